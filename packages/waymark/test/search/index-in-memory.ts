import type { OutputFile } from '../../src/outputs/output-file.ts';
import { createIndexBuilder, inIndexOrder } from '../../src/search/build/build-index.ts';
import { type SearchIndexOptions, searchManifestPath } from '../../src/search/build/build-language.ts';
import { searchFolder } from '../../src/search/build/pack.ts';
import { createPageReader } from '../../src/search/build/read-page.ts';
import type { SearchRecord } from '../../src/search/build/records.ts';
import type { SearchManifest } from '../../src/search/format.ts';
import { createSearcher, type Searcher } from '../../src/search/query/query.ts';

/** Fills in a record for a test. */
export function recordOf(record: Partial<SearchRecord> & { readonly route: string }): SearchRecord {
  return {
    title: '',
    trail: [],
    language: 'en',
    versions: [],
    products: [],
    sections: [],
    keywords: [],
    boost: 1,
    ...record,
  };
}

/** Builds the index of records in whatever order. */
export function buildIndex(
  records: readonly SearchRecord[],
  options: SearchIndexOptions,
): readonly OutputFile[] {
  const builder = createIndexBuilder(options);
  const read = createPageReader();
  const files = inIndexOrder(records, options).flatMap((record) => builder.add(record, read(record)));
  return [...files, ...builder.finish()];
}

/** Builds an index and searches it through memory; `read` tells which files were read. */
export function searcherOver(
  records: readonly SearchRecord[],
  options: SearchIndexOptions = { languages: [{ code: 'en', label: 'English' }], trailingSlash: true },
): {
  readonly searcher: Searcher;
  readonly read: readonly string[];
  readonly files: ReadonlyMap<string, string>;
} {
  const files = new Map(
    buildIndex(records, options).map((file) => [file.path, 'content' in file ? String(file.content) : '']),
  );
  const read: string[] = [];
  const manifest: SearchManifest = JSON.parse(
    files.get(searchManifestPath(options.languages[0]?.code ?? '')) ?? 'null',
  );
  const searcher = createSearcher(manifest, async (file) => {
    const content = files.get(`${searchFolder}/${file}`);
    if (content === undefined) throw new Error(`${file} is not in the index`);
    read.push(content);
    return content;
  });
  return { searcher, read, files };
}
