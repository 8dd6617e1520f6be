import type { ImportDeclaration } from '@waymark/core/content';
import { isTag, type MdxNode } from '../tree.ts';

/** What a file gives names of its own with. */
interface Naming {
  readonly imports: readonly ImportDeclaration[];
  readonly exports: ReadonlySet<string>;
}

/** Writes fragments of a tree without the names that React has for them, but where its file means something else by these. */
export function shortenFragments(root: MdxNode, text: string, naming: Naming): MdxNode {
  return text.includes('Fragment') ? shorten(root, ownNames(naming)) : root;
}

/** Names that a file gives a meaning of its own: those of React have the same one wherever they come from. */
function ownNames({ imports, exports }: Naming): ReadonlySet<string> {
  const others = imports.filter(({ specifier }) => specifier !== 'react');
  return new Set([...exports, ...others.flatMap(({ names }) => names.map(({ local }) => local))]);
}

function shorten(node: MdxNode, own: ReadonlySet<string>): MdxNode {
  const children = node.children?.map((child) => shorten(child, own));
  const [written, head = 'Fragment'] = /^(?:(React)\.)?Fragment$/.exec(node.name ?? '') ?? [];
  const isFragment = isTag(node) && written !== undefined && !own.has(head);
  return { ...node, ...(children && { children }), ...(isFragment && { name: '' }) };
}
