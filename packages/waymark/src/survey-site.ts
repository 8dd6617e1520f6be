import type { ContentGraph, LinkedFacts } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { CodeWatch } from './pages/author-code/code-watch.ts';
import { createPagesOpener } from './pages/pages.ts';
import { linkSite } from './pages/publish/link-site.ts';
import { NO_PAGES } from './pages/store/page-store.ts';
import type { Fetching } from './project/network/fetch-documents.ts';
import type { Project } from './project/project.ts';
import { createSiteReader } from './site/read-site.ts';
import type { Site, SiteOptions } from './site/site.ts';

/** How a site is surveyed. */
export interface SurveyOptions extends SiteOptions {
  readonly version: string;
  readonly fetching: Fetching;
  /** Watches code of pages from outside of them. */
  readonly watch?: CodeWatch;
  /** Called for each page. */
  readonly onPage?: () => void;
}

/** A site with the facts of all its pages, and what was found on the way. */
export interface Survey {
  /** Absent when nothing is left that could be built. */
  readonly surveyed?: { readonly site: Site; readonly graph: ContentGraph };
  readonly diagnostics: readonly Diagnostic[];
}

/** Stations 2 to 5 and 7 for a whole site; nothing is written or kept. */
export async function surveySite(project: Project, options: SurveyOptions): Promise<Survey> {
  const { version, fetching, watch, onPage } = options;
  const { value: site, diagnostics } = await createSiteReader(options, fetching)(project);
  if (site === undefined) return { diagnostics };
  const openPages = createPagesOpener({
    version,
    store: NO_PAGES,
    markUnknown: false,
    highlight: false,
    keepsForLater: false,
    ...(watch && { watch }),
  });
  const pages = await openPages(project, site);
  const facts = new Map<string, LinkedFacts>();
  const found: Diagnostic[] = [...diagnostics, ...pages.diagnostics];
  for (const route of pages.routes) {
    const content = await pages.content(route);
    onPage?.();
    facts.set(route, content.facts);
    for (const each of content.diagnostics) found.push(each);
  }
  for (const each of await pages.finish()) found.push(each);
  return { surveyed: { site, graph: linkSite(site, facts).graph }, diagnostics: found };
}
