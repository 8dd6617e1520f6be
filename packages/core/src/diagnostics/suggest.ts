/**
 * The candidate that a misspelt word most likely means: the one reached with the fewest edits, if those are at most a
 * third of the word (two for short words). Case does not count; of equals the first wins.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let limit = Math.max(2, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    if (edits > limit || (best !== undefined && edits === limit)) continue;
    best = candidate;
    limit = edits;
  }
  return best;
}

/** Insertions, deletions and replacements between two texts; any number above `limit` once that is certain. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return row[to.length] ?? 0;
}
