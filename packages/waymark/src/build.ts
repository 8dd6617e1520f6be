import { configDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import { callOutputsHook, callPageHook } from './hooks/call-hooks.ts';
import type { Hooks } from './hooks/hooks.ts';
import { type BuildOptions, type OpenSite, openSite, openWork } from './open-build.ts';
import { LostText } from './pages/content/page-content.ts';
import type { Optimizer } from './pages/pictures/open-optimizer.ts';
import { linkSite } from './pages/publish/link-site.ts';
import { type PublishedPages, publishPages } from './pages/publish/publish-pages.ts';
import type { DiskPageStoreOptions } from './pages/store/disk-page-store.ts';
import { openDocumentStore } from './project/network/document-store.ts';
import { openNetwork } from './project/network/open-network.ts';
import type { Project } from './project/project.ts';
import { TRUSTED } from './project/trust.ts';
import type { OutputSink } from './sink/output-sink.ts';
import { countWithheld } from './site/count-withheld.ts';
import { createSiteReader } from './site/read-site.ts';
import type { Site } from './site/site.ts';
import { createClock } from './station-clock.ts';

/** What a build came to. */
export interface BuildResult {
  /** False when there was no site to build; the earlier output then stands as it was. */
  readonly written: boolean;
  /** Real path of the output folder. */
  readonly out: string;
  readonly pages: number;
  /** Pages with a notice in the place of code that was not run. */
  readonly withheld: number;
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly project: Project;
}

/**
 * Builds a site: the stations of the pipeline, in order. Rejects with an `ExpectedError` when the output folder may not
 * be written to, or the cache not be kept where it shall be. A store that has lost a text begins anew, and so does the build.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  try {
    return await buildWith(options, { isEmpty: false });
  } catch (error) {
    if (error instanceof LostText) return buildWith(options, { isEmpty: true });
    throw error;
  }
}

/** Builds with the store of earlier builds, or with an empty one. */
async function buildWith(
  options: BuildOptions,
  kept: Required<Pick<DiskPageStoreOptions, 'isEmpty'>>,
): Promise<BuildResult> {
  const clock = createClock(options.onStation);
  const work = openWork(options);
  const { out, project, sources } = work;
  clock.lap('load');
  const network = openNetwork(project.trust, openDocumentStore(work.cache));
  // Nothing holds the reader after that: it remembers the whole site, for a next reading.
  const { value: site, diagnostics } = await createSiteReader(options, network)(project);
  clock.lap('site');
  const isLost = diagnostics.some(({ severity }) => severity === 'error') && site?.pages.size === 0;
  if (site === undefined || isLost)
    return { ...NOTHING, out, diagnostics: [...diagnostics, ...whyEmpty(site)], project };
  const opened = await openSite(site, work, options, kept);
  const { pages, store, sink, part } = opened;
  try {
    const published = await drawPages(opened, options);
    clock.lap('pages');
    const found = await writeOutputs(opened, published, options);
    clock.lap('outputs');
    const late = await pages.finish();
    sink.commit();
    store.close();
    sources?.close();
    clock.lap('write');
    clock.report();
    return {
      written: true,
      out,
      pages: published.facts.size,
      withheld: countWithheld(published.diagnostics),
      files: sink.count(),
      diagnostics: [
        ...(part.tellsOfSite ? [...diagnostics, ...pages.diagnostics] : []),
        ...published.diagnostics,
        ...found.bugs,
        ...late,
        ...found.diagnostics,
        ...sink.diagnostics(),
      ],
      project,
    };
  } catch (error) {
    sink.abandon();
    store.abandon();
    await pages.finish();
    throw error;
  }
}

/** What a build comes to that has nothing to write. */
const NOTHING = { written: false, pages: 0, withheld: 0, files: 0 };

/** Why a site whose pages are all lost is none: an empty one in its place would lose the earlier one, too. */
function whyEmpty(site: Site | undefined): readonly Diagnostic[] {
  if (site === undefined) return [];
  const reason = 'the site has no page at all';
  return [configDiagnostics['missing-navigation']({ reason }, site.locate('/navigation'))];
}

/** Stations 5 and 6: contents and documents. */
function drawPages({ site, pages, sink, part }: OpenSite, options: BuildOptions): Promise<PublishedPages> {
  const hooks = hooksOf(options);
  return publishPages(
    { site, pages, sink, part },
    {
      ...(options.onPage && { onPage: options.onPage }),
      besides: (route, drawn) => callPageHook(hooks, site, route, drawn),
    },
  );
}

/** What the outputs of a site came to: bugs of ours that cost one of them, and what is wrong with the site. */
interface WrittenOutputs {
  readonly bugs: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Stations 7 and 8: the graph, its checks, and the files beside the pages. */
async function writeOutputs(
  { project, site, pages, sink, part, optimizer }: OpenSite,
  { facts, markdown }: PublishedPages,
  options: BuildOptions,
): Promise<WrittenOutputs> {
  const model = linkSite(site, facts);
  const bugs: Diagnostic[] = [];
  const input = { site, project, pages, model, markdown };
  for (const file of part.outputs({ ...input, report: (bug) => bugs.push(bug) })) sink.write(file);
  const linked = part.check(model.graph);
  const added = await writeAdded(options.shard === undefined ? hooksOf(options) : {}, site, sink);
  const failed = await writePictures(optimizer, sink);
  return { bugs, diagnostics: [...added, ...failed, ...linked] };
}

/** What a program adds: never to a project that is not trusted. */
function hooksOf({ trust = TRUSTED, hooks = {} }: BuildOptions): Hooks {
  return trust.onMachine ? hooks : {};
}

/** Writes the files that a program adds. */
async function writeAdded(hooks: Hooks, site: Site, sink: OutputSink): Promise<readonly Diagnostic[]> {
  const { files, diagnostics } = await callOutputsHook(hooks, site);
  for (const file of files) sink.write(file);
  return diagnostics;
}

/** Writes the other forms of the pictures that pages show. */
async function writePictures(optimizer: Optimizer, sink: OutputSink): Promise<readonly Diagnostic[]> {
  const { value, diagnostics } = await optimizer.encode();
  for (const file of value) sink.write(file);
  return diagnostics;
}
