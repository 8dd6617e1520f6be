/**
 * The candidate that takes the fewest edits to reach from a word, if that is at most a third of the word's length
 * (two for short words). Of equals, the alphabetically first.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(2, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > fewest) continue;
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase(), fewest);
    if (edits < fewest || (edits === fewest && (best === undefined || candidate < best))) {
      best = candidate;
      fewest = edits;
    }
  }
  return best;
}

/** Insertions, deletions and replacements that turn one text into the other; stops above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const edits = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return limit + 1;
    row = next;
  }
  return row[b.length] ?? 0;
}
