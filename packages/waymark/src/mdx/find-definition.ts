import type { CompiledPage } from './compile-page.ts';
import type { MdxNode } from './tree.ts';

/** Finds a link or footnote definition anywhere on a page, inside components and snippets too; the first one counts. */
export function findDefinition(
  { page, snippets }: CompiledPage,
  type: 'definition' | 'footnoteDefinition',
  identifier: string,
): MdxNode | undefined {
  for (const { module } of [page, ...snippets.values()]) {
    const found = findBelow(module.root, type, identifier);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findBelow(node: MdxNode, type: string, identifier: string): MdxNode | undefined {
  if (node.type === type && node.identifier === identifier) return node;
  for (const child of node.children ?? []) {
    const found = findBelow(child, type, identifier);
    if (found !== undefined) return found;
  }
  return undefined;
}
