/**
 * Static search. In: records of the searchable pages. Out: index files, and the searcher that answers from them.
 * The searcher runs in the reader's browser too, so nothing here may import beyond this folder but types
 * and small pure functions of the core.
 */
export { compareInIndex, createIndexBuilder, inIndexOrder, joinLanguages } from './build/build-index.ts';
export {
  createLanguageBuilder,
  type IndexBuilder,
  type SearchIndexOptions,
  type SearchLanguage,
  searchManifestPath,
} from './build/build-language.ts';
export { searchFolder } from './build/pack.ts';
export { createPageReader, type IndexedPage } from './build/read-page.ts';
export {
  type PageEntry,
  type SearchRecord,
  toSearchRecord,
} from './build/records.ts';
export type { SearchManifest } from './format.ts';
export { canFollow, type FollowedPage, followLanguage, type KeptRun } from './live/follow-language.ts';
export type { LivePage } from './live/live-documents.ts';
export { createLiveIndex } from './live/live-index.ts';
export type { LiveFile } from './live/live-runs.ts';
export type { ChangedPage } from './live/live-words.ts';
export type { MarkedText } from './query/excerpt.ts';
export {
  createSearcher,
  type PageHit,
  type Searcher,
  type SearchResult,
} from './query/query.ts';
