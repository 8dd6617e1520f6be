/** A file of the built site: content that was made, or a file of the project to be copied. */
export type OutputFile =
  | { readonly path: string; readonly content: string | Uint8Array }
  | { readonly path: string; readonly copyFrom: string };
