import { setImmediate } from 'node:timers/promises';
import { type ContentGraph, checkConfiguration, checkPages, type LinkedFacts } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { PageContent } from '../pages/content/page-content.ts';
import type { Pages } from '../pages/pages.ts';
import { factsOf, linkSite } from '../pages/publish/link-site.ts';
import type { Site } from '../site/site.ts';

/** What is known of a page that was answered. */
interface AnsweredPage {
  readonly facts: LinkedFacts;
  /** What is wrong with the page itself, and with where it leads. */
  readonly own: readonly Diagnostic[];
  readonly links: readonly Diagnostic[];
}

/** What is wrong with the pages that were answered, by route, as far as it is known. */
export type PageFindings = Map<string, AnsweredPage>;

/** A site, its pages, and what is known to be wrong with them. */
interface Known {
  readonly site: Site;
  readonly pages: Pages;
  readonly found: PageFindings;
}

/** Remembers what is wrong with a page. Places in other pages are looked for where these were answered too. */
export function noteFindings(
  { site, found }: Omit<Known, 'pages'>,
  route: string,
  { facts, diagnostics: own }: PageContent,
): void {
  found.set(route, { facts, own, links: [] });
  checkLinksOf([route], site, found);
}

/**
 * Draws the pages of which nothing is known yet, looks at all links again, and gives the graph of the site. Undefined when it
 * was told to stop on the way: then the pages that are drawn are known.
 */
export async function findOthers(
  { site, pages, found }: Known,
  isStopped: () => boolean,
): Promise<ContentGraph | undefined> {
  for (const route of pages.routes) {
    if (found.has(route)) continue;
    if (isStopped()) return undefined;
    const { facts, diagnostics: own } = await pages.content(route);
    found.set(route, { facts, own, links: [] });
    // Questions that came in meanwhile go first.
    await setImmediate();
  }
  return checkLinksOf([...found.keys()], site, found);
}

/**
 * What is still known after a change. Pages of which something was wrong are looked at again, so that what is mended is known
 * to be; of the others that have changed, nothing is known until they are asked for.
 */
export async function keepFindings(
  before: Known,
  { site, pages }: Omit<Known, 'found'>,
): Promise<PageFindings> {
  const found: PageFindings = new Map();
  const changed: string[] = [];
  for (const [route, page] of before.found) {
    if (!site.pages.has(route)) continue;
    const known = pages.known(route);
    // A page that is again as it once was has what was found in it then, and not what was found since.
    if (known !== undefined && known.facts === page.facts) found.set(route, page);
    else if (known !== undefined || findingsOf(page).length > 0) {
      const { facts, diagnostics: own } = await pages.content(route);
      found.set(route, { facts, own, links: [] });
      changed.push(route);
    }
  }
  const stale = site === before.site ? changed : [...found.keys()];
  if (stale.length > 0) checkLinksOf(stale, site, found);
  return found;
}

/** Everything that is known to be wrong with a page. */
export function findingsOf({ own, links }: AnsweredPage): readonly Diagnostic[] {
  return [...own, ...links];
}

/** Those of some findings that are errors. */
export function errorsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Checks the links of `docs.json`, and its redirects. */
export function checkConfigLinks(site: Site): readonly Diagnostic[] {
  return checkConfiguration(linkSite(site, new Map()).graph, site.locate, site.config);
}

/** Looks at the links of some pages again, with the graph of all that are known. */
function checkLinksOf(routes: readonly string[], site: Site, found: PageFindings): ContentGraph {
  const { graph } = linkSite(site, factsOf(found));
  for (const route of routes) {
    const page = found.get(route);
    if (page !== undefined) found.set(route, { ...page, links: checkPages(graph, [route]) });
  }
  return graph;
}
