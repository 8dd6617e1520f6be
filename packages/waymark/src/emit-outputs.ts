import { type ContentGraph, outputPathOfRoute } from '@waymark/core/content';
import type { RenderedPages } from './build.ts';
import { emitSiteFiles, isCopied, type OutputFile } from './outputs/index.ts';
import type { Project } from './project/project.ts';
import type { SiteRenderer } from './render/site-renderer.ts';
import type { Site } from './site/site.ts';
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
  for (const path of copied) yield assetFile(path, site, project);
}

/** A file of the project as it is served: copied, but for drawings that held scripts, and stylesheets below a base path. */
export function assetFile(
  path: string,
  { safeDrawings, urls, authorCss }: Site,
  project: Project,
): OutputFile {
  const drawing = safeDrawings.get(path);
  if (drawing !== undefined) return { path, content: drawing, from: path };
  if (urls.base === '' || !authorCss.includes(path))
    return { path, copyFrom: project.absolute(path), from: path };
  return { path, content: withBasePath(project.readText(path) ?? '', urls.base), from: path };
}
