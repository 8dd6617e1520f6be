import type { NavigationModel, PlacedPage } from '../navigation/index.ts';
import { createLinkTargets, type LinkTargets } from './link.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageHead } from './page-head.ts';
import { NO_REDIRECTS, type RedirectRules } from './redirects.ts';
import { markdownPathOfRoute } from './route.ts';
import { type PageVisibility, type SeoRules, visibilityOfPage } from './visibility.ts';

/** Everything that is known of one page of the site: a page file or a generated endpoint page. */
export interface GraphPage {
  readonly route: string;
  readonly title: string;
  /** Absent for generated endpoint pages. */
  readonly head?: PageHead;
  /** Absent for endpoint pages, and for pages that do not parse. */
  readonly facts?: PageFacts;
  /** Absent for pages outside the navigation. */
  readonly placed?: PlacedPage;
  readonly visibility: PageVisibility;
}

/** All pages of a site with what links them. */
export interface ContentGraph {
  /** By route: pages of the navigation in its order, then the others by route. */
  readonly pages: ReadonlyMap<string, GraphPage>;
  readonly targets: LinkTargets;
  readonly redirects: RedirectRules;
}

/** What the content graph is made from. */
export interface GraphInput {
  readonly navigation: NavigationModel;
  /** Page files by route. */
  readonly heads: ReadonlyMap<string, PageHead>;
  /** By route. */
  readonly facts: ReadonlyMap<string, PageFacts>;
  /** Files that the site serves: assets of the project, and generated ones. */
  readonly files: Iterable<string>;
  readonly redirects?: RedirectRules;
  readonly seo?: SeoRules;
  readonly base?: string;
}

/** Joins navigation, heads and facts into one graph, and prepares its link targets. */
export function linkContent(input: GraphInput): ContentGraph {
  const { navigation, heads, redirects = NO_REDIRECTS, base = '' } = input;
  const unplaced = [...heads.keys()].filter((route) => !navigation.pages.has(route)).sort();
  const routes = [...navigation.pages.keys(), ...unplaced];
  const pages = new Map(routes.map((route) => [route, linkPage(route, input)]));
  const files = [...input.files, ...routes.map(markdownPathOfRoute)];
  const home = navigation.home === undefined ? {} : { home: navigation.home };
  return { pages, redirects, targets: createLinkTargets({ routes, files, redirects, base, ...home }) };
}

function linkPage(route: string, { navigation, heads, facts, seo }: GraphInput): GraphPage {
  const head = heads.get(route);
  const placed = navigation.pages.get(route);
  const pageFacts = facts.get(route);
  const known = {
    route,
    ...(head === undefined ? {} : { head }),
    ...(placed === undefined ? {} : { placed }),
  };
  return {
    ...known,
    title: head?.title ?? placed?.title ?? route,
    ...(pageFacts === undefined ? {} : { facts: pageFacts }),
    visibility: visibilityOfPage({ ...known, ...(seo === undefined ? {} : { seo }) }),
  };
}
