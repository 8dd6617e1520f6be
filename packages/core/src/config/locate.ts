import type { Span } from '../source/span.ts';

/**
 * Finds where a value of the merged configuration was written.
 * `pointer` is a JSON pointer in the merged value; the answer's `path` is the pointer inside the file that holds it
 * (another one when the value came through `$ref`). `part` asks for the value (default) or for its key.
 * A pointer without a source answers with its nearest ancestor that has one.
 */
export type Locate = (
  pointer: string,
  part?: 'key' | 'value',
) => { readonly span: Span; readonly path: string } | undefined;
