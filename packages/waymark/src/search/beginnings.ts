import { levelCount } from './format.ts';
import type { Entry } from './postings.ts';

/** Longest beginning that gets an entry of its own: by then the words are few enough to be read. */
const longestBeginning = 3;
const pagesPerFacet = 24;

/** What beginnings are made from. */
export interface BeginningsInput {
  /** Sorted. */
  readonly entries: readonly Entry[];
  /** First word of each words file, sorted. */
  readonly starts: readonly string[];
  /** First document of each facet, ascending; begins with 0. */
  readonly facets: readonly number[];
  readonly documents: number;
}

/** Number of words files that hold words with this beginning: at least 1. */
export function filesOfBeginning(beginning: string, starts: readonly string[]): number {
  const first = starts.findLastIndex((start) => start <= beginning);
  const last = starts.findLastIndex((start) => start < beginning || start.startsWith(beginning));
  return Math.max(1, last - Math.max(0, first) + 1);
}

/** The most words files that a query reads for one beginning; what spans more has an entry of its own. */
export const mostFilesOfBeginning = 2;

const bestPages = (levels: Int8Array, facets: readonly number[]): readonly number[] => {
  const postings: number[] = [];
  facets.forEach((from, index) => {
    const range = levels.subarray(from, facets[index + 1] ?? levels.length);
    const found = [...range.keys()].filter((at) => (range[at] ?? -1) >= 0);
    const best = found.sort((a, b) => (range[b] ?? 0) - (range[a] ?? 0) || a - b).slice(0, pagesPerFacet);
    for (const at of best.sort((a, b) => a - b)) postings.push((from + at) * levelCount + (range[at] ?? 0));
  });
  return postings;
};

const bestLevels = (entries: readonly Entry[], documents: number): Int8Array => {
  const levels = new Int8Array(documents).fill(-1);
  for (const { postings } of entries) {
    for (const posting of postings) {
      const document = Math.floor(posting / levelCount);
      levels[document] = Math.max(levels[document] ?? -1, posting % levelCount);
    }
  }
  return levels;
};

/** Makes entries for the beginnings of words that span more files than a query should read: their best pages. */
export function beginningsOf({ entries, starts, facets, documents }: BeginningsInput): readonly Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (let length = 1; length <= Math.min(longestBeginning, entry.word.length); length += 1) {
      const beginning = entry.word.slice(0, length);
      const group = groups.get(beginning);
      if (group === undefined) groups.set(beginning, [entry]);
      else group.push(entry);
    }
  }
  return [...groups]
    .filter(([beginning]) => filesOfBeginning(beginning, starts) > mostFilesOfBeginning)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, group]) => ({ word, postings: bestPages(bestLevels(group, documents), facets) }));
}
