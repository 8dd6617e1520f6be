import { specificationFolders } from '@waymark/core/config';
import type { KnownFacts, LinkedFacts } from '@waymark/core/content';
import { findSpecifications } from '@waymark/openapi';
import type { SiteModel } from '../../outputs/index.ts';
import { dateOfPage } from '../../site/page-date.ts';
import { remember } from '../../site/remember.ts';
import type { Site } from '../../site/site.ts';
import { digestOf } from '../../site/sources/read-skills.ts';
import { createPolicies } from '../../theme/index.ts';

/** Station 7: the site as outputs and checks see it, with the facts of the pages that are known. */
export function linkSite(site: Site, facts: KnownFacts): SiteModel {
  const { config, navigation, pages, links, redirects, urls, assets, unserved, skills, siteUrl, mcpUrl } =
    site;
  return {
    config,
    navigation,
    graph: { pages, facts, links, redirects, unserved, unknownFolders: remember(() => unknownFolders(site)) },
    urls,
    policy: createPolicies({ ...site, isClosed: !site.trust.inBrowser })(),
    assets,
    skills,
    digestOf,
    dateOfPage: (head) => dateOfPage(head, site),
    dayOfSpan: site.openLineDates(),
    specifications: site.specifications.flatMap(({ source, title, version }) => {
      if (version === 'library') return [];
      return { source, title, kind: version === 'asyncapi' || version === 'graphql' ? version : 'openapi' };
    }),
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(mcpUrl === undefined ? {} : { mcpUrl }),
  };
}

/** The facts of pages. */
export function factsOf(pages: ReadonlyMap<string, { readonly facts: LinkedFacts }>): KnownFacts {
  return { get: (route) => pages.get(route)?.facts };
}

/** Where pages would be that nothing is known of: those of specifications that are not there, or could not be read. */
function unknownFolders({ tree, specifications, unreadSpecifications: unread }: Site): readonly string[] {
  const isRead = (name: string): boolean =>
    findSpecifications(specifications, name, { file: '', unread }).value.length > 0;
  return specificationFolders(tree, (source) => !isRead(source));
}
