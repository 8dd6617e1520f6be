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

/** Creates a collector. */
export function createPostingsCollector(): PostingsCollector {
  const lists = new Map<string, number[]>();
  return {
    add(document, { words, levels }) {
      if (words === '') return;
      words.split(' ').forEach((word, index) => {
        const posting = document * levelCount + levelOfDigit(levels, index);
        const list = lists.get(word);
        if (list === undefined) lists.set(word, [posting]);
        else list.push(posting);
      });
    },
    entries: () => [...lists.keys()].sort().map((word) => ({ word, postings: lists.get(word) ?? [] })),
  };
}
