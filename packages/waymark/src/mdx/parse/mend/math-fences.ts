import { blankFencedCode } from '@waymark/core/content';

const INDENTED_FENCE = /^(?: {4}|[ \t]*\t)[ \t]*\$\$/m;
/** What begins a formula of several lines, and perhaps ends one. */
const FENCE = /^([ \t]*)(\$\$+)([^$\r]*)(\r?)$/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
/** Columns from its container on at which the parser finds no end of a formula; in MDX it ends there, too. */
const TOO_FAR = 4;

/** Moves the signs around formulas that stand far to the right, as in a step, to where the parser sees them. */
export function alignMathFences(text: string): string {
  if (!INDENTED_FENCE.test(text)) return text;
  const lines = text.split('\n');
  const prose = blankFencedCode(text).split('\n');
  let begin: { readonly signs: number; readonly container: number } | undefined;
  for (const [index, line] of prose.entries()) {
    const [, indent = '', { length: signs } = '', rest = '', end = ''] = FENCE.exec(line) ?? [];
    const isEnd = begin !== undefined && rest.trim() === '' && signs >= begin.signs;
    if (signs === 0 || (begin !== undefined && !isEnd)) continue;
    const { container } = begin ?? { container: containerOf(prose, index) };
    if (columnsOf(indent) - container >= TOO_FAR)
      lines[index] = moveLeft(indent, container, '$'.repeat(signs)) + rest + end;
    begin = isEnd ? undefined : { signs, container };
  }
  return lines.join('\n');
}

function moveLeft(indent: string, columns: number, signs: string): string {
  let kept = 0;
  while (columnsOf(indent.slice(0, kept)) < columns) kept += 1;
  return indent.slice(0, kept) + signs + indent.slice(kept);
}

/** Column at which the content of the list item begins that a line stands in; 0 outside of lists. */
function containerOf(lines: readonly string[], index: number): number {
  let least = columnsOf(indentOf(lines[index] ?? ''));
  for (let above = index - 1; above >= 0 && least > 0; above--) {
    const line = lines[above] ?? '';
    const columns = columnsOf(indentOf(line));
    if (line.trim() === '' || columns >= least) continue;
    const content = columnsOf(LIST_ITEM.exec(line)?.[0] ?? '');
    if (content > 0 && content <= least) return content;
    least = columns;
  }
  return 0;
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
