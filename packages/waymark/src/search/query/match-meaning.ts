import { isLittle } from '../words/little-words.ts';
import {
  type Found,
  type Lookup,
  leastScoreOfName,
  type Match,
  matchDirectly,
  withFound,
} from './match-word.ts';
import type { Term } from './terms.ts';

/** What a word counts that says the same as the term. */
const weightOfSynonym = 0.5;

/** Finds the pages that have a word, and where nothing is called by it or by the query, those that say the same in another one. */
export const matchMeaning = async (term: Term, lookup: Lookup): Promise<Match> => {
  const match = await matchDirectly(term, lookup);
  if (!isWhole(term) || isName(match) || (await lookup.withPart).size > 0) return match;
  const others = await Promise.all(lookup.synonyms(term.text).map((words) => matchAll(words, lookup)));
  return others.reduce<Match>((all, other) => withFound(all, other, weightOfSynonym), match);
};

/** Whether a page, or a part of one, is called by the word. */
const isName = ({ scores }: Match): boolean =>
  [...scores.values()].some((score) => score >= leastScoreOfName);

/** Finds the pages that have each of some words. */
const matchAll = async (texts: readonly string[], lookup: Lookup): Promise<Found> =>
  heldByAll(await Promise.all(texts.map((text) => matchDirectly({ ...wholeWord, text }, lookup))));

/** The pages that every match has: as much as the one counts there that counts least. */
const heldByAll = (matches: readonly Match[]): Found => {
  const [first, ...others] = matches.map(({ scores }) => scores);
  const all = [...(first ?? [])].filter(([document]) => others.every((scores) => scores.has(document)));
  const least = all.map(([document, score]) => {
    const scores = others.map((other) => other.get(document) ?? 0);
    return [document, Math.min(score, ...scores)] as const;
  });
  const said = matches.filter(({ term }) => !isLittle(term.text));
  return { scores: new Map(least), words: new Set(said.flatMap(({ words }) => [...words])) };
};

const wholeWord = { open: false, unspaced: false, piece: -1, part: false };

/** What makes one word of an English verb before it (`log in`): without it, the verb says something else. */
const particles = new Set(['in', 'off', 'on', 'out', 'up']);

/** What a verb counts where its particle may be missing. */
const weightOfVerb = 0.2;

/** Two words of a query as one. */
interface Phrase extends Found {
  readonly isVerb: boolean;
}

/** Lets words that stand beside each other be found where pages write them as one, or say the same: `log in`, `web hook`. */
export const matchJoined = async (matches: readonly Match[], lookup: Lookup): Promise<readonly Match[]> => {
  const phrases = await Promise.all(matches.map((match, at) => matchPhrase(match, matches[at + 1], lookup)));
  return matches.map((match, at) => {
    const [before, begun] = [phrases[at - 1], phrases[at]];
    const own = begun?.isVerb === true ? { ...match, scores: weaken(match.scores) } : match;
    return [before, begun].reduce<Match>((all, phrase) => (phrase ? withFound(all, phrase, 1) : all), own);
  });
};

const matchPhrase = async (
  first: Match,
  second: Match | undefined,
  lookup: Lookup,
): Promise<Phrase | undefined> => {
  if (second === undefined) return undefined;
  const term = joinTerms(first.term, second.term);
  if (term === undefined) return undefined;
  const found = await matchMeaning(term, lookup);
  const isVerb = found.scores.size > 0 && particles.has(second.term.text);
  return { ...(isVerb ? withFound(found, heldByAll([first, second]), 1) : found), isVerb };
};

const weaken = (scores: Match['scores']): Match['scores'] =>
  new Map([...scores].map(([document, score]) => [document, weightOfVerb * score]));

const joinTerms = (first: Term, second: Term): Term | undefined =>
  second.piece === first.piece + 1 && isWhole(first) && isWhole(second)
    ? { ...second, text: first.text + second.text }
    : undefined;

const isWhole = ({ unspaced, part }: Term): boolean => !unspaced && !part;

/** Finds the pages that have both words of which one is made that is nowhere: `filename` where all say "file name". */
export const matchApart = async ({ text }: Term, lookup: Lookup): Promise<Found> => {
  const known = new Set(await lookup.reader.spelling());
  for (let at = 1; at < text.length; at += 1) {
    const words = [text.slice(0, at), text.slice(at)];
    if (words.every((word) => known.has(word))) return matchAll(words, lookup);
  }
  return { scores: new Map(), words: new Set() };
};
