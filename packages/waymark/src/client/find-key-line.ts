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
  let best: number | undefined;
  let inner: number | undefined;
  for (let index = depth < 0 ? 0 : from + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const indent = indentOf(line);
    if (depth >= 0 && indent <= depth && line.trim() !== '') break;
    if (depth >= 0 && ANY_KEY.test(line)) inner ??= indent;
    const isNearer = best === undefined || indent < indentOf(lines[best] ?? '');
    if (key.test(line) && isNearer && (inner === undefined || indent === inner)) best = index;
  }
  return best;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
