import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { linked } from '../definition/markdown.ts';
import { linkTo } from '../drawing/draw.tsx';

/** The link as a component. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Link',
    inLine: true,
    summary: 'A link, the same as one written in Markdown.',
    props: {
      ...lookProps,
      href: { type: 'href', required: true, description: 'Where the link leads.' },
    },
    markdown: linked,
    render: (read, context) =>
      read.href === undefined ? (
        read.children
      ) : (
        <a {...outer('link', read)} {...linkTo(read.href, context)}>
          {read.children}
        </a>
      ),
  }),
];
