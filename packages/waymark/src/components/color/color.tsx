import type { VNode } from 'preact';
import { joinLooks, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { listed, titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readColor } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawTitle } from '../drawing/draw.tsx';

/** Palettes. */
export const colorPart: Part = { name: 'color', styles: 'components/color/color.css' };

const colorProps = {
  ...lookProps,
  variant: {
    type: ['compact', 'table'],
    required: true,
    default: 'compact',
    description: '`compact` sets the colours in one grid, `table` in labelled rows.',
  },
} as const;

const rowProps = {
  ...lookProps,
  title: { type: 'node', description: 'Label of the row; may hold inline Markdown.' },
} as const;

const itemProps = {
  ...lookProps,
  name: { type: 'string', description: 'Name of the colour.' },
  value: {
    type: 'mode-color',
    required: true,
    description: 'Any CSS colour, or one for each mode: `{ light: "#fff", dark: "#000" }`.',
  },
} as const;

function Item(item: PropsOf<typeof itemProps>, context: RenderContext): VNode {
  const { light, dark } = readModes(item.value);
  const values = bothModes(item.value);
  const shown = readColor(light);
  const shownDark = readColor(dark);
  const look = shown === undefined ? {} : context.style({ '--light': shown, '--dark': shownDark ?? shown });
  return (
    <button
      type="button"
      {...outer('color-item on-paper', item)}
      data-copy="text"
      data-text={light}
      data-text-dark={dark}
      data-copied={context.text('copied')}
      title={context.text('copyValue', { value: values })}
    >
      <span {...joinLooks({ class: 'color-swatch' }, look)} />
      {item.name ? <span class="color-name">{item.name}</span> : null}
      <span class="color-value" dir="ltr">
        {values}
      </span>
    </button>
  );
}

/** Light and dark value of a colour as written. */
function readModes(value: unknown): { light: string; dark: string } {
  if (typeof value === 'string') return { light: value, dark: value };
  const modes = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  const light = String(modes['light'] ?? modes['dark'] ?? '');
  return { light, dark: String(modes['dark'] ?? light) };
}

function bothModes(value: unknown): string {
  const { light, dark } = readModes(value);
  return light === dark ? light : `${light} / ${dark}`;
}

/** Palettes, their rows and their colours. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Color',
    parts: [colorPart],
    summary: 'A palette whose colours can be copied.',
    props: colorProps,
    render: (read) => (
      <div {...outer('color', read)} data-variant={read.variant}>
        {read.children}
      </div>
    ),
  }),
  defineComponent({
    name: 'Color.Row',
    parts: [colorPart],
    summary: 'A labelled row of colours.',
    markdown: titled,
    within: ['Color'],
    props: rowProps,
    render: (read, context) => (
      <div {...outer('color-row', read)}>
        {read.title ? <div class="color-row-title">{drawTitle(read.title, context)}</div> : null}
        <div class="color-row-items">{read.children}</div>
      </div>
    ),
  }),
  defineComponent({
    name: 'Color.Item',
    childless: true,
    parts: [colorPart],
    summary: 'One colour; choosing it copies its value.',
    markdown: ({ name, value }) => listed({ name, value: bothModes(value) }, ''),
    within: ['Color', 'Color.Row'],
    props: itemProps,
    render: Item,
  }),
];
