import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** All words of at most so many letters. */
function wordsOf(letters: readonly string[], most: number): readonly string[] {
  if (most === 0) return [''];
  return ['', ...letters.flatMap((letter) => wordsOf(letters, most - 1).map((rest) => letter + rest))];
}

/** The whole table of distances between the beginnings of two words, as it is defined. */
function table(from: string, to: string): readonly (readonly number[])[] {
  const rows: number[][] = [];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= from.length; row++) {
    rows.push([]);
    for (let column = 0; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const best = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwap ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(row === 0 && column === 0 ? 0 : best);
    }
  }
  return rows;
}

describe('editDistance', () => {
  it('is what the definition says, for all short words', () => {
    const words = wordsOf(['a', 'b', 'c'], 3);
    for (const from of words)
      for (const to of words) {
        const last = table(from, to).at(-1) ?? [];
        for (const most of [0, 1, 2, 9]) {
          const found = [false, true].map((open) => editDistance(from, to, { most, open }));
          const defined = [last.at(-1) ?? 0, Math.min(...last)].map((distance) =>
            Math.min(distance, most + 1),
          );
          expect(found, `${from} ${to} ${most}`).toEqual(defined);
        }
      }
  });

  it.each([
    ['cache', 'cache', 0],
    ['cahce', 'cache', 1],
    ['cach', 'cache', 1],
    ['ccache', 'cache', 1],
    ['xache', 'cache', 1],
    ['authetncation', 'authentication', 2],
    ['deploy', 'region', 3],
  ])('%s, %s: %d', (from, to, distance) => {
    expect(editDistance(from, to, { most: 2, open: false })).toBe(distance);
  });

  it('knows a swap at the limit', () => {
    expect(editDistance('ab', 'ba', { most: 1, open: false })).toBe(1);
    expect(editDistance('xab', 'ba', { most: 2, open: false })).toBe(2);
    expect(editDistance('', 'ab', { most: 2, open: false })).toBe(2);
    expect(editDistance('', 'ab', { most: 0, open: true })).toBe(0);
  });

  it('compares with the nearest beginning of an open word', () => {
    expect(editDistance('authetn', 'authentication', { most: 1, open: true })).toBe(1);
    expect(editDistance('authetn', 'authentication', { most: 1, open: false })).toBe(2);
  });
});
