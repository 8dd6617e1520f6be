import { fillText } from '@waymark/core/content';
import type { HtmlNode } from '@waymark/openapi';
import { isValidElement, type VNode } from 'preact';
import type { ComponentDefinition, WrittenProps } from '../../components/definition/definition.ts';
import { readString } from '../../components/definition/props.ts';
import { componentRegistry } from '../../components/index.ts';
import { evaluatedProps } from '../author-code/run/evaluated-props.ts';
import type { Evaluation, Scope } from '../author-code/run/scope.ts';
import { literalProps } from '../compile/attributes.ts';
import type { CompiledPage } from '../compile/compile-page.ts';
import { contentTag, type Instance, wordsInLine } from '../compile/instance.ts';
import { rawText } from '../compile/raw-text.ts';
import { fillProps } from '../compile/visit/fill-props.ts';
import { isHtmlName } from '../parse/tag-kinds.ts';
import { endOf, hasChildren, isComment, isExpression, isTag, type MdxNode, startOf } from '../parse/tree.ts';
import { addressAtRoot, type MarkdownAddresses, markdownAtRoot, mayHoldAddress } from './markdown-address.ts';
import {
  addressEdits,
  dedentEdits,
  editOf,
  endTagEdits,
  headingEndEdits,
  htmlTextEdits,
  inOneLine,
  lineBeforeFence,
} from './markdown-edits.ts';
import { gapBefore, lineStart, type MarkdownSpot, ownSpot, START, spotOf } from './markdown-spot.ts';
import { withOwnContent } from './own-content.ts';
import { type Splice, splice } from './splice.ts';
import { flatElements, valueMarkdown } from './value-markdown.ts';

/** Nodes that say nothing to a reader of the Markdown. */
const LEFT_OUT: ReadonlySet<string> = new Set(['yaml', 'toml', 'mdxjsEsm']);

/**
 * The page's body as Markdown: the author's own text with snippets, props, variables and built-in components resolved,
 * imports and exports left out, and what `Visibility` keeps from agents dropped. HTML stays as it is; in the place of a
 * component of the author's own stands what it drew, with its content as it is written. Addresses are as they are
 * at the root (`addressAtRoot`), for the Markdown stands in other places than the file, and beside that of other pages.
 */
export function bodyMarkdown(
  compiled: CompiledPage,
  scopes: ReadonlyMap<Instance, Scope>,
  addresses: MarkdownAddresses,
  drawn: Drawn = NOTHING_DRAWN,
): string {
  const places = new Map<MdxNode | VNode, number>();
  const text = textOfInstance(compiled.page, { compiled, scopes, addresses, drawn, places });
  return fillText(text).replace(/\r\n/g, '\n');
}

/** What was drawn of the author's code. */
export interface Drawn {
  /** What a component, or code that the browser takes over, drew in the place of a tag or an expression, as Markdown. */
  markdown(node: MdxNode, instance: Instance): string;
  /** What a component drew that an expression made. */
  nodes(vnode: VNode): readonly HtmlNode[] | undefined;
  /** What an expression gave; code may say something else when it is asked again. */
  value(node: MdxNode, instance: Instance): Evaluation | undefined;
}

const NOTHING_DRAWN: Drawn = { markdown: () => '', nodes: () => undefined, value: () => undefined };

/** The page that is written, and what its code and addresses come to. */
interface Writing {
  readonly compiled: CompiledPage;
  readonly scopes: ReadonlyMap<Instance, Scope>;
  readonly addresses: MarkdownAddresses;
  readonly drawn: Drawn;
  /** Places of parts in what holds them: tags, and elements that code made. */
  readonly places: Map<MdxNode | VNode, number>;
}

function textOfInstance(instance: Instance, writing: Writing): string {
  return textOfNodes(instance.module.root.children ?? [], instance, writing);
}

/** Text of neighbouring nodes, from the beginning of the first to the end of the last. */
function textOfNodes(nodes: readonly MdxNode[], instance: Instance, writing: Writing): string {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (first === undefined || last === undefined) return '';
  const { text } = instance.module;
  const edits: Splice[] = [];
  const replaced = new Set<MdxNode>();
  const partFence = (node: MdxNode, { htmlEnd }: MarkdownSpot, before?: MdxNode): void => {
    if (node.type !== 'code') return;
    const isBehindTag = before !== undefined && isTag(before) && !replaced.has(before);
    if (isBehindTag || startOf(node) < htmlEnd)
      for (const edit of lineBeforeFence(node, text)) edits.push(edit);
  };
  const collect = (node: MdxNode, spot: MarkdownSpot, before?: MdxNode): void => {
    const own = ownSpot(node, text, spot);
    partFence(node, own, before);
    const replacement = replacementOf(node, instance, writing);
    if (replacement !== undefined) {
      replaced.add(node);
      const edit = editOf(node, replacement, own);
      edits.push(isDrawnInLine(node, instance, writing) ? { ...edit, block: false } : edit);
      return;
    }
    for (const edit of keptEdits(node, instance, writing.addresses)) edits.push(edit);
    if (node.children !== undefined) collectBelow(node, node.children, own);
  };
  const collectBelow = (node: MdxNode, children: readonly MdxNode[], own: MarkdownSpot): void => {
    for (let index = 0; index < children.length; index++) {
      const child = children[index] as MdxNode;
      // Words are most nodes of a page, and stay as they are.
      if (child.type === 'text') for (const edit of htmlTextEdits(child, text, own)) edits.push(edit);
      else collect(child, spotOf(node, { index, first: children[0] ?? child, own }), children[index - 1]);
    }
  };
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index] as MdxNode;
    const gap = gapBefore(node, nodes[index - 1], text);
    if (gap !== undefined) edits.push(gap);
    const shift = startOf(node) - lineStart(text, startOf(node));
    for (const edit of dedentEdits(node, text, shift)) edits.push(edit);
    collect(node, { ...START, shift }, nodes[index - 1]);
  }
  edits.sort((a, b) => a.start - b.start);
  const from = lineStart(text, startOf(first));
  return splice(text, { from, to: endOf(last), edits }).trim();
}

const NO_EDITS: readonly Splice[] = [];

/** Edits in a node that stays as it is written, without those below it: most have none. */
function keptEdits(node: MdxNode, instance: Instance, addresses: MarkdownAddresses): readonly Splice[] {
  const { text } = instance.module;
  if (node.type === 'heading') return headingEndEdits(node, text);
  if (isTag(node)) return [...addressEdits(node, instance, addresses), ...endTagEdits(node, text)];
  return mayHoldAddress(node) ? addressEdits(node, instance, addresses) : NO_EDITS;
}

/** What stands in the place of a node; undefined where it stays as it is written, but for what is in it. */
function replacementOf(node: MdxNode, instance: Instance, writing: Writing): string | undefined {
  if (LEFT_OUT.has(node.type)) return '';
  const scope = writing.scopes.get(instance);
  if (isExpression(node)) {
    const tag = contentTag(node, instance);
    if (tag !== undefined && instance.parent !== undefined)
      return textOfNodes(tag.children ?? [], instance.parent, writing);
    return expressionText(node, instance, writing);
  }
  if (node.type === 'code') return codeText(node, instance, scope);
  if (!isTag(node)) return undefined;
  const snippet = writing.compiled.snippets.get(node);
  if (snippet === undefined) return tagText(node, instance, writing);
  const text = textOfInstance(snippet, writing);
  return wordsInLine(snippet) === undefined ? text : inOneLine(text);
}

/** The text of a tag that is no snippet: what its component says it is in Markdown. */
function tagText(node: MdxNode, instance: Instance, writing: Writing): string | undefined {
  const name = node.name ?? '';
  const children = node.children ?? [];
  if (name === '') return textOfNodes(children, instance, writing);
  // Rules and code are no words of the page.
  if (name === 'style' || name === 'script') return '';
  if (isHtmlName(name)) return undefined;
  const scope = writing.scopes.get(instance);
  const definition = builtIn(name, scope);
  if (definition === undefined) return ownText(node, instance, writing);
  countParts(children, definition, instance, writing);
  const content =
    definition.rawChildren !== undefined ? rawText(node, instance) : textOfNodes(children, instance, writing);
  const from = { file: instance.module.file, writing };
  const props = propsOf(node, scope, (value) => valueText(value, from));
  const given = children.length === 0 ? (readString(props['children']) ?? content) : content;
  return componentText(definition, props, given, { ...from, place: writing.places.get(node) });
}

/** Where a text stands, and how addresses are written there. */
interface From {
  readonly file: string;
  readonly writing: Writing;
}

/** A built-in component in Markdown; its content alone where it says no more. */
function componentText(
  definition: ComponentDefinition,
  props: WrittenProps,
  content: string,
  from: From & { readonly place?: number | undefined },
): string {
  return definition.markdown?.(propsAtRoot(props, definition, from), content, from.place) ?? content;
}

/** Counts the parts that a component holds, where all of them are known to be its own: snippets may hold more. */
function countParts(
  children: readonly MdxNode[],
  definition: ComponentDefinition,
  instance: Instance,
  writing: Writing,
): void {
  const { holds } = definition;
  if (holds === undefined) return;
  const scope = writing.scopes.get(instance);
  const parts: (MdxNode | VNode)[] = [];
  const collect = (node: MdxNode): boolean => {
    if (isExpression(node)) return isComment(node) || collectMade(node);
    if (!isTag(node)) return node.type !== 'paragraph' || (node.children ?? []).every(collect);
    const name = node.name ?? '';
    if (name === '') return (node.children ?? []).every(collect);
    const own = builtIn(name, scope);
    if (own?.name === holds) parts.push(node);
    return !writing.compiled.snippets.has(node) && (own !== undefined || isHtmlName(name));
  };
  const collectMade = (node: MdxNode): boolean => {
    const result = shownValue(node, instance, writing);
    if (result?.kind !== 'value') return false;
    for (const part of partsIn(result.value, definition)) parts.push(part);
    return true;
  };
  if (children.every(collect)) placeParts(parts, writing.places);
}

/** Whether a component or words of the author's stand in a line: they go on in that, as it may be in a link or be stressed. */
function isDrawnInLine(node: MdxNode, instance: Instance, { compiled, scopes }: Writing): boolean {
  if (node.type !== 'mdxJsxTextElement') return false;
  const snippet = compiled.snippets.get(node);
  if (snippet !== undefined) return wordsInLine(snippet) !== undefined;
  return builtIn(node.name ?? '', scopes.get(instance)) === undefined;
}

/**
 * What a component of the author's drew, in a line on one line; one that drew nothing stays if its attributes hold words, or if
 * it has content. Content stands in it as it is written, where it was drawn in one place.
 */
function ownText(node: MdxNode, instance: Instance, writing: Writing): string | undefined {
  const drawn = writing.drawn.markdown(node, instance);
  if (drawn === '' && (hasChildren(node) || saysText(node))) return undefined;
  const content = textOfNodes(node.children ?? [], instance, writing);
  const text = withOwnContent(drawn, content);
  return node.type === 'mdxJsxTextElement' ? inOneLine(text) : text;
}

/** Attributes that say how an element looks, and what it is called in code. */
const SILENT = /^(?:class|className|style|id|key)$/;
/** A text in code. What is between its quotes is looked at apart: one pattern for both would take the square of its length. */
const TEXT_IN_CODE = /(["'`])((?:(?!\1).)*)\1/gs;

/** Whether the attributes of a tag hold words: those of a card that an author made are all that a reader gets of it. */
function saysText({ attributes = [] }: MdxNode): boolean {
  return attributes.some(({ name = '', value }) => {
    if (SILENT.test(name)) return false;
    if (typeof value === 'string') return hasWords(value);
    const texts = (value?.value ?? '').matchAll(TEXT_IN_CODE);
    return [...texts].some(([, , text = '']) => hasWords(text));
  });
}

function hasWords(text: string): boolean {
  return /[\p{L}\d]/u.test(text);
}

/** The built-in component of a name that the file itself gives no other meaning. */
function builtIn(name: string, scope: Scope | undefined): ComponentDefinition | undefined {
  return scope?.owns(name) === true ? undefined : componentRegistry.get(name);
}

/** A fence of a snippet, where props of the tag that includes it are filled in. */
function codeText(node: MdxNode, instance: Instance, scope: Scope | undefined): string | undefined {
  const source = instance.module.text.slice(startOf(node), endOf(node));
  const filled = scope === undefined ? source : fillProps(source, instance, scope);
  return filled === source ? undefined : filled;
}

/** The attributes of a tag that are known: literals, and expressions that come to a text, a number or elements. */
function propsOf(
  node: MdxNode,
  scope: Scope | undefined,
  textOf: (value: unknown) => string | undefined,
): WrittenProps {
  const props = new Map(Object.entries(literalProps(node)));
  for (const [name, value] of Object.entries(evaluatedProps(node, scope))) {
    const text = isValidElement(value) ? textOf(value) : value;
    if (typeof text === 'string' || typeof text === 'number') props.set(name, text);
  }
  return Object.fromEntries(props);
}

/** Attributes with the addresses at the root: where the tag leads, and those in what it says in Markdown. */
function propsAtRoot(
  written: WrittenProps,
  { props: declared }: ComponentDefinition,
  { file, writing: { addresses } }: From,
): WrittenProps {
  const atRoot = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (name === 'href') return addressAtRoot(value, { file, isPicture: false }, addresses) ?? value;
    return declared[name]?.type === 'node' ? markdownAtRoot(value, file, addresses) : value;
  };
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, atRoot(name, value)]));
}

function expressionText(node: MdxNode, instance: Instance, writing: Writing): string | undefined {
  if (isComment(node)) return '';
  const { drawn } = writing;
  const result = shownValue(node, instance, writing);
  if (result?.kind !== 'value') return drawn.markdown(node, instance) || undefined;
  const { value } = result;
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  const text = valueText(value, { file: instance.module.file, writing });
  return text === '' ? drawn.markdown(node, instance) : text;
}

function shownValue(node: MdxNode, instance: Instance, { drawn, scopes }: Writing): Evaluation | undefined {
  return drawn.value(node, instance) ?? scopes.get(instance)?.evaluate(node.value ?? '');
}

/** Built-in components by what draws them, which is the type of the elements that code makes. */
const BY_DRAWING = new Map<unknown, ComponentDefinition>(
  Array.from(componentRegistry.values(), (definition) => [definition.render, definition]),
);

/** What code of a file came to, as Markdown with the addresses at the root. */
function valueText(value: unknown, from: From): string | undefined {
  const { addresses, drawn, places } = from.writing;
  return valueMarkdown(value, {
    addressOf: (href, isPicture) => addressAtRoot(href, { file: from.file, isPicture }, addresses) ?? href,
    drawn: drawn.nodes,
    component(vnode) {
      const definition = BY_DRAWING.get(vnode.type);
      if (definition === undefined) return undefined;
      if (definition.holds !== undefined) placeParts(partsIn(vnode.props.children, definition), places);
      const place = places.get(vnode);
      const isInLine = definition.inLine === true;
      return (props, content) => ({
        text: componentText(definition, props, content, { ...from, place }),
        isInLine,
      });
    },
  });
}

/** The parts that a component holds, among what code gave; components of the author's hold others. */
function partsIn(value: unknown, { holds }: ComponentDefinition): readonly VNode[] {
  return flatElements(value).filter(({ type }) => BY_DRAWING.get(type)?.name === holds);
}

function placeParts(parts: readonly (MdxNode | VNode)[], places: Writing['places']): void {
  for (const [index, part] of parts.entries()) places.set(part, index + 1);
}
