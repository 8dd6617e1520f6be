import { type HtmlNode, isElement } from './html-tree.ts';

/** Elements that set what they hold side by side, or one under the other, more often than in a sentence. */
const ROOMS: ReadonlySet<string> = new Set(
  'a article aside div figure footer header label li main nav section'.split(' '),
);

/**
 * Sets a blank between elements that stand in one without words of its own. Code holds none between its lines: it is the
 * styles that keep such elements apart, and without them their words would run together.
 */
export function partElements(nodes: readonly HtmlNode[]): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    partElements(node.childNodes);
    if (ROOMS.has(node.tagName) && node.childNodes.every((child) => isElement(child)))
      node.childNodes = node.childNodes.flatMap((child, index) =>
        index === 0 ? [child] : [{ nodeName: '#text', value: ' ', parentNode: node }, child],
      );
  }
}
