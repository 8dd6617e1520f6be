/** A text file before and after some edits. */
export interface FileChange {
  /** Path from the docs folder. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}
