import type { VNode } from 'preact';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readList } from '../definition/props.ts';
import { WmVariation } from '../drawing/elements.ts';
import { viewPart } from '../view/view.tsx';

/** Content for some variations of the site. */
export const variationPart: Part = { name: 'variation', needs: [viewPart] };

const visibilityProps = {
  for: {
    type: ['humans', 'agents', 'signed-in', 'signed-out'],
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

/** A reader of the Markdown is an agent, and not signed in either. */
function showsToAgent(audience: unknown): boolean {
  return audience === 'agents' || audience === 'signed-out';
}

/** The page's header holds the selector; a script shows what belongs to the choice. */
function Variation(variation: PropsOf<typeof variationProps>): VNode {
  const ids = readList(variation.is) ?? [];
  return <WmVariation data-is={ids.join('\n')}>{variation.children}</WmVariation>;
}

/** Content for some readers only. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Visibility',
    summary: 'Shows content to people only, or to agents only.',
    props: visibilityProps,
    appears: (author) => showsToReader(author['for']),
    markdown: (author, content) => (showsToAgent(author['for']) ? content : ''),
    render: (read) => (showsToReader(read.for) ? read.children : null),
  }),
  defineComponent({
    name: 'Variation',
    parts: [variationPart],
    summary: 'Shows content while a variation of the site is chosen.',
    props: variationProps,
    render: Variation,
  }),
];
