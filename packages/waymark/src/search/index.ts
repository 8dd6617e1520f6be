/**
 * Static search. In: records of the searchable pages. Out: index files, and the searcher that answers from them.
 * The searcher runs in the reader's browser too, so nothing here may import beyond this folder but types
 * and small pure functions of the core.
 */
export { createIndexBuilder, inIndexOrder } from './build-index.ts';
export {
  type IndexBuilder,
  type SearchIndexOptions,
  type SearchLanguage,
  searchManifestPath,
} from './build-language.ts';
export type { MarkedText, SectionHit } from './excerpt.ts';
export type { SearchManifest } from './format.ts';
export type { ReadFile } from './index-reader.ts';
export type { LivePage } from './live-documents.ts';
export { createLiveIndex, type LiveIndex } from './live-index.ts';
export type { LiveFile } from './live-runs.ts';
export { searchFolder } from './pack.ts';
export {
  createSearcher,
  type PageHit,
  type Searcher,
  type SearchOptions,
  type SearchResult,
} from './query.ts';
export { createPageReader, type IndexedPage } from './read-page.ts';
export { type PageEntry, type SearchRecord, type SearchRecordInput, toSearchRecord } from './records.ts';
