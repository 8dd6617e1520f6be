/** A half-open range of UTF-16 offsets in one file of the project. */
export interface Span {
  /** Path relative to the project folder, with `/` separators. */
  readonly file: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}
