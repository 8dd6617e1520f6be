import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';

/** Grids. */
export const columnsPart: Part = { name: 'columns', styles: 'components/columns/columns.css' };

const props = {
  ...lookProps,
  cols: {
    type: 'number',
    default: '2',
    range: [1, 4],
    description: 'How many columns there are on a wide screen, 1 to 4. Phones always have one.',
  },
} as const;

/** Under both names it has the classes of both: authors rename the tag and keep their styles. */
function Columns(columns: PropsOf<typeof props>): VNode {
  const count = Math.max(1, Math.min(4, Math.round(columns.cols)));
  return (
    <div {...outer('columns card-group', columns)} data-cols={count}>
      {columns.children}
    </div>
  );
}

/** Grids and their cells. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Columns',
    parts: [columnsPart],
    aliases: ['SideBySide'],
    needsContent: true,
    summary: 'Sets cards or other blocks side by side.',
    props,
    render: Columns,
  }),
  defineComponent({
    name: 'CardGroup',
    parts: [columnsPart],
    needsContent: true,
    summary: 'The older name of `Columns`.',
    props,
    render: Columns,
  }),
  defineComponent({
    name: 'Column',
    summary: 'One cell of `Columns` that holds any Markdown.',
    props: lookProps,
    render: (read) => <div {...outer('column', read)}>{read.children}</div>,
  }),
];
