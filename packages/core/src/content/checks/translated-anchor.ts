import type { ContentGraph, ListedPage } from '../graph/graph.ts';

/** Finds the place of a page that is, in another language of the same page, called by an id that this one does not have. */
export type FindTranslated = (route: string, hash: string) => TranslatedPlace | undefined;

/** A place of a translated page. */
export interface TranslatedPlace {
  readonly id: string;
  /** Places that both pages call alike stand at the same numbers: none was added on the way. */
  readonly isSure: boolean;
}

/**
 * Creates the search for the place that a translated page calls otherwise than the page that it was made of: the one of the
 * same number, where both pages have as many places, and those with one id in both have one number too. `indexOf` finds an id among the places of a page.
 */
export function createFindTranslated(
  { pages, facts }: ContentGraph,
  indexOf: (route: string, hash: string) => number,
): FindTranslated {
  // Made when the first place is missing.
  let translations: ReadonlyMap<string, readonly string[]> | undefined;
  return (route, hash) => {
    const page = pages.get(route);
    const anchors = facts.get(route)?.anchors ?? [];
    if (page === undefined) return undefined;
    translations ??= indexTranslations(pages);
    for (const other of translations.get(pathInAll(page)) ?? []) {
      const theirs = facts.get(other)?.anchors ?? [];
      const found =
        theirs.length === anchors.length ? placeOf(indexOf(other, hash), theirs, anchors) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The place of a number, unless places with one id in both pages have other numbers. */
function placeOf(
  index: number,
  theirs: readonly string[],
  anchors: readonly string[],
): TranslatedPlace | undefined {
  const id = anchors[index];
  if (id === undefined) return undefined;
  const alike = placesInBoth(theirs, anchors);
  return alike.some(([one, other]) => one !== other) ? undefined : { id, isSure: alike.length > 0 };
}

/** The numbers of each id that two pages share. */
function placesInBoth(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  const numbers = new Map(other.map((id, index) => [id, index]));
  return one.flatMap((id, index) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [[index, number] as const];
  });
}

function indexTranslations(pages: ReadonlyMap<string, ListedPage>): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>();
  for (const [route, page] of pages) {
    if (languageOf(page) === undefined) continue;
    const path = pathInAll(page);
    const known = byPath.get(path);
    if (known === undefined) byPath.set(path, [route]);
    else known.push(route);
  }
  return byPath;
}

/** The path of a page without the folder of its language. */
function pathInAll(page: ListedPage): string {
  const code = languageOf(page)?.toLowerCase();
  const steps = page.route.split('/');
  return (code !== undefined && steps[1]?.toLowerCase() === code ? steps.toSpliced(1, 1) : steps).join('/');
}

function languageOf(page: ListedPage): string | undefined {
  const [place] = page.placed?.places ?? [];
  return place?.trail.find(({ kind }) => kind === 'language')?.code;
}
