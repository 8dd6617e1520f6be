import type { Locate } from '../../config/index.ts';
import type { Where } from '../../diagnostics/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { resolveConfigLinks } from './config-links.ts';
import { resolveSiteLinks } from './site-links.ts';

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
  return [...resolveSiteLinks(graph), ...resolveConfigLinks(config, graph, locate)].flatMap(
    ({ target, where }) => {
      if (target.kind !== 'external') return [];
      const url = target.url.startsWith('//') ? `https:${target.url}` : target.url;
      return /^https?:/i.test(url) ? [{ url, where }] : [];
    },
  );
}
