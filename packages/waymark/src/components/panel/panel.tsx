import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';

/** Content of the side column. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Panel',
    summary: 'Puts content into the side column, in place of the table of contents.',
    props: lookProps,
    aside: true,
    render: (read, context) => (
      <div {...outer('panel', read)} id={context.uniqueId('panel')}>
        {read.children}
      </div>
    ),
  }),
];
