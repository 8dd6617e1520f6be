import { isAscii } from '@waymark/core/source';
import { levelCount } from '../format.ts';
import type { Entry } from './postings.ts';

const shortestWord = 4;
const mostWords = 4_000;

/** How prominent a word is. */
export interface Prominence {
  /** The highest level of its postings. */
  readonly level: number;
  /** How many pages it is on. */
  readonly pages: number;
}

/** A word that a query may be corrected to. */
export interface Candidate {
  readonly word: string;
  prominence(): Prominence;
}

/** Whether a misspelt query may be compared with a word. */
export function isSpelled(word: string): boolean {
  if (word.length < shortestWord) return false;
  return isAscii(word) ? /^[A-Za-z]+$/.test(word) : isSpelledInScript(word);
}

/** Whether a word is one of a script that has spaces between words. */
function isSpelledInScript(word: string): boolean {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  return /^[\p{L}\p{M}]+$/u.test(word) && !unspaced.test(word);
}

/** Finds out how prominent the word of postings is. */
export function prominenceOf(postings: readonly number[]): Prominence {
  let level = 0;
  for (const posting of postings) if (posting % levelCount > level) level = posting % levelCount;
  return { level, pages: postings.length };
}

/** The most prominent words of a sorted list, sorted. */
export function chooseSpelling(words: readonly Candidate[]): readonly string[] {
  if (words.length <= mostWords) return words.map(({ word }) => word);
  const candidates = words.map(({ word, prominence }) => ({ word, ...prominence() }));
  const counts = new Array<number>(levelCount).fill(0);
  for (const { level } of candidates) counts[level] = (counts[level] ?? 0) + 1;
  let last = levelCount - 1;
  let left = mostWords;
  for (; last > 0 && (counts[last] ?? 0) < left; last -= 1) left -= counts[last] ?? 0;
  const best = candidates
    .filter(({ level }) => level === last)
    .sort((a, b) => b.pages - a.pages || (a.word < b.word ? -1 : 1));
  const chosen = new Set(best.slice(0, left));
  return candidates
    .filter((candidate) => candidate.level > last || chosen.has(candidate))
    .map(({ word }) => word);
}

/** The words that a misspelt query is compared with: the most prominent of the site, sorted. */
export function spellingOf(entries: readonly Entry[]): readonly string[] {
  const candidates = entries.filter(({ word }) => isSpelled(word));
  return chooseSpelling(
    candidates.map(({ word, postings }) => ({ word, prominence: () => prominenceOf(postings) })),
  );
}
