import type { VNode } from 'preact';
import { iconProps, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { arrowPart } from '../drawing/arrow.ts';
import { plainTitle } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon, drawTitle } from '../drawing/draw.tsx';

/** Accordions. */
export const accordionPart: Part = {
  name: 'accordion',
  styles: 'components/accordion/accordion.css',
  needs: [arrowPart],
};

const props = {
  ...lookProps,
  ...iconProps,
  title: {
    type: 'node',
    required: true,
    description: 'The line that is always shown; may hold inline Markdown.',
  },
  description: { type: 'node', description: 'A second line under the title.' },
  defaultOpen: { type: 'boolean', description: 'Whether it starts open.' },
  id: { type: 'string', description: 'Name for links to it; made from the title when left out.' },
} as const;

function Accordion(accordion: PropsOf<typeof props>, context: RenderContext): VNode {
  const icon = drawIcon(accordion, context);
  return (
    <details {...outer('accordion', accordion)} open={accordion.defaultOpen}>
      <summary class="fold-summary" data-component-part="accordion-button">
        {icon ? (
          <span class="fold-icon" data-component-part="accordion-icon">
            {icon}
          </span>
        ) : null}
        <span class="fold-title" data-component-part="accordion-title">
          {drawTitle(accordion.title, context)}
          {accordion.description ? (
            <span class="fold-description" data-component-part="accordion-description">
              {drawTitle(accordion.description, context)}
            </span>
          ) : null}
        </span>
      </summary>
      <div class="fold-content" data-component-part="accordion-content">
        {accordion.children}
      </div>
    </details>
  );
}

/** The accordion and the block that joins several. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Accordion',
    parts: [accordionPart],
    summary: 'Hides content behind a title until a reader opens it.',
    markdown: titled,
    props,
    hidesHeadings: true,
    anchor: (author) => ({ text: plainTitle(author['title']), rule: 'plain' }),
    render: Accordion,
  }),
  defineComponent({
    name: 'AccordionGroup',
    needsContent: true,
    parts: [accordionPart],
    summary: 'Joins accordions into one bordered list; each opens on its own.',
    props: lookProps,
    hidesHeadings: true,
    render: (read) => <div {...outer('accordion-group', read)}>{read.children}</div>,
  }),
];
