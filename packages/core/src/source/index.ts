/** Source texts and places in them. In: text. Out: spans, lines, columns. Imports nothing. */
export type { Position, SourceText } from './source-text.ts';
export { createSourceText, offsetAt, positionAt } from './source-text.ts';
export type { Span } from './span.ts';
