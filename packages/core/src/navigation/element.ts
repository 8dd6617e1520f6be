import { findLanguage } from '../config/languages.ts';
import type { ElementEntry } from './entries.ts';
import { firstLinkAmong, firstPageAmong } from './first-page.ts';
import { targetOfHref } from './href.ts';
import type { Scope } from './inherit.ts';
import type { ColorPair, NavElement, NavNode } from './model.ts';
import { iconOf } from './page-nodes.ts';
import { booleanOf, objectOf, oneOf, present, textOf } from './plain-json.ts';
import type { Run } from './run.ts';

/** What was resolved of an element before the element itself. */
export interface ElementParts {
  readonly children: readonly NavNode[];
  /** Route of its own page. */
  readonly root?: string | undefined;
  readonly global?: boolean;
}

/** Makes the node of an element from what the author wrote and what was resolved inside it. */
export function buildElement(
  run: Run,
  { kind, value, pointer, isDefault }: ElementEntry,
  scope: Scope,
  { children, root, global }: ElementParts,
): NavElement {
  const href = kind === 'group' ? undefined : textOf(value['href']);
  const { hidden, indexed } = scope.visibility;
  const first = root ?? firstPageAmong(children) ?? firstLinkAmong(children);
  const attached = scope.attachment?.owner === value ? scope.attachment : undefined;
  return present<NavElement>({
    kind,
    id: scope.id,
    label: labelOf({ kind, value }),
    code: kind === 'language' ? textOf(value['language']) : undefined,
    href,
    target: href === undefined ? first : targetOfHref(href, run.pages),
    icon: iconOf(value['icon']),
    iconType: textOf(value['iconType']),
    tag: textOf(value['tag']),
    description: textOf(value['description']),
    color: colorOf(value['color']),
    align: oneOf(value['align'], ['start', 'end']),
    default: isDefault ? true : undefined,
    hidden: hidden ? true : undefined,
    indexed: hidden && indexed ? true : undefined,
    searchable: booleanOf(value['searchable']),
    boost: scope.boost,
    expanded: kind === 'group' ? booleanOf(value['expanded']) : undefined,
    root,
    directory: scope.directory,
    openapi: attached?.specifications[0]?.source,
    global,
    pointer,
    children,
  });
}

/** What a reader sees: a language's native name, a product's display name, else the label as written. */
function labelOf({ kind, value }: Pick<ElementEntry, 'kind' | 'value'>): string {
  const label = value[kind];
  const written = typeof label === 'number' ? String(label) : (textOf(label) ?? '');
  if (kind === 'language') return findLanguage(written)?.name ?? written;
  return (kind === 'product' ? textOf(value['name']) : undefined) ?? written;
}

function colorOf(value: unknown): ColorPair | undefined {
  const both = textOf(value);
  if (both !== undefined) return { light: both, dark: both };
  const color = objectOf(value);
  if (color === undefined) return undefined;
  return present<ColorPair>({ light: textOf(color['light']), dark: textOf(color['dark']) });
}
