/** The known name nearest to a misspelt one, if it is near enough to be meant: at most a third of the letters differ. */
export function suggestName(written: string, known: readonly string[]): string | undefined {
  const farthest = Math.max(1, Math.floor(written.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    if (Math.abs(name.length - written.length) > farthest) continue;
    const distance = editDistance(written, name);
    if (distance <= farthest && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** Number of letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
