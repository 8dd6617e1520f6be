import { explicitId, type FrontmatterPlace, fillText, findFrontmatter } from '@waymark/core/content';
import { rewriteText } from '@waymark/core/source';
import { blankCode } from '../blank-code.ts';
import { joinLateTagEnds } from './late-tag-ends.ts';
import { alignMathFences } from './math-fences.ts';

/** A text made parseable without moving a character, and what was taken out of it. */
export interface PreparedText {
  readonly text: string;
  /** Ids written as `## Title {#id}`, by the offset at which the heading begins. */
  readonly explicitIds: ReadonlyMap<number, string>;
  /** Start offsets of the HTML comments that were blanked. */
  readonly comments: readonly number[];
}

/** With signs before its words, or one line with signs below it: longer ones, and what may be no heading, keep their braces. */
const HEADING =
  /^(\ufeff? {0,3})(#{1,6}[ \t].*\}|(?<=(?<![\s\S])\ufeff? {0,3}|\n[ \t]*\r?\n {0,3})(?![-*+#>|<\s]|\{#|\d+[.)]).*\}(?=[ \t]*\r?\n {0,3}(?:=+|-+)[ \t]*$))[ \t]*$/gm;
/** Behind a backslash, it is text. */
const ID_AT_END = /(?<!\\)\{#([^}]+)\}$/;

/**
 * Blanks what MDX cannot parse but the format allows: `{#id}` after a heading, HTML comments, line ends before the end of a
 * tag, and front matter whose lines the parser does not know; signs of formulas that stand too far to the right are moved. Blanks
 * are spaces, so every offset stays true. Code is left alone.
 */
export function prepareText(source: string): PreparedText {
  const place = findFrontmatter(source);
  const text = alignMathFences(joinLateTagEnds(blankOddFrontmatter(source, place)));
  const explicitIds = new Map<number, string>();
  if (!text.includes('{#') && !text.includes('<!--')) return { text, explicitIds, comments: [] };
  const prose = blankCode(text);
  const head = place.kind === 'whole' ? place.bodyStart : 0;
  const inCode = (offset: number): boolean => offset < head || prose[offset] !== text[offset];
  const withoutIds = text.replace(HEADING, (line, indent: string, heading: string, offset: number) => {
    const [written = '', id] = ID_AT_END.exec(heading.slice(heading.lastIndexOf('{#') - 1)) ?? [];
    if (id === undefined || inCode(offset)) return line;
    explicitIds.set(offset + indent.length, explicitId(fillText(id)));
    return (indent + heading.slice(0, -written.length)).padEnd(line.length);
  });
  const comments = [...findComments(withoutIds)].filter(({ start }) => !inCode(start));
  const edits = comments.map(({ start, end }) => ({ start, end, text: blank(withoutIds.slice(start, end)) }));
  return {
    text: rewriteText(withoutIds, edits).text,
    explicitIds,
    comments: comments.map(({ start }) => start),
  };
}

/** The parser knows front matter that one line opens and one closes; a break at the top is written as it takes for none. */
function blankOddFrontmatter(text: string, { kind, opening, bodyStart }: FrontmatterPlace): string {
  if (kind === 'whole') return text;
  if (kind === 'none') return text.replace(/^(\ufeff?)---(?=[ \t]*\r?\n)/, '$1***');
  return text.slice(0, opening) + blank(text.slice(opening, bodyStart)) + text.slice(bodyStart);
}

function blank(text: string): string {
  return text.replace(/[^\n\r\ufeff]/g, ' ');
}

/** HTML comments; what is opened and never closed is none. */
function* findComments(text: string): Iterable<{ readonly start: number; readonly end: number }> {
  for (let start = text.indexOf('<!--'); start !== -1; ) {
    const close = text.indexOf('-->', start + 4);
    if (close === -1) return;
    yield { start, end: close + 3 };
    start = text.indexOf('<!--', close + 3);
  }
}
