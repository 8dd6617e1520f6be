import { ownText } from '@waymark/core/source';
import { createScanner, type RunKind, type Word, wordsOfRun, wordsOfUnspaced } from '../words/segment.ts';

/** A whole word counts two, a part of an identifier one: this makes halves without fractions. */
const wholeCount = 2;
const partCount = 1;

/** Characters of unspaced scripts that folding leaves as they are, alone and beside each other. */
const foldedPairs = /^[\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]+$/;

/** A sink for the words of a text. A part of an identifier is half an occurrence. */
export type CountWord = (id: number, halves: number) => void;

/** All words met so far, numbered. */
export interface Vocabulary {
  /** By number. */
  readonly words: readonly string[];
  /** Reports the words of a text; returns its length in words, those of unspaced scripts estimated. */
  read(text: string, count: CountWord): number;
}

/** Creates an empty vocabulary. A run of characters that it has met before is not taken apart again. */
export function createVocabulary(): Vocabulary {
  const scan = createScanner();
  const ids = new Map<string, number>();
  const words: string[] = [];
  const runs = new Map<string, readonly number[]>();
  const idOf = (word: string): number => {
    const known = ids.get(word);
    if (known !== undefined) return known;
    const own = ownText(word);
    ids.set(own, words.length);
    return words.push(own) - 1;
  };
  const expand = (words: readonly Word[]): readonly number[] => {
    const counts: number[] = [];
    for (const { text, part } of words) counts.push(idOf(text), part ? partCount : wholeCount);
    return counts;
  };
  // Word id and count in turn: flat, because this is the innermost loop of the build.
  const countsOf = (run: string, kind: RunKind): readonly number[] => {
    if (kind !== 'word') return expand(wordsOfUnspaced(run, kind));
    const known = runs.get(run);
    if (known !== undefined) return known;
    const found = expand(wordsOfRun(run));
    runs.set(ownText(run), found);
    return found;
  };
  const countPairs = createPairCounter(idOf);
  return {
    words,
    read(text, count) {
      let length = 0;
      scan(text, (start, end, kind) => {
        const run = text.slice(start, end);
        length += kind === 'word' ? 1 : (end - start) / 2;
        if (kind === 'pairs' && foldedPairs.test(run)) {
          countPairs(run, count);
          return;
        }
        const counts = countsOf(run, kind);
        for (let at = 0; at < counts.length; at += 2) count(counts[at] ?? 0, counts[at + 1] ?? 0);
      });
      return length;
    },
  };
}

/**
 * Creates the function that counts the pairs of a run which folding leaves as it is: what `wordsOfUnspaced` gives, without a text
 * for each character of the site, for a pair is found by the number that its two code units are.
 */
function createPairCounter(idOf: (word: string) => number): (run: string, count: CountWord) => void {
  const ids = new Map<number, number>();
  const idOfUnits = (units: number): number => {
    const known = ids.get(units);
    if (known !== undefined) return known;
    const id = idOf(textOfUnits(units));
    ids.set(units, id);
    return id;
  };
  return (run, count) => {
    let unit = run.charCodeAt(0);
    for (let at = 1; at < run.length; at += 1) {
      const next = run.charCodeAt(at);
      count(idOfUnits((unit << 16) | next), wholeCount);
      unit = next;
    }
    count(idOfUnits(unit), run.length === 1 ? wholeCount : partCount);
  };
}

/** One code unit, or two, the first in the upper half. */
function textOfUnits(units: number): string {
  const first = units >>> 16;
  return first === 0 ? String.fromCharCode(units) : String.fromCharCode(first, units & 0xffff);
}
