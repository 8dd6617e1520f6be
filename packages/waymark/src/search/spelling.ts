import { levelCount } from './format.ts';
import type { Entry } from './postings.ts';

const shortestWord = 4;
const mostWords = 4_000;
const spelled = /^[\p{L}\p{M}]+$/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const bestLevel = (postings: readonly number[]): number =>
  postings.reduce((best, posting) => Math.max(best, posting % levelCount), 0);

/** The words that a misspelt query is compared with: the most prominent of the site, sorted. */
export function spellingOf(entries: readonly Entry[]): readonly string[] {
  return entries
    .filter(({ word }) => word.length >= shortestWord && spelled.test(word) && !unspaced.test(word))
    .map(({ word, postings }) => ({ word, level: bestLevel(postings), pages: postings.length }))
    .sort((a, b) => b.level - a.level || b.pages - a.pages || (a.word < b.word ? -1 : 1))
    .slice(0, mostWords)
    .map(({ word }) => word)
    .sort();
}
