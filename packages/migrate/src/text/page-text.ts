import { readFrontmatter } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';

/** A page as written, and its prose: the same text with everything that is no prose blanked, so that offsets are the same. */
export interface PageText {
  readonly file: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly bodyStart: number;
  /** Without front matter and code. */
  readonly uncoded: string;
  /** Without front matter, code and comments. */
  readonly prose: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Another text for a part of the page. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Whichever begins first: a comment, fenced code, code in a line. */
const HIDDEN = new RegExp(
  [
    /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/,
    /^(?:[ \t>]|[-*+] |\d+[.)] )*(?<fence>`{3,}(?![^\n]*`)|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\k<fence>[`~]*[ \t]*$/,
    /(?<!`)(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\k<ticks>(?!`)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Opens the text of a page. */
export function readPageText(file: string, written: string): PageText {
  const text = written.replaceAll('\r\n', '\n');
  const { value, diagnostics } = readFrontmatter(file, text);
  const body = blank(text.slice(0, value.bodyStart)) + text.slice(value.bodyStart);
  const uncoded = body.replace(HIDDEN, (hidden) =>
    /^(?:<!--|\{\/\*)/.test(hidden) ? hidden : blank(hidden),
  );
  const prose = body.replace(HIDDEN, blank);
  return { file, text, data: value.data, bodyStart: value.bodyStart, uncoded, prose, diagnostics };
}

/** As many spaces as there were characters; lines stay lines. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Carries out edits. Of two that overlap, the one that begins first counts, or the longer one. */
export function applyEdits({ text, bodyStart }: PageText, edits: readonly Edit[]): string {
  let result = '';
  let done = bodyStart;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < done) continue;
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
