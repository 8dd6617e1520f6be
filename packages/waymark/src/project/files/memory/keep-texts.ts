/** Characters that are kept: the pages of a thousand, while a site of any size stays small in memory. */
const MOST_KEPT = 8_000_000;

/**
 * Keeps the texts that are read first, up to a limit: those of pages are read for what they import, for their heads and
 * to be drawn.
 */
export function keepTexts(
  read: (path: string) => string | undefined,
  most = MOST_KEPT,
): (path: string) => string | undefined {
  const kept = new Map<string, string>();
  let size = 0;
  return (path) => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const text = read(path);
    if (text === undefined || size + text.length > most) return text;
    size += text.length;
    kept.set(path, text);
    return text;
  };
}
