import type { NavElement } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import { breakableText } from '../../parts/breakable-text.tsx';
import type { ThemeSite } from '../../theme-site.ts';

/** What a group is called, with its icon and tag. */
export function GroupLabel({
  group,
  icon,
  isName = true,
}: {
  readonly group: NavElement;
  readonly icon: ThemeSite['icon'];
  /** Whether it names what it stands in, which then has the tag as its description. */
  readonly isName?: boolean;
}): JSX.Element {
  return (
    <>
      {group.icon !== undefined &&
        icon(group.icon, { iconType: group.iconType, className: 'sidebar-group-icon' })}
      <span class="sidebar-title">{group.label}</span>
      {group.tag !== undefined && <TagPill tag={group.tag} isHidden={isName} />}
    </>
  );
}

/** A word beside a label; the link or control says it as its description, unless told otherwise. */
export function TagPill(props: {
  readonly tag: string;
  readonly isDeprecated?: boolean;
  readonly isHidden?: boolean;
}): JSX.Element {
  const { tag, isDeprecated, isHidden = true } = props;
  return (
    <span
      class={isDeprecated === true ? 'nav-tag-pill deprecated' : 'nav-tag-pill'}
      aria-hidden={isHidden ? 'true' : undefined}
    >
      <span class="nav-tag-pill-text">{tag}</span>
    </span>
  );
}

/** Words that are longer may not fit beside a method. */
const BESIDE_METHOD = 16;

/** The method and the label; a label that begins with the method says it once. */
export function PageLabel({
  label,
  method,
}: {
  readonly label: string;
  readonly method: string | undefined;
}): JSX.Element {
  if (method === undefined) return <span>{breakableText(label)}</span>;
  const start = `${method} `;
  if (!label.startsWith(`${start}/`))
    return (
      <>
        <MethodPill method={method} />
        <span>{breakableText(label, BESIDE_METHOD)}</span>
      </>
    );
  return (
    <>
      <span class="method-nav-pill" data-method={method.toLowerCase()}>
        {start}
      </span>
      <span>{breakableText(label.slice(start.length), BESIDE_METHOD)}</span>
    </>
  );
}

/** Methods that are too long for a row. */
const SHORT_METHODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DELETE: 'DEL',
    OPTIONS: 'OPT',
    WEBHOOK: 'HOOK',
    CHANNEL: 'CHAN',
    MUTATION: 'MUT',
    SUBSCRIPTION: 'SUB',
    FUNCTION: 'FUNC',
    INTERFACE: 'INTF',
    MODULE: 'MOD',
    NAMESPACE: 'NS',
    VARIABLE: 'VAR',
  }),
);

/** The method stands in generated content: a row's name and text stay its label. */
function MethodPill({ method }: { readonly method: string }): JSX.Element {
  return (
    <span
      class="method-nav-pill"
      data-method={method.toLowerCase()}
      data-text={SHORT_METHODS.get(method) ?? method}
    />
  );
}
