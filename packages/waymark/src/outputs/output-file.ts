/**
 * A file of the built site: content that was made, or a file to be copied, which must lie in `within` when it is read.
 * `from` is the path of the project's file that it comes from, which a finding about it points to.
 */
export type OutputFile = { readonly path: string; readonly from?: string | undefined } & (
  | { readonly content: string | Uint8Array }
  | { readonly copyFrom: string; readonly within?: string }
);

/** Data as a file that people may read too. */
export function jsonFile(path: string, data: unknown): OutputFile {
  return { path, content: `${JSON.stringify(data, null, 2)}\n` };
}

/** A long text as a file: it is made piece by piece whenever it is read, so that it need never be in memory as a whole. */
export interface LongFile {
  readonly path: string;
  readonly from?: undefined;
  readonly pieces: () => Iterable<string>;
}
