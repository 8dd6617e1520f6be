import type { Locate } from '../../config/index.ts';
import type { Where } from '../../diagnostics/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { resolveAllLinks } from './config-links.ts';

/** An address outside the site, and where it is written. */
export interface ExternalLink {
  readonly url: string;
  readonly where: Where;
}

/** Every link of pages and configuration to an address of the web. */
export function externalLinks(
  graph: ContentGraph,
  locate?: Locate,
  config: object = {},
): readonly ExternalLink[] {
  const external: ExternalLink[] = [];
  for (const { target, where } of resolveAllLinks(graph, config, locate)) {
    if (target.kind !== 'external') continue;
    const url = target.url.startsWith('//') ? `https:${target.url}` : target.url;
    if (/^https?:/i.test(url)) external.push({ url, where });
  }
  return external;
}
