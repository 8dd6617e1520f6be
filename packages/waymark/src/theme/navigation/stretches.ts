/** A run of the items of a list that is too long to be shown whole. */
export interface Stretch<T> {
  readonly kind: 'stretch';
  /** Unique within the list, and made from the id of its first item. */
  readonly id: string;
  readonly items: readonly (T | Stretch<T>)[];
}

/** What can stand in a list that is cut. */
interface Item {
  readonly id: string;
}

/** Cuts a list into runs of much the same length, and the list of runs again, until none has more than `limit` (≥ 2) items. */
export function cutList<T extends Item>(items: readonly T[], limit: number): readonly (T | Stretch<T>)[] {
  let list: readonly (T | Stretch<T>)[] = items;
  for (let level = 1; list.length > limit; level += 1) list = cutOnce(list, limit, level);
  return list;
}

function cutOnce<T extends Item>(
  items: readonly (T | Stretch<T>)[],
  limit: number,
  level: number,
): readonly Stretch<T>[] {
  const size = Math.ceil(items.length / Math.ceil(items.length / limit));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => {
    const run = items.slice(at * size, (at + 1) * size);
    return { kind: 'stretch', id: `${run[0]?.id.replace(/~.*/, '') ?? ''}~${level}`, items: run };
  });
}

/** Whether an entry of a cut list is a run of items. */
export function isStretch<T extends Item>(entry: T | Stretch<T>): entry is Stretch<T> {
  return 'items' in entry;
}

/** The first or the last item of a cut list. */
export function itemAt<T extends Item>(entries: readonly (T | Stretch<T>)[], end: 0 | -1): T | undefined {
  const entry = entries.at(end);
  return entry !== undefined && isStretch(entry) ? itemAt(entry.items, end) : entry;
}

/** Whether an item is somewhere in a cut list. */
function holds<T extends Item>(entries: readonly (T | Stretch<T>)[], item: T): boolean {
  return entries.some((entry) => (isStretch(entry) ? holds(entry.items, item) : entry === item));
}

/** All items of a cut list, in order. */
export function allItems<T extends Item>(entries: readonly (T | Stretch<T>)[]): readonly T[] {
  return entries.flatMap((entry) => (isStretch(entry) ? allItems(entry.items) : [entry]));
}

/**
 * What is shown of a list: all of it where it has at most `limit` entries, else the run that holds the active one (the
 * first run, if none is active) and the other runs closed.
 */
export function windowOf<T extends Item>(
  items: readonly T[],
  active: T | undefined,
  limit: number,
): readonly (T | Stretch<T>)[] {
  const open = (entries: readonly (T | Stretch<T>)[]): readonly (T | Stretch<T>)[] => {
    if (entries.length > 0 && !entries.some(isStretch)) return entries;
    const at = entries.findIndex(
      (entry) => active === undefined || (isStretch(entry) && holds(entry.items, active)),
    );
    return entries.flatMap((entry, index) =>
      isStretch(entry) && index === Math.max(0, at) ? open(entry.items) : [entry],
    );
  };
  return open(cutList(items, limit));
}
