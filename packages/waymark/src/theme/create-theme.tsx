import type { Place } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type Chrome, chromeKey, viewChrome } from './chrome.ts';
import { type ConfigView, viewConfig, viewLanguageConfig } from './config-view.ts';
import { Document } from './document.tsx';
import { viewFonts } from './fonts.ts';
import { htmlLanguage } from './language.ts';
import { createLinks } from './links.ts';
import type { PageView, SiteView, Theme, ThemeContext } from './page-view.ts';
import { NotFound } from './parts/not-found.tsx';
import { htmlLanguageOf, languageOf, nearestPlace, viewCrumbs } from './place-view.ts';
import { buildPolicy } from './policy.ts';
import { buildSidebar, renderSidebarFor, type Sidebar } from './sidebar.tsx';
import { findCounterpart, switchTarget } from './switch-target.ts';
import type { ThemeSite, Words } from './theme-site.ts';

/** What all pages of one innermost container share. */
interface Surroundings {
  readonly chrome: Chrome;
  readonly sidebar: Sidebar;
  readonly language: string;
  readonly config: ConfigView;
  readonly text: Words;
  readonly home: string;
}

/** Creates the theme of a site. It remembers what the pages of a container share, so one instance should serve all. */
export function createTheme(view: SiteView, context: ThemeContext): Theme {
  const config = viewConfig(view.config);
  const site: ThemeSite = {
    ...view,
    config,
    siteUrl: view.siteUrl,
    links: createLinks({ ...view, trailingSlash: config.trailingSlash }),
    icon: context.icon,
    textIn: context.textIn,
  };
  const fonts = viewFonts(view.config);
  const policy = buildPolicy(view.config, fonts.hosts);
  const known = new Map<string, Surroundings>();

  const surroundingsOf = (place: Place | undefined): Surroundings => {
    const key = chromeKey(place);
    const found = known.get(key) ?? viewSurroundings(site, place);
    known.set(key, found);
    return found;
  };

  const render = (page: PageView, own: Place | undefined, content?: JSX.Element): string => {
    const around = own ?? nearestPlace(view.navigation, page.route);
    const { sidebar, ...shared } = surroundingsOf(around);
    const html = renderToString(
      <Document
        {...shared}
        page={page}
        site={site}
        place={own}
        rowsHtml={renderSidebarFor(sidebar, own)}
        target={(element) => {
          const from = own?.trail.find(({ kind, pointer }) => areSiblings({ kind, pointer }, element));
          const target = switchTarget(view.navigation, page.route, from, element);
          return target === undefined ? undefined : site.links.resolve(target);
        }}
        head={{
          language: shared.language,
          policy,
          fontStyles: fonts.stylesheets,
          crumbs: viewCrumbs(own, page.route, site),
          alternates: viewAlternates(site, shared.chrome, page.route),
          isReal: content === undefined,
        }}
        content={content}
      />,
    );
    return `<!doctype html>${html}`;
  };

  return {
    renderPage: (page) => render(page, view.navigation.pages.get(page.route)?.places[0]),
    renderNotFound(descriptionHtml) {
      const { text, chrome } = surroundingsOf(nearestPlace(view.navigation, '/'));
      const title = view.config.errors?.['404']?.title ?? text('pageNotFound');
      const isSentHome = view.config.errors?.['404']?.redirect === true;
      const content = <NotFound {...{ title, descriptionHtml, site, text, chrome, isSentHome }} />;
      return render(notFoundPage(title), undefined, content);
    },
    fragments() {
      for (const page of view.navigation.pages.values()) surroundingsOf(page.places[0]);
      return new Map([...known.values()].flatMap(({ sidebar }) => [...sidebar.fragments]));
    },
  };
}

function notFoundPage(title: string): PageView {
  return { route: '/404', title, mode: 'default', toc: [], bodyHtml: '', stylesheets: [] };
}

function viewSurroundings(site: ThemeSite, place: Place | undefined): Surroundings {
  const chrome = viewChrome(site.navigation, place);
  const language = htmlLanguageOf(place);
  const text = site.textIn(language);
  const element = languageOf(place);
  return {
    chrome,
    language,
    text,
    config: viewLanguageConfig(site.config, element),
    home: element?.target ?? '/',
    sidebar: buildSidebar({ rows: chrome.rows, site, text }),
  };
}

/** The page in each language that has it, itself included; nothing if it is alone. */
function viewAlternates(
  site: ThemeSite,
  chrome: Chrome,
  route: string,
): readonly { readonly language: string; readonly route: string }[] {
  const level = chrome.selectors.find(({ kind }) => kind === 'language');
  const from = level?.active;
  if (level === undefined || from === undefined) return [];
  const alternates = level.elements.flatMap((to) => {
    const found = to === from ? route : findCounterpart(site.navigation, route, { from, to });
    return found === undefined || to.code === undefined
      ? []
      : [{ language: htmlLanguage(to.code), route: found }];
  });
  return alternates.length > 1 ? alternates : [];
}

/** Elements of one array of the configuration. */
function areSiblings(
  a: { readonly kind: string; readonly pointer: string },
  b: { readonly kind: string; readonly pointer: string },
): boolean {
  const parent = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
  return a.kind === b.kind && parent(a.pointer) === parent(b.pointer);
}
