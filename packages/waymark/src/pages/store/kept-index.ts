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

/**
 * Keeps indexes in a store of pages. What stands there are two texts, its words and the rest, for each edit writes it anew, and
 * those of earlier builds are never read.
 */
export function createKeptIndexes(store: PageStore): KeptIndexes {
  return {
    read(language) {
      const stored = store.read('index', language);
      if (stored === undefined) return undefined;
      const [words, rest] = stored.hashes.map(stored.text);
      if (words === undefined || rest === undefined) return undefined;
      return { ...(JSON.parse(rest) as Omit<KeptIndex, 'words'>), words };
    },
    write(language, { words, ...index }) {
      const texts = [words, JSON.stringify(index)].map((text) => [longHash(text), text] as const);
      store.write('index', language, { trace: [], value: null, texts });
    },
  };
}
