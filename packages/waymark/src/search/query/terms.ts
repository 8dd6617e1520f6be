import { joinOperations } from '../words/operation.ts';
import { createScanner, type RunKind, wordsOfRun, wordsOfUnspaced } from '../words/segment.ts';

/** A word of a query, and how it is to be compared. */
export interface Term {
  /** Folded. */
  readonly text: string;
  /** The reader may still be typing it: every word that begins with it is as good as meant. */
  readonly open: boolean;
  /** Written without spaces: compared as it is, or as a beginning when it is shorter than the index has it. */
  readonly unspaced: boolean;
  /** Terms of one number stand for the same piece of the query (an identifier and its parts). */
  readonly piece: number;
  /** Only a part of the piece: matters little where the whole is known. */
  readonly part: boolean;
}

/** Longer queries are cut: nobody reads that far, and each term costs a download. */
const mostTerms = 12;

const unspacedTerms = (run: string, kind: RunKind, piece: number): readonly Term[] => {
  const words = wordsOfUnspaced(run, kind);
  const size = kind === 'pairs' ? 2 : 3;
  const short = words[0] !== undefined && [...words[0].text].length < size;
  return (short ? words.slice(0, 1) : words.filter((word) => !word.part)).map((word) => ({
    text: word.text,
    open: short,
    unspaced: true,
    piece,
    part: false,
  }));
};

const spacedTerms = (run: string, atEnd: boolean, piece: number): readonly Term[] =>
  wordsOfRun(run).map((word) => ({
    text: word.text,
    open: atEnd && word.end === run.length,
    unspaced: false,
    piece,
    part: word.part,
  }));

/** Takes a query apart. The last word is open unless a space follows it. */
export function termsOf(query: string): readonly Term[] {
  const text = joinOperations(query);
  const terms = new Map<string, Term>();
  let piece = 0;
  createScanner()(text, (start, end, kind) => {
    const run = text.slice(start, end);
    const found =
      kind === 'word' ? spacedTerms(run, end === text.length, piece) : unspacedTerms(run, kind, piece);
    for (const term of found) if (!terms.has(term.text) || term.open) terms.set(term.text, term);
    piece += 1;
  });
  return [...terms.values()].slice(0, mostTerms);
}
