import { nameOf } from '../source/index.ts';
import { editDistance } from './edit-distance.ts';

/** Letters in which a slip of the pen differs from the word that was meant. */
const SLIP = 2;

/** Letters of what may be a slip; a longer text is no name, and comparing takes the square of its length. */
const LONGEST = 300;

/** Candidates that a check compares in all, before hints would cost more than they are worth. */
const MOST_COMPARED = 4_000_000;

/** Creates what counts the candidates of a check: whether so many more may still be compared. */
export function createAllowance(): (candidates: number) => boolean {
  let compared = 0;
  return (candidates) => {
    compared += candidates;
    return compared <= MOST_COMPARED;
  };
}

/**
 * Finds the candidate that an author most probably meant: the closest by Damerau-Levenshtein distance (insertions,
 * deletions, substitutions, swaps of neighbours), regardless of case. None when nothing is close: up to a third of the
 * longer word may differ, at least one character in words of three. Of equally close ones, the first wins. `isMeant` may
 * refuse one; it is asked before the distance is counted.
 */
export function suggest(
  written: string,
  candidates: Iterable<string>,
  isMeant: (candidate: string) => boolean = () => true,
): string | undefined {
  if (written.length > LONGEST) return undefined;
  const word = written.toLowerCase();
  const distanceTo = createDistance(word);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const longer = Math.max(word.length, candidate.length);
    const limit = Math.min(bestDistance - 1, nearness(longer));
    if (Math.abs(word.length - candidate.length) > limit) continue;
    const other = candidate.toLowerCase();
    if (!isMeant(candidate)) continue;
    const distance = distanceTo(other, limit);
    if (distance > limit || (distance > 0 && isTooShort(word, other))) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** One letter exchanged for another in a word of two letters is another word, and so is one letter with another beside it. */
function isTooShort(word: string, other: string): boolean {
  return Math.min(word.length, other.length) < 2 || Math.max(word.length, other.length) < 3;
}

/** How many letters may differ in words of a length. */
function nearness(length: number): number {
  return Math.max(1, Math.floor(length / 3));
}

/** Creates a search as `suggest` for one check, which ends where hints would cost more than they are worth. */
export function createSuggest(): (written: string, candidates: ReadonlySet<string>) => string | undefined {
  const mayCompare = createAllowance();
  return (written, candidates) => (mayCompare(candidates.size) ? suggest(written, candidates) : undefined);
}

/**
 * Finds the path that an author most probably meant: a near one, in which each part that differs is near by itself, and so
 * is each word of it. Long folders that two paths share say nothing about the names of their files, nor long words of a
 * name about the others.
 */
export function suggestPath(written: string, candidates: Iterable<string>): string | undefined {
  const areNear = written.toLowerCase().split('/').map(createIsNear);
  const isNearName = areNear.at(-1);
  return suggest(written, candidates, (candidate) => {
    // The name of the file rules most out.
    if (isNearName?.(nameOf(candidate).toLowerCase()) === false) return false;
    const others = candidate.toLowerCase().split('/');
    // A folder more or less is a slip of its own.
    return others.length !== areNear.length || areNear.every((isNear, index) => isNear(others[index] ?? ''));
  });
}

/**
 * Short names may differ by more of their letters than words that stand alone: the rest of the path speaks for them. Of two
 * letters, another one is another language or version.
 */
function createIsNear(part: string): (other: string) => boolean {
  const distanceTo = createDistance(part);
  return (other) => {
    if (part === other || goesOn(part, other) || goesOn(other, part)) return true;
    const longer = Math.max(part.length, other.length);
    const most = longer > 3 ? Math.max(SLIP, nearness(longer)) : 1;
    if (isTooShort(part, other) || distanceTo(other, most) > most) return false;
    return areWordsNear(part.split(BETWEEN_WORDS), other.split(BETWEEN_WORDS));
  };
}

/** Whether a name is another one and more: `install` became `installation`. */
function goesOn(name: string, longer: string): boolean {
  return name.length > STEM && longer.startsWith(name);
}

const BETWEEN_WORDS = /[-_ ]+/;

/** Letters with which two forms of one word begin, such as `get` and `getting`. */
const STEM = 3;

/** Whether names of as many words have no word in place of another one. */
function areWordsNear(words: readonly string[], others: readonly string[]): boolean {
  if (words.length === 1 || words.length !== others.length) return true;
  return words.every((word, index) => {
    const other = others[index] ?? '';
    const most = Math.max(SLIP, nearness(Math.max(word.length, other.length)));
    return word.slice(0, STEM) === other.slice(0, STEM) || createDistance(word)(other, most) <= most;
  });
}

/**
 * The candidate that must have been meant: one letter differs, at most two in words of eight and more (`module` is no slip
 * for `mode`), and no other candidate is as near.
 */
export function suggestSurely(written: string, candidates: readonly string[]): string | undefined {
  const best = suggest(written, candidates);
  if (best === undefined) return undefined;
  const word = written.toLowerCase();
  const distanceOf = createDistance(word);
  const distanceTo = (candidate: string): number => distanceOf(candidate.toLowerCase(), SLIP);
  const distance = distanceTo(best);
  if (distance > Math.min(SLIP, Math.max(1, Math.floor(word.length / 4)))) return undefined;
  return candidates.every((candidate) => candidate === best || distanceTo(candidate) > distance)
    ? best
    : undefined;
}

/** Creates what counts the edits from a word to another one; `most + 1` stands for all greater numbers. */
function createDistance(word: string): (other: string, most: number) => number {
  const countShared = createLetterCount(word);
  return (other, most) => {
    // A letter that the other word lacks costs an edit; that is counted far faster than the edits themselves.
    const isFar = Math.max(word.length, other.length) - countShared(other) > most;
    return isFar ? most + 1 : editDistance(word, other, { most, open: false });
  };
}

const BUCKETS = 128;

/** Counts the letters that another word has in common with this one, at least. */
function createLetterCount(word: string): (other: string) => number {
  const counts = new Int32Array(BUCKETS);
  const bucketOf = (text: string, index: number): number => text.charCodeAt(index) % BUCKETS;
  const add = (text: string, amount: 1 | -1): number => {
    let positive = 0;
    for (let index = 0; index < text.length; index++) {
      const bucket = bucketOf(text, index);
      const count = counts[bucket] ?? 0;
      if (count > 0) positive++;
      counts[bucket] = count + amount;
    }
    return positive;
  };
  add(word, 1);
  return (other) => {
    const shared = add(other, -1);
    add(other, 1);
    return shared;
  };
}
