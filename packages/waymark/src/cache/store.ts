/** Keeps texts by key. Losing any of them is allowed at any time; giving back another text is not. */
export interface CacheStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  /** Drops what was neither read nor written since the store was opened. */
  prune(): void;
}

/** A store that keeps nothing. */
export const NO_STORE: CacheStore = { read: () => undefined, write: () => undefined, prune: () => undefined };
