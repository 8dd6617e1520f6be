import type { Span } from '@waymark/core/source';

/** Tells where the icons of a page are written: each question about a name means the next use of it. */
export type LocateIcon = (file: string, name: string) => Span | 'told';

/** Where the icons of files are written; at the beginning of a file that computes the name. */
export function createIconPlaces(read: (file: string) => string | undefined): LocateIcon {
  const told = new Map<string, number>();
  return (file, name) => {
    const places = placesOf(read(file) ?? '', name);
    const count = told.get(`${file}\n${name}`) ?? 0;
    told.set(`${file}\n${name}`, count + 1);
    // A component may draw an icon more than once.
    if (count > 0 && count >= places.length) return 'told';
    const start = places[count];
    return start === undefined ? { file, start: 0, end: 0 } : { file, start, end: start + name.length };
  };
}

function placesOf(text: string, name: string): readonly number[] {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const uses = new RegExp(
    `(?<![\\w-])(?:icon|leadIcon|tailIcon)\\s*[=:]\\s*\\{?\\s*["'\`]?(${written})(?=["'\`\\s,}/>])`,
    'dg',
  );
  return [...text.matchAll(uses)].flatMap(({ indices }) => indices?.[1]?.[0] ?? []);
}
