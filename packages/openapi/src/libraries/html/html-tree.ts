import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An element of HTML that a documentation tool wrote, or that code drew. */
export interface HtmlElement extends Omit<DefaultTreeAdapterTypes.Element, 'childNodes'> {
  childNodes: HtmlNode[];
}
/** What stands in HTML as Markdown already: a block, or in a line. */
export interface MarkdownNode {
  readonly nodeName: '#markdown';
  readonly markdown: string;
  readonly isBlock: boolean;
}
/** A node of HTML. */
export type HtmlNode =
  | Exclude<DefaultTreeAdapterTypes.ChildNode, DefaultTreeAdapterTypes.Element>
  | HtmlElement
  | MarkdownNode;

/** Levels of elements in one another: what stands deeper was written by nobody who wants to be read. */
const DEEPEST = 300;

/** Parses a piece of HTML as browsers do; nothing of it is trusted, and nothing of it reaches a page as HTML. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const nodes = parseFragment(html).childNodes;
  let level: readonly HtmlNode[] = nodes;
  for (let depth = 0; depth < DEEPEST; depth += 1)
    level = level.flatMap((node) => (isElement(node) ? node.childNodes : []));
  for (const node of level) if (isElement(node)) node.childNodes = [];
  return nodes;
}

/** Whether a node is an element, of one of these names where some are given. */
export function isElement(node: HtmlNode, ...names: readonly string[]): node is HtmlElement {
  return 'tagName' in node && (names.length === 0 || names.includes(node.tagName));
}

/** The elements right below. */
export function elementsOf(nodes: readonly HtmlNode[]): readonly HtmlElement[] {
  return nodes.filter((node) => isElement(node));
}

/** The value of an attribute. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether an element has one of these classes. */
export function hasClass(element: HtmlElement, ...names: readonly string[]): boolean {
  const classes = (attributeOf(element, 'class') ?? '').split(/\s+/);
  return names.some((name) => classes.includes(name));
}

/** The first element at any depth, in document order, that is what is looked for. */
export function findElement(
  nodes: readonly HtmlNode[],
  isIt: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const element of elementsOf(nodes)) {
    const found = isIt(element) ? element : findElement(element.childNodes, isIt);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All elements at any depth that are what is looked for; not looked for inside of those that are. */
export function findElements(
  nodes: readonly HtmlNode[],
  isIt: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return elementsOf(nodes).flatMap((element) =>
    isIt(element) ? [element] : findElements(element.childNodes, isIt),
  );
}

/** The text of nodes, as it is written. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? textOf(node.childNodes) : 'value' in node ? node.value : ''))
    .join('');
}

/** The text of nodes in one line. */
export function lineOf(nodes: readonly HtmlNode[]): string {
  return textOf(nodes).replace(/\s+/g, ' ').trim();
}
