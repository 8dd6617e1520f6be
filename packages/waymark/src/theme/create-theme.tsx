import { createNearestPlace, createSwitch, findPlace, type Place } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { viewFonts } from './brand/fonts.ts';
import { viewConfig } from './config-view.ts';
import { Document, DocumentBody, type DocumentProps } from './document.tsx';
import { type DocumentPieces, withoutNul } from './document-pieces.ts';
import { viewFeedback } from './feedback-view.ts';
import { viewAlternates } from './head/alternates.tsx';
import { policyElement } from './head/policy.ts';
import { createPolicies, type PolicyOf } from './head/site-policy.ts';
import { findRowPlace } from './navigation/chrome.ts';
import { createDrawOnce, drawEach } from './navigation/draw-once.ts';
import { viewElsewhere } from './navigation/further-places.tsx';
import { createHomes } from './navigation/homes.ts';
import { Directory, listedElement } from './navigation/parts/directory.tsx';
import { viewCrumbs } from './navigation/place-view.ts';
import { sharedContainers } from './navigation/shared-containers.ts';
import { renderSidebarFor } from './navigation/sidebar/sidebar.tsx';
import { createSurroundings, type Surroundings, type SurroundingsBook } from './navigation/surroundings.tsx';
import type { PageView, Rendered, SiteView, Theme, ThemeContext } from './page-view.ts';
import { NotFound } from './parts/not-found.tsx';
import { directoryPart, notFoundPart } from './parts/theme-parts.ts';
import type { ThemeSite } from './theme-site.ts';

/** Creates the theme of a site. It remembers what the pages of a container share, so one instance should serve all. */
export function createTheme(view: SiteView, context: ThemeContext): Theme {
  const isClosed = view.isClosed === true;
  const policyOf = createPolicies({ ...view, isClosed, authorSources: view.assets.authorSources });
  const guard = policyElement(policyOf());
  // Files are named by all that is in them.
  const site = themeSite(view, { ...context, hash: (html) => context.hash(guard + html) });
  const tools: RenderTools = {
    site,
    fontStyles: viewFonts(view.config).stylesheets,
    policyOf,
    guard,
    surroundings: createSurroundings(site),
    nearest: createNearestPlace(view.navigation),
  };
  return {
    renderDocument(page) {
      const place = findPlace(view.navigation, page.route);
      return render(withDirectory(page, place, site), place, tools);
    },
    renderNotFound(descriptionHtml, parts = []) {
      const { text, chrome } = tools.surroundings.of(tools.nearest('/'));
      // A heading of nothing would leave the page without a name.
      const title = view.config.errors?.['404']?.title?.trim() || text('pageNotFound');
      const isSentHome = view.config.errors?.['404']?.redirect === true;
      const content = <NotFound {...{ title, descriptionHtml, site, text, chrome, isSentHome }} />;
      return render(notFoundPage(title, parts), undefined, tools, content);
    },
    fragments: () => new Map([...tools.surroundings.files()].map(([path, html]) => [path, guard + html])),
  };
}

/** What all documents of a site are made with. */
interface RenderTools {
  readonly site: ThemeSite;
  readonly fontStyles: DocumentProps['head']['fontStyles'];
  readonly policyOf: PolicyOf;
  /** What stands before a part of the navigation that is a file, for whoever opens it by itself. */
  readonly guard: string;
  readonly surroundings: SurroundingsBook;
  readonly nearest: (route: string) => Place | undefined;
}

/** The document of a page, or of `content` that stands in the place of one. */
function render(page: PageView, own: Place | undefined, tools: RenderTools, content?: JSX.Element): Rendered {
  const { site } = tools;
  const used = new Set(page.parts);
  const files = new Map<string, string>();
  const addFile = (html: string): string => {
    const path = `_waymark/places/${site.hash(html)}.html`;
    files.set(path, tools.guard + html);
    return `${site.base}/${path}`;
  };
  const around = tools.surroundings.of(own ?? tools.nearest(page.route));
  const props: DocumentProps = {
    ...viewAround(page, own, { ...tools, around }, content === undefined),
    elsewhere: viewElsewhere(site, page, own, { of: tools.surroundings.of, addFile }),
    use: ({ name }) => void used.add(name),
    content,
  };
  const bodyHtml = renderToString(<DocumentBody {...props} />);
  const whole = { ...page, parts: [...used].sort() };
  const html = renderToString(<Document {...props} page={whole} bodyHtml={bodyHtml} />);
  const rows = renderSidebarFor(around.sidebar, findRowPlace(site.navigation, page.route, own));
  return { html: putRows(`<!doctype html>${html}`, rows), parts: whole.parts, files };
}

/** Where the rows of the sidebar go in what is rendered; no escaped text is like it, and nothing that a parser made. */
const ROWS = '\0<rows>\0';

/** A document with its rows, which may be nearly all of it: they are never a part of its text. */
function putRows(html: string, rows: DocumentPieces): DocumentPieces {
  const at = html.indexOf(ROWS);
  if (at < 0) return [withoutNul(html)];
  return [withoutNul(html.slice(0, at)), ...rows, withoutNul(html.slice(at + ROWS.length))];
}

/** What stands around a page at its place. */
function viewAround(
  page: PageView,
  own: Place | undefined,
  { site, around, policyOf, fontStyles }: RenderTools & { readonly around: Surroundings },
  isReal: boolean,
): Omit<DocumentProps, 'elsewhere' | 'use' | 'content'> {
  const { sidebar, file, ...common } = around;
  return {
    ...common,
    page,
    site,
    place: own,
    trail: own?.trail ?? [],
    // Nothing is marked active around a page outside of the navigation.
    once: own === undefined ? drawEach : around.once,
    onPage: createDrawOnce(),
    rowsHtml: sidebar.template.html === '' ? '' : ROWS,
    filter: sidebar.filter,
    chromeUrl: file === undefined ? undefined : `${site.base}/${file.path}`,
    target: (element) => {
      const target = own === undefined ? element.target : site.switchTo(page.route, own, element);
      return target === undefined ? undefined : site.links.link(target);
    },
    head: {
      language: common.language,
      policy: policyOf(page),
      fontStyles,
      crumbs: viewCrumbs(own, page.route, site),
      alternates: viewAlternates(site, common.chrome, page.route),
      isReal,
    },
  };
}

/** What the documents of a site are drawn from. */
function themeSite(view: SiteView, context: ThemeContext): ThemeSite {
  return {
    ...view,
    ...context,
    isClosed: view.isClosed === true,
    config: viewConfig(view.config),
    feedback: viewFeedback(view.config, view),
    imageSize: view.imageSize ?? (() => undefined),
    switchTo: createSwitch(view.navigation),
    homeOf: createHomes(view.navigation),
    hasSharedPages: sharedContainers(view.navigation).size > 0,
  };
}

/** The page with the listing of what is below it, where it is the root page of an element that asks for one. */
function withDirectory(page: PageView, place: Place | undefined, site: ThemeSite): PageView {
  const element = listedElement(place, page.route);
  if (element === undefined) return page;
  const html = renderToString(<Directory element={element} site={site} />);
  if (html === '') return page;
  return { ...page, bodyHtml: page.bodyHtml + html, parts: [...page.parts, directoryPart.name] };
}

function notFoundPage(title: string, parts: readonly string[]): PageView {
  return {
    route: '/404',
    title,
    mode: 'default',
    toc: [],
    bodyHtml: '',
    parts: [...parts, notFoundPart.name],
    stylesheets: [],
  };
}
