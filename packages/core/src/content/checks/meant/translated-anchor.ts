import { groupBy } from '../../../source/index.ts';
import type { ContentGraph, ListedPage } from '../../graph/graph.ts';
import { languageOf } from './language-of.ts';

/** Finds a place in the translations of a page, by an id that the page itself does not have. */
export interface FindTranslated {
  /** The place of the page that another language of it calls by the id. */
  place(route: string, hash: string): TranslatedPlace | undefined;
  /** The route of the page in the language of a page that links to it, where that one has the id. */
  meantPage(route: string, hash: string, from: ListedPage): string | undefined;
}

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
  let translations: ReadonlyMap<string, readonly ListedPage[]> | undefined;
  const translationsOf = (page: ListedPage | undefined): readonly ListedPage[] => {
    if (page === undefined) return [];
    translations ??= groupBy(pages.values(), (each) =>
      languageOf(each) === undefined ? undefined : pathInAll(each),
    );
    return translations.get(pathInAll(page)) ?? [];
  };
  return {
    place(route, hash) {
      const anchors = facts.get(route)?.anchors ?? [];
      for (const { route: other } of translationsOf(pages.get(route))) {
        const theirs = facts.get(other)?.anchors ?? [];
        const found =
          theirs.length === anchors.length ? placeOf(indexOf(other, hash), theirs, anchors) : undefined;
        if (found !== undefined) return found;
      }
      return undefined;
    },
    meantPage(route, hash, from) {
      const language = languageOf(from)?.code;
      const page = pages.get(route);
      if (page === undefined || language === undefined || languageOf(page)?.code === language)
        return undefined;
      const isMeant = (other: ListedPage): boolean =>
        languageOf(other)?.code === language && indexOf(other.route, hash) !== -1;
      return translationsOf(page).find(isMeant)?.route;
    },
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

/** The path of a page without the folder of its language. */
function pathInAll(page: ListedPage): string {
  const code = languageOf(page)?.code?.toLowerCase();
  const steps = page.route.split('/');
  return (code !== undefined && steps[1]?.toLowerCase() === code ? steps.toSpliced(1, 1) : steps).join('/');
}
