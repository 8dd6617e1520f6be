import type { ComponentChildren, VNode } from 'preact';
import { iconProps, joinLooks, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition, WrittenProps } from '../definition/definition.ts';
import { quoted } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readColor } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon, drawTitle } from '../drawing/draw.tsx';

/** Callouts, and cards that take their colours. */
export const calloutPart: Part = { name: 'callout', styles: 'components/callout/callout.css' };

/** Callouts of an author's own colour. */
export const calloutTintedPart: Part = {
  name: 'callout-tinted',
  styles: 'components/callout/callout-tinted.css',
  needs: [calloutPart],
};

/** The kinds of callout that have a look of their own; `custom` takes its look from `icon` and `color`. */
export type CalloutKind = 'note' | 'warning' | 'info' | 'tip' | 'check' | 'danger' | 'custom';

const kinds = ['info', 'warning', 'note', 'tip', 'check', 'danger', 'custom'] as const;

const ownIcons: Readonly<Record<CalloutKind, string | undefined>> = {
  note: 'info',
  warning: 'triangle-alert',
  info: 'info',
  tip: 'lightbulb',
  check: 'check',
  danger: 'octagon-alert',
  custom: undefined,
};

const props = {
  ...lookProps,
  ...iconProps,
  title: { type: 'node', description: 'Bold first line; may hold inline Markdown.' },
  color: { type: 'color', description: 'CSS colour of border, tint and icon, such as `#7c3aed`.' },
  ariaLabel: { type: 'string', description: 'What a screen reader calls the icon instead of the kind.' },
  variant: { type: kinds, description: 'Look of another kind.' },
  type: { type: kinds, description: 'Same as `variant`.', legacy: true },
} as const;

/** Icon and colour of a kind, as other components (a card with a `type`) show them too. */
export function drawKindIcon(kind: CalloutKind, context: RenderContext): ComponentChildren {
  const name = ownIcons[kind];
  return name === undefined ? undefined : context.icon(name, { iconLibrary: 'lucide' });
}

function Callout(kind: CalloutKind, read: PropsOf<typeof props>, context: RenderContext): VNode {
  const shown = read.variant ?? read.type ?? kind;
  const color = readColor(read.color);
  const look = withColor(
    outer(color === undefined ? 'callout' : 'callout callout-tinted', read),
    color,
    context,
  );
  const icon = read.icon === undefined ? drawKindIcon(shown, context) : drawIcon(read, context);
  const label = read.ariaLabel ?? (shown === 'custom' ? undefined : context.text(shown));
  const iconRole =
    label === undefined
      ? ({ 'aria-hidden': 'true' } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    <div {...look} role="note" data-kind={shown}>
      {icon ? (
        <span class="aside-icon" data-component-part="callout-icon" {...iconRole}>
          {icon}
        </span>
      ) : null}
      <div class="aside-content" data-component-part="callout-content">
        {read.title ? <div class="aside-title">{drawTitle(read.title, context)}</div> : null}
        {read.children}
      </div>
    </div>
  );
}

function withColor(
  look: ReturnType<typeof outer>,
  color: string | undefined,
  context: RenderContext,
): ReturnType<typeof outer> {
  if (color === undefined) return look;
  context.use(calloutTintedPart);
  return joinLooks(look, context.style({ '--_callout': color }));
}

/** What a callout is called in Markdown: its look, where it has one that has a name. */
function wordOf({ variant, type }: WrittenProps, name: string): string {
  const look = String(variant ?? type ?? name).toLowerCase();
  const kind = kinds.find((one) => one === look && one !== 'custom') ?? 'note';
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

function define(name: string, kind: CalloutKind, summary: string): ComponentDefinition {
  return defineComponent({
    name,
    parts: [calloutPart],
    mayUse: [calloutTintedPart],
    needsContent: true,
    summary,
    markdown: (written, content) => quoted(wordOf(written, name))(written, content),
    props,
    render: (read, context) => Callout(kind, read, context),
  });
}

/** The six callouts with a meaning, and the free one. */
export const definitions: readonly ComponentDefinition[] = [
  define('Note', 'note', 'Points out something that a reader should not miss.'),
  define('Warning', 'warning', 'Warns of something that may go wrong.'),
  define('Info', 'info', 'Adds background that is useful but not needed.'),
  define('Tip', 'tip', 'Offers a better or quicker way.'),
  define('Check', 'check', 'Confirms a result or a condition that is met.'),
  define('Danger', 'danger', 'Warns of lasting damage, such as lost data.'),
  define('Callout', 'custom', 'A callout with an icon and colour of your choice.'),
];
