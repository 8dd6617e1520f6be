/**
 * Finds the candidate that an author most probably meant: the closest by Damerau-Levenshtein distance (insertions,
 * deletions, substitutions, swaps of neighbours), regardless of case. None when nothing is close: up to a third of the
 * longer word may differ, at least one character in words of three. Of equally close ones, the first wins.
 */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  const countShared = createLetterCount(word);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const longer = Math.max(word.length, candidate.length);
    const limit = Math.min(bestDistance - 1, Math.max(1, Math.floor(longer / 3)));
    if (Math.abs(word.length - candidate.length) > limit) continue;
    const other = candidate.toLowerCase();
    // A letter that the other word lacks costs an edit; that is counted far faster than the edits themselves.
    if (longer - countShared(other) > limit) continue;
    const distance = editDistance(word, other, limit);
    // One letter exchanged for another in a word of one or two letters is another word.
    if (distance > limit || (distance > 0 && Math.min(word.length, other.length) < 2)) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

const BUCKETS = 128;

/** Counts the letters that another word has in common with this one, at least. */
function createLetterCount(word: string): (other: string) => number {
  const counts = new Int32Array(BUCKETS);
  const bucketOf = (text: string, index: number): number => text.charCodeAt(index) % BUCKETS;
  const add = (text: string, amount: 1 | -1): number => {
    let positive = 0;
    for (let index = 0; index < text.length; index++) {
      const bucket = bucketOf(text, index);
      const count = counts[bucket] ?? 0;
      if (count > 0) positive++;
      counts[bucket] = count + amount;
    }
    return positive;
  };
  add(word, 1);
  return (other) => {
    const shared = add(other, -1);
    add(other, 1);
    return shared;
  };
}

/** Number of single-character edits, with swaps of neighbours counted as one; infinite above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  const width = b.length + 1;
  let [beforeLast, last, current] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  for (let column = 0; column < width; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const least = fillRow({ a, b, row, beforeLast, last, current });
    if (least > limit && Math.min(...last) > limit) return Number.POSITIVE_INFINITY;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, b.length);
}

interface Rows {
  readonly a: string;
  readonly b: string;
  readonly row: number;
  readonly beforeLast: Int32Array;
  readonly last: Int32Array;
  /** Is written. */
  readonly current: Int32Array;
}

/** Fills a row of the table of distances; returns its least value. */
function fillRow({ a, b, row, beforeLast, last, current }: Rows): number {
  current[0] = row;
  let least = row;
  for (let column = 1; column <= b.length; column++) {
    const same = a[row - 1] === b[column - 1];
    let cost = Math.min(
      at(last, column) + 1,
      at(current, column - 1) + 1,
      at(last, column - 1) + (same ? 0 : 1),
    );
    const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function at(row: Int32Array, index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
