import type { View } from '../script/view.ts';
import type { Data } from '../site/draft.ts';
import type { Notes } from '../site/notes.ts';
import { reportFooterText } from '../site/report-footer.ts';
import { plainText } from '../text/title.ts';
import { joinRoute } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';
import type { DocusaurusConfig } from './docusaurus-config.ts';
import { hrefOf } from './write-sidebar.ts';

/** What the frame is written from. */
export interface FrameWork {
  readonly tree: Tree;
  readonly notes: Notes;
  readonly config: DocusaurusConfig;
  readonly name: string;
  /** Whether the navigation has tabs. */
  readonly hasTabs: boolean;
  /** Whether an address is reached by a tab, which then needs no link. */
  isTab(href: string): boolean;
}

/** What stands around the pages: name, colours, logo, navbar, footer, banner. */
export function writeFrame(work: FrameWork): Data {
  const { config, name } = work;
  const { view, theme } = config;
  const description = view.at('tagline').text();
  const favicon = view.at('favicon').text();
  return {
    name: theme.at('navbar').at('title').text() || view.at('title').roughText() || name,
    ...(description === undefined || description === '' ? {} : { description }),
    colors: colorsOf(work),
    ...logoOf(theme.at('navbar').at('logo')),
    ...(favicon === undefined ? {} : { favicon: assetPath(favicon) }),
    ...appearanceOf(theme.at('colorMode')),
    ...navbarOf(work),
    ...footerOf(work),
    ...bannerOf(theme.at('announcementBar')),
    ...analyticsOf(config),
  };
}

function assetPath(path: string): string {
  return /^https?:/.test(path) ? path : joinRoute(path);
}

/** The colour that the old styles give; else that of the classic theme. */
function colorsOf({ tree, config }: FrameWork): Data {
  const css = config.customCss.map((file) => tree.readText(file) ?? '').join('\n');
  const all = [...css.matchAll(/--ifm-color-primary:\s*(#(?:[\da-f]{6}|[\da-f]{3}))\b/gi)].map(
    ([, color]) => color,
  );
  const [primary = '#2E8555', light] = all;
  return { primary, ...(light === undefined ? {} : { light }) };
}

function logoOf(logo: View): Data {
  const [light, dark, href] = ['src', 'srcDark', 'href'].map((key) => logo.at(key).text());
  if (light === undefined) return {};
  const path = assetPath(light);
  if (dark === undefined && href === undefined) return { logo: path };
  return {
    logo: {
      light: path,
      dark: dark === undefined ? path : assetPath(dark),
      ...(href === undefined ? {} : { href }),
    },
  };
}

function appearanceOf(mode: View): Data {
  const standard =
    mode.at('respectPrefersColorScheme').flag() === true ? undefined : mode.at('defaultMode').text();
  const strict = mode.at('disableSwitch').flag();
  const appearance = {
    ...(standard === 'light' || standard === 'dark' ? { default: standard } : {}),
    ...(strict === true ? { strict } : {}),
  };
  return Object.keys(appearance).length === 0 ? {} : { appearance };
}

/** Kinds of entries that Waymark draws by itself. */
const OWN: ReadonlySet<string> = new Set([
  'localeDropdown',
  'docsVersionDropdown',
  'docsVersion',
  'search',
  'doc',
  'docSidebar',
]);

function navbarOf(work: FrameWork): Data {
  const flat = (items: readonly View[]): readonly View[] =>
    items.flatMap((item) =>
      item.at('items').isThere && !OWN.has(item.at('type').text() ?? '')
        ? flat(item.at('items').items())
        : [item],
    );
  const given = work.config.theme.at('navbar').at('items').items();
  // Menus are tabs where there are tabs.
  const items = work.hasTabs ? given.filter((item) => !item.at('items').isThere) : flat(given);
  const links = items
    .filter((item) => !OWN.has(item.at('type').text() ?? ''))
    .flatMap((item) => navbarLink(item, work));
  return links.length === 0 ? {} : { navbar: { links } };
}

/** The menus of the navbar as tabs that open a menu. */
export function menusOf(work: Pick<FrameWork, 'config' | 'notes' | 'isTab'>): readonly Data[] {
  const items = work.config.theme.at('navbar').at('items').items();
  return items.flatMap((item) => {
    const tab = labelOf(item);
    if (tab === '' || OWN.has(item.at('type').text() ?? '')) return [];
    const links = item
      .at('items')
      .items()
      .flatMap((one) => navbarLink(one, work));
    return links.length === 0 ? [] : [{ tab, menu: links.map(({ label, href }) => ({ item: label, href })) }];
  });
}

/** Of markup in place of a label, the first line with words: others describe it. Pictures have a name for those who do not see them. */
function labelOf(item: View): string {
  const lines = (item.at('html').text() ?? '').split('\n').map(plainText);
  const written = plainText(item.at('label').text() ?? '') || lines.find((line) => line !== '');
  if (written) return written;
  const isRepository = /github\.com\/(?!sponsors\b)/.test(hrefOf(item) ?? '');
  return isRepository ? 'GitHub' : (item.at('aria-label').text() ?? '');
}

function navbarLink(
  item: View,
  { notes, isTab }: Pick<FrameWork, 'notes' | 'isTab'>,
): readonly { readonly label: string; readonly href: string }[] {
  const href = hrefOf(item);
  const label = labelOf(item);
  if (href !== undefined && label !== '') return isTab(href) ? [] : [{ label, href }];
  if (item.span !== undefined && !item.at('label').isThere)
    notes.leftOut(item.span, 'an entry of the navbar', 'it has no text or no address');
  return [];
}

function footerOf({ config, notes }: FrameWork): Data {
  const footer = config.theme.at('footer');
  reportFooterText(notes, footer, ['copyright']);
  const given = footer.at('links').items();
  const isFlat = given.some((column) => !column.at('items').isThere);
  const columns = (
    isFlat
      ? [{ header: undefined, items: given }]
      : given.map((column) => ({ header: column.at('title').text(), items: column.at('items').items() }))
  )
    .map(({ header, items }) => ({
      ...(header === undefined ? {} : { header }),
      items: items.flatMap(footerLink),
    }))
    .filter(({ items }) => items.length > 0);
  const [first] = columns.slice(4);
  if (first !== undefined && footer.span !== undefined)
    notes.leftOut(
      footer.span,
      'themeConfig.footer',
      'a footer has at most four columns; the others are gone',
    );
  const links = columns.slice(0, 4);
  const socials = links
    .flatMap(({ items }) => items)
    .flatMap(({ href }) => {
      const service =
        /^https:\/\/(?:www\.)?(github|discord|slack|linkedin|youtube|x|twitter)\.(?:com|gg)\//.exec(
          href,
        )?.[1];
      return service !== undefined ? [[service, href] as const] : [];
    });
  if (links.length === 0) return {};
  return {
    footer: { ...(socials.length === 0 ? {} : { socials: Object.fromEntries(socials.toReversed()) }), links },
  };
}

function footerLink(item: View): readonly { readonly label: string; readonly href: string }[] {
  const [label, href] = [labelOf(item), hrefOf(item)];
  return label === '' || href === undefined ? [] : [{ label, href }];
}

/** The text of the banner is HTML there, and Markdown here. */
function bannerOf(bar: View): Data {
  const content = bar
    .at('content')
    .text()
    ?.replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '[$2]($1)')
    .replace(/<\/?(?:b|strong)\b[^<>]*>/gi, '**')
    .replace(/<[^<>]*>/g, '')
    .trim();
  return content ? { banner: { content, dismissible: bar.at('isCloseable').flag() ?? true } } : {};
}

function analyticsOf({ view }: DocusaurusConfig): Data {
  const options = view
    .at('presets')
    .items()
    .map((preset) => preset.at(1));
  const read = (plugin: string): string | undefined =>
    options
      .map((one) =>
        one
          .at(plugin)
          .at(plugin === 'gtag' ? 'trackingID' : 'containerId')
          .text(),
      )
      .find(Boolean);
  const [measurementId, tagId] = [read('gtag'), read('googleTagManager')];
  const integrations = {
    ...(measurementId?.startsWith('G-') === true ? { ga4: { measurementId } } : {}),
    ...(tagId === undefined ? {} : { gtm: { tagId } }),
  };
  return Object.keys(integrations).length === 0 ? {} : { integrations };
}
