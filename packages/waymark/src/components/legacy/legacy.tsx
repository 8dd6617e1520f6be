import { type ComponentChildren, h } from 'preact';
import type { ComponentDefinition, WrittenProps } from '../definition/definition.ts';
import { useRenderContext } from '../drawing/context.ts';
import { withStyle } from '../drawing/inline-style.ts';

function renderChildren(author: WrittenProps): ComponentChildren {
  return author['children'] as ComponentChildren;
}

function passThrough(name: string, summary: string, aliases: readonly string[] = []): ComponentDefinition {
  return { name, aliases, summary, props: {}, render: renderChildren };
}

/** Names that the page pipeline resolves itself, and names of older sites that only wrap their content. */
export const definitions: readonly ComponentDefinition[] = [
  {
    ...passThrough('Snippet', 'The older way to include a file; its content stands in its place.'),
    props: {
      file: { type: 'string', required: true, description: 'Path of the file below `snippets/`.' },
    },
  },
  {
    ...passThrough('MDX', 'Markdown inside a JSX expression.'),
    render: (author) => {
      const { markdown } = author;
      return typeof markdown === 'string'
        ? useRenderContext().block(markdown, 'page')
        : renderChildren(author);
    },
  },
  passThrough('ApiPlayground', 'Place of the interactive panel; not written by authors.'),
  passThrough('MDXContentController', 'Shows its content.', [
    'MDXContent',
    'CustomCode',
    'CustomComponent',
    'DynamicCustomComponent',
    'Popup',
  ]),
  {
    name: 'zapier-zap-templates',
    summary: 'An element of a third party, passed on as written.',
    props: {},
    render: (author) => h('zapier-zap-templates', withStyle(author, useRenderContext())),
  },
];
