import { addRedirects, type RedirectsPlace } from '../../config/json/add-redirects.ts';
import { type Diagnostic, linkDiagnostics } from '../../diagnostics/index.ts';
import { hasWildcard, matchRedirect } from '../addresses/redirects.ts';
import { encodePath } from '../addresses/route.ts';
import type { ContentGraph, ListedPage } from '../graph/graph.ts';
import { anchorFinder } from './anchors.ts';
import { createFindSuccessor, type ReadableSite } from './meant/find-successor.ts';
import { resolveInGraph } from './site-links.ts';

/** A site as it was, and as it is. */
export interface ComparedSites {
  readonly earlier: ReadableSite;
  readonly now: ReadableSite;
  /** What the earlier state is called. */
  readonly revision: string;
  /** Where redirects are written now. */
  readonly place: RedirectsPlace;
}

/** An address that a site had, and what would keep it. */
interface LostAddress {
  readonly route: string;
  /** Where the address should lead; absent where nothing surely took its place. */
  readonly destination?: string;
}

/**
 * Reports every address and anchor of an earlier state of the site at which nothing is now. The edits of all redirects
 * that are known go with each of the addresses: they stand in one list.
 */
export function checkLostAddresses(sites: ComparedSites): readonly Diagnostic[] {
  const { place, revision } = sites;
  const lost = findLostAddresses(sites);
  const redirects = lost.flatMap(({ route, destination }) =>
    destination === undefined ? [] : [{ source: encodePath(route), destination: encodePath(destination) }],
  );
  const fix = addRedirects(place, redirects);
  const where = place.locate('/redirects', 'key');
  const pages = lost.map(({ route, destination }) => {
    const parameters = { route, revision, ...(destination === undefined ? {} : { destination }) };
    const mend = destination === undefined || fix.length === 0 ? undefined : fix;
    return linkDiagnostics['lost-page'](parameters, { ...where, fix: mend });
  });
  return [...pages, ...findLostAnchors(sites)];
}

function findLostAddresses(sites: ComparedSites): readonly LostAddress[] {
  const { earlier, now } = sites;
  const successorOf = createFindSuccessor(earlier, now);
  const pages = [...earlier.graph.pages.values()]
    .filter(({ route }) => !leadsSomewhere(route, now.graph))
    .map((page) => lostAddress(page.route, hasWildcard(page.route) ? undefined : successorOf(page)));
  return [...pages, ...findLostRedirects(sites, pages)];
}

/** Addresses that were redirected, and are no more: they lead to where their page is now. */
function findLostRedirects(
  { earlier: { graph: earlier }, now: { graph: now } }: ComparedSites,
  pages: readonly LostAddress[],
): readonly LostAddress[] {
  const movedTo = new Map(pages.map(({ route, destination }) => [route, destination]));
  return [...earlier.redirects.exact.values()]
    .filter(({ source }) => !leadsSomewhere(source, now) && !earlier.pages.has(source))
    .map(({ source, destination }) => {
      const target = resolveInGraph(destination, now);
      const isThere = target.kind === 'page' && target.via === undefined;
      return lostAddress(source, isThere ? target.route : movedTo.get(destination));
    });
}

function lostAddress(route: string, destination: string | undefined): LostAddress {
  return destination === undefined ? { route } : { route, destination };
}

/** Whether a host has something at an address: it tells upper from lower case, and knows no other forms of a path. */
function leadsSomewhere(route: string, { pages, links, redirects }: ContentGraph): boolean {
  if (pages.has(route) || matchRedirect(route, redirects) !== undefined) return true;
  if (route === '/') return pages.size > 0;
  return links.files.has(route.slice(1)) || links.files.has(`${route.slice(1)}/index.html`);
}

function findLostAnchors({ earlier, now, revision }: ComparedSites): readonly Diagnostic[] {
  const placesOf = anchorFinder(now.graph.facts);
  return [...earlier.graph.pages.values()].flatMap((before) => {
    // Nobody saw a page that was hidden by a redirect.
    const page = earlier.graph.redirects.exact.has(before.route) ? undefined : pageNow(before, now.graph);
    const old = earlier.graph.facts.get(before.route);
    const facts = page && now.graph.facts.get(page.route);
    // A page that does not parse has no places, and that is reported.
    if (page === undefined || facts === undefined || old === undefined || facts.isEmpty === true) return [];
    const { route } = page;
    const places = placesOf(route);
    const gone = old.anchors.filter((hash) => places?.has(hash) !== true);
    const fresh = newAnchors(old.anchors, facts.anchors);
    return gone.map((hash) => {
      const parameters = { hash, route, revision, suggestion: fresh.get(hash) };
      return linkDiagnostics['lost-anchor'](parameters, { span: { file: facts.file, start: 0, end: 0 } });
    });
  });
}

/** The page that readers of an earlier one come to. */
function pageNow({ route }: ListedPage, now: ContentGraph): ListedPage | undefined {
  const here = now.pages.get(route);
  if (here !== undefined && !now.redirects.exact.has(route)) return here;
  const target = resolveInGraph(encodePath(route), now);
  return target.kind === 'page' && target.hash === undefined ? now.pages.get(target.route) : undefined;
}

/** Of each anchor that is gone, the new one that stands behind the same anchor as it did. */
function newAnchors(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  const had = new Set(before);
  const following = new Map(after.map((id, at) => [after[at - 1] ?? '', id]));
  return new Map(
    before.flatMap((id, at) => {
      const next = following.get(before[at - 1] ?? '');
      return next === undefined || had.has(next) ? [] : [[id, next] as const];
    }),
  );
}
