import { type Diagnostic, linkDiagnostics, suggest } from '../../diagnostics/index.ts';
import { anchorKey } from '../addresses/anchor-key.ts';
import { createIdPool, githubSlug } from '../addresses/slug.ts';
import type { ContentGraph, GraphPage } from '../graph/graph.ts';
import type { PageFacts } from '../graph/page-facts.ts';
import type { SiteLink } from './site-links.ts';

/** Checks that the `#hash` of a link names a place in its page; pages without facts are taken to have it. */
export function checkAnchors(graph: ContentGraph, links: readonly SiteLink[]): readonly Diagnostic[] {
  const placesOf = anchorFinder();
  return links.flatMap(({ page, link, where, target }) => {
    if (link.kind !== 'link' || (target.kind !== 'page' && target.kind !== 'hash')) return [];
    const hash = target.hash?.replace(/:~:.*$/s, '') ?? '';
    const aim: GraphPage | undefined = target.kind === 'hash' ? page : graph.pages.get(target.route);
    if (hash === '' || hash === 'top' || aim?.facts === undefined) return [];
    if (placesOf(aim.facts, aim.route).has(hash)) return [];
    const suggestion = suggest(hash, aim.facts.anchors);
    const parameters = { hash, route: aim.route, ...(suggestion === undefined ? {} : { suggestion }) };
    return [linkDiagnostics['missing-anchor'](parameters, where)];
  });
}

/** Answers whether a page understands an anchor; what it has is collected once. */
export function anchorFinder(): (facts: PageFacts, route: string) => { has(hash: string): boolean } {
  const known = new Map<string, ReadonlySet<string>>();
  return (facts, route) => {
    const places = known.get(route) ?? collectPlaces(facts);
    known.set(route, places);
    return { has: (hash) => places.has(hash) || places.has(keyPlace(hash)) };
  };
}

/** Ids of a page, what they are compared by, and the ids that GitHub would give its headings: the page understands all. */
function collectPlaces(facts: PageFacts): ReadonlySet<string> {
  const places = new Set(facts.anchors.flatMap((id) => [id, keyPlace(id)]));
  const uniqueId = createIdPool(1);
  for (const { id, heading } of facts.sections) {
    const slug = githubSlug(heading);
    // Fields of endpoint pages are sections too; their ids say more than their names.
    if (id !== '' && anchorKey(id).startsWith(anchorKey(slug))) places.add(uniqueId(slug));
  }
  return places;
}

/** The key of an id, kept apart from ids. */
function keyPlace(id: string): string {
  const key = anchorKey(id);
  return key === '' ? id : `#${key}`;
}
