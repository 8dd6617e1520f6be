import type { SampleRequest } from './request.ts';

/** Writes sample requests in one language. One file each; `index` lists them. */
export interface SampleLanguage {
  /** Key in `api.examples.languages`, which is also the name for the highlighter. */
  readonly id: string;
  /** Other spellings of the key. */
  readonly aliases: readonly string[];
  /** As a reader sees it. */
  readonly label: string;
  readonly write: (request: SampleRequest) => string;
}
