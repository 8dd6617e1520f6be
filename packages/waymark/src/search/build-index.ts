import type { OutputFile } from '../outputs/output-file.ts';
import { beginningsOf } from './beginnings.ts';
import { splitCompounds } from './compounds.ts';
import {
  type DocumentFile,
  type DocumentRow,
  type Facet,
  type FileRange,
  manifestFile,
  type SearchManifest,
  type TextRow,
} from './format.ts';
import { contentFile, cut, packEntries, searchFolder } from './pack.ts';
import { createPostingsCollector } from './postings.ts';
import type { SearchRecord } from './records.ts';
import { spellingOf } from './spelling.ts';

/** A language of the site. */
export interface SearchLanguage {
  /** As the `html lang` of its pages has it. */
  readonly code: string;
  /** Its own name for itself. */
  readonly label: string;
}

/** Options of an index. */
export interface SearchIndexOptions {
  /** Every language of the site, the default one first. Pages in another language are not indexed. */
  readonly languages: readonly SearchLanguage[];
  /** Links to pages end with a slash. */
  readonly trailingSlash: boolean;
}

/** Sizes in characters before compression, chosen so that a file travels in few round trips. */
const wordsFileSize = 14_000;
const documentsFileSize = 4_000;
const textFileSize = 8_000;

/** Path of the manifest of a language in the site: what `html[data-search]` points to (behind the base). */
export function searchManifestPath(language: string): string {
  return `${searchFolder}/${manifestFile(language)}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const facetKey = (record: SearchRecord): string => JSON.stringify([record.versions, record.products]);

const labels = (lists: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(lists.flat())].sort();

const facetsOf = (
  records: readonly SearchRecord[],
  versions: readonly string[],
  products: readonly string[],
): readonly Facet[] => {
  const facets: Facet[] = [];
  let key = '';
  records.forEach((record, from) => {
    if (facetKey(record) === key) return;
    key = facetKey(record);
    facets.push({
      from,
      versions: record.versions.map((label) => versions.indexOf(label)),
      products: record.products.map((label) => products.indexOf(label)),
    });
  });
  return facets;
};

const textRow = (record: SearchRecord): string => {
  const sections = record.sections.map(({ id, heading, text, code }) => [id, heading, text, code] as const);
  const row: TextRow = [record.description ?? '', ...sections];
  return JSON.stringify(row);
};

/** Text of a run of pages, in files, and the rows that refer to it. */
const documentFile = (records: readonly SearchRecord[], rows: readonly string[]) => {
  const files: OutputFile[] = [];
  const texts: string[] = [];
  const documents: DocumentRow[] = [];
  const numbers = records.map((_, index) => index);
  for (const run of cut(numbers, (index) => rows[index]?.length ?? 0, textFileSize)) {
    const { name, file } = contentFile(`[${run.map((index) => rows[index]).join(',\n')}]`, 'json');
    run.forEach((index, position) => {
      const record = records[index];
      if (record === undefined) return;
      documents.push([record.route, record.title, record.trail, record.method ?? '', texts.length, position]);
    });
    texts.push(name);
    files.push(file);
  }
  const content: DocumentFile = { texts, rows: documents };
  const { name, file } = contentFile(JSON.stringify(content), 'json');
  return { name, files: [...files, file] };
};

/** Files of all pages, one after the other: together they hold the text of the whole site. */
function* documentFiles(records: readonly SearchRecord[]): Generator<OutputFile, FileRange<number>> {
  const rowSize = (record: SearchRecord): number =>
    record.route.length + record.title.length + record.trail.join().length + 30;
  const starts: number[] = [];
  const files: string[] = [];
  let from = 0;
  for (const run of cut(records, rowSize, documentsFileSize)) {
    const made = documentFile(run, run.map(textRow));
    starts.push(from);
    files.push(made.name);
    from += run.length;
    yield* made.files;
  }
  return { starts, files };
}

function* buildLanguage(
  language: string,
  records: readonly SearchRecord[],
  options: SearchIndexOptions,
): Generator<OutputFile> {
  const versions = labels(records.map((record) => record.versions));
  const products = labels(records.map((record) => record.products));
  const facets = facetsOf(records, versions, products);
  const collector = createPostingsCollector();
  records.forEach((record, document) => {
    collector.add(document, record);
  });
  const entries = splitCompounds(collector.entries(), language);
  const words = packEntries(entries, wordsFileSize);
  const facetStarts = facets.map(({ from }) => from);
  const beginnings = packEntries(
    beginningsOf({ entries, starts: words.range.starts, facets: facetStarts, documents: records.length }),
    wordsFileSize,
  );
  const documents = yield* documentFiles(records);
  const spelling = contentFile(spellingOf(entries).join('\n'), 'txt');
  const manifest: SearchManifest = {
    format: 1,
    language,
    pages: records.length,
    trailingSlash: options.trailingSlash,
    versions,
    products,
    facets,
    words: words.range,
    beginnings: beginnings.range,
    documents,
    spelling: spelling.name,
    languages: options.languages.map(({ code, label }) => [label, manifestFile(code)] as const),
  };
  yield { path: searchManifestPath(language), content: JSON.stringify(manifest) };
  yield* words.files;
  yield* beginnings.files;
  yield spelling.file;
}

/**
 * Builds the search index of a site: for each language a manifest with a stable name, and files named by their content
 * that a query reads a few of. The order of the records does not matter; no two of one language share a route.
 */
export function* buildIndex(
  records: readonly SearchRecord[],
  options: SearchIndexOptions,
): Generator<OutputFile> {
  const keyed = records.map((record) => ({ record, key: facetKey(record) }));
  keyed.sort((a, b) => compare(a.key, b.key) || compare(a.record.route, b.record.route));
  const sorted = keyed.map(({ record }) => record);
  for (const language of new Set(options.languages.map(({ code }) => code))) {
    const own = sorted.filter((record) => record.language === language);
    yield* buildLanguage(language, own, options);
  }
}
