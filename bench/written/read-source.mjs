// Reads what an author wrote as the blocks that a reader should see, apart from the engine: `{ kind, text }`. Expressions
// that are no plain data, components of the author and what stands in them are left out, and the page is then called open.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INLINE, normalize } from './text.mjs';

/** Attributes whose text is shown before the content, and after it. */
const BEFORE = {
  Accordion: ['title', 'description'],
  Card: ['title'],
  Tile: ['title', 'description'],
  Frame: ['hint', 'title'],
  Step: ['title'],
  Tab: ['title'],
  View: ['title'],
  Update: ['label', 'description'],
  ParamField: ['path', 'query', 'header', 'body', 'cookie', 'type'],
  ResponseField: ['name', 'type'],
  'Tree.Folder': ['name'],
  'Tree.File': ['name'],
};
const AFTER = { Card: ['cta'], Frame: ['caption', 'description'], Tooltip: ['headline', 'tip', 'cta'] };
/** Built-in components that are not looked into. */
const CLOSED = new Set([
  'Prompt',
  'Mermaid',
  'Icon',
  'CodeBlock',
  'pre',
  'svg',
  'video',
  'iframe',
  'img',
  'script',
  'style',
]);
const BUILT_IN = new Set([
  ...Object.keys(BEFORE),
  ...'AccordionGroup CardGroup Columns Column CodeGroup Steps Tabs Panel Badge Tooltip Latex Link Expandable'.split(
    ' ',
  ),
  ...'Note Warning Info Tip Check Danger Callout RequestExample ResponseExample Tree FileTree Visibility Heading'.split(
    ' ',
  ),
]);

/** `read(file)` gives the blocks of a page, and whether there may be more than these; undefined for what strict MDX refuses. */
export function createSourceReader(parsers, root, variables) {
  const reader = { parsers, root, variables, parsed: new Map() };
  return {
    read(file) {
      const tree = parse(reader, file);
      if (tree === undefined) return undefined;
      const out = { blocks: [], isOpen: false };
      readFile(file, tree, { reader, out, chain: [] });
      return out;
    },
  };
}

function parse({ parsers, variables, parsed }, file) {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
  const body = text
    .replace(/^---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/, '')
    .replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name) => variables[name] ?? whole)
    .replace(/^( {0,3}#{1,6} .*?)[ \t]*\{#[^}\n]+\}[ \t]*$/gm, '$1')
    .replace(/<!--[\s\S]*?-->/g, '');
  let tree;
  try {
    tree = parsers.mdx.parse(body);
  } catch {
    tree = undefined;
  }
  parsed.set(file, tree);
  return tree;
}

function readFile(file, tree, { reader, out, chain }) {
  const imports = new Map();
  const own = new Set();
  for (const statement of tree.children.flatMap((node) => node.data?.estree?.body ?? [])) {
    for (const { type, local } of statement.type === 'ImportDeclaration' ? statement.specifiers : [])
      imports.set(local.name, type === 'ImportDefaultSpecifier' ? statement.source.value : undefined);
    const declared = statement.declaration?.declarations ?? [statement.declaration];
    for (const each of declared) if (each?.id?.name !== undefined) own.add(each.id.name);
  }
  const state = { reader, out, imports, own, file, chain: [...chain, file], kind: 'p', line: '' };
  for (const node of tree.children) {
    state.line += ' ';
    visit(node, state);
  }
  flush(state);
}

function flush(state) {
  const text = normalize(state.line);
  if (text !== '') state.out.blocks.push({ kind: state.kind, text });
  state.line = '';
}

/** Reads nodes as a block of its own. */
function within(nodes, kind, state, { before = [], after = [] } = {}) {
  flush(state);
  const inner = { ...state, kind, line: '' };
  for (const text of before) inner.out.blocks.push({ kind: `@${kind}`, text });
  for (const node of nodes) visit(node, inner);
  flush(inner);
  for (const text of after) inner.out.blocks.push({ kind: `@${kind}`, text });
}

function visit(node, state) {
  const children = node.children ?? [];
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      state.line += node.value;
      return;
    case 'inlineMath':
    case 'math':
      state.line += ` $${node.value}$ `;
      return;
    case 'break':
      state.line += '\n';
      return;
    case 'code':
      flush(state);
      if (node.lang !== 'mermaid') state.out.blocks.push({ kind: 'code', text: node.value });
      return;
    case 'paragraph':
      if (isUnravelled(children)) for (const child of children) child.type === 'text' || visit(child, state);
      else within(children, state.kind, state);
      return;
    case 'heading':
      within(children, `h${node.depth}`, state);
      return;
    case 'listItem':
    case 'tableCell':
    case 'footnoteDefinition':
      within(children, node.type, state);
      return;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if ((node.data?.estree?.body ?? []).length > 0) readExpression(node, state);
      return;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      readElement(node, state);
      return;
    case 'html':
      state.out.isOpen = true;
      return;
    default:
      for (const child of children) visit(child, state);
  }
}

function readExpression(node, state) {
  const value = node.data.estree.body[0].expression?.value;
  if (typeof value === 'string' || typeof value === 'number') state.line += value;
  else {
    state.out.isOpen = true;
    state.line += '\u0007';
  }
}

function readElement(node, state) {
  const { name, attributes, children } = node;
  const { out, imports, own } = state;
  const given = new Map(attributes.map((each) => [each.name, each.value]));
  const path = name === 'Snippet' ? `/snippets/${given.get('file')}` : imports.get(name);
  const file = path === undefined ? undefined : fileOf(path, state);
  if (file !== undefined && /\.mdx?$/.test(file) && attributes.length === (name === 'Snippet' ? 1 : 0)) {
    const tree = state.chain.includes(file) ? undefined : parse(state.reader, file);
    if (tree !== undefined) {
      flush(state);
      readFile(file, tree, state);
      return;
    }
  }
  const isKnown = name === null || /^[a-z]/.test(name) || BUILT_IN.has(name);
  if (imports.has(name) || own.has(name) || CLOSED.has(name) || !isKnown) {
    out.isOpen = true;
    return;
  }
  if (name === 'Visibility' && given.get('for') !== 'humans') return;
  if (name === 'br') {
    state.line += '\n';
    return;
  }
  const shown = (names = []) => {
    if (names.some((key) => typeof given.get(key) === 'object' && given.get(key) !== null)) out.isOpen = true;
    return names.flatMap((key) => (typeof given.get(key) === 'string' ? normalize(given.get(key)) : []));
  };
  const isInline = name === null || INLINE.has(name) || ['Badge', 'Tooltip', 'Latex', 'Link'].includes(name);
  if (!isInline)
    return within(children, name, state, { before: shown(BEFORE[name]), after: shown(AFTER[name]) });
  for (const child of children) visit(child, state);
  for (const text of shown(AFTER[name])) out.blocks.push({ kind: `@${name}`, text });
}

function fileOf(path, { reader: { root }, file: from }) {
  const base = path.startsWith('/') ? join(root, path) : join(dirname(from), path);
  return ['', '.mdx', '.md']
    .map((end) => base + end)
    .find((each) => existsSync(each) && statSync(each).isFile());
}

/** A paragraph of tags alone is none in MDX, and the blanks between them go. */
function isUnravelled(children) {
  const isCode = ({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
  const isBlank = ({ type, value }) => type === 'text' && value.trim() === '';
  return children.some(isCode) && children.every((child) => isCode(child) || isBlank(child));
}
