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
  /** It says itself that a body of parts is no form; others are given it as text. */
  readonly takesParts?: true;
  readonly write: (request: SampleRequest) => string;
}
