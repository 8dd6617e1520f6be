/** Options of a comparison. */
export interface DistanceOptions {
  /** Greater distances are of no interest: `most + 1` stands for all of them. */
  readonly most: number;
  /** Compare with the nearest beginning of the second word instead of the whole. */
  readonly open: boolean;
}

/** Number of letters to insert, drop, replace or swap with their neighbour to get from one word to the other. */
export function editDistance(from: string, to: string, options: DistanceOptions): number {
  // Where words begin or end alike, nothing need be done: paths in one folder differ in their last letters only.
  const start = sharedStart(from, to);
  const [rest, other] = [from.slice(start), to.slice(start)];
  const end = options.open ? 0 : sharedEnd(rest, other);
  return distanceOfRest(rest.slice(0, rest.length - end), other.slice(0, other.length - end), options);
}

function distanceOfRest(from: string, to: string, { most, open }: DistanceOptions): number {
  const tooFar = most + 1;
  if (from.length - to.length > most || (!open && to.length - from.length > most)) return tooFar;
  const width = to.length + 1;
  let [beforeLast, last, current] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  for (let column = 0; column < width; column++) last[column] = column;
  let [least, leastBefore] = [0, 0];
  for (let row = 1; row <= from.length; row++) {
    leastBefore = least;
    // Beginnings whose lengths differ by more than `most` are too far from each other.
    const columns = { first: Math.max(1, row - most), last: Math.min(to.length, row + most) };
    least = fillRow({ from, to, row, columns, beforeLast, last, current });
    // A swap reaches two rows back.
    if (least > most && leastBefore > most) return tooFar;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(open ? least : (last[to.length] ?? FAR), tooFar);
}

/** How many letters two words have in common at their start. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** How many letters two words have in common at their end. */
function sharedEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}

/** Greater than any distance, and still a small integer. */
const FAR = 1 << 20;

interface Rows {
  readonly from: string;
  readonly to: string;
  readonly row: number;
  /** Columns that count. */
  readonly columns: { readonly first: number; readonly last: number };
  readonly beforeLast: Int32Array;
  readonly last: Int32Array;
  /** Is written. */
  readonly current: Int32Array;
}

/** Fills a row of the table of distances; returns its least value. */
function fillRow({ from, to, row, columns, beforeLast, last, current }: Rows): number {
  const letter = from.charCodeAt(row - 1);
  const letterBefore = row > 1 ? from.charCodeAt(row - 2) : -1;
  // Only the first column of all says what stands before the first that counts.
  let left = columns.first === 1 ? row : FAR;
  let least = left;
  current[columns.first - 1] = left;
  let other = columns.first > 1 ? to.charCodeAt(columns.first - 2) : -1;
  for (let column = columns.first; column <= columns.last; column++) {
    const otherBefore = other;
    other = to.charCodeAt(column - 1);
    const replaced = (last[column - 1] ?? FAR) + (letter === other ? 0 : 1);
    let cost = Math.min((last[column] ?? FAR) + 1, left + 1, replaced);
    if (letter === otherBefore && letterBefore === other)
      cost = Math.min(cost, (beforeLast[column - 2] ?? FAR) + 1);
    current[column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  if (columns.last < to.length) current[columns.last + 1] = FAR;
  return least;
}
