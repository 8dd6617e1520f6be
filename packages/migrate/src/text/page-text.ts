import { findFrontmatter, readFrontmatter } from '@waymark/core/content';
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

/** What hides text, whichever begins first: a comment, fenced code, code in a line. */
const OPENING =
  /(?<comment><!--|\{\/\*)|^(?:[ \t>]|[-*+] |\d+[.)] )*(?<fence>`{3,}(?!`|[^\n]*`)|~{3,}(?!~))[^\n]*\n|(?<!`)`+/gm;
const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/y;
const CLOSING_FENCE = /^[ \t>]*((?:```|~~~)[`~]*)[ \t]*$/gm;
const CODE = /(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\k<ticks>(?!`)/y;

/** Opens the text of a page. */
export function readPageText(file: string, written: string): PageText {
  const text = frontmatterFirst(written.replaceAll('\r\n', '\n'));
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

/** What stands above front matter belongs to the page below it; offsets behind it stay. */
function frontmatterFirst(text: string): string {
  const { kind, opening, bodyStart } = findFrontmatter(text);
  if (kind !== 'late') return text;
  const top = text.startsWith('\ufeff') ? 1 : 0;
  const lines = text.slice(opening, bodyStart);
  const ended = lines.endsWith('\n') ? lines : `${lines}\n`;
  return text.slice(0, top) + ended + text.slice(top, opening) + text.slice(bodyStart);
}

/** A part of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

function findHidden(body: string): readonly Range[] {
  const text = withoutOpen(withoutOpen(body, '<!--', '-->'), '{/*', '*/}');
  const hidden: Range[] = [];
  const endOfFence = createFenceEnds(text);
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
    const { isHidden, ...range } = readOpening(text, match, endOfFence);
    if (isHidden) hidden.push(range);
    OPENING.lastIndex = range.end;
  }
  return hidden;
}

/** What an opening hides; where nothing closes it, the signs themselves, which are text then. */
function readOpening(
  text: string,
  { index, 0: whole, groups: { comment, fence } = {} }: RegExpExecArray,
  endOfFence: (fence: string, after: number) => number | undefined,
): Range & { readonly isHidden: boolean } {
  const fenceEnd = fence && endOfFence(fence, index + whole.length);
  if (typeof fenceEnd === 'number') return { start: index, end: fenceEnd, isHidden: true };
  const signs = fence ?? whole;
  const start = index + whole.indexOf(signs);
  const end = endOf(comment === undefined ? CODE : COMMENT, text, start);
  return { start, end: end ?? start + signs.length, isHidden: end !== undefined };
}

/** Offset behind what a pattern finds at an offset. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Finds the ends of fences, asked in order; lines that could end one are listed once, and a fence that has no end is known. */
function createFenceEnds(text: string): (fence: string, after: number) => number | undefined {
  const lines = Array.from(text.matchAll(CLOSING_FENCE), ({ index, 0: { length }, 1: marks = '' }) => ({
    marks,
    start: index,
    end: index + length,
  }));
  const endless = new Set<string>();
  let first = 0;
  return (fence, after) => {
    while ((lines[first]?.start ?? after) < after) first++;
    if (endless.has(fence)) return undefined;
    for (let index = first; index < lines.length; index++) {
      const line = lines[index];
      if (line?.marks.startsWith(fence) === true) return line.end;
    }
    endless.add(fence);
    return undefined;
  };
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
