import type { IndexedPage, PageEntry, SearchIndexOptions } from '../search/index.ts';
import type { BuildIdentity } from './build-identity.ts';
import type { Shard } from './shard.ts';

/** Folder of a part's output with what the whole site is joined from; the whole site has none. */
export const SHARD_FOLDER = '_waymark/shard/';

/** The record of a part. */
export const RECORD_FILE = `${SHARD_FOLDER}shard.json`;

/** What `llms-full.txt` has of the pages of a part, in its order: one file after the other, from 0. */
export function textsFile(number: number): string {
  return `${SHARD_FOLDER}texts-${number}.json`;
}

/** What the index has of the pages of a part, in index order: one file after the other, from 0. */
export function searchFile(number: number): string {
  return `${SHARD_FOLDER}search-${number}.json`;
}

/** What a part says of itself. */
export interface ShardRecord {
  readonly version: 2;
  readonly shard: Shard;
  readonly identity: BuildIdentity;
  readonly pages: number;
  readonly search: { readonly options: SearchIndexOptions; readonly files: number };
  readonly texts: { readonly instructions: string; readonly files: number };
}

/** A page of the index, as it is handed on. */
export interface HandedPage {
  readonly entry: PageEntry;
  readonly page: IndexedPage;
}
