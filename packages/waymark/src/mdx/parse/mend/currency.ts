import type { ParseError } from '../parse.ts';
import { endOf, type MdxNode, startOf } from '../tree.ts';

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);
/** What holds no signs of its own (escapes, inline code, expressions, tags), then the signs. */
const SIGNS =
  /\\[\s\S]|(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\{(?:[^{}]|\{[^{}]*\})*\}|<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?>|\$+/g;

/** Offsets of `$` that open no formula: money, names of variables. */
export function findCurrency(text: string, root: MdxNode): readonly number[] {
  if (!text.includes('$')) return [];
  const found: number[] = [];
  const visit = (node: MdxNode): void => {
    if (!isBlock(node)) node.children?.forEach(visit);
    else if (holdsCurrency(text, node))
      for (const each of findInBlock(text, startOf(node), endOf(node))) found.push(each);
  };
  visit(root);
  return found;
}

/** Whether formulas of a node begin and end in it: tags of one line, such as `<li>$5</li>`, hold no paragraph. */
function isBlock({ type, children }: MdxNode): boolean {
  return BLOCKS.has(type) || children?.some((child) => child.type === 'inlineMath') === true;
}

/** Offsets of `$` by which a formula would go on over the end of a tag, so that the parser misses that end. */
export function findCurrencyBefore(text: string, { message, offset }: ParseError): readonly number[] {
  if (!/closing tag/.test(message)) return [];
  const end = text.indexOf('\n\n', offset);
  const start = Math.max(0, text.lastIndexOf('\n\n', offset));
  return findInBlock(text, start, end === -1 ? text.length : end);
}

/** Whether the parser took something for a formula that is none. */
function holdsCurrency(text: string, node: MdxNode): boolean {
  if (node.type !== 'inlineMath') return node.children?.some((child) => holdsCurrency(text, child)) === true;
  const [start, end] = [startOf(node), endOf(node)];
  return !text.startsWith('$$', start) && !isFormula(text, start, end - 1);
}

/** Whether the text between two signs is a formula. */
function isFormula(text: string, open: number, close: number): boolean {
  // A formula holds no code: `$ref` before `#/$defs` begins none; and it ends no tag. An escaped sign ends none.
  const inside = text.slice(open + 1, close);
  // `$\{name}` is a variable in an address: in a formula, a brace that is escaped ends with one that is.
  if (
    /`|<\/[A-Za-z]|^\\\{[\w.-]*\}/.test(inside) ||
    inside.endsWith('\\') ||
    /\d/.test(text[close + 1] ?? '')
  )
    return false;
  // A space beside a sign tells money from a formula, but no money has commands, such as `\frac{a}{b}`.
  return /^\S(?:[\s\S]*\S)?$/.test(inside) || /^\s*\\[A-Za-z]|\\[A-Za-z]+\{/.test(inside);
}

/** Goes from sign to sign: one that the next sign does not close opens nothing. */
function findInBlock(text: string, start: number, end: number): number[] {
  const signs = [...text.slice(start, end).matchAll(SIGNS)]
    .filter(([sign]) => sign === '$')
    .map(({ index }) => start + index);
  const found: number[] = [];
  for (let index = 0; index < signs.length; index++) {
    const [open = 0, close] = [signs[index], signs[index + 1]];
    if (close !== undefined && isFormula(text, open, close)) index++;
    else found.push(open);
  }
  return found;
}
