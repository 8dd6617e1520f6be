import { createAllowance, linkDiagnostics, suggest } from '../../diagnostics/index.ts';
import { anchorKey, anchorKeys } from '../addresses/anchor-key.ts';
import { writtenAddress } from '../addresses/route.ts';
import type { ContentGraph, KnownFacts } from '../graph/graph.ts';
import type { LinkedFacts } from '../graph/linked-facts.ts';
import type { LinkFinding, LostPlace } from './meant/link-finding.ts';
import { createFindTranslated } from './meant/translated-anchor.ts';
import { type LinkCheck, mendLink, type SiteLink } from './site-links.ts';

/** Pages whose places are remembered: those that many links lead to, and the one whose links are looked at. */
const MOST_KNOWN = 1000;

/** Checks that the `#hash` of a link names a place in its page; pages without facts are taken to have it. */
export function checkAnchors(graph: ContentGraph): LinkCheck {
  const { facts } = graph;
  const placesOf = anchorFinder(facts);
  const findTranslated = createFindTranslated(graph, (route, hash) =>
    indexOfPlace(facts.get(route)?.anchors ?? [], hash),
  );
  const mayCompare = createAllowance();
  return (siteLink) => {
    const { hash, route } = aimOf(siteLink);
    if (hash === '' || hash === 'top' || route === undefined) return [];
    const places = placesOf(route);
    if (places === undefined || places.has(hash)) return [];
    const anchors = facts.get(route)?.anchors ?? [];
    const lost = (): readonly LinkFinding[] => [
      {
        ...linkDiagnostics['missing-anchor']({ hash, route }, siteLink.where),
        lost: lostPlace(siteLink, route, hash),
      },
    ];
    if (!mayCompare(anchors.length)) return lost();
    const { page, where } = siteLink;
    const meant = page && findTranslated.meantPage(route, hash, page);
    if (meant !== undefined) {
      const elsewhere = `${meant}#${hash}`;
      return [
        linkDiagnostics['missing-anchor'](
          { hash, route, elsewhere },
          { ...where, ...mendLink(siteLink, elsewhere, false) },
        ),
      ];
    }
    const translated = findTranslated.place(route, hash);
    const suggestion = translated?.id ?? suggest(hash, anchors) ?? longerPlace(hash, anchors);
    if (suggestion === undefined) return lost();
    const mend = mendLink(siteLink, withHash(siteLink, suggestion), translated?.isSure === true);
    return [linkDiagnostics['missing-anchor']({ hash, route, suggestion }, { ...where, ...mend })];
  };
}

/**
 * The only place whose name goes on where a link ends, else the only one that ends so: headings grow, and other tools leave
 * emoji out of ids. `#auth` is meant for a heading that is `Auth: keys and roles` now.
 */
function longerPlace(hash: string, anchors: readonly string[]): string | undefined {
  const name = hash.toLowerCase();
  const onlyOf = (ids: readonly string[]): string | undefined => (ids.length === 1 ? ids[0] : undefined);
  return (
    onlyOf(anchors.filter((id) => id.startsWith(`${name}-`))) ??
    onlyOf(anchors.filter((id) => id.endsWith(`-${name}`)))
  );
}

function indexOfPlace(anchors: readonly string[], hash: string): number {
  const index = anchors.indexOf(hash);
  if (index !== -1) return index;
  const meant = new Set(mayMean(hash));
  return anchors.findIndex((id) => meant.has(keyPlace(id)));
}

function lostPlace(siteLink: SiteLink, route: string, id: string): LostPlace {
  return {
    from: siteLink.page?.route,
    route,
    id,
    mendWith(page) {
      const address = `${writtenAddress(page)}#${id}`;
      const hint = `The page ${page} has a place of this name: did you mean "${address}"?`;
      return { hint, ...mendLink(siteLink, address, false) };
    },
  };
}

/** The address of a link with another place behind its page. */
function withHash({ link: { href } }: SiteLink, id: string): string | undefined {
  const at = href.indexOf('#');
  return at === -1 ? undefined : href.slice(0, at + 1) + id;
}

/** The place that a link names, without the words that a browser shall look for. */
function aimOf({ page, link, target }: SiteLink): {
  readonly hash: string;
  readonly route: string | undefined;
} {
  if (link.kind !== 'link' || (target.kind !== 'page' && target.kind !== 'hash'))
    return { hash: '', route: undefined };
  const hash = target.hash?.replace(/:~:.*$/s, '') ?? '';
  return { hash, route: target.kind === 'hash' ? page?.route : target.route };
}

/** What a page has under its address: ids, and those below which more stand that it loads. */
interface Places {
  readonly ids: ReadonlySet<string>;
  readonly folds: readonly string[];
}

/** Answers which anchors a page understands, if its facts are known. */
export function anchorFinder(
  facts: KnownFacts,
): (route: string) => { has(hash: string): boolean } | undefined {
  const known = new Map<string, Places | undefined>();
  return (route) => {
    if (!known.has(route)) {
      if (known.size >= MOST_KNOWN) known.clear();
      const found = facts.get(route);
      known.set(route, found && collectPlaces(found));
    }
    const places = known.get(route);
    if (places === undefined) return undefined;
    const { ids, folds } = places;
    const isPlace = (hash: string): boolean =>
      ids.has(hash) ||
      mayMean(hash).some((key) => ids.has(key)) ||
      folds.some((stem) => stem === '' || hash.startsWith(`${stem}-`));
    // Opening an accordion within others writes their ids before its own: `#outer:inner`.
    return { has: (hash) => isPlace(hash) || hash.split(':').every(isPlace) };
  };
}

/** Ids of a page, and what they are compared by. */
function collectPlaces({ anchors, aliases = [], folds = [] }: LinkedFacts): Places {
  return { ids: new Set([...anchors.flatMap((id) => [id, keyPlace(id)]), ...aliases]), folds };
}

/** The key of an id, kept apart from ids. */
function keyPlace(id: string): string {
  return placeOf(anchorKey(id), id);
}

/** The places that an address may mean, its id aside. */
function mayMean(hash: string): readonly string[] {
  return anchorKeys(hash).map((key) => placeOf(key, hash));
}

function placeOf(key: string, id: string): string {
  return key === '' ? id : `#${key}`;
}
