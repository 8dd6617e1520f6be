import { encodeNumber } from '../build/encode-postings.ts';
import { digits, levelOfDigit } from '../format.ts';

/** What becomes of the postings of a word. */
export interface PostingsChange {
  /** The new number of each document by its old one, ascending, -1 where it is gone; undefined where all kept theirs. */
  readonly moved: Int32Array | undefined;
  /** New numbers of documents and their new levels in turn, ascending; level -1 where the word is gone. */
  readonly changes: readonly number[];
}

/**
 * Changes postings as they were encoded. What stays is copied as it stands: after most changes that is all of a line but
 * one place.
 */
export function rewritePostings(text: string, { moved, changes }: PostingsChange): string {
  const writer = createWriter(text);
  let change = 0;
  const writeChangesBefore = (document: number): void => {
    for (; change < changes.length && (changes[change] ?? 0) < document; change += 2)
      writer.write(changes[change] ?? 0, changes[change + 1] ?? -1);
  };
  eachEncoded(text, (earlier, step, from, end) => {
    const document = moved === undefined ? earlier : (moved[earlier] ?? -1);
    writeChangesBefore(document);
    if (document >= 0 && changes[change] !== document) writer.keep(document, step, from, end);
    return false;
  });
  writeChangesBefore(Number.POSITIVE_INFINITY);
  return writer.finish();
}

/** New numbers of documents where some came at one place: all of them from a number on are so many more. */
export interface Shift {
  readonly from: number;
  readonly by: number;
}

/** The shift that new numbers of documents by their old ones come to, if they do. */
export function shiftOf(moved: Int32Array): Shift | undefined {
  const from = moved.findIndex((document, earlier) => document !== earlier);
  const by = (moved[from] ?? 0) - from;
  const isShift = from !== -1 && by > 0 && moved.every((document, at) => at < from || document === at + by);
  return isShift ? { from, by } : undefined;
}

/** Changes postings by a shift: they are read up to the first that it changes, and that is the only one with another step. */
export function shiftPostings(text: string, { from, by }: Shift): string {
  let shifted = text;
  eachEncoded(text, (document, step, start, end) => {
    if (document < from) return false;
    shifted = text.slice(0, start) + encodeNumber(step + by) + text.slice(end - 1);
    return true;
  });
  return shifted;
}

/**
 * Visits encoded postings: document, how many others lie before it, and where it stands; its level is the last digit. The
 * visit may end with any.
 */
function eachEncoded(
  text: string,
  visit: (document: number, step: number, from: number, end: number) => boolean,
): void {
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    const from = at;
    let step = 0;
    let digit = levelOfDigit(text, at);
    for (; digit >= 32; digit = levelOfDigit(text, at)) {
      step = (step << 5) | (digit & 31);
      at += 1;
    }
    step = (step << 5) | digit;
    at += 1;
    if (visit(next + step, step, from, at + 1)) return;
    next += step + 1;
  }
}

interface Writer {
  write(document: number, level: number): void;
  /** Writes a posting that stands in the earlier text with this step. */
  keep(document: number, step: number, from: number, end: number): void;
  finish(): string;
}

function createWriter(earlier: string): Writer {
  let text = '';
  // A part of the earlier text that is copied next.
  let start = 0;
  let stop = 0;
  let next = 0;
  const flush = (): void => {
    text += earlier.slice(start, stop);
    start = stop;
  };
  return {
    write(document, level) {
      if (level < 0) return;
      flush();
      text += encodeNumber(document - next) + digits.charAt(level);
      next = document + 1;
    },
    keep(document, step, from, end) {
      const isSame = document - next === step;
      if (!isSame || from !== stop) {
        flush();
        if (!isSame) text += encodeNumber(document - next) + earlier.charAt(end - 1);
        start = isSame ? from : end;
      }
      stop = end;
      next = document + 1;
    },
    finish() {
      flush();
      return text;
    },
  };
}
