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
    /^(?:[ \t>]|[-*+] |\d+[.)] )*(?<fence>`{3,}(?!`|[^\n]*`)|~{3,}(?!~))[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\k<fence>[`~]*[ \t]*$/,
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
  const hidden = findHidden(body);
  const uncoded = blankRanges(
    body,
    hidden.filter(({ start }) => !/^(?:<!--|\{\/\*)/.test(body.slice(start, start + 4))),
  );
  const prose = blankRanges(body, hidden);
  return { file, text, data: value.data, bodyStart: value.bodyStart, uncoded, prose, diagnostics };
}

/** A part of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

function findHidden(body: string): readonly Range[] {
  const closed = withoutOpen(withoutOpen(body, '<!--', '-->'), '{/*', '*/}');
  return Array.from(closed.matchAll(HIDDEN), ({ index, 0: hidden }) => ({
    start: index,
    end: index + hidden.length,
  }));
}

/** The text with letters in the place of signs that open what nothing closes: each would be looked through to the end. */
function withoutOpen(text: string, open: string, close: string): string {
  const last = Math.max(0, text.lastIndexOf(close) - open.length + 1);
  return text.slice(0, last) + text.slice(last).replaceAll(open, 'x'.repeat(open.length));
}

/** The text with some parts of it blanked. */
export function blankRanges(text: string, ranges: readonly Range[]): string {
  let result = '';
  let done = 0;
  for (const { start, end } of ranges) {
    result += text.slice(done, start) + blank(text.slice(start, end));
    done = end;
  }
  return result + text.slice(done);
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
