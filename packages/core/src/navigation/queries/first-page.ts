import type { ElementKind, NavElement, NavNode } from '../tree/model.ts';
import { isElement } from './walk.ts';

/** Where reading begins in a list of nodes: the first page that is not hidden, default version and language first. */
export function firstPageAmong(nodes: readonly NavNode[]): string | undefined {
  return firstOf(nodes, (node) => {
    if (node.kind === 'endpoint') return node.route;
    if (node.kind === 'page') return node.url === undefined ? node.route : undefined;
    return node.kind === 'link' ? undefined : firstPage(node);
  });
}

/** Route of an element's first page: its root page, else the first page inside. Hidden nodes do not count. */
export function firstPage(element: NavElement): string | undefined {
  const own = element.rootUrl === undefined ? element.root : undefined;
  return own ?? firstPageAmong(element.children);
}

/** Address of the first row that only links, for elements without any page. */
export function firstLinkAmong(nodes: readonly NavNode[]): string | undefined {
  return firstOf(nodes, (node) => {
    if (node.kind === 'endpoint') return undefined;
    if (node.kind === 'page') return node.url;
    return node.kind === 'link' ? node.href : node.target;
  });
}

function firstOf(nodes: readonly NavNode[], find: (node: NavNode) => string | undefined): string | undefined {
  for (const node of defaultsFirst(nodes)) {
    const found = isListed(node) ? find(node) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isListed(node: NavNode): boolean {
  if (node.kind === 'link') return true;
  return node.hidden !== true && !(isElement(node) && node.global === true);
}

/** The nodes in order, but of the versions and of the languages the default one before the others. */
function defaultsFirst(nodes: readonly NavNode[]): readonly NavNode[] {
  const starts = new Map<ElementKind, number>();
  const ordered = [...nodes];
  nodes.forEach((node, index) => {
    if (node.kind !== 'version' && node.kind !== 'language') return;
    const start = starts.get(node.kind) ?? index;
    starts.set(node.kind, start);
    if (node.default === true) ordered.splice(start, 0, ...ordered.splice(index, 1));
  });
  return ordered;
}
