import type { VNode } from 'preact';
import { iconProps, lookProps } from '../common-props.ts';
import type { RenderContext } from '../context.ts';
import { defineComponent } from '../define.ts';
import type { ComponentDefinition } from '../definition.ts';
import { silent } from '../markdown.ts';
import { type PropsOf, readColor } from '../props.ts';

const props = {
  ...lookProps,
  ...iconProps,
  src: { type: 'string', description: 'A picture instead of `icon`: a URL or a path in the project.' },
  color: { type: 'string', description: 'CSS colour; that of the text when left out.' },
  colorLight: { type: 'string', description: 'Colour in light mode.' },
  colorDark: { type: 'string', description: 'Colour in dark mode.' },
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
    color: hasModes ? undefined : readColor(icon.color),
    className: [icon.className, icon.class].filter(Boolean).join(' ') || undefined,
  });
  if (!drawn) return null;
  if (!hasModes && icon.style === undefined) return <>{drawn}</>;
  const own = typeof icon.style === 'object' ? icon.style : {};
  const colors = hasModes ? { '--light': light ?? dark ?? '', '--dark': dark ?? light ?? '' } : {};
  const style = typeof icon.style === 'string' ? icon.style : { ...own, ...colors };
  return (
    <span class={hasModes ? 'icon-box icon-modes' : 'icon-box'} style={style}>
      {drawn}
    </span>
  );
}

/** The inline icon. */
export const iconDefinitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Icon',
    summary: 'An icon in the line of text.',
    markdown: silent,
    props,
    render: Icon,
  }),
];
