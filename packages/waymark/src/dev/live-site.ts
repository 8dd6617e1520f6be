import type { OutputFile } from '../outputs/index.ts';
import type { KeptFile, PageContent } from '../pages/content/page-content.ts';
import type { Pages } from '../pages/pages.ts';
import type { createLiveSearch } from '../pages/publish/search-outputs.ts';
import type { Project } from '../project/project.ts';
import type { LiveFile } from '../search/index.ts';
import type { Site } from '../site/site.ts';
import { noteFindings, type PageFindings } from './page-findings.ts';

/** The site as it is after a change, and what was made of it so far. */
export interface LiveSite {
  readonly project: Project;
  readonly site: Site;
  readonly pages: Pages;
  /** Files of the project that are copied, by the path that they are served at. */
  readonly copied: ReadonlyMap<string, string>;
  /** Files that go with the pages that were answered, by path. */
  readonly pageFiles: Map<string, OutputFile>;
  /** How many answered pages the last change made others. */
  readonly stale: number | 'every';
  /** What is wrong with pages that were answered. */
  readonly found: PageFindings;
  /** Files that no page needs to be drawn for; made when the first of them is asked for. */
  listed?: ReadonlyMap<string, OutputFile>;
  fragments?: ReadonlyMap<string, OutputFile>;
  /** Follows the pages from one site to the next. */
  readonly indexPages: ReturnType<typeof createLiveSearch>;
  /** What is made from all pages, each made when it is first asked for. */
  contents?: Promise<ReadonlyMap<string, PageContent>>;
  search?: ReadonlyMap<string, LiveFile>;
  texts?: ReadonlyMap<string, OutputFile>;
}

/** The content of a page of the site. */
export async function contentAt(live: LiveSite, route: string): Promise<PageContent | undefined> {
  if (!live.site.pages.has(route)) return undefined;
  const content = await live.pages.content(route);
  noteContent(live, route, content);
  return content;
}

/** Remembers what goes with a page, and what is wrong with it. */
export function noteContent(live: LiveSite, route: string, content: PageContent): void {
  // Its Markdown, too, is answered by the route; what is named by its hash may be asked for after the page has changed.
  for (const file of content.files)
    if (file.path.startsWith('_waymark/')) live.pageFiles.set(file.path, asOutput(file));
  noteFindings(live, route, content);
}

/** The contents of all pages, drawn when they are first asked for. */
export function contentsOf(live: LiveSite): Promise<ReadonlyMap<string, PageContent>> {
  live.contents ??= readContents(live.pages);
  return live.contents;
}

/** Waits only for pages that are drawn: ten thousand that are known are told in a turn. */
async function readContents({ routes, known, content }: Pages): Promise<ReadonlyMap<string, PageContent>> {
  const contents = new Map<string, PageContent>();
  for (const route of routes) contents.set(route, known(route) ?? (await content(route)));
  return contents;
}

/** A kept file with its bytes, as an output has them. */
export function asOutput({ path, read }: KeptFile): OutputFile {
  return { path, content: read() };
}
