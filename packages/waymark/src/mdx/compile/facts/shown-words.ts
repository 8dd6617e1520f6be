import type { Node } from 'acorn';
import type { WrittenProps } from '../../../components/definition/definition.ts';
import { readList } from '../../../components/definition/props.ts';
import { plainTitle } from '../../../components/drawing/children.ts';
import { keepMarkdown } from '../../author-code/markdown-in-code.ts';
import { JsxParser } from '../../parse/code/jsx-parser.ts';

/** Props whose texts stand in the page beside the content, whichever component has them. */
export const SHOWN_PROPS = [
  'name',
  'alt',
  'headline',
  'description',
  'tip',
  'caption',
  'hint',
  'cta',
  'repo',
] as const;
/** The same for lists: labels around a field, tags of a changelog. */
const SHOWN_LISTS = ['pre', 'post', 'tags'] as const;
const SHOWN_IN_CODE: ReadonlySet<string> = new Set(['title', 'label', ...SHOWN_PROPS]);

/** The texts of a component that readers see beside its title, label and content. */
export function shownWords(props: WrittenProps): readonly string[] {
  const words: string[] = [];
  for (const prop of SHOWN_PROPS) if (typeof props[prop] === 'string') words.push(plainTitle(props[prop]));
  for (const prop of SHOWN_LISTS) for (const text of readList(props[prop]) ?? []) words.push(text);
  return words;
}

/**
 * The words between the tags of an expression, and those of props that readers see: what its conditions and loops may
 * show. Nothing is run, so a text is found whether or not it is shown today.
 */
export function codeWords(expression: string): readonly string[] {
  if (!/<\/|\/>/.test(expression)) return [];
  try {
    return wordsIn(JsxParser.parseExpressionAt(keepMarkdown(expression), 0, { ecmaVersion: 'latest' }));
  } catch {
    return [];
  }
}

/** A node of the parsed expression; acorn does not type those of tags. */
type CodeNode = Node & { readonly [key: string]: unknown };

/** In the order in which they are written. Nodes wait in a list, for nothing bounds how deep they lie. */
function wordsIn(root: Node): readonly string[] {
  const words: string[] = [];
  const waiting: CodeNode[] = [root as CodeNode];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const text = textOf(node);
    if (text !== '') words.push(text);
    if (node.type !== 'JSXAttribute') for (const inner of nodesIn(node).reverse()) waiting.push(inner);
  }
  return words;
}

function nodesIn(node: CodeNode): CodeNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is CodeNode => isNode(value));
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function textOf(node: CodeNode): string {
  if (node.type === 'JSXText') return literalText(node);
  if (node.type === 'JSXExpressionContainer') return literalText(node['expression']);
  const name = node['name'];
  const isShown = node.type === 'JSXAttribute' && isNode(name) && SHOWN_IN_CODE.has(String(name['name']));
  return isShown ? plainTitle(literalText(node['value'])) : '';
}

function literalText(node: unknown): string {
  return isNode(node) && typeof node['value'] === 'string' ? node['value'].replace(/\s+/g, ' ').trim() : '';
}
