import type { ElementKind } from './model.ts';
import { arrayOf, type JsonObject, objectOf, textOf } from './plain-json.ts';

/** A page reference as it stands in a `pages` array. */
export interface RefEntry {
  readonly kind: 'ref';
  readonly text: string;
  readonly pointer: string;
}

/** An element as it stands in an array. */
export interface ElementEntry {
  readonly kind: ElementKind;
  readonly value: JsonObject;
  readonly pointer: string;
  /** The default of its container; only versions and languages have one. */
  readonly isDefault: boolean;
}

/** Anything that stands in an array of the navigation. */
export type Entry = RefEntry | ElementEntry;

/** Keys of the containers and the kind of their elements, in the order in which they are read. */
export const containers: readonly (readonly [key: string, kind: ElementKind])[] = [
  ['anchors', 'anchor'],
  ['dropdowns', 'dropdown'],
  ['languages', 'language'],
  ['tabs', 'tab'],
  ['versions', 'version'],
  ['menu', 'item'],
  ['products', 'product'],
];

/** What an element (or the root) holds: `pages`, then `groups`, then the other containers. Malformed entries are left out. */
export function entriesOf(value: JsonObject, pointer: string): readonly Entry[] {
  return [
    ...['pages', 'groups'].flatMap((key) => pageEntries(value[key], `${pointer}/${key}`)),
    ...containers.flatMap(([key, kind]) => elementEntries(kind, value[key], `${pointer}/${key}`)),
  ];
}

/** The elements of one container. */
export function elementEntries(
  kind: ElementKind,
  container: unknown,
  pointer: string,
): readonly ElementEntry[] {
  const entries = arrayOf(container).flatMap((entry, index) => {
    const value = objectOf(entry);
    return value === undefined || Object.keys(value).length === 0
      ? []
      : [{ kind, value, pointer: `${pointer}/${index}` }];
  });
  const chosen = kind === 'version' || kind === 'language' ? chooseDefault(entries) : undefined;
  return entries.map((entry) => ({ ...entry, isDefault: entry === chosen }));
}

/** Page references and groups, in the order written. */
function pageEntries(container: unknown, pointer: string): readonly Entry[] {
  return arrayOf(container).flatMap((entry, index): readonly Entry[] => {
    const at = `${pointer}/${index}`;
    if (typeof entry === 'string') {
      return textOf(entry) === undefined ? [] : [{ kind: 'ref', text: entry, pointer: at }];
    }
    const value = objectOf(entry);
    const isGroup = value !== undefined && ('group' in value || 'pages' in value);
    return isGroup ? [{ kind: 'group', value, pointer: at, isDefault: false }] : [];
  });
}

/** The entry with `default: true`, else the first: among those that a reader can choose, if there are any. */
function chooseDefault<E extends { readonly value: JsonObject }>(entries: readonly E[]): E | undefined {
  const open = entries.filter(({ value }) => value['hidden'] !== true && value['href'] === undefined);
  const candidates = open.length === 0 ? entries : open;
  return candidates.find(({ value }) => value['default'] === true) ?? candidates[0];
}
