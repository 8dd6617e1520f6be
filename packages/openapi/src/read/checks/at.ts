import type { Where } from '@waymark/core/diagnostics';
import type { ParsedText } from '../text/parsed-text.ts';

/** Says where the value of a JSON pointer stands in a specification, or its key. */
export type At = (pointer: string, part?: 'key' | 'value') => Where;

/** Creates what says it of a file. */
export function createAt(file: string, parsed: ParsedText): At {
  return (pointer, part) => ({ span: { file, ...parsed.locate(pointer, part) }, path: pointer });
}
