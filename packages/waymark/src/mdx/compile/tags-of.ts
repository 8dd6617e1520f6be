import type { MdxModule } from '../parse/read-module.ts';
import { isTag, type MdxNode } from '../parse/tree.ts';
import { isOwnName } from './instance.ts';

/** A tag of a page. */
export interface PageElement {
  readonly name: string;
  /** Names of its attributes; spreads have none. */
  readonly props: readonly string[];
  /** It names what the page exports or imports itself. */
  readonly isOwn: boolean;
}

/** Visits the tags of a page in their order. */
export function tagsOf(module: MdxModule): Generator<PageElement> {
  return visit(module.root, module);
}

function* visit(node: MdxNode, module: MdxModule): Generator<PageElement> {
  if (isTag(node)) {
    const name = node.name ?? '';
    const props = (node.attributes ?? []).flatMap((attribute) => attribute.name ?? []);
    yield { name, props, isOwn: isOwnName(name, { module }) };
  }
  for (const child of node.children ?? []) yield* visit(child, module);
}
