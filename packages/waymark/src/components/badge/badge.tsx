import type { VNode } from 'preact';
import { booleanAttribute, iconProps, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { linked } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { inlineContent } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon, linkTo } from '../drawing/draw.tsx';

/** Badges. */
export const badgePart: Part = { name: 'badge', styles: 'components/badge/badge.css' };

/** Badges of another size, form or ground than most. */
export const badgeLooksPart: Part = {
  name: 'badge-looks',
  styles: 'components/badge/badge-looks.css',
  needs: [badgePart],
};

const colors = [
  'gray',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'purple',
  'white',
  'surface',
  'white-destructive',
  'surface-destructive',
] as const;

const props = {
  ...lookProps,
  ...iconProps,
  color: { type: colors, default: 'gray', description: 'Colour of the badge.' },
  size: { type: ['xs', 'sm', 'md', 'lg'], default: 'md', description: 'Size of the badge.' },
  shape: { type: ['rounded', 'pill'], default: 'rounded', description: 'Form of the corners.' },
  stroke: { type: 'boolean', description: 'Draws an outline instead of a filled box.' },
  disabled: { type: 'boolean', description: 'Shows the badge as not available.' },
  href: { type: 'href', description: 'Makes the badge a link.' },
  variant: {
    type: ['solid', 'outline'],
    default: 'solid',
    description: 'Same as `stroke` when `outline`.',
    legacy: true,
  },
  leadIcon: { type: 'icon', description: 'Same as `icon`.', legacy: true },
  tailIcon: { type: 'icon', description: 'Icon after the text.', legacy: true },
  onClick: {
    type: 'any',
    description: 'Has no effect.',
    legacy: true,
    support: { level: 'not', why: 'a badge is no button' },
  },
} as const;

function Badge(badge: PropsOf<typeof props>, context: RenderContext): VNode {
  const { color, size, shape, disabled } = badge;
  const stroke = badge.stroke || badge.variant === 'outline';
  if (size !== 'md' || shape === 'pill' || stroke || disabled || /^(?:white|surface)/.test(color))
    context.use(badgeLooksPart);
  const attributes = {
    ...outer('badge', badge),
    'data-badge': '',
    'data-color': color,
    'data-size': size,
    'data-shape': shape,
    'data-stroke': booleanAttribute(stroke),
    'data-disabled': booleanAttribute(disabled),
  };
  const content = (
    <>
      {drawIcon({ ...badge, icon: badge.icon ?? badge.leadIcon }, context, { size: 12 })}
      {inlineContent(badge.children)}
      {drawIcon({ ...badge, icon: badge.tailIcon }, context, { size: 12 })}
    </>
  );
  if (!badge.href || disabled) return <span {...attributes}>{content}</span>;
  return (
    <a {...attributes} {...linkTo(badge.href, context)}>
      {content}
    </a>
  );
}

/** The badge. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Badge',
    inLine: true,
    parts: [badgePart],
    mayUse: [badgeLooksPart],
    summary: 'A small label in the line of text.',
    markdown: (author, content) => (author['disabled'] ? content : linked(author, content)),
    props,
    render: Badge,
  }),
];
