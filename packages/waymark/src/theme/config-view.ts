import type {
  ContextualConfig,
  DocsConfig,
  NavbarLinkConfig,
  NavbarPrimaryConfig,
} from '@waymark/core/config';
import { configDefaults, settingsOf } from '@waymark/core/config';
import { hasWildcard, type IconValue, summaryOf } from '@waymark/core/content';
import { type NavElement, type NavigationModel, walkElements } from '@waymark/core/navigation';
import { presets } from './presets/index.ts';

/** A value for each colour mode. */
export interface ModePair {
  readonly light: string;
  readonly dark: string;
}

/** A link of the navbar or its button. */
export interface NavbarLink {
  readonly type: 'link' | 'button' | 'github' | 'discord';
  /** Never empty; read out but not shown where `iconOnly` is set. */
  readonly label: string;
  readonly iconOnly: boolean;
  readonly href: string;
  readonly icon?: IconValue;
  readonly iconType?: string;
}

/** The top bar beside the logo and the selectors. */
export interface NavbarView {
  readonly links: readonly NavbarLink[];
  readonly primary?: NavbarLink;
}

/** The footer as configured. */
export interface FooterView {
  readonly socials: readonly { readonly name: string; readonly href: string }[];
  readonly columns: readonly {
    readonly header?: string;
    readonly items: readonly { readonly label: string; readonly href: string }[];
  }[];
}

/** The announcement bar as configured. */
export interface BannerView {
  readonly content: string;
  readonly dismissible: boolean;
  readonly type: 'info' | 'warning' | 'critical';
}

/** The contextual menu as configured for the site or a page. */
export interface ContextualView {
  readonly options: ContextualConfig['options'];
  readonly display: 'header' | 'toc';
}

/** What the theme reads as it is written. */
export type ThemeSource = {
  readonly [Key in
    | 'colors'
    | 'feedback'
    | 'fonts'
    | 'integrations'
    | 'seo'
    | 'thumbnails'
    | 'variations']: DocsConfig[Key];
};

/** The configuration as the theme reads it, and nothing else of it: defaults filled in, alternative spellings made one. */
export interface ConfigView {
  readonly source: ThemeSource;
  readonly name: string;
  /** As plain text. */
  readonly description: string | undefined;
  readonly theme: string;
  readonly logo: (ModePair & { readonly href?: string }) | undefined;
  readonly favicon: ModePair | undefined;
  readonly appearance: { readonly default: 'system' | 'light' | 'dark'; readonly strict: boolean };
  readonly crumbs: 'breadcrumbs' | 'section';
  /** The whole trail is shown because the configuration asks for it, not only by the theme's own choice. */
  readonly asksForTrail: boolean;
  /** Selecting a collapsed group also leads to its first page. */
  readonly drilldown: boolean;
  /** Readers may fold the sidebar away. */
  readonly foldsSidebar: boolean;
  /** Of the groups at one depth, one is open. */
  readonly opensOneGroup: boolean;
  /** Pixels for tabs and links in the header's first row; undefined where tabs never stand there. */
  readonly tabRoom: number | undefined;
  readonly searchPrompt: string | undefined;
  readonly navbar: NavbarView;
  readonly footer: FooterView;
  readonly banner: BannerView | undefined;
  readonly contextual: ContextualView | undefined;
  /** Some redirects have wildcards: the page for missing addresses knows them. */
  readonly hasPatterns: boolean;
}

/** Reads the theme's part of the configuration. */
export function viewConfig(config: DocsConfig): ConfigView {
  const { theme, appearance } = settingsOf(config);
  const preset = presets[theme];
  const eyebrows = config.styling?.eyebrows;
  return {
    source: sourceOf(config),
    name: config.name ?? '',
    description: config.description && summaryOf(config.description),
    theme,
    logo: viewPair(config.logo),
    favicon: viewPair(config.favicon),
    appearance,
    crumbs: eyebrows ?? (preset?.breadcrumbs === true ? 'breadcrumbs' : 'section'),
    asksForTrail: eyebrows === 'breadcrumbs',
    drilldown: config.interaction?.drilldown ?? preset?.drilldown === true,
    foldsSidebar: preset?.foldsSidebar === true,
    opensOneGroup: preset?.opensOneGroup === true,
    tabRoom: preset?.tabRoom,
    searchPrompt: config.search?.prompt,
    navbar: viewNavbar(config.navbar),
    footer: viewFooter(config.footer),
    banner: viewBanner(config.banner),
    contextual: viewContextual(config.contextual, theme),
    hasPatterns: config.redirects?.some(({ source }) => hasWildcard(source)) === true,
  };
}

function sourceOf({
  colors,
  feedback,
  fonts,
  integrations,
  seo,
  thumbnails,
  variations,
}: DocsConfig): ThemeSource {
  return { colors, feedback, fonts, integrations, seo, thumbnails, variations };
}

/** The configuration while a language is active: its own navbar, footer and banner replace those of the site. */
export function viewLanguageConfig(view: ConfigView, language: NavElement | undefined): ConfigView {
  const { navbar, footer, banner } = language?.frame ?? {};
  return {
    ...view,
    ...(navbar === undefined ? {} : { navbar: viewNavbar(navbar) }),
    ...(footer === undefined ? {} : { footer: viewFooter(footer) }),
    ...(banner === undefined ? {} : { banner: viewBanner(banner) }),
  };
}

/** The configuration of a site, then that of each of its languages. */
export function viewEveryConfig(view: ConfigView, { root }: NavigationModel): readonly ConfigView[] {
  const languages = [...walkElements(root)].flatMap(({ node }) =>
    node.kind === 'language' ? [viewLanguageConfig(view, node)] : [],
  );
  return [view, ...languages];
}

function viewPair(
  value: DocsConfig['logo'] | DocsConfig['favicon'],
): (ModePair & { readonly href?: string }) | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return { light: value, dark: value };
  const light = value.light ?? value.dark;
  if (light === undefined) return undefined;
  const pair = { light, dark: value.dark ?? light };
  return 'href' in value && typeof value.href === 'string' ? { ...pair, href: value.href } : pair;
}

function viewNavbar(navbar: DocsConfig['navbar']): NavbarView {
  const links = (navbar?.links ?? []).map((link) => viewNavbarLink(link, 'link'));
  const primary = navbar?.primary;
  return primary === undefined ? { links } : { links, primary: viewNavbarLink(primary, 'button') };
}

/** A link without a label is called by its service or its host; an empty label beside an icon means the icon alone. */
function viewNavbarLink(link: NavbarLinkConfig | NavbarPrimaryConfig, kind: 'link' | 'button'): NavbarLink {
  const type = link.type ?? kind;
  const names: Readonly<Record<string, string>> = { github: 'GitHub', discord: 'Discord' };
  const name = Object.hasOwn(names, type) ? names[type] : undefined;
  const icon = link.icon ?? (name === undefined ? undefined : { name: type, library: 'fontawesome' });
  return {
    type,
    href: link.href,
    label: link.label?.trim() || (name ?? hostName(link.href)),
    iconOnly: link.label?.trim() === '' && icon !== undefined,
    ...(icon === undefined ? {} : { icon }),
    ...(link.iconType === undefined ? {} : { iconType: link.iconType }),
  };
}

function hostName(href: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? href;
}

function viewFooter(footer: DocsConfig['footer']): FooterView {
  return {
    socials: Object.entries(footer?.socials ?? {}).map(([name, href]) => ({ name, href: String(href) })),
    columns: footer?.links ?? [],
  };
}

function viewBanner(banner: DocsConfig['banner']): BannerView | undefined {
  if (banner?.content === undefined || banner.content.trim() === '') return undefined;
  return {
    content: banner.content,
    dismissible: banner.dismissible ?? configDefaults.banner.dismissible,
    type: banner.type ?? configDefaults.banner.type,
  };
}

/** Reads the contextual menu of the site, or of a page's front matter; undefined if it is not usable. */
export function viewContextual(value: unknown, theme: string): ContextualView | undefined {
  if (typeof value !== 'object' || value === null || !('options' in value) || !Array.isArray(value.options)) {
    return undefined;
  }
  const written = 'display' in value ? value.display : undefined;
  const display = written === 'toc' || written === 'header' ? written : presets[theme]?.pageMenu;
  return {
    options: value.options.filter(isContextualOption),
    display: display ?? configDefaults.contextual.display,
  };
}

function isContextualOption(option: unknown): option is ContextualConfig['options'][number] {
  if (typeof option === 'string') return true;
  return typeof option === 'object' && option !== null && 'title' in option && 'href' in option;
}
