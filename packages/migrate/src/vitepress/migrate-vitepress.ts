import { SCHEMAS_URL } from '@waymark/core/config';
import { joinPath } from '@waymark/core/source';
import { addressSettings } from '../site/address-settings.ts';
import type { Data, Draft } from '../site/draft.ts';
import { createLinkRows } from '../site/links-page.ts';
import { type RedirectEntry, readRedirectsFile, withoutPages } from '../site/netlify-redirects.ts';
import { createNotes } from '../site/notes.ts';
import type { Tree } from '../tree/tree.ts';
import { readVitepressSite, type VitepressSite } from './vitepress-site.ts';
import { baseOf, writeFrame } from './write-frame.ts';
import { type Found, writeNavigation } from './write-navigation.ts';
import { writePage } from './write-page.ts';

/** Migrates a VitePress site: each page keeps its address, with and without `.html`. */
export function migrateVitepress(tree: Tree, name: string): Draft {
  const notes = createNotes();
  const site = readVitepressSite(tree, notes);
  const found: Found = { labels: new Map(), rows: createLinkRows() };
  const [first] = site.locales;
  const frame = first === undefined ? { name } : writeFrame(site, first, name);
  const navigation = navigationOf(site, found);
  const pages = [...site.routes].map(([file, route]) => writePage(site, file, found.labels.get(route)));
  const redirects = redirectsOf(site);
  return {
    docs: {
      $schema: `${SCHEMAS_URL}docs.schema.json`,
      theme: 'mint',
      ...frame,
      navigation,
      ...(redirects.length === 0 ? {} : { redirects }),
    },
    settings: settingsOf(site),
    pages: [...pages, ...found.rows.pages],
    texts: new Map(),
    copies: new Map([...site.copies].filter(([path]) => path !== '_redirects')),
    done: tree.readText(redirectsFile(site)) === undefined ? [] : [redirectsFile(site)],
    diagnostics: notes.all(),
  };
}

/** The public folder's own redirects, and the addresses that end with `.html`. */
function redirectsOf(site: VitepressSite): readonly RedirectEntry[] {
  const { tree, notes, config, files } = site;
  const file = redirectsFile(site);
  const written = readRedirectsFile(notes, file, tree.readText(file) ?? '');
  const isClean = config.at('cleanUrls').flag() === true;
  const routes = isClean ? [] : [...files.keys()].filter((route) => route !== '/');
  return [
    ...withoutPages(written, (route) => files.has(route)),
    ...routes.map((route) => ({ source: `${route}.html`, destination: route })),
  ];
}

function redirectsFile({ source }: VitepressSite): string {
  return joinPath(source, 'public/_redirects');
}

function navigationOf(site: VitepressSite, found: Found): Data {
  const locales = site.locales.filter(({ code, prefix }) => {
    if (code === undefined && prefix !== '') {
      const span = site.config.at('locales').at(prefix).span;
      if (span !== undefined) site.notes.leftOut(span, prefix, 'docs.json has no code for this language');
    }
    return code !== undefined || prefix === '';
  });
  const [first] = locales;
  if (locales.length <= 1) return first === undefined ? { pages: [] } : writeNavigation(site, first, found);
  return {
    languages: locales.map((locale, index) => ({
      language: locale.code ?? 'en',
      ...(index === 0 ? { default: true } : {}),
      ...writeNavigation(site, locale, found),
      ...navbarOf(site, locale, index),
    })),
  };
}

/** A language has a navbar of its own; that of the first one stands at the top. */
function navbarOf(site: VitepressSite, locale: VitepressSite['locales'][number], index: number): Data {
  const { navbar } = index === 0 ? {} : writeFrame(site, locale, '');
  return navbar === undefined ? {} : { navbar };
}

function settingsOf(site: VitepressSite): Data {
  return addressSettings(site.config.at('sitemap').at('hostname').text(), baseOf(site));
}
