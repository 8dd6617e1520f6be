import { isLittle } from '../words/little-words.ts';
import type { Match } from './match-word.ts';

/** How strongly pages are preferred that hold all words of the query: exponent of the share that they hold. */
const preferenceForAll = 1.5;

/**
 * Pages that hold less of the query than this share of what the best page holds are not results: one of three words is
 * enough, for it may be what a page is called.
 */
const leastShareOfBest = 0.2;

/** Weight of a part of an identifier that the index knows as a whole. */
const weightOfPart = 0.2;

/** What even a word counts that all pages hold: one page is about it, though all others mention it. */
const leastValue = 0.3;

/** What a little word counts where the query has others. */
const weightOfLittle = 0.1;

const rarity = (pages: number, matching: number): number =>
  leastValue + Math.log(1 + (pages - matching + 0.5) / (matching + 0.5));

/** The pieces of a query that the index knows as a whole. */
const knownPieces = (matches: readonly Match[]): ReadonlySet<number> =>
  new Set(matches.flatMap(({ term, scores }) => (!term.part && scores.size > 0 ? [term.piece] : [])));

/** What each term is worth in a title: parts of a piece that is known as a whole say nothing there. */
export const titleValuesOf = (matches: readonly Match[], values: readonly number[]): readonly number[] => {
  const known = knownPieces(matches);
  return values.map((value, index) => {
    const term = matches[index]?.term;
    return term?.part === true && known.has(term.piece) ? 0 : value;
  });
};

/**
 * What each term is of its piece: those of a run without spaces overlap (`abcd` is `ab`, `bc` and `cd`), so that a long
 * run would count as many words. All of them together count as often as they would stand beside each other.
 */
const sharesOf = (matches: readonly Match[]): readonly number[] => {
  const counts = new Map<number, number>();
  for (const { term } of matches)
    if (term.unspaced) counts.set(term.piece, (counts.get(term.piece) ?? 0) + 1);
  return matches.map(({ term }) => {
    const count = counts.get(term.piece) ?? 1;
    const size = [...term.text].length;
    return (count + size - 1) / (count * size);
  });
};

/** What holding each term is worth. */
export const valuesOf = (matches: readonly Match[], pages: number): readonly number[] => {
  const known = knownPieces(matches);
  const saysMore = matches.some(({ term, scores }) => scores.size > 0 && !isLittle(term.text));
  const weightOf = ({ text, part, piece }: Match['term']): number => {
    if (part && known.has(piece)) return weightOfPart;
    return saysMore && isLittle(text) ? weightOfLittle : 1;
  };
  const shares = sharesOf(matches);
  return matches.map(({ term, scores }, index) =>
    scores.size === 0 ? 0 : rarity(pages, scores.size) * weightOf(term) * (shares[index] ?? 1),
  );
};

/** A document that matches, and how well. */
export interface Ranked {
  readonly document: number;
  readonly score: number;
}

/** Documents that match, the best first; equal ones in the order of the index. Those of weight 0 are left out. */
export const rank = (
  matches: readonly Match[],
  values: readonly number[],
  weightOf: (document: number) => number,
): readonly Ranked[] => {
  const known = values.reduce((sum, value) => sum + value, 0);
  const sums = new Map<number, { score: number; share: number }>();
  matches.forEach(({ scores }, index) => {
    const value = values[index] ?? 0;
    for (const [document, score] of scores) {
      if (weightOf(document) === 0) continue;
      const sum = sums.get(document) ?? { score: 0, share: 0 };
      sums.set(document, { score: sum.score + value * score, share: sum.share + value / known });
    }
  });
  const found = [...sums].map(([document, { score, share }]) => ({
    document,
    share,
    score: score * share ** preferenceForAll * weightOf(document),
  }));
  const most = found.reduce((share, page) => Math.max(share, page.share), 0);
  return found
    .filter(({ share }) => share >= most * leastShareOfBest)
    .sort((a, b) => b.score - a.score || a.document - b.document);
};
