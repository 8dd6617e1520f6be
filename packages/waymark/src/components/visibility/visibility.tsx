import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';

const props = {
  for: {
    type: ['humans', 'agents', 'signed-in', 'signed-out'],
    objectForm: '{ groups: string[] }',
    required: true,
    description:
      'Who sees the content: `humans` read it on the page, `agents` in the Markdown output, members of `groups` once they are signed in.',
  },
} as const;

/** Every reader of a static page is a person who is not signed in. */
function showsToReader(audience: unknown): boolean {
  return audience === 'humans' || audience === 'signed-out';
}

/** A reader of the Markdown is an agent, and not signed in either. */
function showsToAgent(audience: unknown): boolean {
  return audience === 'agents' || audience === 'signed-out';
}

/** Content for some readers only. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Visibility',
    summary: 'Shows content to people only, or to agents only.',
    props,
    appears: (author) => showsToReader(author['for']),
    markdown: (author, content) => (showsToAgent(author['for']) ? content : ''),
    render: ({ for: audience, children }, { forReaders }) => {
      const people = showsToReader(audience);
      if (forReaders !== undefined) return forReaders(children, { people, agents: showsToAgent(audience) });
      return people ? children : null;
    },
  }),
];
