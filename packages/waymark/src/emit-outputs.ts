import { type ContentGraph, outputPathOfRoute } from '@waymark/core/content';
import { findLanguage, walk } from '@waymark/core/navigation';
import type { RenderedPages } from './build.ts';
import { emitSiteFiles, isCopied, type OutputFile } from './outputs/index.ts';
import { languageOfPage } from './page-language.ts';
import type { Project } from './project/project.ts';
import { buildIndex, type SearchLanguage, toSearchRecord } from './search/index.ts';
import type { Site } from './site.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { withBasePath } from './theme/index.ts';

/** What the outputs beside the pages are made from. */
export interface OutputsInput {
  readonly site: Site;
  readonly project: Project;
  readonly renderer: SiteRenderer;
  readonly graph: ContentGraph;
  readonly pages: RenderedPages;
}

/** Makes everything beside the pages themselves, one file after the other: few need to be in memory at once. */
export function* emitOutputs({ site, project, renderer, graph, pages }: OutputsInput): Generator<OutputFile> {
  const documents = new Set([...graph.pages.keys()].map(outputPathOfRoute));
  const copied = site.assets.filter((path) => isCopied(path, documents));
  yield* renderer.sharedFiles();
  if (!copied.includes('404.html')) yield { path: '404.html', content: renderer.renderNotFound() };
  yield* renderer.fragments();
  yield* emitSiteFiles({
    config: site.config,
    navigation: site.navigation,
    graph,
    urls: site.urls,
    markdown: pages.markdown,
    assets: site.assets,
    specifications: site.specifications.map(({ source, title }) => ({ source, title })),
    ...(site.siteUrl === undefined ? {} : { siteUrl: site.siteUrl }),
  });
  yield* emitSearch(site, graph);
  for (const path of copied) yield assetFile(path, site, project);
}

/** A file of the project as it is served: copied, but for drawings that held scripts, and stylesheets below a base path. */
export function assetFile(
  path: string,
  { safeDrawings, urls, authorCss }: Site,
  project: Project,
): OutputFile {
  const drawing = safeDrawings.get(path);
  if (drawing !== undefined) return { path, content: drawing };
  if (urls.base === '' || !authorCss.includes(path)) return { path, copyFrom: project.absolute(path) };
  return { path, content: withBasePath(project.readText(path) ?? '', urls.base) };
}

function emitSearch(site: Site, graph: ContentGraph): Generator<OutputFile> {
  const records = [...graph.pages.values()]
    .filter(({ visibility }) => visibility.search)
    .map(({ route, title, head, placed, facts }) =>
      toSearchRecord({
        route,
        title,
        language: languageOfPage(site.navigation, route),
        sections: facts?.sections ?? [],
        ...(head === undefined ? {} : { head }),
        ...(placed === undefined ? {} : { placed }),
      }),
    );
  return buildIndex(records, { languages: searchLanguages(site), trailingSlash: site.urls.trailingSlash });
}

/** Languages of the navigation, the default one first; English where there is none. */
function searchLanguages({ navigation }: Site): readonly SearchLanguage[] {
  const found = new Map<string, SearchLanguage & { readonly first: boolean }>();
  for (const { node } of walk(navigation.root)) {
    if (node.kind !== 'language' || node.code === undefined) continue;
    const code = findLanguage(node.code)?.htmlLang ?? node.code;
    if (!found.has(code)) found.set(code, { code, label: node.label, first: node.default === true });
  }
  const languages = [...found.values()].sort((a, b) => Number(b.first) - Number(a.first));
  return languages.length === 0
    ? [{ code: 'en', label: 'English' }]
    : languages.map(({ code, label }) => ({ code, label }));
}
