import type { Data } from './draft.ts';

/** A container of pages and groups. Single pages stand before groups; where they are mixed, all of them keep their order. */
export function levelOf(entries: readonly unknown[]): Data {
  const isGroup = (entry: unknown): boolean => typeof entry === 'object';
  const first = entries.findIndex(isGroup);
  if (first === -1) return entries.length === 0 ? {} : { pages: entries };
  const [pages, groups] = [entries.slice(0, first), entries.slice(first)];
  if (!groups.every(isGroup)) return { pages: entries };
  return pages.length === 0 ? { groups } : { pages, groups };
}
