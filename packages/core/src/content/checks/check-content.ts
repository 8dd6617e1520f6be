import type { Locate } from '../../config/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { checkAnchors } from './anchors.ts';
import { checkAssets } from './assets.ts';
import { checkBanners } from './banner-tags.ts';
import { checkCanonical } from './canonical.ts';
import { resolveAllLinks, resolveConfigLinks } from './config-links.ts';
import { createGivenLinks } from './given-links.ts';
import { checkLinks } from './links.ts';
import type { LinkFinding } from './meant/link-finding.ts';
import { nameCauses } from './meant/missing-folder.ts';
import { namePagesOfPlaces } from './meant/page-of-place.ts';
import { checkRedirects } from './redirects.ts';
import { type LinkCheck, resolveSiteLinks, type SiteLink } from './site-links.ts';
import { checkVariables } from './unfilled-variables.ts';

/**
 * Runs every check that needs the whole site. `config` is the value of `docs.json`, whose links are checked too;
 * `locate` finds its parts.
 */
export function checkContent(
  graph: ContentGraph,
  locate?: Locate,
  config: object = {},
): readonly Diagnostic[] {
  return [
    ...checkEachLink(graph, resolveAllLinks(graph, config, locate)),
    ...checkSite(graph, locate, config),
  ];
}

/** What needs no page to be drawn: the links of the configuration, and rules about the list of pages. */
export function checkConfiguration(
  graph: ContentGraph,
  locate: Locate,
  config: object,
): readonly Diagnostic[] {
  return [
    ...checkEachLink(graph, resolveConfigLinks(config, graph, locate)),
    ...checkSite(graph, locate, config),
  ];
}

/** Checks the links of some pages, as far as their facts are known. */
export function checkPages(graph: ContentGraph, routes: Iterable<string>): readonly Diagnostic[] {
  return checkEachLink(graph, resolveSiteLinks(graph, routes));
}

/** The checks that look at no links of pages: `dev` runs them while it knows the facts of none. */
function checkSite(graph: ContentGraph, locate: Locate | undefined, config: object): readonly Diagnostic[] {
  return [
    ...checkRedirects(graph, locate),
    ...checkCanonical(config, locate),
    ...checkVariables(config, locate),
    ...checkBanners(config, locate),
  ];
}

/** What each check finds stands together, yet no link is in memory longer than its turn. */
function checkEachLink(graph: ContentGraph, links: Iterable<SiteLink>): readonly Diagnostic[] {
  const checks = [checkLinks, checkAnchors, checkAssets].map(
    (create): { readonly check: LinkCheck; readonly found: LinkFinding[] } => ({
      check: create(graph),
      found: [],
    }),
  );
  const tell = createGivenLinks();
  for (const link of links) {
    if (link.mayBeMissing === true && link.target.kind === 'missing') continue;
    for (const { check, found } of checks)
      for (const each of check(link)) {
        const told = tell(each, link);
        if (told !== undefined) found.push(told);
      }
  }
  const found = checks.flatMap((each) => each.found);
  return nameCauses(graph.links.routes, namePagesOfPlaces(graph, found));
}
