import { SOCIAL_KEYS } from '@waymark/core/config';
import type { View } from '../script/view.ts';
import type { Data } from '../site/draft.ts';
import { localHref } from '../site/hrefs.ts';
import { reportFooterText } from '../site/report-footer.ts';
import { plainText } from '../text/title.ts';
import { routeOfLink } from './resolve-link.ts';
import { type Locale, settingOf, type VitepressSite } from './vitepress-site.ts';

/** What stands around the pages: name, colours, logo, navbar, footer. */
export function writeFrame(site: VitepressSite, locale: Locale, name: string): Data {
  const text = (...path: readonly string[]): string | undefined => settingOf(locale, ...path)?.text();
  const description = text('description');
  const favicon = site.config
    .at('head')
    .items()
    .filter((entry) => /icon/.test(entry.at(1).at('rel').text() ?? ''))
    .map((entry) => entry.at(1).at('href').text())[0];
  const logo = logoOf(settingOf(locale, 'themeConfig', 'logo'));
  return {
    name: settingOf(locale, 'title')?.roughText() ?? name,
    ...(description === undefined ? {} : { description }),
    colors: { primary: brandColor(site) ?? '#3451B2' },
    ...(logo === undefined ? {} : { logo }),
    ...(favicon === undefined
      ? {}
      : { favicon: favicon.startsWith(baseOf(site)) ? favicon.slice(baseOf(site).length) : favicon }),
    ...navbarOf(site, locale),
    ...footerOf(site, locale),
  };
}

/** The path below which the site is served; empty at the root. */
export function baseOf({ config }: Pick<VitepressSite, 'config'>): string {
  return (config.at('base').text() ?? '/').replace(/\/$/, '');
}

function logoOf(view: View | undefined): unknown {
  if (view === undefined) return undefined;
  const [light, dark] = [view.at('light').text(), view.at('dark').text()];
  if (light !== undefined) return dark === undefined ? light : { light, dark };
  return view.at('src').text() ?? view.text();
}

/** The colour that the old theme's styles give. */
function brandColor({ tree }: VitepressSite): string | undefined {
  for (const file of tree.list('.vitepress').filter((path) => path.endsWith('.css'))) {
    const color = /--vp-c-brand(?:-1)?:\s*(#(?:[\da-f]{6}|[\da-f]{3}))\b/i.exec(
      tree.readText(file) ?? '',
    )?.[1];
    if (color !== undefined) return color;
  }
  return undefined;
}

/** Links of the navbar that lead out of the sidebars. */
function navbarOf(site: VitepressSite, locale: Locale): Data {
  const items = settingOf(locale, 'themeConfig', 'nav')?.items() ?? [];
  // Menus are tabs where there are tabs.
  const isFlat = tabPaths(locale).length === 0;
  const shown = isFlat ? flatten(items) : items.filter((item) => !item.at('items').isThere);
  const links = shown.flatMap((item) => navLink(item, site, locale));
  return links.length === 0 ? {} : { navbar: { links } };
}

/** The menus of the navbar as tabs that open a menu. */
export function menusOf(site: VitepressSite, locale: Locale): readonly Data[] {
  const items = settingOf(locale, 'themeConfig', 'nav')?.items() ?? [];
  return items.flatMap((item) => {
    const tab = plainText(item.at('text').text() ?? '');
    const links = flatten(item.at('items').items()).flatMap((one) => navLink(one, site, locale));
    if (tab === '' || links.length === 0) return [];
    return [{ tab, menu: links.map(({ label, href }) => ({ item: label, href })) }];
  });
}

/** The paths of sidebars that become tabs: one alone becomes none, whatever its path. */
function tabPaths(locale: Locale): readonly string[] {
  const entries = settingOf(locale, 'themeConfig', 'sidebar')?.entries() ?? [];
  return entries.length > 1 ? entries.map(([path]) => path) : [];
}

function flatten(items: readonly View[]): readonly View[] {
  return items.flatMap((item) => (item.at('items').isThere ? flatten(item.at('items').items()) : [item]));
}

function navLink(
  item: View,
  site: VitepressSite,
  locale: Locale,
): readonly { readonly label: string; readonly href: string }[] {
  const [label, link] = [plainText(item.at('text').text() ?? ''), item.at('link').text()];
  if (label === '' || link === undefined) return [];
  const local = localHref(link);
  if (local === undefined) return [{ label, href: link }];
  const route = routeOfLink(local.path);
  const isTab = tabPaths(locale).some((path) => `${route}/`.startsWith(path));
  return isTab || !site.files.has(route) ? [] : [{ label, href: `${route}${local.rest}` }];
}

function footerOf({ notes }: VitepressSite, locale: Locale): Data {
  reportFooterText(notes, settingOf(locale, 'themeConfig', 'footer'), ['message', 'copyright']);
  const socials = (settingOf(locale, 'themeConfig', 'socialLinks')?.items() ?? []).flatMap((item) => {
    const [icon, link] = [item.at('icon').text(), item.at('link').text()];
    const isKnown = SOCIAL_KEYS.some((key) => key === icon);
    return isKnown && link !== undefined ? [[icon, link] as const] : [];
  });
  return socials.length === 0 ? {} : { footer: { socials: Object.fromEntries(socials) } };
}
