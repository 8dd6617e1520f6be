import type { NavElement, NavNode } from '@waymark/core/navigation';
import { type Chrome, type Level, menuItems } from './chrome.ts';
import { isStretch, itemAt, type Stretch, windowOf } from './stretches.ts';
import { type Scale, withoutIcon } from './weight.ts';

/** How much of the lists around the rows each page holds. */
export interface ChromeFit {
  /** The longest list that is shown whole. */
  readonly limit: number;
  /** What the lists weigh in a page, by the scale. */
  readonly weight: number;
}

/** A list of the chrome: a level, the menu of a tab or product, or the rows of outer levels. */
export interface ChromeList {
  /** Unique within the chrome. */
  readonly key: string;
  readonly items: readonly NavNode[];
  readonly active?: NavNode | undefined;
  /** Selectors and tabs stand in the drawer too. */
  readonly isTwice: boolean;
}

/** Weight of an entry's markup beside that of a row. */
const ENTRY = 6;
/** A second copy is close enough to the first to compress well. */
const COPY = 0.25;
/** Lists of a few entries are never cut. */
const LIMITS: readonly number[] = [Number.POSITIVE_INFINITY, 60, 40, 25, 16, 8];

/** Chooses how much of the lists is shown, so that they weigh no more than `room` in any page, as far as that can be. */
export function fitChrome(chrome: Chrome, room: number, scale: Scale): ChromeFit {
  const lists = listsOf(chrome);
  let fit: ChromeFit = { limit: 0, weight: Number.POSITIVE_INFINITY };
  for (const limit of LIMITS) {
    if (fit.weight <= room) break;
    fit = { limit, weight: weighLists(lists, limit, scale) };
  }
  return fit;
}

/** Every list around the rows. */
export function listsOf(chrome: Chrome): readonly ChromeList[] {
  const levels = [...chrome.selectors, ...chrome.tabBars, ...chrome.sidebarHead];
  return [
    ...levels.map((level) => ({
      key: levelKey(level),
      items: level.elements,
      active: level.active,
      isTwice: level.kind !== 'anchor' && level.kind !== 'dropdown',
    })),
    ...[...chrome.tabBars, ...chrome.selectors.filter(({ kind }) => kind === 'product')]
      .flatMap(({ elements }) => elements)
      .flatMap((owner) => {
        const items = menuItems(owner);
        const active = items.find((item) => chrome.trail.includes(item));
        return items.length === 0 ? [] : [{ key: menuKey(owner), items, active, isTwice: true }];
      }),
    ...(chrome.outerRows.length === 0 ? [] : [{ key: OUTER_KEY, items: chrome.outerRows, isTwice: false }]),
  ];
}

/** Key of the list of outer rows. */
export const OUTER_KEY = 'outer';

/** Key of a level's list. */
export function levelKey({ kind, parent }: Pick<Level, 'kind' | 'parent'>): string {
  return `${kind}-${parent.kind === 'root' ? 'root' : parent.id.replaceAll('.', '-')}`;
}

/** Key of the list of the menu of a tab or product. */
export function menuKey(owner: NavElement): string {
  return `menu-${owner.id.replaceAll('.', '-')}`;
}

function weighLists(lists: readonly ChromeList[], limit: number, scale: Scale): number {
  const shown = lists.map(({ items, active, isTwice }) => {
    const entries = windowOf(items, active, limit);
    return {
      isTwice,
      nodes: entries.flatMap((entry) => (isStretch(entry) ? endsOfStretch(entry).map(withoutIcon) : [entry])),
    };
  });
  const all = shown.flatMap(({ nodes }) => nodes);
  const twice = shown.flatMap(({ nodes, isTwice }) => (isTwice ? nodes : []));
  return scale.weigh(all) + COPY * scale.weigh(twice) + ENTRY * all.length;
}

/** The first and the last node of a stretch, by which it is named. */
export function endsOfStretch<T extends NavNode>(stretch: Stretch<T>): readonly T[] {
  const [first, last] = [itemAt(stretch.items, 0), itemAt(stretch.items, -1)];
  return [first, ...(last === first ? [] : [last])].filter((node) => node !== undefined);
}
