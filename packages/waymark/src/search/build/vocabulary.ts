import { ownText } from '@waymark/core/source';
import { createScanner, type RunKind, type Word, wordsOfRun, wordsOfUnspaced } from '../words/segment.ts';

/** A whole word counts two, a part of an identifier one: this makes halves without fractions. */
const wholeCount = 2;
const partCount = 1;

/** A sink for the words of a text. A part of an identifier is half an occurrence. */
export type CountWord = (id: number, count: number) => void;

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
  // Word id and count in turn: flat, because this is the innermost loop of the build.
  const expand = (words: readonly Word[]): readonly number[] => {
    const counts: number[] = [];
    for (const { text, part } of words) counts.push(idOf(text), part ? partCount : wholeCount);
    return counts;
  };
  const countsOf = (run: string, kind: RunKind): readonly number[] => {
    if (kind !== 'word') return expand(wordsOfUnspaced(run, kind));
    const known = runs.get(run);
    if (known !== undefined) return known;
    const found = expand(wordsOfRun(run));
    runs.set(ownText(run), found);
    return found;
  };
  return {
    words,
    read(text, count) {
      let length = 0;
      scan(text, (start, end, kind) => {
        const counts = countsOf(text.slice(start, end), kind);
        length += kind === 'word' ? 1 : (end - start) / 2;
        for (let at = 0; at < counts.length; at += 2)
          count(counts[at] ?? 0, (counts[at + 1] ?? 0) / wholeCount);
      });
      return length;
    },
  };
}
