import type { Diagnostic } from '@waymark/core/diagnostics';

/** Front matter or a part of `docs.json`, as it will be written. */
export type Data = Readonly<Record<string, unknown>>;

/** A page as it will be written: its file follows from its address. */
export interface DraftPage {
  /** Path of the file that it was made from; undefined for a page that had none. */
  readonly source?: string;
  readonly route: string;
  readonly keys: Data;
  readonly body: string;
}

/** A whole site before it is turned into files. */
export interface Draft {
  /** `docs.json`. */
  readonly docs: Data;
  /** `waymark.json`; nothing is written where it is empty. */
  readonly settings: Data;
  readonly pages: readonly DraftPage[];
  /** Texts beside pages, by path: snippets. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files that are taken over as they are: from the new path to that of today. */
  readonly copies: ReadonlyMap<string, string>;
  /** Files that were read and say nothing any more. */
  readonly done: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}
