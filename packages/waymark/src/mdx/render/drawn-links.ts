import type { PageLink } from '@waymark/core/content';
import { spanOf } from '../compile/instance.ts';
import { attributeCode, isTag, type MdxNode } from '../parse/tree.ts';
import type { Here, Render } from './render-state.ts';

/** The same place, where addresses are noted that the author's code asks for while it is drawn. */
export function watchLinks(here: Here, node: MdxNode, render: Render): Here {
  const { context } = here;
  return {
    ...here,
    context: {
      ...context,
      href(href) {
        noteLink('link', href, node, { render, here });
        return context.href(href);
      },
      asset(src) {
        noteLink('image', src, node, { render, here });
        return context.asset(src);
      },
    },
  };
}

/** Notes where a tag of a page leads by attributes that code gives; those that are written are known without drawing it. */
export function noteTagLinks(
  attributes: Readonly<Record<string, unknown>>,
  node: MdxNode,
  place: { readonly render: Render; readonly here: Here },
): void {
  if (node.attributes?.some((attribute) => attributeCode(attribute) !== undefined) === true)
    noteElementLinks(attributes, node, place);
}

/** Notes where an element that code made leads. */
export function noteElementLinks(
  { href, src }: Readonly<Record<string, unknown>>,
  node: MdxNode,
  place: { readonly render: Render; readonly here: Here },
): void {
  if (typeof href === 'string') noteLink('link', href, node, place);
  if (typeof src === 'string') noteLink('image', src, node, place);
}

function noteLink(
  kind: PageLink['kind'],
  href: string,
  node: MdxNode,
  { render, here: { instance } }: { readonly render: Render; readonly here: Here },
): void {
  const by = isTag(node) ? `<${node.name}>` : '{…}';
  render.links.push({ kind, href, span: spanOf(node, instance), by });
}
