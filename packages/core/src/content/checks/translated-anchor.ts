import type { ContentGraph, ListedPage } from '../graph/graph.ts';

/** Finds the place of a page that is, in another language of the same page, called by an id that this one does not have. */
export type FindTranslated = (route: string, hash: string) => string | undefined;

/**
 * Creates the search for the place that a translated page calls otherwise than the page that it was made of: the one of the
 * same number, where both pages have as many places. `indexOf` finds an id among the places of a page.
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
      if (facts.get(other)?.anchors.length !== anchors.length) continue;
      const index = indexOf(other, hash);
      if (index !== -1) return anchors[index];
    }
    return undefined;
  };
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
