import type { ComponentChildren } from 'preact';
import { defineComponent } from '../define.ts';
import type { ComponentDefinition } from '../definition.ts';
import { type PropsOf, readList } from '../props.ts';

const visibilityProps = {
  for: {
    type: 'any',
    required: true,
    description: 'Who sees the content: `humans` read it on the page, `agents` in the Markdown output.',
  },
} as const;

const variationProps = {
  is: {
    type: 'any',
    required: true,
    description: 'The variation, or list of variations, that shows the content.',
  },
} as const;

/** Every reader of a static page is a person who is not signed in. */
function showsToReader(audience: unknown): boolean {
  return audience === 'humans' || audience === 'signed-out';
}

function Variation(variation: PropsOf<typeof variationProps>): ComponentChildren {
  const ids = readList(variation.is) ?? [];
  return <div data-variation={ids.join(' ')}>{variation.children}</div>;
}

/** Content for some readers only. */
export const visibilityDefinitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Visibility',
    summary: 'Shows content to people only, or to agents only.',
    props: visibilityProps,
    render: (read) => (showsToReader(read.for) ? read.children : null),
  }),
  defineComponent({
    name: 'Variation',
    summary: 'Shows content while a variation of the site is chosen.',
    props: variationProps,
    render: Variation,
  }),
];
