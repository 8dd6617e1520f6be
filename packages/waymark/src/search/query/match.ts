import { editDistance } from '@waymark/core/diagnostics';
import { decodePostings, levelCount } from '../format.ts';
import { wordOfName } from '../words/name.ts';
import type { IndexReader } from './index-reader.ts';
import { matchApart, matchJoined, matchMeaning } from './match-meaning.ts';
import {
  collect,
  type Lookup,
  leastScoreOfName,
  lookupIn,
  type Match,
  shortestBeginning,
  weightOfDerived,
  withFound,
} from './match-word.ts';
import type { Term } from './terms.ts';

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
  return meant.scores.size < least ? match : withFound(match, meant, 1);
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

const matchLoosely = async (term: Term, lookup: Lookup): Promise<Match> => {
  const none = collect(term, [], () => 0);
  if (term.unspaced || term.text.length < shortestCorrected) return none;
  const apart = await matchApart(term, lookup);
  if (apart.scores.size > 0) return withFound(none, apart, 1);
  const corrected = await matchCorrected(term, lookup.reader);
  return corrected.scores.size > 0 ? corrected : matchForms(term, lookup.reader);
};

/** Looks up every term; what is not known, or hardly, is looked up as a misspelling too. */
export async function matchTerms(
  terms: readonly Term[],
  reader: IndexReader,
  withPart: Promise<ReadonlySet<number>>,
): Promise<readonly Match[]> {
  const lookup = lookupIn(reader, withPart);
  const single = await Promise.all(terms.map((term) => matchMeaning(term, lookup)));
  const matches = await matchJoined(single, lookup);
  const known = new Set(matches.filter(({ scores }) => scores.size > 0).map(({ term }) => term.piece));
  return Promise.all(
    matches.map((match) => {
      if (!known.has(match.term.piece)) return matchLoosely(match.term, lookup);
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
