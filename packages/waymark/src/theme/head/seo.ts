import type { DocsConfig } from '@waymark/core/config';
import {
  canonicalPath,
  canonicalPrefix,
  type ListedPage,
  type PageHead,
  readCanonical,
  refusesListing,
  visibilityOfPage,
} from '@waymark/core/content';
import type { PageView } from '../page-view.ts';
import type { ThemeSite } from '../theme-site.ts';

/** A `<meta>` element: `property` for Open Graph and the like, `name` for the rest. */
export interface MetaTag {
  readonly attribute: 'name' | 'property';
  readonly key: string;
  readonly content: string;
}

/** The meta tags of a page by precedence: front matter, `seo.paths` (longest first), `seo.metatags`, generated. */
export function viewMetaTags(
  page: PageView,
  site: ThemeSite,
  canonical: string | undefined,
): readonly MetaTag[] {
  const tags = new Map<string, string>();
  const put = (key: string, value: unknown): void => {
    const content = Array.isArray(value) ? value.join(', ') : scalar(value);
    if (content !== undefined && content !== '' && key !== 'canonical') tags.set(key, content);
  };
  const putAll = (written: Readonly<Record<string, unknown>>): void => {
    for (const key of Object.keys(written)) put(key, written[key]);
  };
  for (const [key, value] of generatedTags(page, site, canonical)) put(key, value);
  configuredTags(site, page.route).forEach(putAll);
  const own = page.head?.frontmatter ?? {};
  for (const key of Object.keys(own)) if (isMetaKey(key)) put(key, own[key]);
  if (page.head?.description !== undefined) put('description', page.description);
  if (visibilityOf(page.route, page.head, site).noindex)
    tags.set('robots', refusal(tags.get('robots') ?? ''));
  if (page.picture !== undefined && tags.get('og:image') === page.picture) {
    tags.set('og:image:width', '1200');
    tags.set('og:image:height', '630');
  }
  for (const key of ['og:image', 'twitter:image']) makeAbsolute(tags, key, site);
  fallBack(tags, 'twitter:title', 'og:title');
  fallBack(tags, 'twitter:description', 'og:description');
  fallBack(tags, 'twitter:image', 'og:image');
  if (!tags.has('twitter:card'))
    tags.set('twitter:card', tags.has('twitter:image') ? 'summary_large_image' : 'summary');
  return [...tags].map(([key, content]) => ({
    attribute: /^(?:og|article|fb|profile|book|video|music):/.test(key) ? 'property' : 'name',
    key,
    content,
  }));
}

/** What the configuration says of all pages, then of those below some paths, the longest path last. */
function configuredTags({ config }: ThemeSite, route: string): readonly Readonly<Record<string, unknown>>[] {
  const { metatags = {}, paths = [] } = config.source.seo ?? {};
  const around = paths
    .filter(({ path }) => isUnder(route, path))
    .sort((a, b) => a.path.length - b.path.length);
  return [metatags, ...around.map((each) => each.metatags)];
}

/** The canonical address of a page, a path where it was written as one and the site's origin is unknown; else undefined then. */
export function canonicalUrl(page: PageView, site: ThemeSite): string | undefined {
  const own = readCanonical(page.head?.frontmatter['canonical']);
  if (own === undefined) return canonicalOfRoute(page.route, site);
  const path = canonicalPath(own, site.base);
  return path === undefined ? own : (placeOf(path, site) ?? site.base + path);
}

/** The canonical address of a route, whatever its front matter says. */
export function canonicalOfRoute(route: string, site: ThemeSite): string | undefined {
  return placeOf(site.links.page(route).slice(site.base.length), site);
}

/** The canonical address of a path of the site; undefined where neither the configuration nor the site's origin says it. */
function placeOf(path: string, site: ThemeSite): string | undefined {
  const { config, siteUrl, base } = site;
  const place =
    canonicalPrefix(config.source.seo, site) ?? (siteUrl === undefined ? undefined : siteUrl + base);
  return place === undefined ? undefined : place + path;
}

/**
 * The address of the first page, from the root of its host: it may stand at `/` too, and tells which address is its own
 * also while the site's origin is unknown.
 */
export function homeAddress({ route }: PageView, { links, navigation }: ThemeSite): string | undefined {
  return route === navigation.home ? links.page(route) : undefined;
}

/** The text of `<title>`: page and site, or only one of them where both are equal. */
export function documentTitle(title: string, siteName: string): string {
  if (siteName === '' || title === siteName) return title;
  return `${title} - ${siteName}`;
}

/** Whether search engines may list a page. */
export function isIndexable(tags: readonly MetaTag[]): boolean {
  return !tags.some(({ key, content }) => key === 'robots' && refusesListing(content));
}

/** Structured data of an indexable page as JSON that is safe inside a script element. */
export function structuredData(
  page: PageView,
  site: ThemeSite,
  context: {
    readonly canonical: string;
    readonly language: string;
    readonly crumbs: readonly { readonly label: string; readonly url?: string }[];
  },
): string {
  const { canonical, language, crumbs } = context;
  const origin = site.siteUrl ?? /^https?:\/\/[^/]+/.exec(canonical)?.[0] ?? '';
  const home = origin + site.links.page('/');
  const organization = site.config.source.seo?.organization;
  const about = {
    name: page.title,
    description: page.description,
  };
  const graph = [
    {
      '@type': 'Organization',
      '@id': organization?.id ?? `${home}#organization`,
      name: organization?.name ?? site.config.name,
      url: organization?.url ?? home,
      legalName: organization?.legalName,
      logo: organization?.logo === undefined ? undefined : absoluteAsset(organization.logo, site, origin),
      sameAs: organization?.sameAs,
    },
    { '@type': 'WebSite', '@id': `${home}#website`, url: home, name: site.config.name },
    { '@type': 'WebPage', '@id': canonical, url: canonical, inLanguage: language, ...about },
    {
      '@type': 'BreadcrumbList',
      // Search engines want an address of each step but the last; one that leads nowhere else leads to the page.
      itemListElement: [...crumbs, { label: page.title }].map(({ label, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(index < crumbs.length ? { item: url === undefined ? canonical : origin + url } : {}),
      })),
    },
    {
      '@type': page.operation === undefined ? 'TechArticle' : 'APIReference',
      headline: page.title,
      ...authorsOf(page),
      datePublished: page.published,
      dateModified: page.lastModified,
      url: canonical,
      description: page.description,
    },
  ];
  // What is undefined is no property of it.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** Who wrote a page, as structured data: names, or objects with a `name` and perhaps a `url`. */
function authorsOf({ head }: PageView): { readonly author?: readonly object[] } {
  const authors = [head?.frontmatter['authors']].flat().flatMap((author: unknown) => {
    const { name, url } = (typeof author === 'object' ? (author ?? {}) : { name: author }) as AuthorFields;
    if (typeof name !== 'string' || name === '') return [];
    return [{ '@type': 'Person', name, ...(typeof url === 'string' ? { url } : {}) }];
  });
  return authors.length === 0 ? {} : { author: authors };
}

interface AuthorFields {
  readonly name?: unknown;
  readonly url?: unknown;
}

function generatedTags(
  page: PageView,
  site: ThemeSite,
  canonical: string | undefined,
): readonly (readonly [string, string | undefined])[] {
  const description = page.description ?? site.config.description;
  const { name } = site.config;
  return [
    ['viewport', 'width=device-width, initial-scale=1'],
    ['description', description],
    ['application-name', name],
    ['apple-mobile-web-app-title', name],
    ['msapplication-TileColor', site.config.source.colors?.primary],
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', page.title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', page.picture ?? socialImage(site)],
    ['generator', site.generator],
  ];
}

/** Whether the author says which picture a link to a page shows: in its front matter, or in the configuration for it. */
export function givesPicture(
  { route, front }: Pick<ListedPage, 'route' | 'front'>,
  { seo }: Pick<DocsConfig, 'seo'>,
): boolean {
  const own = front?.frontmatter ?? {};
  const paths = (seo?.paths ?? []).filter(({ path }) => isUnder(route, path));
  return [own, ...paths.map(({ metatags }) => metatags), seo?.metatags ?? {}].some(
    (tags) => scalar((tags as Readonly<Record<string, unknown>>)['og:image']) !== undefined,
  );
}

/** The picture that the configuration has for links to the site; services show no drawings. */
function socialImage({ config }: ThemeSite): string | undefined {
  const background = config.source.thumbnails?.background;
  return background === undefined || /\.svg$/i.test(background) ? undefined : background;
}

/** Where a page may appear: by the rule that sitemap and search follow. */
export function visibilityOf(
  route: string,
  head: PageHead | undefined,
  { navigation, config }: ThemeSite,
): ReturnType<typeof visibilityOfPage> {
  const placed = navigation.pages.get(route);
  const { seo } = config.source;
  return visibilityOfPage({
    route,
    ...(head === undefined ? {} : { head }),
    ...(placed === undefined ? {} : { placed }),
    ...(seo === undefined ? {} : { seo }),
  });
}

/** What refuses search engines, with what else an author tells them. */
function refusal(written: string): string {
  if (refusesListing(written)) return written;
  const words = written.split(',').map((word) => word.trim());
  return ['noindex', ...words.filter((word) => !/^(?:all|index)?$/i.test(word))].join(', ');
}

function makeAbsolute(tags: Map<string, string>, key: string, site: ThemeSite): void {
  const value = tags.get(key);
  if (value !== undefined) tags.set(key, absoluteAsset(value, site));
}

/** Services that show images need their whole address. */
function absoluteAsset(written: string, site: ThemeSite, origin = site.siteUrl ?? ''): string {
  return /^https?:/i.test(written) ? written : origin + site.links.asset(written);
}

function fallBack(tags: Map<string, string>, key: string, from: string): void {
  const value = tags.get(from);
  if (!tags.has(key) && value !== undefined) tags.set(key, value);
}

function isMetaKey(key: string): boolean {
  return key === 'robots' || key === 'keywords' || /^(?:og|twitter):/.test(key);
}

function isUnder(route: string, path: string): boolean {
  const folder = `/${path}`.replace(/\/+/g, '/').replace(/\/\*{1,2}$|\/$/, '');
  return route === folder || route.startsWith(`${folder}/`);
}

function scalar(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
