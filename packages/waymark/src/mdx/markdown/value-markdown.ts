import {
  type HtmlNode,
  type HtmlElement as HtmlNodeElement,
  headingMarkdown,
  htmlMarkdown,
  parseHtml,
} from '@waymark/openapi';
import { Fragment, isValidElement, type VNode } from 'preact';
import type { WrittenProps } from '../../components/definition/definition.ts';
import { DEEPEST } from '../render/draw-own.tsx';
import { HtmlElement, type HtmlElementProps } from '../render/elements/html-element.tsx';
import { readInnerHtml } from '../render/elements/written-attributes.ts';

/** What the text of a value asks of the page. */
export interface ValueWriting {
  /** The address of a link or a picture as it is at the root. */
  addressOf(href: string, isPicture: boolean): string;
  /** What writes a built-in component in Markdown; undefined for any other. */
  component(vnode: VNode): WriteComponent | undefined;
  /** What a component of the author's drew. */
  drawn(vnode: VNode): readonly HtmlNode[] | undefined;
}

/** Writes a component in Markdown; tells whether it stands in a line. */
export type WriteComponent = (
  props: WrittenProps,
  content: string,
) => { readonly text: string; readonly isInLine: boolean };

/**
 * What an expression came to as Markdown: text, numbers, elements, and lists of these. Of a component of the author's what it
 * drew, or of one with content that, and its title, with where that leads; undefined for what no page shows.
 */
export function valueMarkdown(value: unknown, writing: ValueWriting): string | undefined {
  if (isText(value)) return String(value);
  if (!Array.isArray(value) && !isValidElement(value)) return undefined;
  return markdownOf(nodesOf(value, { ...writing, open: new Set(), lost: new Set() }));
}

/** The elements of a value that stand beside one another: those of lists and fragments among them. */
export function flatElements(value: unknown, depth = 0): readonly VNode[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return Array.from(value).flatMap((part) => flatElements(part, depth + 1));
  if (!isValidElement(value)) return [];
  return value.type === Fragment ? flatElements(value.props.children, depth + 1) : [value];
}

/** What is asked, and the lists and elements around what is written. */
interface Around extends ValueWriting {
  readonly open: Set<unknown>;
  /** Components of the author's that say nothing by themselves: what is around them drew them. */
  readonly lost: Set<VNode>;
}

/** Addresses are at the root already. */
function markdownOf(nodes: readonly HtmlNode[]): string {
  return htmlMarkdown(nodes, (href) => href);
}

function nodesOf(value: unknown, around: Around): readonly HtmlNode[] {
  if (isText(value)) return [{ nodeName: '#text', value: String(value), parentNode: null }];
  // A list may hold itself.
  if (around.open.has(value) || around.open.size > DEEPEST) return [];
  around.open.add(value);
  let nodes: readonly HtmlNode[] = [];
  if (Array.isArray(value)) nodes = joinItems(Array.from(value).flatMap((part) => nodesOf(part, around)));
  else if (isValidElement(value)) nodes = elementNodes(value, around);
  around.open.delete(value);
  return nodes;
}

/** Items of lists that components wrote, one after the other, as one list. */
function joinItems(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const joined: HtmlNode[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (before !== undefined && isItem(before) && isItem(node))
      joined[joined.length - 1] = block(`${before.markdown}\n${node.markdown}`);
    else joined.push(node);
  }
  return joined;
}

function isItem(node: HtmlNode): node is Extract<HtmlNode, { readonly markdown: string }> {
  return 'markdown' in node && node.isBlock && node.markdown.startsWith('- ');
}

function block(markdown: string): HtmlNode {
  return { nodeName: '#markdown', markdown, isBlock: true };
}

function elementNodes(vnode: VNode, around: Around): readonly HtmlNode[] {
  const { type, props } = vnode;
  if (type === (HtmlElement as unknown)) return [tagNode(props as unknown as HtmlElementProps, around)];
  const { children, ...attributes } = props;
  const write = around.component(vnode);
  if (write === undefined) return ownNodes(vnode, around);
  const content = markdownOf(nodesOf(children, around));
  const { text, isInLine } = write(writtenProps(attributes, around), content);
  return [{ nodeName: '#markdown', markdown: text, isBlock: !isInLine }];
}

/** A component of the author's, or a fragment. */
function ownNodes(vnode: VNode, around: Around): readonly HtmlNode[] {
  const { children, ...attributes } = vnode.props;
  const drawn = around.drawn(vnode);
  if (drawn !== undefined && children === undefined) return drawn;
  const lost = around.lost.size;
  const content = nodesOf(children, around);
  if (drawn !== undefined && around.lost.size > lost) return drawn;
  const { title, href, markdown } = attributes as Readonly<Record<string, unknown>>;
  if (typeof markdown === 'string') return [block(markdown)];
  if (children === undefined) around.lost.add(vnode);
  if (typeof title !== 'string') return content;
  const words = nodesOf(title, around);
  const name =
    typeof href === 'string' ? [element('a', [['href', around.addressOf(href, false)]], words)] : words;
  return [element('p', [], [element('strong', [], name)]), element('div', [], content)];
}

/** The attributes of an element as a page could write them: elements as their text, and nothing that is neither text nor made of it. */
function writtenProps(props: object, around: Around): WrittenProps {
  const written = Object.entries(props).map(([name, prop]): readonly [string, unknown] => {
    if (isValidElement(prop)) return [name, markdownOf(nodesOf(prop, around))];
    const isPlain = typeof prop !== 'object' || prop === null || Object.values(prop).every(isText);
    return [name, isPlain ? prop : undefined];
  });
  return Object.fromEntries(written);
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function tagNode({ tag, attributes, children }: HtmlElementProps, around: Around): HtmlNode {
  const html = readInnerHtml(attributes['dangerouslySetInnerHTML'])?.__html;
  const content = html === undefined ? nodesOf(children, around) : parseHtml(html);
  const written = Object.entries(attributes).flatMap(([name, value]): readonly Attribute[] => {
    if (!isText(value)) return [];
    if (name === 'className') return [['class', String(value)]];
    const isAddress = name === 'href' || name === 'src';
    return [[name, isAddress ? around.addressOf(String(value), tag !== 'a') : String(value)]];
  });
  const node = element(tag, written, content);
  return /^h[1-6]$/.test(tag) ? headingMarkdown(node, (href) => href) : node;
}

type Attribute = readonly [name: string, value: string];

function element(
  tagName: string,
  attributes: readonly Attribute[],
  childNodes: readonly HtmlNode[],
): HtmlNodeElement {
  return {
    nodeName: tagName,
    tagName,
    attrs: attributes.map(([name, value]) => ({ name, value })),
    namespaceURI: 'http://www.w3.org/1999/xhtml' as HtmlNodeElement['namespaceURI'],
    parentNode: null,
    childNodes: [...childNodes],
  };
}
