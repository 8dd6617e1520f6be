import type { Place } from '@waymark/core/navigation';
import { renderToString } from 'preact-render-to-string';
import { type Chrome, chromeKey, viewChrome } from './chrome.ts';
import { type ConfigView, viewLanguageConfig } from './config-view.ts';
import { hashText } from './hash.ts';
import { PlaceFragment } from './parts/surroundings.tsx';
import { resolveTarget } from './parts/tabs.tsx';
import { htmlLanguageOf, languageOf, textDirection } from './place-view.ts';
import { sharedContainers } from './places.tsx';
import { buildSidebar, type Sidebar } from './sidebar.tsx';
import type { ThemeSite, Words } from './theme-site.ts';

/** What all pages of one innermost container share. */
export interface Surroundings {
  readonly chrome: Chrome;
  readonly sidebar: Sidebar;
  readonly language: string;
  readonly config: ConfigView;
  readonly text: Words;
  readonly home: string;
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
  const of = (place: Place | undefined): Surroundings => {
    const key = chromeKey(place);
    const found = known.get(key) ?? viewSurroundings(site, place, shared.has(key));
    known.set(key, found);
    return found;
  };
  return {
    of,
    files() {
      for (const page of site.navigation.pages.values()) of(page.places[0]);
      for (const place of shared.values()) of(place);
      return new Map(
        [...known.values()].flatMap(({ sidebar, file }) => [
          ...sidebar.fragments,
          ...(file === undefined ? [] : [[file.path, file.html] as const]),
        ]),
      );
    },
  };
}

function viewSurroundings(site: ThemeSite, place: Place | undefined, isShared: boolean): Surroundings {
  const chrome = viewChrome(site.navigation, place);
  const language = htmlLanguageOf(place);
  const text = site.textIn(language);
  const own = languageOf(place);
  const config = viewLanguageConfig(site.config, own);
  const home = own?.target ?? '/';
  const sidebar = buildSidebar({ rows: chrome.rows, site, text });
  const around: Surroundings = { chrome, language, text, config, home, sidebar };
  if (!isShared) return around;
  const html = renderToString(
    <PlaceFragment
      {...around}
      site={site}
      trail={chrome.trail}
      rowsHtml={sidebar.template.html}
      hasFilter={sidebar.hasFilter}
      target={(element) => resolveTarget(element, site)}
      direction={textDirection(language)}
    />,
  );
  return { ...around, file: { path: `_waymark/places/${hashText(html)}.html`, html } };
}
