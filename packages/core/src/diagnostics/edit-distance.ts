/** Options of a comparison. */
export interface DistanceOptions {
  /** Greater distances are of no interest: `most + 1` stands for all of them. */
  readonly most: number;
  /** Compare with the nearest beginning of the second word instead of the whole. */
  readonly open: boolean;
}

/** Number of letters to insert, drop, replace or swap with their neighbour to get from one word to the other. */
export function editDistance(from: string, to: string, { most, open }: DistanceOptions): number {
  const tooFar = most + 1;
  if (from.length - to.length > most || (!open && to.length - from.length > most)) return tooFar;
  const width = to.length + 1;
  let [beforeLast, last, current] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  for (let column = 0; column < width; column++) last[column] = column;
  let [least, leastBefore] = [0, 0];
  for (let row = 1; row <= from.length; row++) {
    leastBefore = least;
    least = fillRow({ from, to, row, beforeLast, last, current });
    // A swap reaches two rows back.
    if (least > most && leastBefore > most) return tooFar;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(open ? least : at(last, to.length), tooFar);
}

interface Rows {
  readonly from: string;
  readonly to: string;
  readonly row: number;
  readonly beforeLast: Int32Array;
  readonly last: Int32Array;
  /** Is written. */
  readonly current: Int32Array;
}

/** Fills a row of the table of distances; returns its least value. */
function fillRow({ from, to, row, beforeLast, last, current }: Rows): number {
  current[0] = row;
  let least = row;
  for (let column = 1; column <= to.length; column++) {
    const same = from[row - 1] === to[column - 1];
    let cost = Math.min(
      at(last, column) + 1,
      at(current, column - 1) + 1,
      at(last, column - 1) + (same ? 0 : 1),
    );
    const swapped =
      row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function at(row: Int32Array, index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
