/**
 * Finds the candidate that an author most probably meant: the closest by Damerau-Levenshtein distance (insertions,
 * deletions, substitutions, swaps of neighbours), regardless of case. None when nothing is close: up to a third of the
 * longer word may differ, at least one character in words of three. Of equally close ones, the first wins.
 */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const limit = Math.min(
      bestDistance - 1,
      Math.max(1, Math.floor(Math.max(word.length, other.length) / 3)),
    );
    if (Math.abs(word.length - other.length) > limit) continue;
    const distance = editDistance(word, other, limit);
    // One letter exchanged for another in a word of one or two letters is another word.
    if (distance > limit || (distance > 0 && Math.min(word.length, other.length) < 2)) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** Number of single-character edits, with swaps of neighbours counted as one; infinite above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit && Math.min(...last) > limit) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
