import type { OutputFile } from '../../outputs/output-file.ts';
import {
  createLanguageBuilder,
  facetKey,
  type IndexBuilder,
  type SearchIndexOptions,
} from './build-language.ts';
import type { SearchRecord } from './records.ts';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What decides where a page stands in the index. */
export type PageRank = Pick<SearchRecord, 'route' | 'language' | 'versions' | 'products'>;

/** Where a page stands in the index. */
interface IndexPlace {
  /** Negative for a page in a language that has no index. */
  readonly language: number;
  readonly key: string;
  readonly route: string;
}

function placeOf(page: PageRank, { languages }: SearchIndexOptions): IndexPlace {
  const language = languages.findIndex(({ code }) => code === page.language);
  return { language, key: facetKey(page), route: page.route };
}

function comparePlaces(a: IndexPlace, b: IndexPlace): number {
  return a.language - b.language || compare(a.key, b.key) || compare(a.route, b.route);
}

/** Pages in the order in which an index takes them: by language, then by version and product, then by route. */
export function inIndexOrder<T extends PageRank>(
  pages: readonly T[],
  options: SearchIndexOptions,
): readonly T[] {
  const placed = pages.map((page) => ({ page, place: placeOf(page, options) }));
  placed.sort((a, b) => comparePlaces(a.place, b.place));
  return placed.filter(({ place }) => place.language >= 0).map(({ page }) => page);
}

/** Which of two pages stands before the other in an index. */
export function compareInIndex(a: PageRank, b: PageRank, options: SearchIndexOptions): number {
  return comparePlaces(placeOf(a, options), placeOf(b, options));
}

/**
 * Creates the builder of a site's index: for each language a manifest with a stable name, and files named by their
 * content that a query reads a few of. No two records of one language share a route.
 */
export function createIndexBuilder(options: SearchIndexOptions): IndexBuilder {
  return joinLanguages(options, (language) => createLanguageBuilder(language, options));
}

/** Creates the builder of a site's index from those of its languages, each of which is opened when its turn comes. */
export function joinLanguages<Page>(
  { languages }: SearchIndexOptions,
  open: (language: string) => IndexBuilder<Page>,
): IndexBuilder<Page> {
  const left = [...new Set(languages.map(({ code }) => code))];
  let builder: IndexBuilder<Page> | undefined;
  // Languages are complete when the first page of a later one comes.
  function* finishUntil(language: string | undefined): Generator<OutputFile> {
    for (let next = left[0]; next !== undefined && next !== language; next = left[0]) {
      yield* (builder ?? open(next)).finish();
      builder = undefined;
      left.shift();
    }
  }
  // A page that cannot be read is added once more, and what was complete before it must not be lost with the first try.
  let complete: readonly OutputFile[] = [];
  return {
    add(entry, page) {
      complete = [...complete, ...finishUntil(entry.language)];
      builder ??= open(entry.language);
      const files = [...complete, ...builder.add(entry, page)];
      complete = [];
      return files;
    },
    *finish() {
      yield* complete;
      yield* finishUntil(undefined);
    },
  };
}
