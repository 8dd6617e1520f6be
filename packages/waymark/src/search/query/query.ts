import type { SearchManifest } from '../format.ts';
import { createScanner } from '../words/segment.ts';
import {
  createFinder,
  excerptsOf,
  type Finder,
  type MarkedText,
  markText,
  type SectionHit,
} from './excerpt.ts';
import { createIndexReader, type IndexedDocument, type ReadFile } from './index-reader.ts';
import { matchName, matchTerms } from './match.ts';
import { leastScoreOfName, type Match } from './match-word.ts';
import { preferNames } from './prefer-names.ts';
import { type Ranked, rank, titleValuesOf, valuesOf } from './rank.ts';
import { termsOf } from './terms.ts';

/** A page that matches, with the sections of it that match best. */
export interface PageHit {
  /** Without base. */
  readonly route: string;
  readonly title: MarkedText;
  readonly trail: readonly string[];
  readonly method?: string;
  readonly excerpt?: MarkedText;
  readonly sections: readonly SectionHit[];
}

/** Pages that match, the best first. */
export interface SearchResult {
  readonly pages: readonly PageHit[];
  /** Number of pages that match, shown or not. */
  readonly total: number;
}

/** What to search in, and how much to return. */
export interface SearchOptions {
  /** Most pages; 8 unless told. */
  readonly limit?: number;
  /** Only pages of this version, and those common to all. */
  readonly version?: string;
  /** Only pages of this product, and those common to all. */
  readonly product?: string;
}

/** Answers queries from one index. */
export interface Searcher {
  readonly manifest: SearchManifest;
  /** Rejects when a file of the index cannot be read. */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
}

const usualLimit = 8;
/** Pages whose names are compared with the query: their rows are read for it. */
const mostCompared = 16;
/** Pages besides whose names hold every word: of many that say one thing, few may have it as their title. */
const mostNamed = 8;
/** Pages with a part of that name that are compared besides, if they are no more. */
const mostWithPart = 4;
/** A query without a longer word is only a beginning: titles will do, texts would be a waste. */
const shortestForTexts = 3;

/** How much pages of the reader's own version or product are preferred to those common to all. */
const weightOfOwn = 1.4;

/** Weighs documents by what the reader chose; 0 for those of another version or product. */
const weighBy = (manifest: SearchManifest, options: SearchOptions): ((document: number) => number) => {
  const weigh = (label: string | undefined, all: readonly string[], own: readonly number[]): number => {
    if (label === undefined || own.length === 0) return 1;
    return own.includes(all.indexOf(label)) ? weightOfOwn : 0;
  };
  const weights = manifest.facets.map(
    (facet) =>
      weigh(options.version, manifest.versions, facet.versions) *
      weigh(options.product, manifest.products, facet.products),
  );
  return (document) => weights[manifest.facets.findLastIndex((facet) => facet.from <= document)] ?? 0;
};

/** Terms worth less than this share of the best one (`the`, `to`) are not marked in results. */
const leastShareToMark = 0.25;

const finderOf = (matches: readonly Match[], values: readonly number[], leastShare: number): Finder => {
  const least = leastShare * Math.max(...values);
  const terms = new Map<string, number>();
  const beginnings: { readonly text: string; readonly index: number }[] = [];
  matches.forEach(({ term, words, everyBeginning }, index) => {
    if ((values[index] ?? 0) < least) return;
    // A word that is a term itself (`lead.created`) also stands for terms that it begins with (`lead`).
    for (const word of words) if (word === term.text || !terms.has(word)) terms.set(word, index);
    if (everyBeginning) beginnings.push({ text: term.text, index });
  });
  const termOf = (word: string): number =>
    terms.get(word) ?? beginnings.find(({ text }) => word.startsWith(text))?.index ?? -1;
  return createFinder(createScanner(), termOf, values);
};

const hitOf = async ({ row, text }: IndexedDocument, finder: Finder, withText: boolean): Promise<PageHit> => {
  const [route, name, trail, method] = row;
  const title = markText(name, finder);
  return {
    route,
    title,
    trail,
    ...(method === '' ? {} : { method }),
    ...(withText ? excerptsOf(await text(), finder, title.ranges.length > 0) : { sections: [] }),
  };
};

/** The pages whose names hold every word of the query, those first whose names say each of them most. */
const namedByAll = (ranked: readonly Ranked[], matches: readonly Match[]): readonly Ranked[] => {
  const whole = matches.filter(({ term, scores }) => !term.part && scores.size > 0);
  const weakest = (document: number): number =>
    whole.reduce((least, { scores }) => Math.min(least, scores.get(document) ?? 0), Number.POSITIVE_INFINITY);
  return ranked
    .map((page) => ({ page, least: weakest(page.document) }))
    .filter(({ least }) => least >= leastScoreOfName)
    .sort((a, b) => b.least - a.least)
    .map(({ page }) => page);
};

/** Creates a searcher for the index that a manifest describes. */
export function createSearcher(manifest: SearchManifest, read: ReadFile): Searcher {
  const reader = createIndexReader(manifest, read);
  return {
    manifest,
    async search(query, options = {}) {
      const terms = termsOf(query);
      const parts = matchName(query, reader);
      const [matches, withPart] = await Promise.all([matchTerms(terms, reader, parts), parts]);
      const values = valuesOf(matches, manifest.pages);
      const ranked = rank(matches, values, weighBy(manifest, options));
      const finder = finderOf(matches, values, leastShareToMark);
      const titleFinder = finderOf(matches, titleValuesOf(matches, values), 0);
      const withText = terms.some((term) => term.unspaced || term.text.length >= shortestForTexts);
      const named = new Set(namedByAll(ranked, matches).slice(0, mostNamed));
      const compared = ranked.filter(
        (page, place) =>
          place < mostCompared ||
          named.has(page) ||
          (withPart.size <= mostWithPart && withPart.has(page.document)),
      );
      const best = await preferNames(compared, reader, { query, withPart, finder: titleFinder });
      const hits = best
        .slice(0, options.limit ?? usualLimit)
        .map(({ found }) => hitOf(found, finder, withText));
      return { pages: await Promise.all(hits), total: ranked.length };
    },
  };
}
