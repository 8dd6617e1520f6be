import type { NavigationModel, Place, PlacedPage } from '../tree/model.ts';
import { firstPageAmong } from './first-page.ts';

/**
 * Creates the function that finds, for a page outside of the navigation, the place of the page whose route shares most of
 * its folders, else of home, else of the first page, which is one of the default language and version.
 */
export function createNearestPlace(navigation: NavigationModel): (route: string) => Place | undefined {
  const { pages, root } = navigation;
  const pageAt = (route = ''): PlacedPage | undefined => pages.get(route);
  const home = pageAt(navigation.home) ?? pageAt(firstPageAmong(root.children)) ?? [...pages.values()][0];
  let known: ReadonlyMap<string, PlacedPage> | undefined;
  return (route) => {
    known ??= firstPages(pages.values());
    const folders = known;
    const folder = foldersOf(route).findLast((candidate) => folders.has(candidate));
    const page = folder === undefined ? home : folders.get(folder);
    return page?.places[0];
  };
}

/** The first page below each folder. */
function firstPages(pages: Iterable<PlacedPage>): ReadonlyMap<string, PlacedPage> {
  const folders = new Map<string, PlacedPage>();
  for (const page of pages) {
    if (page.hidden) continue;
    for (const folder of foldersOf(page.route)) if (!folders.has(folder)) folders.set(folder, page);
  }
  return folders;
}

/** A route and the folders above it, outermost first. */
function foldersOf(route: string): readonly string[] {
  const steps = route.split('/').slice(1);
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
