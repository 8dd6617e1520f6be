import type { ListedPage } from '@waymark/core/content';
import { reportBug } from '../site/report-bug.ts';
import type { Site } from '../site/site.ts';
import type { FailedPage } from './content/failed-page.ts';

/** The page of a route. Throws where there is none. */
export function listedPage({ pages }: Site, route: string): ListedPage {
  const page = pages.get(route);
  if (page === undefined) throw new Error(`No page has the route ${route}`);
  return page;
}

/** The page file or specification that a page comes from. */
export function sourceOf(route: string, { heads, navigation }: Site): string {
  return heads.get(route)?.file ?? navigation.pages.get(route)?.endpoint?.openapi ?? '';
}

/** A page that a bug of ours left without content or document; a route without a page is the mistake of who asks. */
export function asFailedPage(site: Site, route: string, error: unknown): FailedPage {
  if (!site.pages.has(route)) throw error;
  const file = sourceOf(route, site);
  return { page: listedPage(site, route), file, bug: reportBug(error, `the page ${route}`, file) };
}
