import { blankFencedCode } from '@waymark/core/content';
import { blankCode } from '../code-ranges.ts';

const INDENTED_FENCE = /^(?: {4}|[ \t]*\t)[ \t]*\$\$/m;
/** What begins a formula of several lines, and perhaps ends one. */
const FENCE = /^([ \t]*)(\$\$+)([^$]*)$/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
/** Columns from its container on at which the parser finds no end of a formula; in MDX it ends there, too. */
const TOO_FAR = 4;

/** A line that others may stand below, further to the right. */
interface OpenLine {
  readonly columns: number;
  /** Where the content of the list item begins that it is; 0 for others. */
  readonly content: number;
}

/** A line of signs, and what may follow them in it. */
interface FenceLine {
  readonly indent: string;
  readonly signs: string;
  readonly rest: string;
}

/** Moves the signs around formulas that stand far to the right, as in a step, to where the parser sees them. */
export function alignMathFences(text: string): string {
  if (!INDENTED_FENCE.test(text)) return text;
  const lines = text.split('\n');
  const prose = blankCode(text);
  const open: OpenLine[] = [];
  let offset = 0;
  let begin: { readonly signs: number; readonly container: number } | undefined;
  for (const [index, line] of blankFencedCode(text).split('\n').entries()) {
    const fence = fenceOf(line, prose.slice(offset, offset + line.length));
    offset += line.length + 1;
    if (begin !== undefined && !(fence && isEnd(fence, begin.signs))) continue;
    openLine(line, open);
    if (fence === undefined) continue;
    const { container } = begin ?? { container: containerOf(open) };
    if (columnsOf(fence.indent) - container >= TOO_FAR) lines[index] = moveLeft(fence, container);
    begin = begin === undefined ? { signs: fence.signs.length, container } : undefined;
  }
  return lines.join('\n');
}

function fenceOf(line: string, prose: string): FenceLine | undefined {
  const [, indent = '', signs = '', rest = ''] = FENCE.exec(line) ?? [];
  return prose[indent.length] === '$' && signs !== '' ? { indent, signs, rest } : undefined;
}

function isEnd({ signs, rest }: FenceLine, least: number): boolean {
  return rest.trim() === '' && signs.length >= least;
}

function moveLeft({ indent, signs, rest }: FenceLine, columns: number): string {
  let kept = 0;
  let width = 0;
  while (width < columns) {
    width += columnsOf(indent.charAt(kept), width);
    kept += 1;
  }
  return indent.slice(0, kept) + signs + indent.slice(kept) + rest;
}

/** Notes a line that is not blank, and forgets those that it stands not below of. */
function openLine(line: string, open: OpenLine[]): void {
  if (line.trim() === '') return;
  const columns = columnsOf(indentOf(line));
  while ((open.at(-1)?.columns ?? -1) >= columns) open.pop();
  open.push({ columns, content: columnsOf(LIST_ITEM.exec(line)?.[0] ?? '') });
}

/** Column at which the content of the list item begins that the last open line stands in; 0 outside of lists. */
function containerOf(open: readonly OpenLine[]): number {
  const least = open.at(-1)?.columns ?? 0;
  const item = open.slice(0, -1).findLast(({ content }, index) => {
    const below = open[index + 1]?.columns ?? least;
    return content > 0 && content <= below;
  });
  return item?.content ?? 0;
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Columns that a text takes which begins at one. */
function columnsOf(text: string, start = 0): number {
  let columns = start;
  for (const sign of text) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns - start;
}
