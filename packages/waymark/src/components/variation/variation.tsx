import type { VNode } from 'preact';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readList } from '../definition/props.ts';
import { WmVariation } from '../drawing/elements.ts';
import { viewPart } from '../view/view.tsx';

/** Content for some variations of the site: chosen as views of a page are. */
export const variationPart: Part = { name: 'variation', needs: [viewPart] };

const props = {
  is: {
    type: 'any',
    required: true,
    description: 'The variation, or list of variations, that shows the content.',
  },
} as const;

/** The page's header holds the selector; a script shows what belongs to the choice. */
function Variation(variation: PropsOf<typeof props>): VNode {
  const ids = readList(variation.is) ?? [];
  return <WmVariation data-is={ids.join('\n')}>{variation.children}</WmVariation>;
}

/** Content for some variations of the site. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Variation',
    parts: [variationPart],
    summary: 'Shows content while a variation of the site is chosen.',
    props,
    render: Variation,
  }),
];
