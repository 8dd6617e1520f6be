import { indexFolded } from '../../navigation/pages/page-index.ts';
import { newFolders, ownText } from '../../source/index.ts';
import type { RedirectRules } from './redirects.ts';
import {
  encodeHash,
  type LinkSource,
  type LinkTarget,
  type LinkTargets,
  printSuffix,
  resolveLink,
} from './resolve-link.ts';
import { encodePath, feedPathOfRoute, markdownPathOfRoute, type UrlStyle, urlOfRoute } from './route.ts';

/** A link ready to print. */
export interface PrintedLink {
  /** With base path, and a trailing slash where it leads to a page. */
  readonly url: string;
  /** Leads to another site of the web. */
  readonly external: boolean;
  /** The page of the site that it leads to. */
  readonly route?: string;
}

/** Answers where links of a site lead and how they are written: for pages, theme, outputs and checks alike. */
export interface Links {
  /** What an address means where it is written; in the configuration, if nothing else is said. */
  resolve(href: string, from?: LinkSource): LinkTarget;
  /** URL to print for a target: with base and, for pages, the site's trailing slash; `#` for an unsafe one. */
  url(target: LinkTarget): string;
  /** An address, resolved and ready to print; undefined for a scheme that is not safe to follow. */
  link(href: string, from?: LinkSource): PrintedLink | undefined;
  /** URL of an image or another file that a page loads; empty for an address that is not safe. */
  asset(path: string, from?: Omit<LinkSource, 'kind'>): string;
  /** URL of a page. */
  page(route: string): string;
  /** URL of the Markdown version of a page. */
  markdown(route: string): string;
  /** URL of the feed of a page. */
  feed(route: string): string;
  /** URL of a file, given by its path in the site. */
  file(path: string): string;
  /** Every route that a link may lead to. */
  readonly routes: ReadonlySet<string>;
  /** Files of the project and generated ones that a link may lead to, by their paths in the site. */
  readonly files: ReadonlySet<string>;
}

/** What links are made from. */
export interface LinksInput {
  readonly routes: Iterable<string>;
  /** Routes of the pages that readers find in the navigation, in its order: the first one in a folder stands for that. */
  readonly listed?: Iterable<string>;
  /** Files that the site serves: assets of the project, and generated ones. */
  readonly files: Iterable<string>;
  readonly redirects: RedirectRules;
  readonly urls: UrlStyle;
  /** Route that `/` shows when no page has that route. */
  readonly home?: string | undefined;
}

/** Addresses of the configuration start at the root. */
const CONFIGURATION: LinkSource = { file: '', route: '/' };

/** Addresses whose meaning is kept; more than sites have, but for what is made to have many. */
const MOST_KNOWN = 100_000;

/** Creates the links of a site: made once, used by everything that writes or checks an address. */
export function createLinks({ urls, home, listed = [], ...site }: LinksInput): Links {
  const routes = new Set(site.routes);
  const targets: LinkTargets = {
    routes,
    files: new Set(site.files),
    redirects: site.redirects,
    base: urls.base,
    ...(home === undefined ? {} : { home }),
    folders: firstInFolders(listed),
    foldedRoutes: indexFolded(routes),
  };
  const resolve = createResolver(targets);
  const url: Links['url'] = (target) => printTarget(target, urls);
  const file = (path: string): string => printFile(path, urls);
  return {
    resolve,
    url,
    link(href, from) {
      const target = resolve(href, from);
      if (target.kind === 'unsafe') return undefined;
      const external = target.kind === 'external' && /^(?:https?:)?\/\//i.test(target.url);
      return { url: url(target), external, ...(target.kind === 'page' ? { route: target.route } : {}) };
    },
    asset(path, from = CONFIGURATION) {
      const target = resolve(path, { ...from, kind: 'image' });
      return target.kind === 'unsafe' ? '' : url(target);
    },
    page: (route) => urlOfRoute(route, urls),
    markdown: (route) => file(markdownPathOfRoute(route)),
    feed: (route) => file(feedPathOfRoute(route)),
    file,
    routes,
    files: targets.files,
  };
}

/** Creates what finds targets. An address from the root means the same wherever it stands, and most are asked for often. */
function createResolver(targets: LinkTargets): Links['resolve'] {
  const fromRoot = new Map<string, LinkTarget>();
  const find = (href: string, from: LinkSource): LinkTarget => {
    const straight = { kind: 'page' as const, route: href };
    if (leadsStraight(href, targets)) return straight;
    const target = resolveLink(href, from, targets);
    // Files have names with signs that begin a query or a hash in an address.
    return target.kind === 'missing' && targets.routes.has(href) ? straight : target;
  };
  return (href, from = CONFIGURATION) => {
    const known = fromRoot.get(href);
    if (known !== undefined) return known;
    if (!href.startsWith('/') || fromRoot.size >= MOST_KNOWN) return find(href, from);
    const own = ownText(href);
    const target = find(own, from);
    fromRoot.set(own, target);
    return target;
  };
}

function printTarget(target: LinkTarget, urls: UrlStyle): string {
  switch (target.kind) {
    case 'page':
      return urlOfRoute(target.route, urls) + printSuffix(target);
    case 'file':
      return printFile(target.path, urls) + printSuffix(target);
    case 'missing':
      return urls.base + encodePath(target.path) + printSuffix(target);
    case 'hash':
      return `#${encodeHash(target.hash)}`;
    case 'external':
      return target.url;
    case 'unsafe':
      return '#';
  }
}

function printFile(path: string, { base }: UrlStyle): string {
  return `${base}/${encodePath(path)}`;
}

/** A path in which nothing is encoded, and that nothing follows. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;

/** Whether an address is just the route of a page, as most are; every one of a site is resolved again when a page comes. */
function leadsStraight(href: string, { base, routes, redirects }: LinkTargets): boolean {
  return base === '' && routes.has(href) && !redirects.exact.has(href) && PLAIN_PATH.test(href);
}

/** The first of some routes below each folder. */
function firstInFolders(routes: Iterable<string>): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const route of routes) for (const folder of newFolders(route, first)) first.set(folder, route);
  return first;
}
