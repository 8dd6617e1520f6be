import type { View } from '../script/view.ts';
import type { Data, DraftPage } from '../site/draft.ts';
import { languageCode } from '../site/languages.ts';
import { wordsOf } from '../site/titles.ts';
import { plainText } from '../text/title.ts';
import { joinRoute } from '../tree/paths.ts';
import { type DocSet, isUntranslated } from './doc-sets.ts';
import type { DocsInstance, DocusaurusConfig } from './docusaurus-config.ts';
import { type SidebarWork, writeSidebars } from './write-sidebar.ts';

/** The blog in the navigation. */
export interface Blog {
  readonly label: string;
  readonly route: string;
  readonly page: DraftPage;
  readonly level: Data;
}

/** What the navigation is written from. */
export interface NavigationWork {
  readonly config: DocusaurusConfig;
  readonly sets: readonly DocSet[];
  readonly work: SidebarWork;
  readonly blog?: Blog;
  /** Tabs that only open a menu. */
  readonly menus: readonly Data[];
}

/** The navigation: languages, then instances as tabs, then versions, then sidebars. */
export function writeNavigation(work: NavigationWork): Data {
  const { config } = work;
  const languages = config.locales.flatMap((locale) => {
    const code = languageCode(locale);
    const { span } = config.view.at('i18n').at('locales');
    if (code === undefined && span !== undefined)
      work.work.notes.leftOut(span, locale, 'docs.json has no code for this language');
    const level = writeLocale(work, locale);
    return code === undefined || Object.keys(level).length === 0 ? [] : [{ code, level, locale }];
  });
  const [first] = languages;
  if (languages.length <= 1) return first?.level ?? writeLocale(work, config.defaultLocale);
  return {
    languages: languages.map(({ code, level, locale }) => ({
      language: code,
      ...(locale === config.defaultLocale ? { default: true } : {}),
      ...level,
    })),
  };
}

function writeLocale(work: NavigationWork, locale: string): Data {
  const { config, sets, blog } = work;
  const hasBlog = blog !== undefined && locale === config.defaultLocale;
  const isOnly = config.instances.length === 1;
  const tabs = config.instances.flatMap((instance) => {
    const own = sets.filter((set) => set.instance === instance && set.locale === locale);
    // Beside a blog, the sidebars of the only docs stay what they are in the navbar.
    const isSpread = isOnly && hasBlog && own[0]?.isVersioned === false;
    const level = writeVersions(
      own,
      isSpread ? { ...work, menus: [] } : work,
      isOnly && (isSpread || !hasBlog) ? 'tab' : 'dropdown',
    );
    if (isSpread && Array.isArray(level['tabs'])) return level['tabs'] as Data[];
    return Object.keys(level).length === 0 ? [] : [{ tab: instanceName(instance, config), ...level }];
  });
  if (isOnly && !hasBlog) {
    const { tab: _, ...level } = tabs[0] ?? { tab: '' };
    return level;
  }
  const own = hasBlog ? [...tabs, { tab: blog.label, ...blog.level }] : tabs;
  // Menus alone make no language either.
  if (own.length === 0 && locale !== config.defaultLocale) return {};
  return { tabs: [...own, ...work.menus] };
}

/** The name of an instance: that of the navbar's entry that leads there. */
function instanceName({ id, routeBase }: DocsInstance, { theme }: DocusaurusConfig): string {
  const items = theme.at('navbar').at('items').items();
  const leads = (item: View): boolean =>
    `${joinRoute(item.at('to').text() ?? '')}/`.startsWith(`${routeBase}/`);
  const named =
    items.find((item) => item.at('docsPluginId').text() === id && item.at('label').isThere) ??
    (id === 'default' ? onlyDocsEntry(items) : undefined);
  const entry = named ?? (routeBase === '/' ? undefined : items.find(leads));
  return plainText(entry?.at('label').text() ?? '') || (id === 'default' ? 'Docs' : wordsOf(id));
}

/** The entry for the docs of the preset: one that names a page, and no other docs. Several are for parts of them. */
function onlyDocsEntry(items: readonly View[]): View | undefined {
  const own = items.filter((item) => item.at('type').text() === 'doc' && !item.at('docsPluginId').isThere);
  return own.length === 1 ? own[0] : undefined;
}

function writeVersions(sets: readonly DocSet[], work: NavigationWork, kind: 'tab' | 'dropdown'): Data {
  const versions = sets.flatMap((set) => {
    const level = writeSet(set, work, kind);
    // Links of a sidebar make no language.
    return Object.keys(level).length === 0 || isUntranslated(set) ? [] : [{ set, level }];
  });
  const [first] = versions;
  if (first === undefined) return {};
  if (!first.set.isVersioned) return first.level;
  return {
    versions: versions.map(({ set, level }) => ({
      version: set.label,
      ...(set.isLast ? { default: true } : {}),
      ...level,
    })),
  };
}

/** One sidebar stands by itself, several are tabs, or dropdowns in a tab. */
function writeSet(set: DocSet, { config, work, menus }: NavigationWork, kind: 'tab' | 'dropdown'): Data {
  const sidebars = writeSidebars(set, work);
  const [first] = sidebars;
  if (first === undefined || sidebars.length === 1) return first?.level ?? {};
  const named = sidebars.map(({ name, level }) => ({ [kind]: sidebarName(name, set, config), ...level }));
  return { [`${kind}s`]: kind === 'tab' ? [...named, ...menus] : named };
}

/** The navbar names a sidebar by its id, or by a page of it. */
function sidebarName(name: string, set: DocSet, { theme }: DocusaurusConfig): string {
  const entry = theme
    .at('navbar')
    .at('items')
    .items()
    .find((item) => item.at('sidebarId').text() === name);
  const label = entry?.at('label').text();
  const word = set.words.at(`sidebar.${name}`).at('message').text();
  return plainText(word ?? label ?? '') || wordsOf(name.replace(/[sS]idebar$/, '') || name);
}
