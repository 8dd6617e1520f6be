import {
  beginningsOfWord,
  bestPages,
  longBeginnings,
  noLevels,
  raiseBeginnings,
} from '../build/beginnings.ts';
import { type Line, writeLine } from '../build/pack.ts';
import type { IndexedPage } from '../build/read-page.ts';
import { type ChangedPage, eachWord, type LiveWord, type PagesChange, postingsOf } from './live-words.ts';
import { shiftOf } from './rewrite-postings.ts';

/** What the beginnings of a language follow from, after a change. */
export interface LiveBeginningsInput extends PagesChange {
  /** Sorted. */
  readonly words: readonly LiveWord[];
  /** First word of each words file, sorted. */
  readonly starts: readonly string[];
  /** First document of each facet, ascending. */
  readonly facets: readonly number[];
  readonly documents: number;
}

/** A beginning with the best level of each document among its words. */
interface Beginning {
  readonly levels: Int8Array;
  readonly line: Line;
}

/** Creates the entries of the beginnings of a language: a function that follows changes and gives their lines, sorted. */
export function createLiveBeginnings(): (input: LiveBeginningsInput) => readonly Line[] {
  let beginnings: ReadonlyMap<string, Beginning> = new Map();
  let cuts = '';
  return (input) => {
    const { starts, facets, moved, changed } = input;
    const isCutAnew = facets.join() !== cuts;
    cuts = facets.join();
    const known = moved === undefined ? beginnings : moveLevels(beginnings, moved, input.documents);
    const stale = followPages(known, changed);
    const wanted = longBeginnings(starts);
    const fresh = readLevels(new Set(wanted.filter((beginning) => !known.has(beginning))), input);
    const next = wanted.map((word) => {
      const before = known.get(word);
      if (before !== undefined && moved === undefined && !isCutAnew && !stale.has(word))
        return [word, before] as const;
      const levels = before?.levels ?? fresh.get(word) ?? noLevels(input.documents);
      const line = writeLine({ word, postings: bestPages(levels, facets) });
      // The earlier line where it says the same: the file that it is in is then not made anew.
      return [word, { levels, line: before?.line.line === line.line ? before.line : line }] as const;
    });
    beginnings = new Map(next);
    return next.map(([, { line }]) => line);
  };
}

/** The same beginnings where documents have other numbers. */
function moveLevels(
  beginnings: ReadonlyMap<string, Beginning>,
  moved: Int32Array,
  documents: number,
): ReadonlyMap<string, Beginning> {
  const shift = shiftOf(moved);
  const moveOne = ({ levels, line }: Beginning): Beginning => {
    const next = noLevels(documents);
    if (shift === undefined)
      moved.forEach((document, earlier) => {
        if (document >= 0) next[document] = levels[earlier] ?? -1;
      });
    else {
      next.set(levels.subarray(0, shift.from));
      next.set(levels.subarray(shift.from), shift.from + shift.by);
    }
    return { levels: next, line };
  };
  return new Map([...beginnings].map(([word, beginning]) => [word, moveOne(beginning)]));
}

/** Takes changed pages into the levels; gives the beginnings that this changed. */
function followPages(
  beginnings: ReadonlyMap<string, Beginning>,
  changed: readonly ChangedPage[],
): ReadonlySet<string> {
  const stale = new Set<string>();
  if (beginnings.size === 0) return stale;
  for (const { document, now } of changed) {
    const best = levelsOf(now, beginnings);
    for (const [beginning, { levels }] of beginnings) {
      const level = best.get(beginning) ?? -1;
      if (levels[document] === level) continue;
      levels[document] = level;
      stale.add(beginning);
    }
  }
  return stale;
}

/** The best level of each beginning among the words of a page. */
function levelsOf(page: IndexedPage, beginnings: ReadonlyMap<string, unknown>): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  eachWord(page, (word, level) => {
    for (const beginning of beginningsOfWord(word))
      if (beginnings.has(beginning)) best.set(beginning, Math.max(best.get(beginning) ?? -1, level));
  });
  return best;
}

/** The levels of beginnings, from all words. */
function readLevels(
  beginnings: ReadonlySet<string>,
  { words, documents }: LiveBeginningsInput,
): ReadonlyMap<string, Int8Array> {
  const found = new Map([...beginnings].map((beginning) => [beginning, noLevels(documents)]));
  if (found.size === 0) return found;
  for (const word of words) raiseBeginnings(found, word.word, () => postingsOf(word));
  return found;
}
