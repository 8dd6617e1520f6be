import type { ParseError } from '../parse.ts';
import type { Mend } from './mend.ts';

/** What a page is read without, so that the rest of it is drawn. */
export interface Loss extends Pick<Mend, 'offset' | 'removed' | 'inserted'> {
  /** The tag whose end is left over then: that is no fault of its own. */
  readonly leaves?: string;
  /** The end of a tag that stands here without a beginning. */
  readonly ends?: string;
  /** The mistake, where it is known from more than what the parser met: that may be far below. */
  readonly cause?: Pick<ParseError, 'offset'> & Partial<Pick<ParseError, 'hint'>>;
}

/** What a text was read without. */
export interface Losses {
  /** Takes note of a loss, and of the error for which it was needed. */
  add(loss: Loss, error: ParseError): void;
  /** Errors that have a cause of their own, each place once, in the order of the text. */
  errors(): readonly ParseError[];
}

/** Begins without a loss. The end of a tag that was given up, or that was ended before, is a consequence and no error. */
export function createLosses(): Losses {
  const errors: ParseError[] = [];
  const left = new Map<string, number>();
  const count = (name: string, by: number): void => void left.set(name, (left.get(name) ?? 0) + by);
  return {
    add: ({ leaves, ends }, error) => {
      if (ends !== undefined && (left.get(ends) ?? 0) > 0) {
        count(ends, -1);
        return;
      }
      if (leaves !== undefined) count(leaves, 1);
      if (errors.every(({ offset }) => offset !== error.offset)) errors.push(error);
    },
    errors: () => errors.toSorted((a, b) => a.offset - b.offset),
  };
}
