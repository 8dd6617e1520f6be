import { levelCount, levelOfDigit } from '../format.ts';
import type { IndexedPage } from './read-page.ts';

/** A word of the index with its postings (see `encodePostings`). */
export interface Entry {
  readonly word: string;
  readonly postings: readonly number[];
}

/** Collects the postings of all pages of one language. */
export interface PostingsCollector {
  /** Documents come in ascending order. */
  add(document: number, page: IndexedPage): void;
  /** All words, sorted by code unit. */
  entries(): readonly Entry[];
}

/**
 * Pages that are collected at once. Every word of a page is looked for in a table of all words, which no cache of a processor still
 * holds after a page was drawn: for one page after the other, that is the dearest loop of a build.
 */
const AT_ONCE = 128;

/** Creates a collector. */
export function createPostingsCollector(): PostingsCollector {
  const lists = new Map<string, number[]>();
  let waiting: { readonly document: number; readonly words: string; readonly levels: string }[] = [];
  const addWord = (word: string, posting: number): void => {
    const list = lists.get(word);
    if (list === undefined) lists.set(word, [posting]);
    else list.push(posting);
  };
  const collect = (): void => {
    for (const { document, words, levels } of waiting) {
      words.split(' ').forEach((word, index) => {
        addWord(word, document * levelCount + levelOfDigit(levels, index));
      });
    }
    waiting = [];
  };
  return {
    add(document, { words, levels }) {
      if (words !== '') waiting.push({ document, words, levels });
      if (waiting.length >= AT_ONCE) collect();
    },
    entries() {
      collect();
      return [...lists.keys()].sort().map((word) => ({ word, postings: lists.get(word) ?? [] }));
    },
  };
}
