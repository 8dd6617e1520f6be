import type { OutputFile } from '../../outputs/output-file.ts';
import { type Facet, manifestFile, type SearchManifest } from '../format.ts';
import { splitCompounds } from '../words/compounds.ts';
import { beginningsOf } from './beginnings.ts';
import { createDocumentFiles, type DocumentsFile } from './document-files.ts';
import { contentFile, packEntries, searchFolder } from './pack.ts';
import { createPostingsCollector } from './postings.ts';
import type { IndexedPage } from './read-page.ts';
import type { PageEntry } from './records.ts';
import { spellingOf } from './spelling.ts';

/** A language of the site. */
export interface SearchLanguage {
  /** As the `html lang` of its pages has it. */
  readonly code: string;
  /** Its own name for itself. */
  readonly label: string;
  /** Label of its default version, where it has versions. */
  readonly version?: string | undefined;
}

/** Options of an index. */
export interface SearchIndexOptions {
  /** Every language of the site, the default one first. Pages in another language are not indexed. */
  readonly languages: readonly SearchLanguage[];
  /** Links to pages end with a slash. */
  readonly trailingSlash: boolean;
}

/** Builds an index page by page, so that the text of a whole site need not be in memory. */
export interface IndexBuilder<Page = IndexedPage> {
  /** Takes the next page, in index order; gives the files that are complete. */
  add(entry: PageEntry, page: Page): readonly OutputFile[];
  /** Gives the files that are left. */
  finish(): Iterable<OutputFile>;
}

/** Takes notice of what the index of a language is made of, to follow it later. */
export interface IndexNotes {
  /** The next run of pages that is a documents file. */
  run(pages: number, made: DocumentsFile): void;
  /** The lines of all words. */
  words(lines: string): void;
}

/** Size of a words file in characters before compression, chosen so that a file travels in few round trips. */
export const WORDS_FILE_SIZE = 14_000;

/** Path of the manifest of a language in the site: what `html[data-search]` points to (behind the base). */
export function searchManifestPath(language: string): string {
  return `${searchFolder}/${manifestFile(language)}`;
}

/** Creates the builder of the index of one language. */
export function createLanguageBuilder(
  language: string,
  options: SearchIndexOptions,
  notes?: IndexNotes,
): IndexBuilder {
  const collector = createPostingsCollector();
  const documents = createDocumentFiles(notes?.run);
  const facets = createFacets();
  let pages = 0;
  return {
    add(entry, page) {
      facets.add(entry, pages);
      collector.add(pages, page);
      pages += 1;
      return documents.add(entry, page.texts);
    },
    *finish() {
      yield* documents.finish();
      const entries = splitCompounds(collector.entries(), language);
      const words = packEntries(entries, WORDS_FILE_SIZE);
      yield* words.files;
      notes?.words(words.files.map(({ content }) => content).join('\n'));
      const beginnings = packEntries(
        beginningsOf({ entries, starts: words.range.starts, facets: facets.starts(), documents: pages }),
        WORDS_FILE_SIZE,
      );
      yield* beginnings.files;
      const spelling = contentFile(spellingOf(entries).join('\n'), 'txt');
      yield spelling.file;
      yield manifestOf(language, options, {
        pages,
        facets,
        words: words.range,
        beginnings: beginnings.range,
        documents: documents.range(),
        spelling: spelling.name,
      });
    },
  };
}

/** The files that the manifest of a language names. */
export interface NamedFiles
  extends Pick<SearchManifest, 'pages' | 'words' | 'beginnings' | 'documents' | 'spelling'> {
  readonly facets: Facets;
}

/** Makes the manifest of a language. */
export function manifestOf(
  language: string,
  { languages, trailingSlash }: SearchIndexOptions,
  { pages, facets, ...files }: NamedFiles,
): OutputFile & { readonly content: string } {
  const version = languages.find(({ code }) => code === language)?.version;
  const manifest: SearchManifest = {
    format: 1,
    language,
    pages,
    trailingSlash,
    ...facets.lists(version),
    ...(version === undefined ? {} : { defaultVersion: version }),
    words: files.words,
    beginnings: files.beginnings,
    documents: files.documents,
    spelling: files.spelling,
    languages: languages.map(({ code, label }) => [label, manifestFile(code)] as const),
  };
  return { path: searchManifestPath(language), content: JSON.stringify(manifest) };
}

/** Which versions and products the pages belong to, from which page on. */
export interface Facets {
  add(entry: PageEntry, document: number): void;
  /** First document of each facet, ascending. */
  starts(): readonly number[];
  /** The default version is a choice beside others, though all of its pages may be common to all. */
  lists(defaultVersion?: string): Pick<SearchManifest, 'versions' | 'products' | 'facets'>;
}

type Labels = Pick<PageEntry, 'versions' | 'products'>;

/** Equal for pages of the same versions and products. */
export function facetKey({ versions, products }: Labels): string {
  return JSON.stringify([versions, products]);
}

/** Creates an empty list of facets. */
export function createFacets(): Facets {
  const found: (Labels & { readonly from: number })[] = [];
  let key = '';
  const labels = (lists: readonly (readonly string[])[]): readonly string[] =>
    [...new Set(lists.flat())].sort();
  return {
    add(entry, document) {
      if (facetKey(entry) === key) return;
      key = facetKey(entry);
      found.push({ from: document, versions: entry.versions, products: entry.products });
    },
    starts: () => found.map(({ from }) => from),
    lists(defaultVersion) {
      const own = found.flatMap((facet) => facet.versions);
      const versions = labels(
        own.length === 0 || defaultVersion === undefined ? [own] : [own, [defaultVersion]],
      );
      const products = labels(found.map((facet) => facet.products));
      const facets = found.map(
        (facet): Facet => ({
          from: facet.from,
          versions: facet.versions.map((label) => versions.indexOf(label)),
          products: facet.products.map((label) => products.indexOf(label)),
        }),
      );
      return { versions, products, facets };
    },
  };
}
