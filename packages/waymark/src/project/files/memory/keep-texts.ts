/** How many characters are kept. */
interface KeptSizes {
  /** Of the texts that are read first: the pages of a thousand, while a site of any size stays small in memory. */
  readonly first: number;
  /** Of one of these: what is longer is hardly a page, is read once or twice, and would take the room of hundreds. */
  readonly longest: number;
  /** Of those that are read last, which a page and its snippets are drawn from at a time. */
  readonly last: number;
}

const SIZES: KeptSizes = { first: 8_000_000, longest: 250_000, last: 500_000 };

/**
 * Keeps the texts that are read first, up to a limit, and beyond it those that are read last: the text of a page is read for what it
 * imports, for its head, and several times to be drawn.
 */
export function keepTexts(
  read: (path: string) => string | undefined,
  { first, longest, last }: KeptSizes = SIZES,
): (path: string) => string | undefined {
  const kept = createShelf(first);
  const recent = createShelf(last);
  return (path) => {
    const known = kept.texts.get(path) ?? recent.texts.get(path);
    if (known !== undefined) return known;
    const text = read(path);
    if (text === undefined || (text.length <= longest && kept.put(path, text))) return text;
    if (!recent.put(path, text)) {
      recent.clear();
      recent.put(path, text);
    }
    return text;
  };
}

/** Texts, as many as there is room for. */
function createShelf(room: number) {
  const texts = new Map<string, string>();
  let size = 0;
  return {
    texts,
    /** Says whether there was room. */
    put(path: string, text: string): boolean {
      if (size + text.length > room) return false;
      size += text.length;
      texts.set(path, text);
      return true;
    },
    clear(): void {
      texts.clear();
      size = 0;
    },
  };
}
