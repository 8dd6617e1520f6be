import { fillEdges } from './fill-edges.ts';
import { type Letters, traceLetter, widthOf } from './letters.ts';

/** Steps of an edge from ground to letter: more are not seen, and would cost bytes. */
export const STEPS = 12;

/** A letter, filled. */
export interface Stamp {
  /** Where its pixels are, counted along the rows of a picture from the point on the base line. */
  readonly offsets: readonly number[];
  /** How much of each is covered: 1 to `STEPS`. */
  readonly steps: readonly number[];
}

/** Fills a letter for a picture whose rows are so long. */
export function makeStamp(letters: Letters, letter: string, size: number, row: number): Stamp {
  const left = Math.ceil(size / 4);
  const above = Math.ceil(size * 1.2);
  const width = Math.ceil(widthOf(letters, letter, size)) + 2 * left;
  const filled = fillEdges(width, above + Math.ceil(size / 2));
  const scale = size / letters.em;
  traceLetter(letters.outlines[letter] ?? '', { x: left, y: above, scale }, filled.edge);
  const offsets: number[] = [];
  const steps: number[] = [];
  for (const [at, share] of filled.cover().entries()) {
    const step = Math.round(share * STEPS);
    if (step === 0) continue;
    offsets.push((Math.floor(at / width) - above) * row + (at % width) - left);
    steps.push(step);
  }
  return { offsets, steps };
}
