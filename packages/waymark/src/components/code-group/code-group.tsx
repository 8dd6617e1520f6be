import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { CodePanels, codeGroupPart } from './code-panels.tsx';

/** Code blocks as tabs. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'CodeGroup',
    parts: [codeGroupPart],
    aliases: ['SnippetGroup'],
    needsContent: true,
    summary: 'Shows one of several code blocks at a time, chosen by title or language.',
    props: {
      ...lookProps,
      dropdown: { type: 'boolean', description: 'Chooses by a menu instead of tabs.' },
      sync: {
        type: 'boolean',
        default: 'true',
        description: 'Whether choosing a title chooses it everywhere on the site, and is remembered.',
      },
    },
    render: (read, context) => (
      <CodePanels
        root={outer('code-group', read)}
        sync={read.sync}
        dropdown={read.dropdown}
        untitled={(position) => String(position)}
        byLanguage
        context={context}
      >
        {read.children}
      </CodePanels>
    ),
  }),
];
