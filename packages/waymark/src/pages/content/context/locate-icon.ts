import type { Span } from '@waymark/core/source';

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
  return (file, name) => {
    const places = [file, ...imported].map((path) => spansOf(path, read(path) ?? '', name));
    const own = places.find((spans) => spans.length > 0) ?? [];
    const count = told.get(`${file}\n${name}`) ?? 0;
    told.set(`${file}\n${name}`, count + 1);
    // A component may draw an icon more than once.
    if (count > 0 && count >= own.length) return 'told';
    return own[count] ?? { file, start: 0, end: 0 };
  };
}

function spansOf(file: string, text: string, name: string): readonly Span[] {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const uses = new RegExp(
    `(?<![\\w-])(?:icon|leadIcon|tailIcon)\\s*[=:]\\s*\\{?\\s*["'\`]?(${written})(?=["'\`\\s,}/>])`,
    'dg',
  );
  return Array.from(text.matchAll(uses), ({ indices }): Span => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return { file, start, end };
  });
}
