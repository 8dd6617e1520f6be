/**
 * A file of the built site: content that was made, or a file of the project to be copied. `from` is the path of the
 * project's file that it comes from, which a finding about it points to.
 */
export type OutputFile = { readonly path: string; readonly from?: string | undefined } & (
  | { readonly content: string | Uint8Array }
  | { readonly copyFrom: string }
);
