import type { Locate } from '../../config/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { checkAnchors } from './anchors.ts';
import { checkAssets } from './assets.ts';
import { resolveConfigLinks } from './config-links.ts';
import { checkLinks } from './links.ts';
import { checkRedirects } from './redirects.ts';
import { resolveSiteLinks, type SiteLink } from './site-links.ts';

/**
 * Runs every check that needs the whole site. `config` is the value of `docs.json`, whose links are checked too;
 * `locate` finds its parts.
 */
export function checkContent(
  graph: ContentGraph,
  locate?: Locate,
  config: object = {},
): readonly Diagnostic[] {
  const links = [...resolveSiteLinks(graph), ...resolveConfigLinks(config, graph, locate)];
  return [...checkEachLink(graph, links), ...checkRedirects(graph, locate)];
}

/** Checks the links of the configuration, and its redirects. */
export function checkConfiguration(
  graph: ContentGraph,
  locate: Locate,
  config: object,
): readonly Diagnostic[] {
  return [
    ...checkEachLink(graph, resolveConfigLinks(config, graph, locate)),
    ...checkRedirects(graph, locate),
  ];
}

/** Checks the links of some pages, as far as their facts are known. */
export function checkPages(graph: ContentGraph, routes: Iterable<string>): readonly Diagnostic[] {
  return checkEachLink(graph, resolveSiteLinks(graph, routes));
}

function checkEachLink(graph: ContentGraph, links: readonly SiteLink[]): readonly Diagnostic[] {
  return [...checkLinks(graph, links), ...checkAnchors(graph, links), ...checkAssets(graph, links)];
}
