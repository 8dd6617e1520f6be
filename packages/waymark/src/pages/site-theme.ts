import type { DrawIcon } from '../icons/index.ts';
import { contentHash } from '../project/files/hash.ts';
import type { Project } from '../project/project.ts';
import { closeLinks } from '../site/closed/close-config.ts';
import { remember, rememberBy } from '../site/remember.ts';
import type { Site } from '../site/site.ts';
import { createTheme, type SiteView, type Theme } from '../theme/index.ts';
import type { SharedAssets } from './assets/shared-assets.ts';
import type { PageTools } from './content/body/body-tools.ts';
import { logoSizes, nameFrame } from './world/frame.ts';

/** What draws all that stands around the pages of a site. */
export interface SiteTheme {
  readonly theme: Theme;
  /** Names all that stands around pages. */
  readonly frame: () => string;
}

/** Creates the maker of a site's theme, which stays the same one while what it looks at is the same. */
export function rememberTheme(): typeof makeTheme {
  return rememberBy(
    (site, project, shared) => [
      ...themeParts(site),
      shared,
      logoSizes({ config: site.config, imageSize: imageSizesOf(site.links, project) }),
    ],
    makeTheme,
  );
}

/** What of a site decides what stands around its pages. */
function themeParts({
  config,
  navigation,
  heads,
  pages,
  links,
  urls,
  siteUrl,
  mcpUrl,
  feedbackUrl,
  repository,
  allowed,
}: Site): readonly unknown[] {
  return [
    [config, navigation, heads, pages, links, urls],
    [siteUrl, mcpUrl, feedbackUrl, repository, allowed],
  ].flat();
}

/** What the theme asks beside the site. */
interface ThemeTools {
  readonly icons: DrawIcon;
  readonly textIn: PageTools['textIn'];
  readonly version: string;
}

function makeTheme(
  site: Site,
  project: Project,
  shared: SharedAssets,
  { icons, textIn, version }: ThemeTools,
): SiteTheme {
  const view = viewSite(site, project, { assets: shared.urls, generator: `Waymark ${version}` });
  const theme = createTheme(view, {
    icon: (value, iconOptions) => icons(value, iconOptions, { asset: view.links.asset }),
    textIn,
    hash: contentHash,
  });
  return { theme, frame: remember(() => nameFrame(site, view, shared.codeStyles)) };
}

function viewSite(
  { trust, config, navigation, heads, links: open, urls, allowed, ...site }: Site,
  project: Project,
  more: Pick<SiteView, 'assets' | 'generator'>,
): SiteView {
  const { siteUrl, mcpUrl, feedbackUrl, repository } = site;
  const isClosed = !trust.inBrowser;
  const links = isClosed ? closeLinks(open) : open;
  const view = {
    isClosed,
    config,
    navigation,
    heads,
    links,
    base: urls.base,
    allowed,
    ...(mcpUrl === undefined ? {} : { mcpUrl }),
    ...(feedbackUrl === undefined || isClosed ? {} : { feedbackUrl }),
    ...(repository === undefined ? {} : { repository }),
    ...more,
    imageSize: imageSizesOf(links, project),
  };
  return siteUrl === undefined ? view : { ...view, siteUrl };
}

/** Tells the size of a picture of the project, by its address as configurations have it. */
function imageSizesOf(links: Site['links'], project: Project): NonNullable<SiteView['imageSize']> {
  return (path) => {
    const target = links.resolve(path);
    return target.kind === 'file' ? project.imageSize(target.path) : undefined;
  };
}
