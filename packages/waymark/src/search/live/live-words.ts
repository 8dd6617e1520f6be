import type { Line } from '../build/pack.ts';
import type { IndexedPage } from '../build/read-page.ts';
import { type Candidate, isSpelled, type Prominence, prominenceOf } from '../build/spelling.ts';
import { decodePostings, levelOfDigit } from '../format.ts';
import {
  type PostingsChange,
  rewritePostings,
  type Shift,
  shiftOf,
  shiftPostings,
} from './rewrite-postings.ts';

/** What became of the pages of a language. */
export interface PagesChange {
  /** The new number of each document by its old one, -1 where it is gone; undefined where all kept theirs. */
  readonly moved: Int32Array | undefined;
  /** New pages and those that have other words, in the order of their numbers. */
  readonly changed: readonly ChangedPage[];
}

/** A page with other words than before. */
export interface ChangedPage {
  readonly document: number;
  /** Absent where the page is new. */
  readonly before: IndexedPage | undefined;
  readonly now: IndexedPage;
}

/** A word of the index. */
export interface LiveWord extends Line, Candidate {
  readonly isSpelled: boolean;
}

/**
 * Creates the words of a language: a function that follows changes and gives all of them, sorted. The lines are those of
 * the words before the first change.
 */
export function createLiveWords(lines = ''): (change: PagesChange) => readonly LiveWord[] {
  let words: readonly LiveWord[] = lines === '' ? [] : lines.split('\n').map(readWord);
  return ({ moved, changed }) => {
    const changes = changesOf(changed);
    const shift = moved && shiftOf(moved);
    const kept = words.flatMap((word) => {
      const ownChanges = changes.get(word.word);
      if (ownChanges === undefined && moved === undefined) return word;
      if (ownChanges === undefined && shift !== undefined) return shiftWord(word, shift);
      changes.delete(word.word);
      return rewriteWord(word, { moved, changes: ownChanges ?? [] });
    });
    const come = [...changes].flatMap(([word, added]) =>
      rewriteWord(
        { word, line: `${word} `, isSpelled: isSpelled(word) },
        { moved: undefined, changes: added },
      ),
    );
    words = come.length === 0 ? kept : [...kept, ...come.sort(byWord)].sort(byWord);
    return words;
  };
}

/** A word from its line. */
function readWord(line: string): LiveWord {
  const word = line.slice(0, line.indexOf(' '));
  return liveWord({ word, line, isSpelled: isSpelled(word) });
}

/** Most sites have so few words that none has to be prominent, and no postings are read for that. */
function liveWord(known: Omit<LiveWord, 'prominence'>): LiveWord {
  let found: Prominence | undefined;
  const prominence = (): Prominence => {
    found ??= prominenceOf(postingsOf(known));
    return found;
  };
  return { ...known, prominence };
}

/** The postings of a line. */
export function postingsOf({ word, line }: Line): readonly number[] {
  return decodePostings(line.slice(word.length + 1));
}

function byWord(a: Line, b: Line): number {
  return a.word < b.word ? -1 : 1;
}

/** The changes of each word, as `PostingsChange` has them: flat, for the first time all are new. */
function changesOf(changed: readonly ChangedPage[]): Map<string, number[]> {
  const changes = new Map<string, number[]>();
  for (const { document, before, now } of changed) {
    const note = (word: string, level: number): void => {
      const list = changes.get(word);
      if (list === undefined) changes.set(word, [document, level]);
      else list.push(document, level);
    };
    const levels = before === undefined ? new Map<string, number>() : levelsOf(before);
    eachWord(now, (word, level) => {
      if (levels.get(word) !== level) note(word, level);
      levels.delete(word);
    });
    for (const word of levels.keys()) note(word, -1);
  }
  return changes;
}

function levelsOf(page: IndexedPage): Map<string, number> {
  const levels = new Map<string, number>();
  eachWord(page, (word, level) => levels.set(word, level));
  return levels;
}

/** Visits the words of a page with their levels. */
export function eachWord({ words, levels }: IndexedPage, visit: (word: string, level: number) => void): void {
  if (words === '') return;
  words.split(' ').forEach((word, index) => {
    visit(word, levelOfDigit(levels, index));
  });
}

function shiftWord(known: LiveWord, shift: Shift): LiveWord {
  const { word, line } = known;
  return { ...known, line: `${word} ${shiftPostings(line.slice(word.length + 1), shift)}` };
}

/** The word with its postings after a change; nothing when no page has it any more. */
function rewriteWord(
  { word, line, isSpelled }: Omit<LiveWord, 'prominence'>,
  change: PostingsChange,
): readonly LiveWord[] {
  const text = rewritePostings(line.slice(word.length + 1), change);
  return text === '' ? [] : [liveWord({ word, line: `${word} ${text}`, isSpelled })];
}
