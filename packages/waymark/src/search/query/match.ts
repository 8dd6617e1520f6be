import { editDistance } from '@waymark/core/diagnostics';
import { decodePostings, levelCount, scoreOf } from '../format.ts';
import { wordOfName } from '../words/name.ts';
import { stemOf } from '../words/stem.ts';
import { synonymsOf } from '../words/synonyms.ts';
import type { IndexReader, PackedEntry } from './index-reader.ts';
import type { Term } from './terms.ts';

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

const collect = (term: Term, entries: readonly PackedEntry[], nearness: Nearness): Match => {
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
const shortestBeginning = 4;

/** The most that a longer word counts that begins with the stem of the term, and may be quite another one. */
const weightOfDerived = 0.5;

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

const matchDirectly = async (
  term: Term,
  reader: IndexReader,
  stem: (word: string) => string,
): Promise<Match> => {
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

const shortestCorrected = 5;
const twoMistakesFrom = 9;
const mostCorrections = 3;
/** What a word counts that the term is a misspelling of. */
const weightOfCorrected = 0.6;

/** Words of the site that the term may be a misspelling of: the nearest ones only. */
const correctionsOf = (term: Term, known: readonly string[]): readonly string[] => {
  const most = term.text.length >= twoMistakesFrom ? 2 : 1;
  const near = known
    .map((word) => {
      const whole = editDistance(term.text, word, { most, open: false });
      // A whole word is the better guess than the beginning of one.
      const begun = term.open ? editDistance(term.text, word, { most, open: true }) + 0.5 : most + 1;
      return { word, distance: Math.min(whole, begun) };
    })
    .filter(({ distance }) => distance < most + 1)
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length);
  const best = near[0]?.distance;
  return near
    .filter(({ distance }) => distance === best)
    .slice(0, mostCorrections)
    .map(({ word }) => word);
};

/** Longest ending by which two forms of a word may differ in a language whose endings we do not know. */
const longestEnding = 3;

/** Other forms of the word: the same beginning, another ending. */
const matchForms = async (term: Term, reader: IndexReader): Promise<Match> => {
  const shared = term.text.slice(0, Math.max(shortestBeginning, term.text.length - longestEnding));
  const entries = reader.manyWordsBeginWith(shared) ? [] : await reader.entriesNear(shared);
  return collect(term, entries, (word) =>
    word.startsWith(shared) && word.length <= shared.length + longestEnding ? 0.5 : 0,
  );
};

/** What a word scores at least that stands in a name: of the page, or of a part of it. */
export const leastScoreOfName = 2;

/** A word that stands on few pages, and in no name there, may be a slip of their author's, and the query's too. */
const mostPagesOfSlip = 2;
/** On how many times as many pages the word must be that is meant then. */
const timesMeant = 4;

const isSlip = ({ term, scores, nearest }: Match): boolean => {
  if (term.unspaced || term.text.length < shortestCorrected) return false;
  if (nearest <= weightOfDerived) return true;
  return scores.size <= mostPagesOfSlip && [...scores.values()].every((score) => score < leastScoreOfName);
};

/** Takes the word besides that the term may be a slip of, where the site has it much more often. */
const matchMeant = async (match: Match, reader: IndexReader): Promise<Match> => {
  if (!isSlip(match)) return match;
  const meant = await matchCorrected(match.term, reader);
  const least = match.nearest <= weightOfDerived ? 1 : timesMeant * match.scores.size;
  if (meant.scores.size < least) return match;
  const scores = new Map(meant.scores);
  for (const [document, score] of match.scores)
    scores.set(document, Math.max(score, scores.get(document) ?? 0));
  return { ...match, scores, words: new Set([...match.words, ...meant.words]) };
};

const matchCorrected = async (term: Term, reader: IndexReader): Promise<Match> => {
  const known = await reader.spelling();
  const corrections = correctionsOf(
    term,
    known.filter((word) => word !== term.text),
  );
  const files = await Promise.all(corrections.map((word) => reader.entriesNear(word)));
  return collect(term, files.flat(), (word) => (corrections.includes(word) ? weightOfCorrected : 0));
};

/** What a word counts that says the same as the term. */
const weightOfSynonym = 0.5;

/** Words on more pages than these are the site's own, whatever its pages are called. */
const mostPagesOfRare = 8;

/** Takes words besides that say the same, where few pages have the reader's word and none is called by it. */
const matchSynonyms = async (match: Match, reader: IndexReader): Promise<Match> => {
  const { term } = match;
  if (term.unspaced || term.part || match.scores.size > mostPagesOfRare || isName(match)) return match;
  const synonyms = synonymsOf(term.text);
  const found = await Promise.all(
    synonyms.map((text) => matchDirectly({ ...term, text, open: false }, reader, stemOf)),
  );
  const scores = new Map(match.scores);
  for (const { scores: more } of found)
    for (const [document, score] of more)
      scores.set(document, Math.max(weightOfSynonym * score, scores.get(document) ?? 0));
  return { ...match, scores, words: new Set([...match.words, ...found.flatMap(({ words }) => [...words])]) };
};

/** Whether a page, or a part of one, is called by the word. */
const isName = ({ scores }: Match): boolean =>
  [...scores.values()].some((score) => score >= leastScoreOfName);

const matchLoosely = async (term: Term, reader: IndexReader): Promise<Match> => {
  if (term.unspaced || term.text.length < shortestCorrected) return collect(term, [], () => 0);
  const corrected = await matchCorrected(term, reader);
  return corrected.scores.size > 0 ? corrected : matchForms(term, reader);
};

/** Looks up every term; what is not known, or hardly, is looked up as a misspelling too. */
export async function matchTerms(terms: readonly Term[], reader: IndexReader): Promise<readonly Match[]> {
  const english = reader.manifest.language.toLowerCase().startsWith('en');
  const stem = english ? stemOf : (word: string): string => word;
  const matches = await Promise.all(
    terms.map(async (term) => {
      const match = await matchDirectly(term, reader, stem);
      return english ? matchSynonyms(match, reader) : match;
    }),
  );
  const known = new Set(matches.filter(({ scores }) => scores.size > 0).map(({ term }) => term.piece));
  return Promise.all(
    matches.map((match) => {
      if (!known.has(match.term.piece)) return matchLoosely(match.term, reader);
      return match.term.part || match.scores.size === 0 ? match : matchMeant(match, reader);
    }),
  );
}

/** Documents that have a part which is called as the query says. */
export async function matchName(query: string, reader: IndexReader): Promise<ReadonlySet<number>> {
  const name = wordOfName(query);
  const entries = name === undefined ? [] : await reader.entriesNear(name);
  const entry = entries.find(({ word }) => word === name);
  const postings = entry === undefined ? [] : decodePostings(entry.postings);
  return new Set(postings.map((posting) => Math.floor(posting / levelCount)));
}
