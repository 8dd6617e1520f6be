import { levelCount } from '../format.ts';
import { isOfName } from '../words/name.ts';
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

/** Sorted: the beginnings of words that span more files than a query should read. `starts`: as in the input. */
export function longBeginnings(starts: readonly string[]): readonly string[] {
  // A beginning that spans several files begins the first word of one of them.
  const candidates = new Set(starts.flatMap(beginningsOfWord));
  return [...candidates]
    .filter((beginning) => filesOfBeginning(beginning, starts) > mostFilesOfBeginning)
    .sort();
}

/** The beginnings of a word that may have an entry. */
export function beginningsOfWord(word: string): readonly string[] {
  if (isOfName(word)) return [];
  const lengths = Array.from({ length: Math.min(longestBeginning, word.length) }, (_, index) => index + 1);
  return lengths.map((length) => word.slice(0, length));
}

/** The best pages of each facet: `levels` has the level of each document, -1 where it has none. */
export function bestPages(levels: Int8Array, facets: readonly number[]): readonly number[] {
  return facets.flatMap((from, index) => {
    const end = facets[index + 1] ?? levels.length;
    const { level: last, left } = lastLevel(levels.subarray(from, end));
    const postings: number[] = [];
    let more = left;
    for (let at = from; at < end; at += 1) {
      const level = levels[at] ?? -1;
      if (level < last || level < 0) continue;
      if (level === last && more-- <= 0) continue;
      postings.push(at * levelCount + level);
    }
    return postings;
  });
}

/** The level of the last of the best pages, and how many of that level are among them. */
function lastLevel(levels: Int8Array): { readonly level: number; readonly left: number } {
  const counts = new Uint32Array(levelCount);
  for (const level of levels) if (level >= 0) counts[level] = (counts[level] ?? 0) + 1;
  let left = pagesPerFacet;
  for (let level = levelCount - 1; level >= 0; level -= 1) {
    const count = counts[level] ?? 0;
    if (count >= left) return { level, left };
    left -= count;
  }
  return { level: 0, left: pagesPerFacet };
}

/** Takes a word into the levels of its beginnings; of most words none has any, and their postings are not read. */
export function raiseBeginnings(
  beginnings: ReadonlyMap<string, Int8Array>,
  word: string,
  readPostings: () => readonly number[],
): void {
  let postings: readonly number[] | undefined;
  for (let length = 1; length <= longestBeginning && length <= word.length; length += 1) {
    const levels = beginnings.get(word.slice(0, length));
    if (levels === undefined) continue;
    postings ??= readPostings();
    raiseLevels(levels, postings);
  }
}

/** Takes postings into the best level of each document. */
function raiseLevels(levels: Int8Array, postings: readonly number[]): void {
  for (const posting of postings) {
    const level = posting % levelCount;
    const document = (posting - level) / levelCount;
    if ((levels[document] ?? -1) < level) levels[document] = level;
  }
}

/** Creates the levels of documents that have none yet. */
export function noLevels(documents: number): Int8Array {
  return new Int8Array(documents).fill(-1);
}

/** Makes entries for the beginnings of words that span more files than a query should read: their best pages. */
export function beginningsOf({ entries, starts, facets, documents }: BeginningsInput): readonly Entry[] {
  const levels = new Map(longBeginnings(starts).map((beginning) => [beginning, noLevels(documents)]));
  for (const { word, postings } of entries) raiseBeginnings(levels, word, () => postings);
  return [...levels].map(([word, found]) => ({ word, postings: bestPages(found, facets) }));
}
