import { blankFencedCode } from '@waymark/core/content';

/** Inline code, which ends with its paragraph at the latest, and JSX comments. */
const INLINE = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\r?\n)[\s\S])*?[^`]\1(?!`)|\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g;

/** The text with all code and JSX comments replaced by spaces, so that what is searched for in it is prose; offsets stay true. */
export function blankCode(text: string): string {
  return blankFencedCode(text).replace(INLINE, (code) => ' '.repeat(code.length));
}
