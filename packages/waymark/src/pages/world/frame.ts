import { settingsOf } from '@waymark/core/config';
import type { PageHead } from '@waymark/core/content';
import { longHash } from '../../project/hash.ts';
import type { Site } from '../../site/site.ts';
import { type SiteView, viewConfig } from '../../theme/index.ts';

/**
 * Names everything of a site that stands around its pages: navigation, what other pages are called, the configured
 * parts, assets. Documents that were drawn in another frame are drawn again.
 */
export function nameFrame({ navigation, heads, pages }: Site, view: SiteView, codeStyles: string): string {
  const { source, ...config } = viewConfig(view.config);
  const { seo, variations, thumbnails, integrations, fonts } = source;
  const tree = JSON.stringify(navigation.root);
  const hasListings = tree.includes('"directory":');
  const { partsCss: _, partsScripts: __, ...assets } = view.assets;
  const parts = [
    tree,
    [...heads].map(([route, head]) => viewOfOthers(route, head, hasListings)),
    [...pages.values()].map(({ visibility }) => Object.values(visibility).map(Number).join('')),
    config,
    { seo, variations, thumbnails, integrations, fonts },
    settingsOf(view.config).iconLibrary,
    assets,
    codeStyles,
    [view.base, view.siteUrl, view.generator, view.allowed],
    pictures(view).map((path) => view.imageSize?.(path)),
  ];
  return longHash(parts.map((part) => JSON.stringify(part)).join('\n'));
}

/** What other pages show of a page. */
function viewOfOthers(route: string, head: PageHead, hasListings: boolean): unknown {
  const { title, sidebarTitle, icon, iconType, tag, deprecated, hideApiMarker, description } = head;
  return [
    [route, title, sidebarTitle, icon, iconType, tag, deprecated, hideApiMarker],
    hasListings ? description : undefined,
  ];
}

/** Pictures of the configuration whose size stands in every document. */
function pictures({ config: { logo } }: SiteView): readonly string[] {
  if (logo === undefined) return [];
  return typeof logo === 'string'
    ? [logo]
    : [logo.light, logo.dark].filter((path): path is string => typeof path === 'string');
}
