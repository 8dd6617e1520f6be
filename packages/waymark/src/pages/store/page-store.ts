import type { Trace } from '../world/world.ts';

/**
 * The kinds of work whose results are kept: for each page, for the index of each language, and for texts by what they are
 * made from. `code` is the coloured code of a page whose body may not be kept.
 */
export type Job = 'body' | 'code' | 'document' | 'search' | 'index' | 'text';

/** A result with the questions that it rests on, as it is kept. */
export interface StoredResult {
  readonly trace: Trace;
  /** Plain data without its long texts. */
  readonly value: unknown;
  /** Those of its texts, in the order in which they were given. */
  readonly hashes: readonly string[];
  /** The text with a hash; undefined where it was lost. */
  text(hash: string): string | undefined;
}

/** A result to keep. */
export interface NewResult {
  readonly trace: Trace;
  readonly value: unknown;
  /** The texts that belong to the value, each with its hash. */
  readonly texts: readonly (readonly [hash: string, text: string])[];
}

/**
 * Keeps what rendering pages gave, each result with every question that it asked of the world. Losing a result or a
 * text is allowed at any time; giving back another one is not.
 */
export interface PageStore {
  /** False where nothing is ever kept: then nothing need be noted or hashed for it. */
  readonly isKeeping: boolean;
  /** What was last kept for a page; its questions may have other answers by now. */
  read(job: Job, route: string): StoredResult | undefined;
  write(job: Job, route: string, result: NewResult): void;
  /** Ends a run: what was neither read nor written in it is dropped. */
  close(): void;
  /** Ends a run that failed: what was kept before it stays. */
  abandon(): void;
}

/** A store that keeps nothing. */
export const NO_PAGES: PageStore = {
  isKeeping: false,
  read: () => undefined,
  write: () => undefined,
  close: () => undefined,
  abandon: () => undefined,
};

/**
 * Creates a store in memory, for one process. What an earlier one kept is taken over with its texts when it is asked for, and gets
 * what is new until this store is closed.
 */
export function createMemoryStore(earlier: PageStore = NO_PAGES): PageStore {
  const results = new Map<Job, Map<string, StoredResult>>();
  let disk = earlier;
  const keep = (job: Job, route: string, { trace, value, texts }: NewResult): StoredResult => {
    const ofJob = results.get(job) ?? new Map<string, StoredResult>();
    const byHash = new Map(texts);
    const hashes = texts.map(([hash]) => hash);
    const stored = { trace, value, hashes, text: (hash: string) => byHash.get(hash) };
    results.set(job, ofJob.set(route, stored));
    return stored;
  };
  return {
    isKeeping: true,
    read(job, route) {
      const known = results.get(job)?.get(route);
      if (known !== undefined) return known;
      const stored = disk.read(job, route);
      const texts = stored && textsOf(stored);
      return texts && keep(job, route, { ...stored, texts });
    },
    write(job, route, result) {
      keep(job, route, result);
      disk.write(job, route, result);
    },
    close() {
      disk.close();
      disk = NO_PAGES;
    },
    abandon() {
      disk.abandon();
      disk = NO_PAGES;
    },
  };
}

/** All texts of a result; undefined where one was lost. */
function textsOf({ hashes, text }: StoredResult): NewResult['texts'] | undefined {
  const texts: (readonly [hash: string, text: string])[] = [];
  for (const hash of hashes) {
    const found = text(hash);
    if (found === undefined) return undefined;
    texts.push([hash, found]);
  }
  return texts;
}
