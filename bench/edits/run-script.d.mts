/** Names of the kinds of one edit, done together, and the seed of what they choose. */
export interface Edit {
  readonly kinds: readonly string[];
  readonly seed: number;
}
/** A random site, by its seed, and what is done to it. */
export interface Script {
  readonly seed: number;
  readonly edits: readonly Edit[];
}
/** The functions under test. */
export interface Engine {
  readonly version: string;
  openSession(options: { directory: string; entry: string; version: string }): Promise<unknown>;
  build(options: {
    directory: string;
    entry: string;
    out: string;
    base: string;
    version: string;
    cache: string | false;
  }): Promise<unknown>;
  readTraces(cache: string): unknown;
}
/** How a script is run. */
export interface RunOptions {
  readonly engine: Engine;
  readonly folder: string;
  /** Most pages of the site. */
  readonly pages?: number;
  /** A cold build is compared after so many edits. */
  readonly coldEvery?: number;
  /** Told the kind of a question that got another answer. */
  readonly onChanged?: (kind: string) => void;
  /** Told a kind that alone made a page another one. */
  readonly onDecisive?: (kind: string) => void;
}
/** Sizes of scripts that are short. */
export const SHORT: {
  readonly scripts: number;
  readonly edits: number;
  readonly atOnce: number;
  readonly pages: number;
};
export const QUESTION_KINDS: readonly string[];
export function createScript(seed: number, length: number, atOnce?: number): Script;
export function runScript(script: Script, options: RunOptions): Promise<void>;
export function createTraceReader(
  readSegment: (folder: string, name: string) => { readonly results: readonly object[] },
): (cache: string) => unknown;
