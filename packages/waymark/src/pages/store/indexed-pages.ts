import { longHash } from '../../project/files/hash.ts';
import type { IndexedPage, PageEntry } from '../../search/index.ts';
import type { PageContent } from '../content/page-content.ts';
import type { PageStore, StoredResult } from './page-store.ts';

/** What an index takes of a page, and what it took of it before. */
export interface IndexablePage {
  /** Names what the index takes; empty where nothing is kept. */
  readonly key: string;
  read(): IndexedPage;
  /** What it took when that had another name, while it is still known. */
  earlier(key: string): IndexedPage | undefined;
}

/** What a page is read with for the index. */
export interface IndexedPages {
  /** What the index takes of a page: read now, or as it was kept. */
  read(entry: PageEntry, content: PageContent): IndexedPage;
  /** The same for an index that is kept: read when it is needed. */
  indexable(entry: PageEntry, content: PageContent): IndexablePage;
}

type ReadPage = (
  record: PageEntry & { readonly sections: ReturnType<PageContent['sections']['read']> },
) => IndexedPage;

/** Creates the reader of pages for the index, with a store that may know them. */
export function createIndexedPages(store: PageStore, readPage: ReadPage): IndexedPages {
  const read = (entry: PageEntry, content: PageContent, key: string): IndexedPage => {
    const stored = store.read('search', entry.route);
    const known = stored && unpack(stored, key);
    if (known !== undefined) return known;
    const page = readPage({ ...entry, sections: content.sections.read() });
    if (store.isKeeping) write(store, entry.route, key, page);
    return page;
  };
  const keyOf = (entry: PageEntry, content: PageContent): string =>
    store.isKeeping ? longHash(`${JSON.stringify(entry)}\n${content.sections.hash}`) : '';
  return {
    read: (entry, content) => read(entry, content, keyOf(entry, content)),
    indexable(entry, content) {
      const key = keyOf(entry, content);
      // What is read in a run stays in the store, also where an index as it is kept makes it needless to unpack.
      const stored = store.read('search', entry.route);
      return {
        key,
        read: () => read(entry, content, key),
        earlier: (earlierKey) => stored && unpack(stored, earlierKey),
      };
    },
  };
}

/** What stands in the store for a page of the index is its key: the words of the page belong to one state of what is said of it. */
function unpack({ value, hashes, text }: StoredResult, key: string): IndexedPage | undefined {
  if (value !== key) return undefined;
  const [words, levels, texts] = hashes.map(text);
  return words === undefined || levels === undefined || texts === undefined
    ? undefined
    : { words, levels, texts };
}

function write(store: PageStore, route: string, key: string, { words, levels, texts }: IndexedPage): void {
  const hashed = [words, levels, texts].map((text) => [longHash(text), text] as const);
  store.write('search', route, { trace: [], value: key, texts: hashed });
}
