import type { NavigationModel, Place, PlacedPage } from '@waymark/core/navigation';
import { chromeKey } from './chrome.ts';

/** Places of a page beside its first one: one for each further container that it is visible in. */
export function furtherPlaces(page: PlacedPage | undefined): readonly Place[] {
  if (page === undefined || page.places.length < 2) return [];
  const seen = new Set([chromeKey(page.places[0])]);
  return page.places.slice(1).filter((place) => {
    const key = chromeKey(place);
    const isNew = place.hidden !== true && !seen.has(key);
    if (isNew) seen.add(key);
    return isNew;
  });
}

/** Containers that are a further place of some page: their ids, and such a place of each. */
export function sharedContainers(navigation: NavigationModel): ReadonlyMap<string, Place> {
  const containers = new Map<string, Place>();
  for (const page of navigation.pages.values()) {
    for (const place of furtherPlaces(page)) containers.set(chromeKey(place), place);
  }
  return containers;
}
