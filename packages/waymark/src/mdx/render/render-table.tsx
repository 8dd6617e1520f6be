import { h, type VNode } from 'preact';
import { TableBox } from '../../components/index.ts';
import { type MdxNode, nodeText } from '../parse/tree.ts';
import type { Here, Render } from './render-state.ts';

/** Letters of code that a cell keeps in one line: it has no lines before and after that a longer one would make ragged. */
export const MOST_IN_CELL = 20;

/** Letters of the longest words of three columns with which a phone has no room for a second word beside any of them. */
const MOST_ON_PHONE = 36;

/** What ends a word: a blank, or a letter of a script whose lines break between letters. */
const WORD_END =
  /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Letters of a name that fit beside four other columns. */
const MOST_IN_ROOM = 44;

/** The element of a cell: one that says nothing heads no column. */
export function headTag({ children = [] }: MdxNode, tag: 'th' | 'td'): 'th' | 'td' {
  return children.length === 0 ? 'td' : tag;
}

/** Draws a table of Markdown. */
export function renderTable(node: MdxNode, render: Render, here: Here): VNode {
  const [head, ...body] = node.children ?? [];
  const heres = (node.children?.[0]?.children ?? []).map((_, column): Here => ({ ...here, column }));
  const cells = (row: MdxNode, tag: 'th' | 'td'): VNode[] =>
    (row.children ?? []).map((cell, column) => {
      const align = node.align?.[column];
      const name = headTag(cell, tag);
      return h(
        name,
        { ...(name === 'th' ? { scope: 'col' } : {}), ...(align ? { 'data-align': align } : {}) },
        render.children(cell.children, heres[column] ?? { ...here, column }),
      );
    });
  return (
    <TableBox>
      <table data-names={roomForNames(node.children ?? [])} data-wide={roomForLines(node.children ?? [])}>
        <thead>{head === undefined ? null : <tr>{cells(head, 'th')}</tr>}</thead>
        {body.length === 0 ? null : (
          <tbody>
            {body.map((row) => (
              <tr>{cells(row, 'td')}</tr>
            ))}
          </tbody>
        )}
      </table>
    </TableBox>
  );
}

/** Whether a cell holds names in code alone. */
const isName = ({ children = [] }: MdxNode): boolean => children.every(({ type }) => type === 'inlineCode');

/**
 * Whether a table of many columns has sentences in the last one alone, so that there is room for names: `long` where one would
 * not fit with its letters as wide as elsewhere.
 */
function roomForNames(rows: readonly MdxNode[]): '' | 'long' | undefined {
  const columns = rows[0]?.children ?? [];
  const hasSentences = (_: MdxNode, column: number): boolean =>
    rows.some(({ children }) => {
      const cell = children?.[column];
      return cell !== undefined && !isName(cell) && nodeText(cell).length > MOST_IN_CELL;
    });
  if (columns.length < 5 || columns.findIndex(hasSentences) !== columns.length - 1) return undefined;
  const isLong = (cell: MdxNode): boolean => isName(cell) && nodeText(cell).length > MOST_IN_ROOM;
  return rows.some(({ children = [] }) => children.some(isLong)) ? 'long' : '';
}

/** Whether a table of three columns has such long words that, on a phone, it scrolls with a word a line unless it may be wider. */
function roomForLines(rows: readonly MdxNode[]): '' | undefined {
  const columns = rows[0]?.children ?? [];
  if (columns.length !== 3) return undefined;
  const letters = columns.reduce((sum, _, column) => sum + longestWord(rows, column), 0);
  return letters > MOST_ON_PHONE ? '' : undefined;
}

/** Letters of the longest word of a column. */
function longestWord(rows: readonly MdxNode[], column: number): number {
  let longest = 0;
  for (const { children } of rows) {
    const cell = children?.[column];
    const text = cell === undefined ? '' : nodeText(cell);
    // Most cells of a column are shorter than its longest word: taking words apart is dear.
    if (text.length <= longest) continue;
    for (const { length } of text.split(WORD_END)) longest = Math.max(longest, length);
  }
  return longest;
}
