/** Where a line stands in a text. */
export interface LinePlace {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the line of a code sample in which a field stands, by the names of the fields around it: each name as a key,
 * deeper than the one before. Nothing where one of them is not there; names in brackets are positions, not keys.
 */
export function findKeyLine(code: string, names: readonly string[]): LinePlace | undefined {
  const lines = code.split('\n');
  let from = 0;
  let depth = -1;
  for (const name of names.filter((each) => !/^[[{]/.test(each))) {
    const index = nearestKey(lines, name, { from, depth });
    if (index === undefined) return undefined;
    depth = indentOf(lines[index] ?? '');
    from = index;
  }
  if (depth === -1) return undefined;
  const start = lines.slice(0, from).join('\n').length + (from === 0 ? 0 : 1) + depth;
  return { start, end: start + (lines[from] ?? '').trimStart().length };
}

/** What looks like a key of anything. */
const ANY_KEY = /^\s*["']?[\w$.-]+["']?\s*(?:=>|[:=])/;

/** The key with the smallest indentation; below a line, one that stands as far in as the first key there does. */
function nearestKey(
  lines: readonly string[],
  name: string,
  { from, depth }: { readonly from: number; readonly depth: number },
): number | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const key = new RegExp(`(?<![\\w-])(["']?)${escaped}\\1\\s*(?:=>|[:=])`, 'i');
  const isTop = depth < 0;
  const first = isTop ? 0 : from + 1;
  const end = lines.findIndex(
    (line, index) => index >= first && indentOf(line) <= depth && line.trim() !== '',
  );
  const block = lines.slice(first, end === -1 ? lines.length : end);
  const inner = block.find((line) => ANY_KEY.test(line));
  const wanted = isTop || inner === undefined ? undefined : indentOf(inner);
  const found = block
    .map((line, index) => ({ line, index: first + index, indent: indentOf(line) }))
    .filter(({ line, indent }) => key.test(line) && (wanted === undefined || indent === wanted));
  return found.sort((a, b) => a.indent - b.indent)[0]?.index;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
