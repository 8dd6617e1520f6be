import { blankCode } from '../blank-code.ts';

const INDENTED_FENCE = /^[ \t>]*\$\$(?<=(?: {4}|\t)[ \t]*\$\$)/m;
/** What begins a formula of several lines, and perhaps ends one. */
const FENCE = /^(\$\$+)([^$]*)$/;
/** A line without words, in quotations perhaps. */
const NOTHING = /^[ \t>]*$/;
const LIST_ITEM = /^(?!([-*])(?:[ \t]*\1){2,}[ \t]*$)(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
/** Code that begins in the line of a list item, which belongs to the item. */
const ITEM_OF_CODE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)+(?:```|~~~)/;
/** Columns from its container on at which the parser finds no end of a formula; in MDX it ends there, too. */
const TOO_FAR = 4;
/** Signs before the words of a line that are followed; no page has as many. */
const DEEPEST = 100;

/** Moves the signs around formulas that stand far to the right, as in a step, to where the parser sees them. */
export function alignMathFences(text: string): string {
  if (!text.includes('$$') || !INDENTED_FENCE.test(text)) return text;
  const prose = blankCode(text).split('\n');
  const align = createAligner();
  const isCode = (line: string, index: number): boolean =>
    prose[index]?.trim() === '' && !ITEM_OF_CODE.test(line);
  return text
    .split('\n')
    .map((line, index) => (isCode(line, index) ? line : align(line, prose[index] ?? '')))
    .join('\n');
}

/** Creates what moves the signs of each line, one after the other; what of it is code is blank in `prose`. */
function createAligner(): (line: string, prose: string) => string {
  const placeOf = createPlaces();
  let begin: Fence | undefined;
  return (line, prose) => {
    if (NOTHING.test(line)) return line;
    if (begin !== undefined && isLeft(line, begin)) begin = undefined;
    const fence = readFence(prose, begin === undefined ? placeOf(line) : placeInside(line));
    if (fence.signs === 0 || (begin !== undefined && !mayEnd(fence, begin))) return line;
    const { container } = begin ?? fence;
    begin = begin === undefined ? fence : undefined;
    return moveLeft(line, fence, container);
  };
}

/** Whether a line stands left of the list item that a formula stands in, which ends both. */
function isLeft(line: string, { container }: Fence): boolean {
  const { from, start } = placeInside(line);
  return columnsOf(line.slice(from, start)) < container;
}

/** Where the words of a line of a formula stand. */
function placeInside(line: string): Place {
  const from = /^(?:[ \t]*>[ \t]?)*/.exec(line)?.[0].length ?? 0;
  return { from, start: skipBlanks(line, from), container: 0, isItem: false };
}

/** Signs that begin or end a formula, if a line holds any. */
interface Fence extends Place {
  /** How many; 0 where there are none. */
  readonly signs: number;
  /** Nothing stands behind them. */
  readonly isAlone: boolean;
}

function readFence(prose: string, place: Place): Fence {
  const [, { length: signs } = '', rest = ''] = FENCE.exec(prose.slice(place.start)) ?? [];
  return { ...place, signs, isAlone: rest.trim() === '' };
}

function mayEnd({ signs, isAlone, isItem }: Fence, begin: Fence): boolean {
  return isAlone && !isItem && signs >= begin.signs;
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
