import type { ParseError } from '../parse.ts';
import { readTagError } from '../tag-error.ts';
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
  if (readTagError(message) === undefined) return [];
  const end = text.indexOf('\n\n', offset);
  const start = Math.max(0, text.lastIndexOf('\n\n', offset));
  return findInBlock(text, start, end === -1 ? text.length : end);
}

/** Whether the parser took something for a formula that is none. */
function holdsCurrency(text: string, node: MdxNode): boolean {
  if (node.type !== 'inlineMath') return node.children?.some((child) => holdsCurrency(text, child)) === true;
  const at = startOf(node);
  const length = /^\$*/.exec(text.slice(at, endOf(node)))?.[0].length ?? 0;
  return !isFormula(text, { at, length }, endOf(node) - length);
}

/** Signs that stand side by side; as many end what they begin. */
interface Signs {
  readonly at: number;
  readonly length: number;
}

/** Whether the text between signs is a formula. */
function isFormula(text: string, { at, length }: Signs, close: number): boolean {
  const inside = text.slice(at + length, close);
  // A formula holds no code: `$ref` before `#/$defs` begins none.
  if (inside.includes('`')) return false;
  // Two signs are rarely money.
  if (length > 1) return true;
  // It ends no tag, and an escaped sign ends none. `$\{name}` is a variable in an address: in a formula, a brace that is
  // escaped ends with one that is.
  if (/<\/[A-Za-z]|^\\\{[\w.-]*\}|\\$/.test(inside) || /\d/.test(text[close + 1] ?? '')) return false;
  // Two variables of a shell, as in `$HOME/bin:$PATH`.
  if (/^[A-Z][A-Z_]/.test(inside) && /^[A-Z][A-Z_]/.test(text.slice(close + length, close + length + 2)))
    return false;
  // A space beside a sign tells money from a formula, but no money has commands, such as `\frac{a}{b}`.
  return /^\S(?:[\s\S]*\S)?$/.test(inside) || /^\s*\\[A-Za-z]|\\[A-Za-z]+\{/.test(inside);
}

/** Goes from signs to signs: those that the next ones of their number do not close open nothing. */
function findInBlock(text: string, start: number, end: number): number[] {
  const signs = [...text.slice(start, end).matchAll(SIGNS)]
    .filter(([sign]) => sign.startsWith('$'))
    .map(({ 0: { length }, index }): Signs => ({ at: start + index, length }));
  const closing = findClosing(signs);
  const found: number[] = [];
  let formulaEnd = start;
  for (const open of signs) {
    if (open.at < formulaEnd) continue;
    const close = closing.get(open);
    if (close !== undefined && isFormula(text, open, close.at)) formulaEnd = close.at + close.length;
    else for (let each = 0; each < open.length; each++) found.push(open.at + each);
  }
  return found;
}

/** The next signs of the same number after each. */
function findClosing(signs: readonly Signs[]): ReadonlyMap<Signs, Signs> {
  const closing = new Map<Signs, Signs>();
  const last = new Map<number, Signs>();
  for (const each of signs) {
    const open = last.get(each.length);
    if (open !== undefined) closing.set(open, each);
    last.set(each.length, each);
  }
  return closing;
}
