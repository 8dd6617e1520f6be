import type { Where } from '../../diagnostics/index.ts';
import type { ContentGraph, GraphPage } from '../graph.ts';
import { type LinkTarget, resolveLink } from '../link.ts';
import type { PageLink } from '../page-facts.ts';

/** A link of a page or of the configuration, and what it leads to. */
export interface SiteLink {
  /** Absent for links of the configuration. */
  readonly page?: GraphPage;
  readonly link: Pick<PageLink, 'kind' | 'href'>;
  readonly where: Where;
  readonly target: LinkTarget;
}

/** Resolves every link and asset reference of a site, page by page in source order. */
export function resolveSiteLinks(graph: ContentGraph): readonly SiteLink[] {
  const links: SiteLink[] = [];
  for (const page of graph.pages.values()) {
    if (page.facts === undefined) continue;
    for (const link of page.facts.links) {
      // A link written in a snippet starts where the snippet stands.
      const from = { file: link.span.file, route: page.route, kind: link.kind };
      links.push({
        page,
        link,
        where: { span: link.span },
        target: resolveLink(link.href, from, graph.targets),
      });
    }
  }
  return links;
}
