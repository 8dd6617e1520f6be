import type { Place } from '@waymark/core/navigation';
import { renderToString } from 'preact-render-to-string';
import { type ConfigView, viewEveryConfig, viewLanguageConfig } from '../config-view.ts';
import type { ThemeSite, Words } from '../theme-site.ts';
import { type Chrome, chromeKey, viewChrome } from './chrome.ts';
import { createDrawOnce, type DrawOnce, drawEach } from './draw-once.ts';
import { fitChrome } from './fit-chrome.ts';
import { createLongLists, iconDrawer, type LongLists } from './long-lists.tsx';
import { resolveTarget } from './parts/chrome-link.tsx';
import { PlaceFragment } from './parts/draw-surroundings.tsx';
import type { ListFit } from './parts/menu.tsx';
import { htmlLanguageOf, languageOf, textDirection } from './place-view.ts';
import { sharedContainers } from './shared-containers.ts';
import { buildSidebar, type Sidebar } from './sidebar/sidebar.tsx';
import { tabRows } from './tab-rows.ts';
import { createScale, type Scale } from './weight.ts';

/** What the navigation may weigh in a page: with the header's own markup, about 15 kB after gzip. */
const ROOM = 11_500;
/** The part of it that may go to selectors, tabs, anchors, and the rows of outer levels. */
const CHROME_ROOM = 5500;

/** What all pages of one innermost container share. */
export interface Surroundings {
  readonly chrome: Chrome;
  /** See `tabRows`. */
  readonly tabRows: number;
  readonly sidebar: Sidebar;
  readonly fit: ListFit;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly config: ConfigView;
  readonly text: Words;
  readonly home: string;
  /** For parts of their documents that are equal on all of them. */
  readonly once: DrawOnce;
  /** The same as a file; only where a page that stands elsewhere first needs it. */
  readonly file?: { readonly path: string; readonly html: string };
}

/** Finds the surroundings of places, each made once. */
export interface SurroundingsBook {
  of(place: Place | undefined): Surroundings;
  /** Files of the surroundings: path → HTML. */
  files(): ReadonlyMap<string, string>;
}

/** Creates the surroundings of a site as they are asked for. */
export function createSurroundings(site: ThemeSite): SurroundingsBook {
  const known = new Map<string, Surroundings>();
  const shared = sharedContainers(site.navigation);
  const tools: SurroundingsTools = {
    site,
    lists: createLongLists(site),
    scale: createScale(iconDrawer(site)),
    hasLanguageParts: shared.size > 0 && someLanguageDiffers(site),
  };
  const of = (place: Place | undefined): Surroundings => {
    const key = chromeKey(place);
    const found = known.get(key) ?? viewSurroundings(tools, place, shared.has(key));
    known.set(key, found);
    return found;
  };
  return {
    of,
    files() {
      for (const page of site.navigation.pages.values()) of(page.places[0]);
      for (const place of shared.values()) of(place);
      const files = [...known.values()].flatMap(({ sidebar, file }) => [
        ...sidebar.fragments,
        ...(file === undefined ? [] : [[file.path, file.html] as const]),
      ]);
      return new Map([...tools.lists.files, ...files]);
    },
  };
}

/** What all surroundings of a site are made with. */
interface SurroundingsTools {
  readonly site: ThemeSite;
  readonly lists: LongLists;
  readonly scale: Scale;
  readonly hasLanguageParts: boolean;
}

/** Whether some language has a banner, links or a footer of its own. */
function someLanguageDiffers({ navigation, config }: ThemeSite): boolean {
  const own = (view: ConfigView): unknown => [view.banner, view.navbar, view.footer];
  const parts = viewEveryConfig(config, navigation).map((view) => JSON.stringify(own(view)));
  return new Set(parts).size > 1;
}

function viewSurroundings(
  { site, lists, scale, hasLanguageParts }: SurroundingsTools,
  place: Place | undefined,
  isShared: boolean,
): Surroundings {
  const chrome = viewChrome(site.navigation, place);
  const language = htmlLanguageOf(place);
  const text = site.textIn(language);
  const own = languageOf(place);
  const config = viewLanguageConfig(site.config, own);
  const isChosen = chrome.selectors.some(({ kind }) => kind === 'language');
  const home = (isChosen ? own?.target : undefined) ?? '/';
  const { limit, weight } = fitChrome(chrome, CHROME_ROOM, scale);
  const room = ROOM - weight;
  const sidebar = buildSidebar({ nodes: chrome.rows, site, text, room, scale });
  const around: Surroundings = {
    chrome,
    tabRows: tabRows(chrome, config),
    language,
    direction: textDirection(language),
    text,
    config,
    home,
    sidebar,
    once: createDrawOnce(),
    fit: lists.fit(chrome, limit),
  };
  if (!isShared) return around;
  const html = renderToString(
    <PlaceFragment
      {...around}
      site={site}
      trail={chrome.trail}
      rowsHtml={sidebar.template.html}
      filter={sidebar.filter}
      target={(element) => resolveTarget(element, site)}
      once={drawEach}
      onPage={createDrawOnce()}
      hasLanguageParts={hasLanguageParts}
    />,
  );
  return { ...around, file: { path: `_waymark/places/${site.hash(html)}.html`, html } };
}
