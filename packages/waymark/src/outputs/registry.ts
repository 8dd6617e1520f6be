import { emitAgentCard } from './agents/agent-card.ts';
import { emitApiCatalog } from './agents/api-catalog.ts';
import { emitLlmsFull } from './agents/llms-full.ts';
import { emitLlmsTxt } from './agents/llms-txt.ts';
import { emitServerCard } from './agents/server-card.ts';
import { emitSkills } from './agents/skills.ts';
import { emitRobots } from './crawlers/robots.ts';
import { emitSitemap } from './crawlers/sitemap.ts';
import { emitFeeds } from './feeds.ts';
import { emitHeaders } from './hosts/headers.ts';
import { emitNavigationJson } from './navigation-json.ts';
import type { LongFile, OutputFile } from './output-file.ts';
import { emitRedirects } from './redirects.ts';
import type { Emit, EmitTexts, SiteModel } from './site-model.ts';

/** The outputs that are made from the list of pages: no page needs to be drawn for them. */
const FROM_LIST: readonly Emit[] = [
  emitNavigationJson,
  emitSitemap,
  emitRobots,
  emitLlmsTxt,
  emitSkills,
  emitAgentCard,
  emitServerCard,
  emitApiCatalog,
  emitRedirects,
  emitHeaders,
];

/** Generated files that no file of the project replaces, beside the pages themselves. */
const OWN: ReadonlySet<string> = new Set(['navigation.json']);

/** Makes the outputs that need no page to be drawn. */
export function emitListed(site: SiteModel): readonly OutputFile[] {
  return notReplaced(
    FROM_LIST.flatMap((emit) => emit(site)),
    site,
  );
}

/** Makes the outputs that hold what pages say: `facts` of the graph and `markdown` must be those of all pages. */
export const emitTexts: EmitTexts = (site, markdown) => [
  ...notReplaced(emitLlmsFull(site, markdown), site),
  ...emitPageFeeds(site),
];

/** Makes the feeds of the pages whose facts are known. */
export function emitPageFeeds(site: SiteModel): readonly OutputFile[] {
  return notReplaced(emitFeeds(site), site);
}

/** A file of the project at the path of a generated one wins, also for the copy under `.well-known/`. */
function notReplaced<File extends OutputFile | LongFile>(
  files: readonly File[],
  site: SiteModel,
): readonly File[] {
  const assets = new Set(site.assets);
  return files.filter(
    ({ path }) => OWN.has(path) || !(assets.has(path) || assets.has(path.replace(/^\.well-known\//, ''))),
  );
}

/** Whether a file of the project may stand at this path of the output; `pages` are the output paths of pages. */
export function isCopied(path: string, pages: { has(path: string): boolean }): boolean {
  return !OWN.has(path) && !pages.has(path);
}
