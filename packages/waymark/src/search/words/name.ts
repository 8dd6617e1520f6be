import { fingerprint } from '../build/fingerprint.ts';
import { fold } from './fold.ts';

/** A name as readers type it: without case, accents, and signs between its words. */
export function plainName(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** How words begin that stand for whole names: no word of a text does. */
const MARK = '#';

/** Letters of a name that stand before its hash, so that the words of what a reader types lie in one file. */
const BEGINNING = 2;
/** Of 36 to this power names that begin alike, hardly two are one word. */
const LENGTH = 6;

/** The word by which an index knows the pages that have a part of a name, as a whole; undefined where nothing is named. */
export function wordOfName(name: string): string | undefined {
  const plain = plainName(name);
  if (plain === '') return undefined;
  return MARK + plain.slice(0, BEGINNING).replaceAll(' ', '_') + fingerprint(plain).slice(-LENGTH);
}

/** Whether a word of an index stands for a whole name. */
export function isOfName(word: string): boolean {
  return word.startsWith(MARK);
}
