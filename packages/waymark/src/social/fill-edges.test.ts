import { expect, it } from 'vitest';
import { fillEdges } from './fill-edges.ts';

/** The cover of a rectangle, drawn clockwise, in a field of 4 × 3 pixels. */
function coverOf(left: number, top: number, right: number, bottom: number): readonly (readonly number[])[] {
  const { edge, cover } = fillEdges(4, 3);
  edge(left, top, right, top);
  edge(right, top, right, bottom);
  edge(right, bottom, left, bottom);
  edge(left, bottom, left, top);
  const all = Array.from(cover(), (share) => Math.round(share * 100) / 100);
  return [all.slice(0, 4), all.slice(4, 8), all.slice(8)];
}

it('covers whole pixels wholly, and others by their share', () => {
  expect(coverOf(1, 1, 3, 2)).toEqual([
    [0, 0, 0, 0],
    [0, 1, 1, 0],
    [0, 0, 0, 0],
  ]);
  expect(coverOf(0.5, 0.25, 1.5, 1)).toEqual([
    [0.38, 0.38, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

it('covers half of what a slanted edge cuts in halves', () => {
  const { edge, cover } = fillEdges(4, 2);
  edge(0, 0, 4, 2);
  edge(4, 2, 0, 2);
  edge(0, 2, 0, 0);
  const all = Array.from(cover());
  expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(4);
  expect(all.map((share) => Math.round(share * 100))).toEqual([75, 25, 0, 0, 100, 100, 75, 25]);
});

it('leaves out what is above, below or beside the field', () => {
  expect(coverOf(-2, -1, 9, 1)).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});
