import { decodePostings, levelCount, scoreOf } from '../format.ts';
import { stemOf } from '../words/stem.ts';
import { synonymsOf } from '../words/synonyms.ts';
import type { IndexReader, PackedEntry } from './index-reader.ts';
import type { Term } from './terms.ts';

/** An index, and what is known of its language. */
export interface Lookup {
  readonly reader: IndexReader;
  /** The beginning that the forms of a word share. */
  readonly stem: (word: string) => string;
  /** What pages may say instead of a word: each as words that all have to be there. */
  readonly synonyms: (word: string) => readonly (readonly string[])[];
  /** Documents that have a part which is called as the query says: the reader's words are the site's own then. */
  readonly withPart: Promise<ReadonlySet<number>>;
}

/** Makes the lookup of an index: of English alone, forms and synonyms are known. */
export function lookupIn(reader: IndexReader, withPart: Lookup['withPart']): Lookup {
  return { reader, stem: stemIn(reader), synonyms: isEnglish(reader) ? synonymsOf : () => [], withPart };
}

/** What finds the beginning that the forms of a word share, in the language of an index. */
export function stemIn(reader: IndexReader): Lookup['stem'] {
  return isEnglish(reader) ? stemOf : (word) => word;
}

function isEnglish({ manifest }: IndexReader): boolean {
  return manifest.language.toLowerCase().startsWith('en');
}

/** What a term matched. */
export interface Match {
  readonly term: Term;
  /** Score by document, before the rarity of the term counts. */
  readonly scores: ReadonlyMap<number, number>;
  /** Words of the index that stand for the term, for marking them in text. */
  readonly words: ReadonlySet<string>;
  /** Every word that begins with the term stands for it. */
  readonly everyBeginning: boolean;
  /** How near the nearest word is: 1 the same, 0 where there is none. */
  readonly nearest: number;
}

/** How near a word is to the term: 1 the same, 0 not at all. */
type Nearness = (word: string) => number;

/** Finds the pages of entries by how near their words are to the term. */
export const collect = (term: Term, entries: readonly PackedEntry[], nearness: Nearness): Match => {
  const scores = new Map<number, number>();
  const words = new Set<string>();
  let nearest = 0;
  for (const entry of entries) {
    const near = nearness(entry.word);
    if (near === 0) continue;
    nearest = Math.max(nearest, near);
    words.add(entry.word);
    for (const posting of decodePostings(entry.postings)) {
      const document = Math.floor(posting / levelCount);
      const score = near * scoreOf(posting % levelCount);
      if (score > (scores.get(document) ?? 0)) scores.set(document, score);
    }
  }
  return { term, scores, words, everyBeginning: false, nearest };
};

/** Beginnings shorter than this only count while they are being typed. */
export const shortestBeginning = 4;

/** The most that a longer word counts that begins with the stem of the term, and may be quite another one. */
export const weightOfDerived = 0.5;

/** What a longer word counts where the term is a word of the site itself. */
const weightBesideWord = 0.5;

const nearnessTo = (
  term: Term,
  stem: (word: string) => string,
  entries: readonly PackedEntry[],
): Nearness => {
  if (term.unspaced)
    return (word) => (word === term.text ? 1 : term.open && word.startsWith(term.text) ? 0.8 : 0);
  const own = stem(term.text);
  const weight = entries.some(({ word }) => word === term.text) ? weightBesideWord : 1;
  return (word) => {
    if (word === term.text) return 1;
    if (stem(word) === own) return 0.85;
    if (term.open && word.startsWith(term.text))
      return weight * (0.35 + (0.45 * term.text.length) / word.length);
    return own.length >= shortestBeginning && word.startsWith(own)
      ? (weightOfDerived * own.length) / word.length
      : 0;
  };
};

/** Finds the pages that have a word, or a form of it. */
export const matchDirectly = async (term: Term, { reader, stem }: Lookup): Promise<Match> => {
  if (!reader.manyWordsBeginWith(term.text)) {
    const near = await reader.entriesNear(stem(term.text));
    return collect(term, near, nearnessTo(term, stem, near));
  }
  const exact = await reader.entriesNear(term.text);
  if (!term.open) return collect(term, exact, (word) => (word === term.text ? 1 : 0));
  const beginning = await reader.beginning(term.text);
  const nearness = nearnessTo(term, stem, exact);
  const entries = exact.filter((entry) => entry.word === term.text);
  if (beginning === undefined) return collect(term, exact, nearness);
  const found = collect(term, [...entries, beginning], nearness);
  return { ...found, everyBeginning: true };
};

/** What a word scores at least that stands in a name: of the page, or of a part of it. */
export const leastScoreOfName = 2;

/** What else stands for a term. */
export type Found = Pick<Match, 'scores' | 'words'>;

/** A match that holds what was found besides, which counts as much as `weight` says. */
export const withFound = (match: Match, found: Found, weight: number): Match => {
  const scores = new Map(match.scores);
  for (const [document, score] of found.scores)
    scores.set(document, Math.max(weight * score, scores.get(document) ?? 0));
  return { ...match, scores, words: new Set([...match.words, ...found.words]) };
};
