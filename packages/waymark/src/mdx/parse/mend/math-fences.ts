import { blankFencedCode } from '@waymark/core/content';

const INDENTED_FENCE = /^[ \t>]*(?: {4}|\t)[ \t]*\$\$/m;
/** What begins a formula of several lines, and perhaps ends one. */
const FENCE = /^(\$\$+)([^$]*)$/;
const LIST_ITEM = /^(?!([-*])(?:[ \t]*\1){2,}[ \t]*\r?$)(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
/** Code that begins in the line of a list item, which belongs to the item. */
const ITEM_OF_CODE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)+(?:```|~~~)/;
/** Columns from its container on at which the parser finds no end of a formula; in MDX it ends there, too. */
const TOO_FAR = 4;
/** Signs before the words of a line that are followed; no page has as many. */
const DEEPEST = 100;

/** Moves the signs around formulas that stand far to the right, as in a step, to where the parser sees them. */
export function alignMathFences(text: string): string {
  if (!text.includes('$$') || !INDENTED_FENCE.test(text)) return text;
  const prose = blankFencedCode(text).split('\n');
  const isCode = (line: string, index: number): boolean =>
    prose[index]?.trim() === '' && !ITEM_OF_CODE.test(line);
  const placeOf = createPlaces();
  let begin: Pick<Fence, 'signs' | 'container'> | undefined;
  const align = (line: string): string => {
    const fence = readFence(line, placeOf(line));
    if (fence.container < (begin?.container ?? 0)) begin = undefined;
    const isEnd = begin !== undefined && fence.mayEnd && fence.signs >= begin.signs;
    if (fence.signs === 0 || (begin !== undefined && !isEnd)) return line;
    const column = begin?.container ?? fence.container;
    begin = isEnd ? undefined : fence;
    return moveLeft(line, fence, column);
  };
  const lines = text.split('\n');
  return lines.map((line, index) => (isCode(line, index) ? line : align(line))).join('\n');
}

/** Signs that begin or end a formula, if a line holds any. */
interface Fence extends Place {
  /** How many; 0 where there are none. */
  readonly signs: number;
  readonly mayEnd: boolean;
}

function readFence(line: string, place: Place): Fence {
  const [, { length: signs } = '', rest = ''] = FENCE.exec(line.slice(place.start)) ?? [];
  return { ...place, signs, mayEnd: !place.isItem && rest.trim() === '' };
}

function moveLeft(line: string, { from, start, signs, isItem }: Fence, columns: number): string {
  const indent = line.slice(from, start);
  if (isItem || columnsOf(indent) - columns < TOO_FAR) return line;
  let kept = 0;
  while (columnsOf(indent.slice(0, kept)) < columns) kept += 1;
  const behind = line.slice(start + signs);
  return line.slice(0, from) + indent.slice(0, kept) + '$'.repeat(signs) + indent.slice(kept) + behind;
}

/** Where the words of a line stand. */
interface Place {
  /** Behind the last sign of a quotation. */
  readonly from: number;
  readonly start: number;
  /** Column from there at which the content of the list item begins that they stand in; 0 outside of lists. */
  readonly container: number;
  /** The line begins that item. */
  readonly isItem: boolean;
}

/** A sign that begins a quotation or a list item, with the blanks that belong to it. */
interface Sign {
  readonly start: number;
  readonly end: number;
  readonly isItem: boolean;
}

/** Creates what is asked for the place of each line, one after the other. */
function createPlaces(): (line: string) => Place {
  /** Columns at which the content of the open list items begins, by the quotations around. */
  const levels: (readonly number[])[] = [[]];
  return (line) => {
    const { signs, start } = readSigns(line);
    if (start === line.trimEnd().length)
      return { from: 0, start, container: Number.POSITIVE_INFINITY, isItem: false };
    let [level, from] = [0, 0];
    let items = levels[0] ?? [];
    for (const [index, sign] of signs.entries()) {
      const isFirst = signs[index - 1]?.isItem !== true;
      if (isFirst) items = itemsUpTo(columnsOf(line.slice(from, sign.start)), items);
      if (sign.isItem) items = [...items, columnsOf(line.slice(from, sign.end))];
      else {
        levels[level] = items;
        [level, from] = [level + 1, sign.end];
        items = levels[level] ?? [];
      }
    }
    const isItem = signs.at(-1)?.isItem === true;
    if (!isItem) items = itemsUpTo(columnsOf(line.slice(from, start)), items);
    levels.splice(level, levels.length, items);
    return { from, start, container: items.at(-1) ?? 0, isItem };
  };
}

function itemsUpTo(column: number, items: readonly number[]): readonly number[] {
  return items.filter((content) => content <= column);
}

/** Signs of quotations and list items before the words of a line. */
function readSigns(line: string): { readonly signs: readonly Sign[]; readonly start: number } {
  const signs: Sign[] = [];
  let start = skipBlanks(line, 0);
  for (;;) {
    const rest = line.slice(start);
    const item = LIST_ITEM.exec(rest)?.[0];
    const sign = item ?? /^>[ \t]?/.exec(rest)?.[0];
    if (sign === undefined || signs.length === DEEPEST) return { signs, start };
    signs.push({ start, end: start + sign.length, isItem: item !== undefined });
    start = skipBlanks(line, start + sign.length);
  }
}

function skipBlanks(line: string, start: number): number {
  return start + (/^[ \t]*/.exec(line.slice(start))?.[0].length ?? 0);
}

function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
