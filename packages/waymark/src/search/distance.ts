/** Options of a comparison. */
export interface DistanceOptions {
  /** Greater distances are of no interest: `most + 1` stands for all of them. */
  readonly most: number;
  /** Compare with the nearest beginning of the second word instead of the whole. */
  readonly open: boolean;
}

/** One row of the table of distances, by the two rows above it. */
const nextRow = (
  from: string,
  to: string,
  { row, last, before }: { row: number; last: readonly number[]; before: readonly number[] },
): readonly number[] => {
  const letter = from[row - 1];
  const next = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const replaced = (last[column - 1] ?? row) + (letter === to[column - 1] ? 0 : 1);
    const swapped = letter === to[column - 2] && from[row - 2] === to[column - 1];
    const bySwap = swapped ? (before[column - 2] ?? row) + 1 : replaced;
    next.push(Math.min(replaced, bySwap, (last[column] ?? row) + 1, (next[column - 1] ?? row) + 1));
  }
  return next;
};

/** Number of letters to insert, drop, replace or swap with their neighbour to get from one word to the other. */
export function distanceBetween(from: string, to: string, { most, open }: DistanceOptions): number {
  const tooFar = most + 1;
  if (from.length - to.length > most || (!open && to.length - from.length > most)) return tooFar;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = nextRow(from, to, { row, last, before });
    if (Math.min(...next) > most) return tooFar;
    before = last;
    last = next;
  }
  return Math.min(open ? Math.min(...last) : (last[to.length] ?? tooFar), tooFar);
}
