/** Something to insert into a text so that it parses. */
export interface Mend {
  /** UTF-16 offset in the text that did not parse. */
  readonly offset: number;
  /** Characters that the insertion replaces. */
  readonly removed?: number;
  readonly inserted: string;
  /** What was mended, for the diagnostic. */
  readonly reason: string;
  /** How it is written so that nothing has to be mended. */
  readonly better?: string;
  /** Whether the edit is what the author has to write, too. */
  readonly isSure?: true;
}
