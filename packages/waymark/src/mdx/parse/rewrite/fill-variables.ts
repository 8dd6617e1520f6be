import { fillText, holdsText, splitHeldText } from '@waymark/core/content';
import { rewriteText } from '@waymark/core/source';
import { parse, type Token } from 'acorn';
import { readLiteral } from '../code/literal.ts';
import { parseMarkdown } from '../parse.ts';
import type { MdxAttribute, MdxNode } from '../tree.ts';

/**
 * Puts the values of variables into a parsed tree, where they can be nothing but text: the words of a paragraph may
 * have the inline marks of Markdown, everything else is taken letter by letter. Code keeps the words that hold its
 * values until it is compiled (`fillCode`).
 */
export function fillTree(root: MdxNode, source: string): MdxNode {
  return holdsText(source) ? fillNode(root, { isInLink: false }) : root;
}

interface Around {
  /** A link can hold no other. */
  readonly isInLink: boolean;
}

const TEXT_KEYS = ['url', 'title', 'alt', 'lang', 'meta', 'identifier', 'label'] as const;
const CODE: ReadonlySet<string> = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

function fillNode(node: MdxNode, around: Around): MdxNode {
  const texts: { [K in (typeof TEXT_KEYS)[number]]?: string } = {};
  for (const key of TEXT_KEYS) {
    const text = node[key];
    if (typeof text === 'string') texts[key] = fillText(text);
  }
  const isInLink = around.isInLink || node.type === 'link' || node.type === 'linkReference';
  return {
    ...node,
    ...texts,
    ...(node.value === undefined ? {} : { value: fillValue(node.type, node.value) }),
    ...(node.attributes === undefined ? {} : { attributes: node.attributes.map(fillAttribute) }),
    ...(node.children === undefined
      ? {}
      : { children: node.children.flatMap((child) => fillChild(child, { isInLink })) }),
  };
}

function fillChild(node: MdxNode, around: Around): readonly MdxNode[] {
  if (node.type !== 'text' || !holdsText(node.value ?? '')) return [fillNode(node, around)];
  const parts = splitHeldText(node.value ?? '').flatMap(({ text, isHeld }) =>
    isHeld && !around.isInLink ? readInline(text) : [{ type: 'text', value: text }],
  );
  return joinTexts(parts).map((part) => placeAt(part, node.position));
}

function fillValue(type: string, value: string): string {
  if (!CODE.has(type)) return fillText(value);
  return type === 'mdxjsEsm' ? value : fillExpression(value);
}

function fillAttribute(attribute: MdxAttribute): MdxAttribute {
  const { type, value } = attribute;
  if (value === null || value === undefined || type !== 'mdxJsxAttribute') return attribute;
  if (typeof value === 'string') return { ...attribute, value: fillText(value) };
  return { ...attribute, value: { ...value, value: fillExpression(value.value) } };
}

/** An expression that is plain data holds its texts at once; nothing in it is run. */
export function fillExpression(source: string): string {
  const [before, only, after, ...more] = splitHeldText(source.trim());
  if (before?.text === '' && only !== undefined && after?.text === '' && more.length === 0)
    return JSON.stringify(only.text);
  const filled = fillText(source, (held) => escapeUnits(held));
  return filled !== source && readLiteral(filled).kind === 'value' ? filled : source;
}

/** Marks that Markdown reads within a line. A dollar sign is money more often than a formula. */
const MARKS = /[*_`~[\]\\&:@<'"]|--|\.\.\./;

function readInline(value: string): readonly MdxNode[] {
  const asText = [{ type: 'text', value }];
  if (!MARKS.test(value) || value.includes('$')) return asText;
  const [block, ...others] = parseMarkdown(value).children ?? [];
  if (block?.type !== 'paragraph' || others.length > 0) return asText;
  const [start, end] = [
    value.slice(0, value.length - value.trimStart().length),
    value.slice(value.trimEnd().length),
  ];
  const inner = (block.children ?? []).filter(({ type }) => type !== 'html');
  return [{ type: 'text', value: start }, ...inner, { type: 'text', value: end }];
}

function joinTexts(nodes: readonly MdxNode[]): readonly MdxNode[] {
  const joined: MdxNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', value: `${last.value ?? ''}${node.value ?? ''}` };
    else joined.push(node);
  }
  return joined.filter(({ type, value }) => type !== 'text' || value !== '');
}

/** The text that a value came into is its place, too. */
function placeAt(node: MdxNode, position: MdxNode['position']): MdxNode {
  const { position: _, ...rest } = node;
  return {
    ...rest,
    ...(position === undefined ? {} : { position }),
    ...(node.children === undefined
      ? {}
      : { children: node.children.map((child) => placeAt(child, position)) }),
  };
}

/**
 * Puts the values of variables into compiled JavaScript: into its strings, templates and patterns as their letters, and
 * as a string where a word stands by itself. So no value is ever a part of the code. Code that cannot be read stays.
 */
export function fillCode(code: string): string {
  if (!holdsText(code)) return code;
  const edits = readTokens(code).flatMap(({ type, start, end }) => {
    const written = code.slice(start, end);
    return holdsText(written) ? [{ start, end, text: fillToken(type.label, written) }] : [];
  });
  return rewriteText(code, edits).text;
}

function fillToken(label: string, written: string): string {
  if (label === 'string' || label === 'template') return fillText(written, (held) => escapeUnits(held));
  if (label === 'regexp') return fillText(written, (held) => escapeUnits(held, /\W/g));
  const [before, only, after] = splitHeldText(written);
  const isWhole = before?.text === '' && after?.text === '' && only !== undefined;
  return isWhole ? JSON.stringify(only.text) : written;
}

/** Compiled files of a project are scripts, bundled ones modules. */
function readTokens(code: string): readonly Token[] {
  for (const sourceType of ['script', 'module'] as const) {
    const tokens: Token[] = [];
    try {
      parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true, sourceType, onToken: tokens });
      return tokens;
    } catch {
      // It may be the other kind.
    }
  }
  return [];
}

/** Puts the values of variables into the texts of a JSON file. */
export function fillJson(text: string): string {
  return fillText(text, (held) => escapeUnits(held));
}

/** Escapes that JavaScript and JSON read alike, for everything that could end a text or mean something in one. */
function escapeUnits(text: string, what: RegExp = /[^\w .,:/@-]/g): string {
  return text.replace(what, (found) =>
    Array.from(
      { length: found.length },
      (_, index) => `\\u${found.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
