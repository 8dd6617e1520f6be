import { present } from '../../config/json/plain-json.ts';
import { groupBy } from '../../source/index.ts';
import type { NavElement, Place, PlacedPage } from '../tree/model.ts';
import type { NavigationPage } from '../tree/run.ts';
import { isIndexedAt } from '../tree/visibility.ts';
import type { Placement } from './trail.ts';

/** Gathers the places of each page, best first. The pages stand in the document order of their first place. */
export function placePages(
  placements: readonly Placement[],
  listed: ReadonlyMap<string, NavigationPage>,
): ReadonlyMap<string, PlacedPage> {
  const placesByRoute = groupBy(placements, ({ route }) => route);
  const ordered = new Map(
    Array.from(placesByRoute, ([route, found]) => {
      const places = found.map(({ place }) => place);
      return [route, orderPlaces(places, route, listed.get(route)?.version)] as const;
    }),
  );
  const pages = new Map<string, PlacedPage>();
  for (const { route, place } of placements) {
    const page = listed.get(route);
    const places = ordered.get(route) ?? [];
    if (page !== undefined && places[0] === place) pages.set(route, placedPage(page, places));
  }
  return pages;
}

function placedPage(page: NavigationPage, places: readonly Place[]): PlacedPage {
  const { route, title, file, endpoint, documents, description, metadata, hidden, boost } = page;
  return present<PlacedPage>({
    route,
    title,
    places,
    endpoint,
    file,
    documents,
    description,
    metadata,
    hidden: hidden === true || places.every((place) => place.hidden === true),
    indexed: places.some((place) => {
      const around = place.trail.at(-1);
      return isIndexedAt({ hidden: around?.hidden === true, indexed: around?.indexed === true }, hidden);
    }),
    boost: boost ?? places[0]?.trail.at(-1)?.boost,
  });
}

/**
 * Places that a row leads to before hidden ones; then those in the version that the page names, in the language whose
 * code begins the route, in the default language, in the default version; then document order.
 */
function orderPlaces(places: readonly Place[], route: string, version: string | undefined): readonly Place[] {
  if (places.length === 1) return places;
  const folder = route.split('/')[1]?.toLowerCase();
  const misses = (place: Place): readonly number[] => {
    const isIn = (matches: (element: NavElement) => boolean): number => (place.trail.some(matches) ? 0 : 1);
    const outside = (kind: NavElement['kind']): number =>
      place.trail.filter((element) => element.kind === kind && element.default !== true).length;
    return [
      place.hidden === true ? 1 : 0,
      isIn((element) => element.kind === 'version' && element.label === version),
      isIn((element) => element.kind === 'language' && element.code?.toLowerCase() === folder),
      outside('language'),
      outside('version'),
    ];
  };
  return places
    .map((place) => ({ place, misses: misses(place) }))
    .sort((a, b) => compare(a.misses, b.misses))
    .map(({ place }) => place);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, position) => value !== b[position]);
  return (a[index] ?? 0) - (b[index] ?? 0);
}
