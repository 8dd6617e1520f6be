import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { arrowPart } from '../drawing/arrow.ts';
import type { RenderContext } from '../drawing/context.ts';

/** Toggles of child properties. */
export const expandablePart: Part = {
  name: 'expandable',
  styles: 'components/expandable/expandable.css',
  needs: [arrowPart],
};

const props = {
  ...lookProps,
  title: { type: 'string', description: 'What is shown or hidden, in the words after “Show” and “Hide”.' },
  defaultOpen: { type: 'boolean', description: 'Whether it starts open.' },
  closedText: { type: 'string', description: 'The whole label while closed, instead of “Show …”.' },
  openedText: { type: 'string', description: 'The whole label while open, instead of “Hide …”.' },
  lazy: {
    type: 'boolean',
    description: 'Has no effect.',
    legacy: true,
    support: { level: 'not', why: 'its content is part of the page' },
  },
  onChange: {
    type: 'any',
    description: 'Has no effect.',
    legacy: true,
    support: { level: 'not', why: 'a page runs no code when it is opened' },
  },
} as const;

function Expandable(expandable: PropsOf<typeof props>, context: RenderContext): VNode {
  const { title: name } = expandable;
  const show = name ? context.text('showNamed', { name }) : context.text('showChildAttributes');
  const hide = name ? context.text('hideNamed', { name }) : context.text('hideChildAttributes');
  return (
    <details {...outer('expandable', expandable)} open={expandable.defaultOpen}>
      <summary class="unfold-summary" data-component-part="expandable-button">
        <span class={name || expandable.closedText ? undefined : 'unfold-show'}>
          {expandable.closedText ?? show}
        </span>
        <span class="unfold-hide" hidden>
          {expandable.openedText ?? hide}
        </span>
      </summary>
      <div class="unfold-content" data-component-part="expandable-content">
        {expandable.children}
      </div>
    </details>
  );
}

/** The toggle for child properties. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Expandable',
    parts: [expandablePart],
    summary: 'Folds away the child properties of a field.',
    markdown: titled,
    props,
    hidesHeadings: true,
    render: Expandable,
  }),
];
