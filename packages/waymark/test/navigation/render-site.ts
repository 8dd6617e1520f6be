/** Builds a site from files in memory, through the functions that a build consists of. */

import type { Diagnostic } from '@waymark/core/diagnostics';
import { type NavigationJson, type NavigationModel, navigationToJson } from '@waymark/core/navigation';
import { allRoutes } from '../../src/build.ts';
import { NO_STORE } from '../../src/cache/store.ts';
import { createSiteRenderer } from '../../src/pages/site-renderer.ts';
import type { Project } from '../../src/project/project.ts';
import { createSite } from '../../src/site/create-site.ts';

/** A site whose pages were rendered. */
export interface RenderedSite {
  /** Documents by route. */
  readonly pages: ReadonlyMap<string, string>;
  readonly fragments: ReadonlyMap<string, string>;
  readonly json: NavigationJson;
  readonly navigation: NavigationModel;
  readonly diagnostics: readonly Diagnostic[];
}

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

/** A project whose files are in memory. */
export function projectOf(files: Files): Project {
  return {
    directory: '/memory',
    entry: 'docs.json',
    files: new Map(
      Object.keys(files)
        .sort()
        .map((path) => [path, { path, ignored: false }]),
    ),
    readText: (path) => files[path],
    imageSize: () => undefined,
    absolute: (path) => `/memory/${path}`,
    reread: () => projectOf(files),
  };
}

/** Renders a site: all pages, or those of some routes. */
export async function renderSite(
  files: Files,
  choices: { readonly base?: string; readonly routes?: readonly string[] } = {},
): Promise<RenderedSite> {
  const project = projectOf(files);
  const { value: site, diagnostics } = createSite(project, { base: choices.base ?? '' });
  if (site === undefined) throw new Error(`Nothing to build: ${JSON.stringify(diagnostics)}`);
  const renderer = await createSiteRenderer(project, site, {
    version: '0.0.0',
    markUnknown: false,
    highlight: false,
    store: NO_STORE,
  });
  const pages = new Map<string, string>();
  for (const route of choices.routes ?? allRoutes(site))
    pages.set(route, (await renderer.renderRoute(route)).html);
  return {
    pages,
    fragments: new Map(
      renderer.fragments().map((file) => [file.path, 'content' in file ? String(file.content) : '']),
    ),
    json: navigationToJson(site.navigation),
    navigation: site.navigation,
    diagnostics,
  };
}
