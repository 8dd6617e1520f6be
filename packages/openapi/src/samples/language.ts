import type { SampleRequest } from './request.ts';

/** Writes sample requests in one language. One file each; `samples.ts` lists them. */
export interface SampleLanguage {
  /** Key in `api.examples.languages`. */
  readonly id: string;
  /** Other spellings of the key. */
  readonly aliases: readonly string[];
  /** As a reader sees it. */
  readonly label: string;
  /** Name for the highlighter. */
  readonly grammar: string;
  /** Asked by `writeSample`, which makes text of bodies that the language has no writer for. */
  readonly write: (request: SampleRequest) => string;
}
