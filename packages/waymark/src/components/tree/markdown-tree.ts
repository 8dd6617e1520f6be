import type { ComponentChildren } from 'preact';
import { type Child, type ChildElement, childrenText, elementsOf, flatten } from '../drawing/children.ts';

/** A file, or with `rows` (none for an empty one) a folder. */
export interface TreeNode {
  readonly name: string;
  readonly rows?: readonly TreeNode[];
}

/** Reads a nested list: an item with a trailing `/` or with items of its own is a folder. */
export function readMarkdownTree(children: ComponentChildren): readonly TreeNode[] {
  return elementsOf(children)
    .filter(isList)
    .flatMap((list) => elementsOf(list.props.children).filter((child) => child.type === 'li'))
    .map(readItem);
}

function readItem(item: ChildElement): TreeNode {
  const parts = flatten(item.props.children);
  const name = parts
    .filter((part) => !isList(part))
    .map(childrenText)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const rows = readMarkdownTree(parts.filter((part) => typeof part === 'object'));
  const isFolder = rows.length > 0 || name.endsWith('/');
  return isFolder ? { name: name.replace(/\/$/, ''), rows } : { name };
}

/** Whether a part is a list of Markdown: rows of a tree. */
export function isList(part: Child): boolean {
  return typeof part === 'object' && (part.type === 'ul' || part.type === 'ol');
}
