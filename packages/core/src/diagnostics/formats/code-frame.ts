import { positionAt, type SourceText, type Span } from '../../source/index.ts';
import { type Cell, makeHarmless, toCells } from '../display-text.ts';

/** A part of a file to point at. */
export interface FrameMark {
  readonly span: Span;
  readonly label?: string;
  /** The place itself (carets), or one that has to do with it (dashes). */
  readonly kind: 'primary' | 'related';
}

/** What a frame line is made of, so that a caller may colour it. */
export interface FrameLine {
  /** Line number; absent on lines of carets. */
  readonly number?: number;
  /** Source text, or blanks before the carets. */
  readonly text: string;
  /** Carets or dashes. */
  readonly underline?: string;
  readonly label?: string;
  readonly kind?: FrameMark['kind'];
  /** Lines between this one and the one before are left out. */
  readonly gap?: boolean;
}

/**
 * Characters of a line that is looked at as a whole: more than any terminal shows, and few, because each grapheme that a
 * segmenter finds holds a copy of all of them.
 */
const LONGEST_LINE = 1_000;

/** A mark on one line; offsets in that line, end exclusive. */
interface LineMark {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly label: string | undefined;
  readonly kind: FrameMark['kind'];
}

/**
 * Lays out the lines of one file that the marks are on, each followed by its carets. Lines wider than `width` columns
 * are cut around the place; of a span over several lines, the first and the last are shown.
 */
export function codeFrame(
  source: SourceText,
  marks: readonly FrameMark[],
  width: number,
): readonly FrameLine[] {
  const lineMarks = marks.flatMap((mark) => toLineMarks(source, mark));
  const numbers = [...new Set(lineMarks.map((mark) => mark.line))].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const here = lineMarks.filter((mark) => mark.line === number).sort((a, b) => a.start - b.start);
    const previous = numbers[index - 1];
    const gap = previous !== undefined && number > previous + 1;
    const [first, ...rest] = layOutLine(number, lineText(source, number), here, width);
    return first === undefined ? [] : [{ ...first, ...(gap ? { gap } : {}) }, ...rest];
  });
}

function lineText(source: SourceText, line: number): string {
  const start = source.lineStarts[line - 1] ?? source.text.length;
  const end = source.lineStarts[line] ?? source.text.length;
  return source.text.slice(start, end).replace(/\r?\n$|\r$/, '');
}

function toLineMarks(source: SourceText, { span, label, kind }: FrameMark): readonly LineMark[] {
  const start = positionAt(source, span.start);
  const end = positionAt(source, Math.max(span.start, span.end));
  if (start.line === end.line) {
    return [{ line: start.line, start: start.column - 1, end: end.column - 1, label, kind }];
  }
  const first = lineText(source, start.line);
  const last = lineText(source, end.line);
  const indent = last.length - last.trimStart().length;
  const opening = { line: start.line, start: start.column - 1, end: first.length, label: undefined, kind };
  // A span that ends with a line break ends on the line before, as far as a reader is concerned.
  if (end.column === 1) return [{ ...opening, label }];
  return [
    opening,
    { line: end.line, start: Math.min(indent, end.column - 1), end: end.column - 1, label, kind },
  ];
}

function layOutLine(
  number: number,
  text: string,
  marks: readonly LineMark[],
  width: number,
): readonly FrameLine[] {
  if (text.length > LONGEST_LINE)
    return marks.flatMap((mark) => layOutCut(number, cellsAround(text, mark), mark, width));
  const cells = toCells(text);
  const total = cells.reduce((sum, cell) => sum + cell.width, 0);
  if (total <= width) {
    const whole = { cells, before: '', after: '' };
    return [{ number, text: printCells(whole) }, ...marks.map((mark) => caretLine(whole, mark))];
  }
  return marks.flatMap((mark) => layOutCut(number, cells, mark, width));
}

function layOutCut(
  number: number,
  cells: readonly Cell[],
  mark: LineMark,
  width: number,
): readonly FrameLine[] {
  const view = cutAround(cells, mark, width);
  return [{ number, text: printCells(view) }, caretLine(view, mark)];
}

/** What is near a mark; a file may be one line of many megabytes. */
function cellsAround(text: string, { start }: LineMark): readonly Cell[] {
  const from = Math.max(0, start - LONGEST_LINE);
  const near = text.slice(from, start + LONGEST_LINE);
  return toCells(near).map((cell) => ({ ...cell, offset: cell.offset + from }));
}

interface View {
  readonly cells: readonly Cell[];
  readonly before: string;
  readonly after: string;
}

function printCells({ cells, before, after }: View): string {
  return (before + cells.map((cell) => cell.text).join('') + after).trimEnd();
}

/** Keeps a third of the room before the place, and what follows it. */
function cutAround(cells: readonly Cell[], mark: LineMark, width: number): View {
  const place = cells.findIndex((cell) => cell.offset >= mark.start);
  const anchor = place === -1 ? cells.length : place;
  let from = anchor;
  for (let room = Math.floor(width / 3); from > 0; from--) {
    room -= cells[from - 1]?.width ?? 0;
    if (room < 0) break;
  }
  let to = from;
  for (let room = width - 2; to < cells.length; to++) {
    room -= cells[to]?.width ?? 0;
    if (room < 0) break;
  }
  return {
    cells: cells.slice(from, to),
    before: from > 0 ? '…' : '',
    after: to < cells.length ? '…' : '',
  };
}

function caretLine({ cells, before }: View, mark: LineMark): FrameLine {
  let indent = before.length;
  let length = 0;
  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1]?.offset ?? cell.offset + 1;
    if (next <= mark.start) indent += cell.width;
    else if (cell.offset < mark.end) length += cell.width;
  }
  const sign = mark.kind === 'primary' ? '^' : '-';
  return {
    text: ' '.repeat(indent),
    underline: sign.repeat(Math.max(1, length)),
    kind: mark.kind,
    ...(mark.label === undefined ? {} : { label: makeHarmless(mark.label) }),
  };
}
