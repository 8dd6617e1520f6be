/** Builds a site from files in memory, through the functions that a build consists of. */

import type { Diagnostic } from '@waymark/core/diagnostics';
import { type NavigationJson, type NavigationModel, navigationToJson } from '@waymark/core/navigation';
import { createPagesOpener } from '../../src/pages/pages.ts';
import { NO_PAGES } from '../../src/pages/store/page-store.ts';
import type { Project } from '../../src/project/project.ts';
import { TRUSTED } from '../../src/project/trust.ts';
import { createSiteReader } from '../../src/site/read-site.ts';

/** A site whose pages were rendered. */
export interface RenderedSite {
  /** Documents by route. */
  readonly pages: ReadonlyMap<string, string>;
  readonly fragments: ReadonlyMap<string, string>;
  readonly json: NavigationJson;
  readonly navigation: NavigationModel;
  readonly diagnostics: readonly Diagnostic[];
  /** Draws one more page. */
  readonly draw: (route: string) => Promise<string>;
}

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

/** A project whose files are in memory. */
export function projectOf(files: Files): Project {
  return {
    directory: '/memory',
    root: '/memory',
    entry: 'docs.json',
    trust: TRUSTED,
    files: new Map(
      Object.keys(files)
        .sort()
        .map((path) => [path, { path, ignored: false }]),
    ),
    readText: (path) => files[path],
    textDigest: (path) => files[path] ?? '',
    recall: (_path, _what, read) => read(),
    imageSize: () => undefined,
    leftOut: [],
    outside: new Set(),
    absolute: (path) => `/memory/${path}`,
    version: (path) => (files[path] === undefined ? 0 : 1),
    reload: () => projectOf(files),
  };
}

/** Renders a site: all pages, or some of its routes. */
export async function renderSite(
  files: Files,
  choices: {
    readonly base?: string;
    readonly choose?: (routes: readonly string[]) => readonly string[];
  } = {},
): Promise<RenderedSite> {
  const project = projectOf(files);
  const fetching = { fetch, store: { read: () => undefined, write: () => undefined } };
  const { value: site, diagnostics } = await createSiteReader(
    { base: choices.base ?? '' },
    fetching,
  )(project);
  if (site === undefined) throw new Error(`Nothing to build: ${JSON.stringify(diagnostics)}`);
  const open = createPagesOpener({
    version: '0.0.0',
    store: NO_PAGES,
    markUnknown: false,
    highlight: false,
    keepsForLater: false,
  });
  const opened = await open(project, site);
  const pages = new Map<string, string>();
  const fragments = new Map<string, string>();
  const draw = async (route: string): Promise<string> => {
    const document = opened.document(route, await opened.content(route));
    for (const file of document.files) fragments.set(file.path, file.read());
    return document.read();
  };
  const { choose = (routes) => routes } = choices;
  for (const route of choose(opened.routes)) pages.set(route, await draw(route));
  let isWhole = false;
  return {
    pages,
    // Not all tests look at them, and those of a large navigation cost more than its pages.
    get fragments() {
      for (const file of isWhole ? [] : opened.fragments())
        fragments.set(file.path, 'content' in file ? String(file.content) : '');
      isWhole = true;
      return fragments;
    },
    json: navigationToJson(site.navigation),
    navigation: site.navigation,
    diagnostics,
    draw,
  };
}
