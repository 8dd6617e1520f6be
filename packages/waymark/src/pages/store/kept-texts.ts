import { longHash } from '../../project/files/hash.ts';
import type { PageStore } from './page-store.ts';

/** Gives the text that follows from other texts alone: as an earlier run kept it, or made now and kept. */
export type KeepText = (from: readonly string[], make: () => Promise<string>) => Promise<string>;

/** Keeps texts in a store of pages, by the hash of what they are made from. What fails is not kept. */
export function createTextKeeper(store: PageStore): KeepText {
  /** Names of texts that were made in this run: a store may not have them on its disk yet. */
  const made = new Set<string>();
  return async (from, make) => {
    if (!store.isKeeping) return make();
    const name = longHash(JSON.stringify(from));
    if (made.has(name)) return make();
    const stored = store.read('text', name);
    const [known] = stored?.hashes.map(stored.text) ?? [];
    if (known !== undefined) return known;
    made.add(name);
    const text = await make();
    store.write('text', name, { trace: [], value: null, texts: [[longHash(text), text]] });
    return text;
  };
}
