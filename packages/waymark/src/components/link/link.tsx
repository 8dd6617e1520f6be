import { lookProps, outer } from '../common-props.ts';
import { defineComponent } from '../define.ts';
import type { ComponentDefinition } from '../definition.ts';
import { linkTo } from '../draw.tsx';
import { linked } from '../markdown.ts';

/** The link as a component. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Link',
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
