import { readFrontmatter } from '@waymark/core/content';
import { groupBy, rememberAll, type Span } from '@waymark/core/source';

/** Tells where the icons of a page are written: each question about a name means the next use of it. */
export type LocateIcon = (file: string, name: string) => Span | 'told';

/**
 * Where the icons of files are written. What a file does not name may stand in those that it takes its components from; a name
 * that is computed is told at the beginning of the file.
 */
export function createIconPlaces(
  read: (file: string) => string | undefined,
  imported: readonly string[],
): LocateIcon {
  const told = new Map<string, number>();
  const usesIn = rememberAll((path: string) => createIconUses(path, read(path) ?? ''));
  return (file, name) => {
    const places = [file, ...imported].map((path) => usesIn(path)(name));
    const own = places.find((spans) => spans.length > 0) ?? [];
    const count = told.get(`${file}\n${name}`) ?? 0;
    told.set(`${file}\n${name}`, count + 1);
    // A component may draw an icon more than once.
    if (count > 0 && count >= own.length) return 'told';
    return own[count] ?? { file, start: 0, end: 0 };
  };
}

/** What stands before the name of an icon, and what such a name goes up to. */
const BEFORE = /(?<![\w-])(?:icon|leadIcon|tailIcon)\s*[=:]\s*\{?\s*["'`]?/g;
const WORD = /[^"'`\s,}/>]*/y;
const BEHIND = /["'`\s,}/>]/;

/** Reads a text once for all names that may be looked for in it: a page may have thousands. */
function createIconUses(file: string, text: string): (name: string) => readonly Span[] {
  // The icon of the page itself is told with the front matter.
  const { bodyStart } = readFrontmatter(file, text).value;
  const starts = Array.from(text.matchAll(BEFORE), ({ 0: before, index }) => index + before.length);
  const uses = groupBy(starts, (start) => (start < bodyStart ? undefined : wordAt(text, start)));
  return rememberAll((name: string) =>
    (uses.get(wordAt(name, 0)) ?? []).flatMap((start) => {
      const end = start + name.length;
      return text.startsWith(name, start) && BEHIND.test(text.charAt(end)) ? [{ file, start, end }] : [];
    }),
  );
}

function wordAt(text: string, start: number): string {
  WORD.lastIndex = start;
  return WORD.exec(text)?.[0] ?? '';
}
