import { checkContent, externalLinks, type PageFacts } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { allRoutes } from './build.ts';
import { openDiskStore } from './cache/disk-store.ts';
import { NO_STORE } from './cache/store.ts';
import { checkExternal, type ExternalOptions } from './check-external.ts';
import { loadProject } from './project/load-project.ts';
import type { Project } from './project/project.ts';
import { createSiteRenderer } from './render/site-renderer.ts';
import { linkSite } from './site/link-site.ts';
import { openSite } from './site/open-site.ts';

/** What a check needs to know. */
export interface CheckOptions {
  readonly directory: string;
  readonly entry: string;
  readonly version: string;
  /** Also asks other sites whether links to them still lead somewhere. */
  readonly external?: ExternalOptions;
}

/** What a check found. */
export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly project: Project;
}

/** Finds everything that a build would find, and writes nothing, not even to the cache. */
export async function check({ version, external, ...folder }: CheckOptions): Promise<CheckResult> {
  const project = loadProject(folder);
  const store = { ...openDiskStore(folder.directory), write: () => undefined };
  const { value: site, diagnostics } = await openSite(project, { base: '' }, { fetch, store });
  if (site === undefined) return { diagnostics, project };
  const renderer = await createSiteRenderer(project, site, {
    version,
    markUnknown: false,
    highlight: false,
    store: NO_STORE,
  });
  const facts = new Map<string, PageFacts>();
  const found: Diagnostic[] = [...diagnostics, ...renderer.diagnostics];
  for (const route of allRoutes(site)) {
    const page = await renderer.inspectRoute(route);
    facts.set(route, page.facts);
    found.push(...page.diagnostics);
  }
  renderer.close();
  found.push(...renderer.late());
  const graph = linkSite(site, facts);
  found.push(...checkContent(graph, site.locate, site.config));
  if (external !== undefined)
    found.push(...(await checkExternal(externalLinks(graph, site.locate, site.config), external)));
  return { diagnostics: found, project };
}
