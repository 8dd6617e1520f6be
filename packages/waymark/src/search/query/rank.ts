import type { Match } from './match.ts';

/** How strongly pages are preferred that hold all words of the query: exponent of the share that they hold. */
const preferenceForAll = 2;

/** Pages that hold less of the query than this share of what the best page holds are not results. */
const leastShareOfBest = 0.4;

/** Weight of a part of an identifier that the index knows as a whole. */
const weightOfPart = 0.1;

const rarity = (pages: number, matching: number): number =>
  Math.log(1 + (pages - matching + 0.5) / (matching + 0.5));

/** What holding each term is worth. */
export const valuesOf = (matches: readonly Match[], pages: number): readonly number[] => {
  const wholes = matches.filter(({ term, scores }) => !term.part && scores.size > 0);
  const known = new Set(wholes.map(({ term }) => term.piece));
  return matches.map(({ term, scores }) => {
    if (scores.size === 0) return 0;
    return rarity(pages, scores.size) * (term.part && known.has(term.piece) ? weightOfPart : 1);
  });
};

/** Documents that match, the best first; equal ones in the order of the index. */
export const rank = (
  matches: readonly Match[],
  values: readonly number[],
  admits: (document: number) => boolean,
): readonly number[] => {
  const known = values.reduce((sum, value) => sum + value, 0);
  const sums = new Map<number, { score: number; share: number }>();
  matches.forEach(({ scores }, index) => {
    const value = values[index] ?? 0;
    for (const [document, score] of scores) {
      if (!admits(document)) continue;
      const sum = sums.get(document) ?? { score: 0, share: 0 };
      sums.set(document, { score: sum.score + value * score, share: sum.share + value / known });
    }
  });
  const found = [...sums].map(([document, { score, share }]) => ({
    document,
    share,
    score: score * share ** preferenceForAll,
  }));
  const most = found.reduce((share, page) => Math.max(share, page.share), 0);
  return found
    .filter(({ share }) => share >= most * leastShareOfBest)
    .sort((a, b) => b.score - a.score || a.document - b.document)
    .map(({ document }) => document);
};
