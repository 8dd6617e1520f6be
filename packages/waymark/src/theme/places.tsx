import { type NavigationModel, type Place, type PlacedPage, switchTarget } from '@waymark/core/navigation';
import { chromeKey, findRowPlace } from './chrome.ts';
import { partsOf } from './page-mode.ts';
import type { PageView } from './page-view.ts';
import { Crumbs } from './parts/page-header.tsx';
import { Pagination } from './parts/pagination.tsx';
import type { FurtherPlace } from './parts/place-templates.tsx';
import { viewCrumbs } from './place-view.ts';
import type { Surroundings } from './surroundings.tsx';
import type { ThemeSite } from './theme-site.ts';

/** Places of a page beside its first one: one for each further container that it is visible in. */
export function furtherPlaces(page: PlacedPage | undefined): readonly Place[] {
  const seen = new Set([chromeKey(page?.places[0])]);
  return (page?.places.slice(1) ?? []).filter((place) => {
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

/** What a page says of one of its further places. */
export function viewFurtherPlace(
  site: ThemeSite,
  page: PageView,
  place: Place,
  around: Surroundings,
): FurtherPlace {
  const { config, text, chrome, sidebar } = around;
  const parts = partsOf(page.mode);
  const hasPagination = parts.pagination && page.head?.hideFooterPagination !== true;
  const row = findRowPlace(site.navigation, page.route, place) ?? place;
  const ids = [...row.trail.map(({ id }) => id), row.node];
  return {
    key: chrome.key,
    choices: chrome.selectors.flatMap(({ active }) => active?.label ?? []),
    src: `${site.base}/${around.file?.path ?? ''}`,
    branches: ids.flatMap((id) => sidebar.branchUrls.get(id) ?? []),
    trail: place.breadcrumbs,
    crumbs: parts.title && (
      <Crumbs crumbs={viewCrumbs(place, page.route, site)} config={config} text={text} />
    ),
    pagination: hasPagination && <Pagination place={place} site={site} text={text} />,
    targets: viewTargets(site, page.route, place, around),
  };
}

/** Elements of a place's selectors that lead elsewhere from a page than they do in general. */
function viewTargets(
  site: ThemeSite,
  route: string,
  place: Place,
  { chrome }: Surroundings,
): FurtherPlace['targets'] {
  return chrome.selectors.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      const target = switchTarget(site.navigation, route, place, element);
      const url = target === undefined ? undefined : site.links.resolve(target)?.url;
      return url === undefined || target === element.target ? [] : [{ id: element.id, url }];
    }),
  );
}
