import type { VNode } from 'preact';
import { iconProps, joinLooks, lookProps, outer } from '../definition/common-props.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { silent } from '../definition/markdown.ts';
import { type PropsOf, readColor, readProps } from '../definition/props.ts';
import { type RenderContext, useRenderContext } from '../drawing/context.ts';
import { iconClasses } from './icon-classes.ts';

const props = {
  ...lookProps,
  ...iconProps,
  icon: { ...iconProps.icon, required: true, unless: 'src' },
  src: { type: 'string', description: 'A picture instead of `icon`: a URL or a path in the project.' },
  color: { type: 'color', description: 'CSS colour; that of the text when left out.' },
  colorLight: { type: 'color', description: 'Colour in light mode.' },
  colorDark: { type: 'color', description: 'Colour in dark mode.' },
  size: { type: 'number', default: '16', description: 'Width and height in pixels.' },
} as const;

function Icon(icon: PropsOf<typeof props>, context: RenderContext): VNode | null {
  const { iconType, iconLibrary, size } = icon;
  const light = readColor(icon.colorLight);
  const dark = readColor(icon.colorDark);
  const hasModes = light !== undefined || dark !== undefined;
  const drawn = context.icon(icon.icon ?? icon.src, {
    iconType,
    iconLibrary,
    size,
    inText: true,
    color: hasModes ? undefined : readColor(icon.color),
    className: iconClasses([icon.className, icon.class].filter(Boolean).join(' ')) || undefined,
  });
  if (!drawn) return null;
  const own = icon.style === undefined ? {} : context.style(icon.style);
  if (!hasModes && icon.style === undefined && !icon.id) return <>{drawn}</>;
  const colors = { '--light': light ?? dark ?? '', '--dark': dark ?? light ?? '' };
  const look = joinLooks(outer(hasModes ? 'icon-box icon-modes' : 'icon-box', { id: icon.id }), own);
  return <span {...(hasModes ? joinLooks(look, context.style(colors)) : look)}>{drawn}</span>;
}

/** The inline icon. */
export const definitions: readonly ComponentDefinition[] = [
  {
    name: 'Icon',
    inLine: true,
    childless: true,
    summary: 'An icon in the line of text.',
    markdown: silent,
    props,
    // Not by `defineComponent`: a style belongs to a box around the icon.
    render: (author) => Icon(readProps(props, author), useRenderContext()),
  },
];
