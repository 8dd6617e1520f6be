import { type ContentGraph, linkContent, type PageFacts } from '@waymark/core/content';
import { feedPath, hasFeed, LINKABLE_OUTPUTS } from '../outputs/index.ts';
import type { Site } from './site.ts';

/** Station 6: joins what is known of the site with the facts of its pages. */
export function linkSite(site: Site, facts: ReadonlyMap<string, PageFacts>): ContentGraph {
  return linkContent({
    navigation: site.navigation,
    heads: site.heads,
    facts,
    files: [...site.assets, ...LINKABLE_OUTPUTS, ...feedsOf(site, facts)],
    redirects: site.redirects,
    base: site.urls.base,
    ...(site.config.seo === undefined ? {} : { seo: site.config.seo }),
  });
}

function feedsOf({ heads }: Site, facts: ReadonlyMap<string, PageFacts>): readonly string[] {
  return [...heads].flatMap(([route, head]) => {
    const known = facts.get(route);
    return known !== undefined && hasFeed({ head, facts: known }) ? [feedPath(route)] : [];
  });
}
