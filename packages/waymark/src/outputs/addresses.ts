import {
  canonicalPath,
  canonicalPrefix,
  encodePath,
  markdownPathOfRoute,
  urlOfRoute,
} from '@waymark/core/content';
import type { SiteModel } from './site-model.ts';

type Addressed = Pick<SiteModel, 'urls' | 'siteUrl' | 'config'>;

/**
 * What stands before a site path in addresses: the origin and base; else the site's canonical address; else only the
 * base, because a path from the host's root is the best that can be said of a site whose place is unknown.
 */
function prefixOf(site: Addressed): string {
  const { base } = site.urls;
  const origin = originOf(site);
  if (origin !== undefined) return origin + base;
  const canonical = canonicalOfSite(site);
  return canonical?.startsWith('/') === false ? canonical : base;
}

/** What the configuration puts before the paths of all pages. */
function canonicalOfSite(site: Addressed): string | undefined {
  return canonicalPrefix(site.config.seo, { siteUrl: originOf(site), base: site.urls.base });
}

function originOf({ siteUrl }: Addressed): string | undefined {
  return siteUrl?.replace(/(?<!\/)\/+$/, '');
}

/** Whether addresses are absolute. */
export function hasOrigin(site: Addressed): boolean {
  return /^https?:/i.test(prefixOf(site));
}

/** Address of a page: absolute where the site's place is known. */
export function pageAddress(site: Addressed, route: string): string {
  return prefixOf(site) + urlOfRoute(route, { ...site.urls, base: '' });
}

/** Address that search engines know a page by: below the one that the configuration names for all pages, if it does. */
export function canonicalAddress(site: Addressed, route: string): string {
  return canonicalPlace(site) + urlOfRoute(route, { ...site.urls, base: '' });
}

/** A canonical address as it is, or one that is written as a path of the site at the site's place. */
export function canonicalOf(site: Addressed, written: string): string {
  const path = canonicalPath(written, site.urls.base);
  return path === undefined ? written : canonicalPlace(site) + path;
}

function canonicalPlace(site: Addressed): string {
  return canonicalOfSite(site) ?? prefixOf(site);
}

/** Address of a file of the site, given by its path. */
export function fileAddress(site: Addressed, path: string): string {
  return `${prefixOf(site)}/${encodePath(path)}`;
}

/** Address of a page's Markdown form. */
export function markdownAddress(site: Addressed, route: string): string {
  return fileAddress(site, markdownPathOfRoute(route));
}
