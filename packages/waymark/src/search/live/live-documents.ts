import type { DocumentEntry } from '../build/document-files.ts';
import type { IndexedPage } from '../build/read-page.ts';
import type { PageEntry } from '../build/records.ts';
import type { ChangedPage, PagesChange } from './live-words.ts';

/** A page of the index. */
export interface LivePage {
  readonly entry: PageEntry;
  readonly page: IndexedPage;
}

/** A page with the row that shows it: the same object as long as it says the same. */
export interface LiveDocument extends DocumentEntry {
  readonly page: IndexedPage;
}

/** The pages of now, and what became of those before. */
export interface ComparedDocuments extends PagesChange {
  readonly documents: readonly LiveDocument[];
}

/** Compares the pages of a language with those of last time, each in index order. */
export function compareDocuments(
  before: readonly LiveDocument[],
  pages: readonly LivePage[],
): ComparedDocuments {
  const { origins, moved } = matchDocuments(before, pages);
  const changed: ChangedPage[] = [];
  const documents = pages.map(({ entry, page }, document): LiveDocument => {
    const earlier = before[origins?.[document] ?? document];
    if (earlier === undefined || !hasSameWords(earlier.page, page))
      changed.push({ document, before: earlier?.page, now: page });
    else if (earlier.record === entry && earlier.text === page.texts) return earlier;
    return { record: entry, text: page.texts, page };
  });
  return { documents, moved, changed };
}

interface Matched {
  /** The earlier number of each document, -1 where it is new. */
  readonly origins: Int32Array | undefined;
  readonly moved: Int32Array | undefined;
}

/** Finds the earlier numbers of documents, where any of them is another one. */
function matchDocuments(before: readonly LiveDocument[], pages: readonly LivePage[]): Matched {
  const isSameList =
    before.length === pages.length &&
    pages.every(({ entry }, document) => entry.route === before[document]?.record.route);
  if (isSameList) return { origins: undefined, moved: undefined };
  const numbers = new Map(before.map(({ record }, document) => [record.route, document]));
  const origins = new Int32Array(pages.length).fill(-1);
  const moved = new Int32Array(before.length).fill(-1);
  let last = -1;
  pages.forEach(({ entry }, document) => {
    const earlier = numbers.get(entry.route) ?? -1;
    // Postings stay sorted only where pages keep their order; one that does not counts as new.
    if (earlier <= last) return;
    origins[document] = earlier;
    moved[earlier] = document;
    last = earlier;
  });
  return { origins, moved };
}

function hasSameWords(a: IndexedPage, b: IndexedPage): boolean {
  return a === b || (a.words === b.words && a.levels === b.levels);
}
