import { longHash } from '../../project/files/hash.ts';
import type { KeptRun } from '../../search/index.ts';
import type { PageStore } from './page-store.ts';

/** The index of a language as it is kept for the next build. */
export interface KeptIndex {
  /** What the configuration says of indexes. */
  readonly options: string;
  /** Its pages in order, each with the name of what the index took of it. */
  readonly pages: readonly (readonly [route: string, key: string])[];
  readonly runs: readonly KeptRun[];
  /** All files but those of runs, each with the hash of its content. */
  readonly files: readonly (readonly [path: string, hash: string])[];
  /** The lines of all words. */
  readonly words: string;
}

/** Where indexes are kept, by language. */
export interface KeptIndexes {
  read(language: string): KeptIndex | undefined;
  write(language: string, index: KeptIndex): void;
}

/** Keeps indexes in a store of pages, where the hash of their words stands for them. */
export function createKeptIndexes(store: PageStore): KeptIndexes {
  return {
    read(language) {
      const stored = store.read('index', language);
      const index = stored?.value as KeptIndex | undefined;
      const words = index && stored?.text(index.words);
      return index === undefined || words === undefined ? undefined : { ...index, words };
    },
    write(language, index) {
      const words = longHash(index.words);
      const value: KeptIndex = { ...index, words };
      store.write('index', language, { trace: [], value, texts: new Map([[words, index.words]]) });
    },
  };
}
