import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { type MdxModule, placeOf, placeOfText } from '../../parse/read-module.ts';
import { endOf, type MdxNode, startOf } from '../../parse/tree.ts';

/** The first row with more cells than its table has columns: others have the same cause. */
export function checkRows(table: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const [head, ...rows] = table.children ?? [];
  const columns = head?.children?.length ?? 0;
  const row = rows.find(({ children = [] }) => children.length > columns);
  if (row === undefined) return [];
  const written = module.text.slice(startOf(row), endOf(row));
  const parameters = { cells: row.children?.length ?? 0, columns, isCode: written.includes('`') };
  return [mdxDiagnostics['table-cells'](parameters, { span: placeOf(row, module) })];
}

/** A paragraph that was meant as a table. */
export function checkTornTable(paragraph: MdxNode, module: MdxModule): readonly Diagnostic[] {
  const start = startOf(paragraph);
  const written = module.text.slice(start, endOf(paragraph));
  if (!written.includes('|')) return [];
  const lines = written.split(/\r?\n/);
  const problem = problemOfTable(lines);
  if (problem === undefined) return [];
  const [first = ''] = lines;
  const where = { span: placeOfText(module, start, first.length) };
  if (problem === HEADLESS && TORN.test(module.text.slice(Math.max(0, start - 100), start)))
    return [mdxDiagnostics['table-rule']({ problem: 'blank lines stand between its rows' }, where)];
  const rule = `${'|---'.repeat(countCells(first))}|`;
  return [mdxDiagnostics['table-rule']({ problem, rule }, where)];
}

const ROW = /^\s*\|.+\|\s*$/;
const RULE = /^[\s|:]*-[\s|:-]*$/;
const HEADLESS = 'there is no head right above its line of dashes';
/** A row, and blank lines behind it. */
const TORN = /\|[ \t]*\r?\n(?:[ \t]*\r?\n)+[ \t]*$/;

/** Why lines that look like a table are none. */
function problemOfTable(lines: readonly string[]): string | undefined {
  const [head = '', rule = ''] = lines;
  if (ROW.test(head) && RULE.test(head)) return HEADLESS;
  if (lines.length < 2 || !ROW.test(head) || !ROW.test(rule)) return undefined;
  const [cells, dashes] = [countCells(head), countCells(rule)];
  if (RULE.test(rule) && cells !== dashes)
    return `its head has ${cells} cells, and the line of dashes below it ${dashes}`;
  const isMissing = lines.every((line) => ROW.test(line) && !RULE.test(line));
  return isMissing ? 'the line of dashes below its head is missing' : undefined;
}

function countCells(row: string): number {
  return row.replace(/\\\|/g, '').split('|').length - 2;
}
