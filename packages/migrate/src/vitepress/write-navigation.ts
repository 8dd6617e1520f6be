import { migrateDiagnostics } from '@waymark/core/diagnostics';
import type { View } from '../script/view.ts';
import { refOfRoute } from '../site/assemble.ts';
import type { Data } from '../site/draft.ts';
import { localHref } from '../site/hrefs.ts';
import { levelOf } from '../site/level-of.ts';
import type { LinkRows } from '../site/links-page.ts';
import { wordsOf } from '../site/titles.ts';
import { plainText } from '../text/title.ts';
import { routeOfLink } from './resolve-link.ts';
import { type Locale, settingOf, type VitepressSite } from './vitepress-site.ts';
import { menusOf } from './write-frame.ts';

/** What the navigation finds on its way. */
export interface Found {
  /** Names of pages in the sidebar, by address. */
  readonly labels: Map<string, string>;
  readonly rows: LinkRows;
}

/** The navigation of a language: its sidebar, or one tab for each of its sidebars. */
export function writeNavigation(site: VitepressSite, locale: Locale, found: Found): Data {
  const sidebar = settingOf(locale, 'themeConfig', 'sidebar');
  const write = (view: View): Data =>
    levelOf(itemsOf(view).flatMap((item) => entryOf(item, baseOf(view), { site, found })));
  if (sidebar === undefined) return { pages: pagesOf(site, locale) };
  if (sidebar.isList()) return orPages(write(sidebar), site, locale);
  const sidebars = sidebar.entries().map(([path, view]) => ({ path, level: write(view) }));
  const filled = sidebars.filter(({ level }) => Object.keys(level).length > 0);
  const different = filled.filter(
    ({ level }, index) =>
      filled.findIndex((one) => JSON.stringify(one.level) === JSON.stringify(level)) === index,
  );
  if (different.length <= 1) return orPages(different[0]?.level ?? {}, site, locale);
  const nav = settingOf(locale, 'themeConfig', 'nav')?.items() ?? [];
  const paths = sidebars.map(({ path }) => path);
  const tabs = different.map(({ path, level }) => ({ tab: tabName(path, paths, nav), ...level }));
  return { tabs: [...tabs, ...menusOf(site, locale)] };
}

function orPages(level: Data, site: VitepressSite, locale: Locale): Data {
  return Object.keys(level).length > 0 ? level : { pages: pagesOf(site, locale) };
}

/** All pages of a language, where nothing says how they are ordered. */
function pagesOf({ files, locales }: VitepressSite, { prefix }: Locale): readonly string[] {
  const others = locales.filter((other) => other.prefix !== '' && other.prefix !== prefix);
  return [...files.keys()]
    .filter((route) => prefix === '' || `${route}/`.startsWith(`/${prefix}/`))
    .filter((route) => !others.some((other) => `${route}/`.startsWith(`/${other.prefix}/`)))
    .map(refOfRoute);
}

/** The entry of the navbar that leads into a sidebar names it: of several that an address is below, the longest is meant. */
function tabName(path: string, paths: readonly string[], nav: readonly View[]): string {
  const entry = nav.find((item) => {
    const link = item.at('link').text() ?? item.at('activeMatch').text();
    const around = paths.filter((each) => `${link}/`.startsWith(each.endsWith('/') ? each : `${each}/`));
    return path === around.toSorted((one, other) => other.length - one.length)[0];
  });
  return plainText(entry?.at('text').text() ?? '') || wordsOf(path.split('/').findLast(Boolean) ?? 'Docs');
}

/** The items of a sidebar, which may stand in an object with a base. */
function itemsOf(view: View): readonly View[] {
  return view.isObject() ? view.at('items').items() : view.items();
}

function baseOf(view: View): string {
  return view.isObject() ? (view.at('base').text() ?? '') : '';
}

interface Context {
  readonly site: VitepressSite;
  readonly found: Found;
}

function entryOf(item: View, outer: string, context: Context): readonly unknown[] {
  const base = item.at('base').text() ?? outer;
  const text = plainText(item.at('text').text() ?? '');
  const link = item.at('link').text();
  const ref = link === undefined ? undefined : refOf(withBase(link, base), { text, item, ...context });
  const pages = item
    .at('items')
    .items()
    .flatMap((child) => entryOf(child, base, context));
  if (pages.length === 0) return ref === undefined ? [] : [ref];
  if (text === '') return pages;
  const collapsed = item.at('collapsed').flag();
  const root = ref === undefined ? {} : { root: ref };
  return [{ group: text, ...root, ...(collapsed === undefined ? {} : { expanded: !collapsed }), pages }];
}

function withBase(link: string, base: string): string {
  if (base === '' || localHref(link) === undefined) return link;
  return base + link.replace(/^\//, base.endsWith('/') ? '' : '/');
}

/** How the navigation names an entry: its page, or a row for an address of elsewhere. */
function refOf(
  link: string,
  { text, item, site, found }: Context & { readonly text: string; readonly item: View },
): string | undefined {
  const local = localHref(link);
  if (local === undefined) return found.rows.add(text || link, link);
  const route = routeOfLink(local.path);
  if (!site.files.has(route)) {
    const { span } = item;
    if (span !== undefined) site.notes.add(migrateDiagnostics['missing-page']({ ref: link }, { span }));
    return undefined;
  }
  if (local.rest !== '') return found.rows.add(text || link, `${route}${local.rest}`);
  if (text !== '' && !found.labels.has(route)) found.labels.set(route, text);
  return refOfRoute(route);
}
