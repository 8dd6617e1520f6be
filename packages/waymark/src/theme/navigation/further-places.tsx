import type { Place } from '@waymark/core/navigation';
import { renderToString } from 'preact-render-to-string';
import type { PageView } from '../page-view.ts';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { partsOf } from '../parts/page/page-mode.ts';
import { Pagination } from '../parts/page/pagination.tsx';
import type { ThemeSite } from '../theme-site.ts';
import { findRowPlace, switchLevels } from './chrome.ts';
import {
  type ElementTarget,
  type Elsewhere,
  type FurtherPlace,
  PlaceLinks,
  PlaceTemplates,
} from './parts/place-templates.tsx';
import { htmlLanguageOf, viewCrumbs } from './place-view.ts';
import { furtherPlaces } from './shared-containers.ts';
import { branchesAt } from './sidebar/sidebar.tsx';
import { windowOf } from './stretches.ts';
import type { Surroundings, SurroundingsBook } from './surroundings.tsx';

/** Characters of further places above which they become a file of their own. */
const LONG_PLACES = 12_000;
/** Links to further places that stand in the page. */
const MOST_LINKS = 20;
/** Choices that are not in the page and lead elsewhere from it than from others: the most that a page names. */
const MOST_TARGETS = 120;

const NOTHING: Elsewhere = { places: [], links: [], targets: [] };

/** Finds the surroundings of places, and takes what is too much for a page. */
export interface PlaceBook extends Pick<SurroundingsBook, 'of'> {
  /** Takes HTML that is too much for a page; returns the URL of its file. */
  addFile(html: string): string;
}

/** What a page says of its further places, and of choices that its HTML does not show. */
export function viewElsewhere(
  site: ThemeSite,
  page: PageView,
  own: Place | undefined,
  surroundings: PlaceBook,
): Elsewhere {
  const further = furtherPlaces(site.navigation.pages.get(page.route));
  const around = own === undefined ? undefined : surroundings.of(own);
  if (further.length === 0 && around?.fit.limit === Number.POSITIVE_INFINITY) return NOTHING;
  const atOwn = own === undefined || around === undefined ? [] : viewTargets(site, page.route, own, around);
  const everywhere = further.map((place) => viewTargets(site, page.route, place, surroundings.of(place)));
  const agreed = agreedUrls([atOwn, ...everywhere].flat());
  const places = further.map((place, index) =>
    viewFurtherPlace(site, page, {
      place,
      around: surroundings.of(place),
      targets: (everywhere[index] ?? []).filter(({ id }) => agreed.get(id) === undefined),
    }),
  );
  const shown = around === undefined ? new Set() : shownIds(around);
  const isTold = (target: Target): boolean => !target.isGeneral && agreed.get(target.id) !== undefined;
  const targets = [
    ...atOwn.filter((target) => !target.isGeneral && !shown.has(target.id)),
    ...everywhere.flat().filter(isTold),
  ];
  const unique = [...new Map(targets.map((target) => [target.id, target])).values()].slice(0, MOST_TARGETS);
  const label = site.textIn(htmlLanguageOf(own))('sections');
  const links = placeLinks(site, further, { surroundings, label });
  if (places.length < 4) return { places, links, targets: unique };
  const html = renderToString(<PlaceTemplates places={places} targets={[]} />);
  if (html.length <= LONG_PLACES) return { places, links, targets: unique };
  return { places: [], links, targets: unique, url: surroundings.addFile(html) };
}

/**
 * Links to pages that show the containers of further places: without the site's script, a page shows only its first
 * one. Many of them are in a file, to which the last link leads.
 */
function placeLinks(
  site: ThemeSite,
  places: readonly Place[],
  { surroundings, label: name }: { readonly surroundings: PlaceBook; readonly label: string },
): Elsewhere['links'] {
  const links = places.flatMap((place) => {
    const { trail } = surroundings.of(place).chrome;
    // Where all pages of the container stand elsewhere first, one beside it shows the way on.
    for (let depth = trail.length; depth >= 0; depth -= 1) {
      const around = depth === 0 ? site.navigation.root.children : trail.slice(depth - 1, depth);
      const home = site.homeOf(around);
      const labels = trail.slice(0, depth).map((element) => element.label);
      const label = depth === 0 ? site.config.name : labels.join(' › ');
      if (home !== undefined) return [{ label, url: site.links.page(home) }];
    }
    return [];
  });
  if (links.length <= MOST_LINKS) return links;
  const url = surroundings.addFile(renderToString(<PlaceLinks links={links} label={name} />));
  return [...links.slice(0, MOST_LINKS), { label: '…', url }];
}

/** What a page says of one of its further places. */
function viewFurtherPlace(
  site: ThemeSite,
  page: PageView,
  {
    place,
    around,
    targets,
  }: Pick<FurtherPlace, 'targets'> & { readonly place: Place; readonly around: Surroundings },
): FurtherPlace {
  const { config, text, chrome, sidebar } = around;
  const parts = partsOf(page.mode);
  const hasPagination = parts.pagination && page.head?.hideFooterPagination !== true;
  const row = findRowPlace(site.navigation, page.route, place) ?? place;
  return {
    key: chrome.key,
    choices: chrome.selectors.flatMap(({ active }) => active?.label ?? []),
    src: `${site.base}/${around.file?.path ?? ''}`,
    branches: branchesAt(sidebar, row),
    crumbs: parts.title && (
      <Breadcrumbs crumbs={viewCrumbs(place, page.route, site)} config={config} text={text} />
    ),
    pagination: hasPagination && <Pagination place={place} site={site} text={text} />,
    targets,
  };
}

/** Where an element of a selector leads from a page. */
interface Target extends ElementTarget {
  /** It leads there from any page. */
  readonly isGeneral: boolean;
}

function viewTargets(
  site: ThemeSite,
  route: string,
  place: Place,
  { chrome }: Surroundings,
): readonly Target[] {
  return switchLevels(chrome).flatMap(({ elements }) =>
    elements.flatMap((element) => {
      const target = site.switchTo(route, place, element);
      const url = target === undefined ? undefined : site.links.link(target)?.url;
      return url === undefined ? [] : [{ id: element.id, url, isGeneral: target === element.target }];
    }),
  );
}

/** URLs by element, where all places of a page have the same; undefined where they differ. */
function agreedUrls(targets: readonly Target[]): ReadonlyMap<string, string | undefined> {
  const urls = new Map<string, string | undefined>();
  for (const { id, url } of targets) urls.set(id, urls.has(id) && urls.get(id) !== url ? undefined : url);
  return urls;
}

/** Ids of the elements that the selectors in the page show. */
function shownIds({ chrome, fit }: Surroundings): ReadonlySet<string> {
  return new Set(
    switchLevels(chrome).flatMap(({ elements, active }) =>
      windowOf(elements, active, fit.limit).map(({ id }) => id),
    ),
  );
}
