import { settingsOf } from '@waymark/core/config';
import { configIcons, type PageHead } from '@waymark/core/content';
import { walkElements } from '@waymark/core/navigation';
import { isIconFile } from '../../icons/index.ts';
import { longHash } from '../../project/files/hash.ts';
import type { Site } from '../../site/site.ts';
import { type SiteView, viewConfig } from '../../theme/index.ts';

/**
 * Names everything of a site that stands around its pages: navigation, what other pages are called, the configured
 * parts, assets. Documents that were drawn in another frame are drawn again.
 */
export function nameFrame({ navigation, heads, pages }: Site, view: SiteView, codeStyles: string): string {
  const tree = JSON.stringify(navigation.root);
  const hasListings = tree.includes('"directory":');
  const { partsCss: _, partsScripts: __, ...assets } = view.assets;
  const parts = {
    tree,
    // The first page tells its address, and others lead to it.
    home: navigation.home,
    others: [...heads].map(([route, head]) => viewOfOthers(route, head, hasListings)),
    // A page that is the root of a group has no row in the tree, and its title may come from a specification.
    titles: [...navigation.pages.values()].map(({ title }) => title),
    visible: [...pages.values()].map(({ visibility }) => Object.values(visibility).map(Number).join('')),
    config: viewConfig(view.config),
    // Rows and links of the bars lead where a redirect does.
    redirects: view.config.redirects,
    iconLibrary: settingsOf(view.config).iconLibrary,
    assets,
    codeStyles,
    place: [view.base, view.siteUrl, view.mcpUrl, view.generator, view.allowed],
    services: [view.feedbackUrl, view.repository],
    logoSizes: logoSizes(view),
    logoKinds: logoPaths(view).map((path) => view.links.resolve(path).kind),
    icons: iconAddresses(view),
  };
  return longHash(JSON.stringify(parts));
}

/** What other pages show of a page. */
function viewOfOthers(route: string, head: PageHead, hasListings: boolean): unknown {
  const { title, sidebarTitle, icon, iconType, tag, deprecated, hideApiMarker, description } = head;
  return [
    [route, title, sidebarTitle, icon, iconType, tag, deprecated, hideApiMarker],
    hasListings ? description : undefined,
  ];
}

/** Sizes of the logo's pictures, which stand in every document. */
export function logoSizes({ config, imageSize }: Pick<SiteView, 'config' | 'imageSize'>): string {
  return JSON.stringify(logoPaths({ config }).map((path) => imageSize?.(path)));
}

/** Where the files are that icons around pages name: a path means what is found there. */
function iconAddresses({ config, navigation, heads, links }: SiteView): readonly string[] {
  const elements = [...walkElements(navigation.root)].map(({ node }) => ({
    icon: node.icon,
    from: undefined,
  }));
  const pages = [...heads.values()].map((head) => ({ icon: head.icon, from: head }));
  const bars = configIcons(config).map(({ icon }) => ({ icon, from: undefined }));
  return [...elements, ...pages, ...bars].flatMap(({ icon, from }) =>
    typeof icon === 'string' && isIconFile(icon.trim()) ? [links.asset(icon.trim(), from)] : [],
  );
}

function logoPaths({ config: { logo } }: Pick<SiteView, 'config'>): readonly string[] {
  const paths = typeof logo === 'string' ? [logo] : [logo?.light, logo?.dark];
  return paths.filter((path) => path !== undefined);
}
