import { checkContent, externalLinks, type PageFacts } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { checkExternal, type ExternalOptions } from './checks/check-external.ts';
import type { CodeWatch } from './pages/author-code/code-watch.ts';
import { createPagesOpener } from './pages/pages.ts';
import { linkSite } from './pages/publish/emit-outputs.ts';
import { NO_PAGES } from './pages/store/page-store.ts';
import { cacheFolder } from './project/cache-folder.ts';
import { openDocumentStore } from './project/document-store.ts';
import { loadProject } from './project/load-project.ts';
import { openNetwork } from './project/open-network.ts';
import type { Project } from './project/project.ts';
import { countWithheld } from './site/count-withheld.ts';
import { createSiteReader } from './site/read-site.ts';
import type { Trust } from './site/trust.ts';

/** What a check needs to know. */
export interface CheckOptions {
  readonly directory: string;
  readonly entry: string;
  readonly version: string;
  /** What the project may decide; a project of one's own, unless told. */
  readonly trust?: Trust;
  /** Groups whose members the site is made for. */
  readonly groups?: readonly string[];
  /** Watches code of pages from outside of them. */
  readonly watch?: CodeWatch;
  /** Called for each page. */
  readonly onPage?: () => void;
  /** Also asks other sites whether links to them still lead somewhere. */
  readonly external?: ExternalOptions;
}

/** What a check found. */
export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Pages with a notice in the place of code that is not run. */
  readonly withheld: number;
  readonly project: Project;
}

/** Finds everything that a build would find, and writes nothing, not even to the cache. */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const { version, external, watch, onPage } = options;
  const project = loadProject(options);
  const { trust } = project;
  const { read } = openDocumentStore(trust.onMachine ? cacheFolder(options.directory, undefined) : undefined);
  const readSite = createSiteReader(options, openNetwork(trust, { read, write: () => undefined }));
  const { value: site, diagnostics } = await readSite(project);
  if (site === undefined) return { diagnostics, withheld: 0, project };
  const openPages = createPagesOpener({
    version,
    store: NO_PAGES,
    markUnknown: false,
    highlight: false,
    keepsForLater: false,
    ...(watch && { watch }),
  });
  const pages = await openPages(project, site);
  const facts = new Map<string, PageFacts>();
  const found: Diagnostic[] = [...diagnostics, ...pages.diagnostics];
  for (const route of pages.routes) {
    const content = await pages.content(route);
    onPage?.();
    facts.set(route, content.facts);
    found.push(...content.diagnostics);
  }
  found.push(...(await pages.finish()));
  const { graph } = linkSite(site, facts);
  found.push(...checkContent(graph, site.locate, site.config));
  if (external !== undefined)
    found.push(...(await checkExternal(externalLinks(graph, site.locate, site.config), external)));
  return { diagnostics: found, withheld: countWithheld(found), project };
}
