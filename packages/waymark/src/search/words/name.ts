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

/** Of 36 to this power names, hardly two are one word. */
const LENGTH = 7;

/** The word by which an index knows the pages that have a part of a name, as a whole; undefined where nothing is named. */
export function wordOfName(name: string): string | undefined {
  const plain = plainName(name);
  return plain === '' ? undefined : MARK + fingerprint(plain).slice(-LENGTH);
}

/** Whether a word of an index stands for a whole name. */
export function isOfName(word: string): boolean {
  return word.startsWith(MARK);
}
