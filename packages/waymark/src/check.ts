import {
  checkContent,
  checkLostAddresses,
  externalLinks,
  mendMovedEntries,
  type ReadableSite,
} from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { createOutputCheck } from './check-outputs.ts';
import { checkExternal, type ExternalOptions } from './checks/check-external.ts';
import type { CodeWatch } from './pages/author-code/code-watch.ts';
import { cacheFolder } from './project/cache/cache-folder.ts';
import { type EarlierTree, openEarlierTree } from './project/git/earlier-tree.ts';
import type { TryPages } from './project/limit-input.ts';
import { loadProject } from './project/load-project.ts';
import { openDocumentStore } from './project/network/document-store.ts';
import type { Fetching } from './project/network/fetch-documents.ts';
import { openNetwork } from './project/network/open-network.ts';
import type { Project } from './project/project.ts';
import type { Trust } from './project/trust.ts';
import { countWithheld } from './site/count-withheld.ts';
import { surveySite } from './survey-site.ts';

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
  /** Reads the pages of a stranger before anything else does. */
  readonly tryPages?: TryPages;
  /** Called for each page. */
  readonly onPage?: () => void;
  /** Also asks other sites whether links to them still lead somewhere. */
  readonly external?: ExternalOptions;
  /** Also reports addresses of the site at this revision of git at which nothing is any more. */
  readonly since?: string;
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
  const { since } = options;
  // A revision that is not there is told before anything is checked.
  const earlier = since === undefined ? undefined : openEarlierTree(options.directory, since);
  try {
    return await checkProject(options, earlier);
  } finally {
    earlier?.dispose();
  }
}

async function checkProject(options: CheckOptions, tree: EarlierTree | undefined): Promise<CheckResult> {
  const { external, since = '' } = options;
  const project = loadProject(options);
  const fetching = openFetching(options, project.trust);
  const { surveyed, diagnostics } = await surveySite(project, { ...options, fetching });
  if (surveyed === undefined) return { diagnostics, withheld: 0, project };
  const { site, graph } = surveyed;
  const found = [
    ...diagnostics,
    ...checkContent(graph, site.locate, site.config),
    ...createOutputCheck()(site, project),
  ];
  if (external !== undefined)
    for (const each of await checkExternal(externalLinks(graph, site.locate, site.config), external))
      found.push(each);
  const earlier = tree && (await surveyEarlier(tree, options, fetching));
  if (earlier !== undefined) {
    const { entry, readText } = project;
    const place = { entry, locate: site.locate, readText };
    for (const each of checkLostAddresses({ earlier, now: { graph, readText }, revision: since, place }))
      found.push(each);
  }
  const mended = mendMovedEntries(found, graph, project.readText);
  return { diagnostics: mended, withheld: countWithheld(mended), project };
}

function openFetching({ directory }: CheckOptions, trust: Trust): Fetching {
  const { read } = openDocumentStore(trust.onMachine ? cacheFolder(directory, undefined) : undefined);
  return openNetwork(trust, { read, write: () => undefined });
}

/** The site at a revision; undefined when nothing could be built there. */
async function surveyEarlier(
  { directory, entry }: EarlierTree,
  options: CheckOptions,
  fetching: Fetching,
): Promise<ReadableSite | undefined> {
  const project = loadProject({ ...options, directory, entry });
  const { surveyed } = await surveySite(project, { ...options, fetching });
  return surveyed && { graph: surveyed.graph, readText: project.readText };
}
