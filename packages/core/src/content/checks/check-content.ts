import type { Locate } from '../../config/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ContentGraph } from '../graph.ts';
import { checkAnchors } from './anchors.ts';
import { checkAssets } from './assets.ts';
import { checkLinks } from './links.ts';
import { checkRedirects } from './redirects.ts';
import { resolveSiteLinks } from './site-links.ts';

/** Runs every check that needs the whole site; `locate` finds redirects in the configuration. */
export function checkContent(graph: ContentGraph, locate?: Locate): readonly Diagnostic[] {
  const links = resolveSiteLinks(graph);
  return [
    ...checkLinks(graph, links),
    ...checkAnchors(graph, links),
    ...checkAssets(graph, links),
    ...checkRedirects(graph, locate),
  ];
}
