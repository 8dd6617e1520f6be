import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';

/** Panels. */
export const panelPart: Part = { name: 'panel', styles: 'components/panel/panel.css' };

/** It has an id of its own, by which styles of projects find it. */
const { id: _, ...props } = lookProps;

/** Content of the side column. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Panel',
    summary: 'Puts content into the side column, in place of the table of contents.',
    parts: [panelPart],
    props,
    aside: true,
    render: (read, context) => (
      <div {...outer('panel mdx-content', read)} id={context.uniqueId('panel')}>
        {read.children}
      </div>
    ),
  }),
];
