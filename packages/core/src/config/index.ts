/** docs.json. In: text and the files it refers to. Out: a typed value with a span for every path. No I/O. */
export type { Locate } from './locate.ts';
