import { join } from 'node:path';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { callOutputsHook, callPageHook } from './hooks/call-hooks.ts';
import type { Hooks } from './hooks/hooks.ts';
import type { CodeWatch } from './pages/author-code/code-watch.ts';
import { LostText } from './pages/content/page-content.ts';
import { createPagesOpener, type Pages } from './pages/pages.ts';
import { type Optimizer, openOptimizer } from './pages/pictures/open-optimizer.ts';
import { linkSite } from './pages/publish/emit-outputs.ts';
import { type PageSink, type PublishedPages, publishPages } from './pages/publish/publish-pages.ts';
import { type SitePart, wholeSite } from './pages/publish/site-part.ts';
import { readBuildId } from './pages/store/build-id.ts';
import { type DiskPageStoreOptions, openDiskPageStore } from './pages/store/disk-page-store.ts';
import { NO_PAGES, type PageStore } from './pages/store/page-store.ts';
import { cacheFolder } from './project/cache-folder.ts';
import { openSourceMemory, type SourceMemory } from './project/files/source-memory.ts';
import type { TryPages } from './project/limit-input.ts';
import { loadProject } from './project/load-project.ts';
import { openDocumentStore } from './project/network/document-store.ts';
import { openNetwork } from './project/network/open-network.ts';
import type { Project } from './project/project.ts';
import { readSettingsFile } from './project/read-settings-file.ts';
import { type Shard, shardName } from './shards/shard.ts';
import { createShardPart } from './shards/shard-part.ts';
import { limitOutput } from './sink/limit-output.ts';
import { outputFolder, resolveOutputPlace } from './sink/output-place.ts';
import { createOutputSink, type OutputSink } from './sink/output-sink.ts';
import { countWithheld } from './site/count-withheld.ts';
import { createSiteReader } from './site/read-site.ts';
import type { Site } from './site/site.ts';
import { TRUSTED, type Trust } from './site/trust.ts';

/** What a build needs to know. */
export interface BuildOptions {
  /** Absolute path of the docs folder. */
  readonly directory: string;
  /** `docs.json` or `mint.json`. */
  readonly entry: string;
  /** Path of the output folder (else the one of `waymark.json`, else `dist`); a symbolic link stands for its target. */
  readonly out?: string;
  /** Path below which the site is served; else the one of `waymark.json`. */
  readonly base?: string;
  /** Origin of the site; else the one of `waymark.json`. */
  readonly siteUrl?: string;
  /** Pages ask no service of other hosts: the site shall work without a network. */
  readonly standalone?: boolean;
  /** Writes pictures in smaller sizes and newer formats too; else `waymark.json` decides. */
  readonly optimizeImages?: boolean;
  /** Groups whose members the site is made for. */
  readonly groups?: readonly string[];
  /** Pages are kept on disk from build to build: in the user's cache folder unless `false`, or in the one named here. */
  readonly cache?: boolean | string;
  /** Builds one of several disjoint parts, which `merge` joins. */
  readonly shard?: Shard;
  /** What a program adds while the site is built; never for a project that is not trusted. */
  readonly hooks?: Hooks;
  readonly version: string;
  /** What the project may decide; a project of one's own, unless told. */
  readonly trust?: Trust;
  /** Watches code of pages from outside of them. */
  readonly watch?: CodeWatch;
  /** Reads the pages of a stranger before anything else does. */
  readonly tryPages?: TryPages;
  readonly onPage?: (done: number, total: number) => void;
  /** Called at the end of a build for each station, with the time that it took in all. */
  readonly onStation?: (name: Station, milliseconds: number) => void;
}

/** The parts of a build whose time is measured; `site` is configuration, page heads, specifications and navigation. */
export type Station = 'load' | 'site' | 'pages' | 'outputs' | 'write';

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
  if (site === undefined)
    return { written: false, out, pages: 0, withheld: 0, files: 0, diagnostics, project };
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

/** What is read, where to, and what earlier builds left. */
interface Work {
  readonly project: Project;
  /** Real path of the output folder. */
  readonly out: string;
  /** Absent where nothing is kept. */
  readonly cache: string | undefined;
  readonly sources: SourceMemory | undefined;
}

/** Station 1: the folder. */
function openWork(options: BuildOptions): Work {
  const { trust = TRUSTED } = options;
  const out = placeOutput(options, trust);
  const cache = placeCache(options, trust);
  const sources =
    cache === undefined ? undefined : openSourceMemory({ folder: cache, buildId: readBuildId() });
  return { project: loadProject({ ...options, out, sources }), out, cache, sources };
}

/** A site whose pages can be drawn, and what takes their files. */
interface OpenSite {
  readonly project: Project;
  readonly site: Site;
  readonly store: PageStore;
  readonly optimizer: Optimizer;
  readonly pages: Pages;
  readonly sink: OutputSink;
  readonly part: SitePart;
}

async function openSite(
  site: Site,
  { project, out, cache }: Work,
  options: BuildOptions,
  kept: Pick<DiskPageStoreOptions, 'isEmpty'>,
): Promise<OpenSite> {
  const store = cache === undefined ? NO_PAGES : openStore(cache, options, kept);
  const optimizer = await openOptimizer(site, project, cache);
  const opened = { ...DRAWN_ONCE, version: options.version, store, pictures: optimizer };
  const openPages = createPagesOpener({ ...opened, ...(options.watch && { watch: options.watch }) });
  const pages = await openPages(project, site);
  const sink = openSink(out, cache, project.trust);
  return { project, site, store, optimizer, pages, sink, part: openPart(site, pages, sink, options) };
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

/** How pages are drawn by a process that draws each of them once. */
const DRAWN_ONCE = { markUnknown: false, highlight: true, keepsForLater: true };

function openSink(out: string, folder: string | undefined, trust: Trust): OutputSink {
  const everything = createOutputSink(out, { marks: folder && join(folder, 'outputs') });
  return trust.onMachine ? everything : limitOutput(everything);
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

/** What was drawn for a project that is trusted must not come into the pages of one that is not, nor the other way. */
function placeCache({ directory, cache }: BuildOptions, { onMachine }: Trust): string | undefined {
  if (cache === false || !onMachine) return undefined;
  return cacheFolder(directory, typeof cache === 'string' ? cache : undefined);
}

/** Real path of the output folder; what a stranger's `waymark.json` says of it does not count. */
function placeOutput({ directory, out }: BuildOptions, { onMachine }: Trust): string {
  const named = onMachine ? readSettingsFile(directory).value.out : undefined;
  return resolveOutputPlace(outputFolder(directory, out, named), directory, onMachine);
}

/** What is kept of a part is of no use to another one. */
function openStore(
  folder: string,
  { shard }: BuildOptions,
  kept: Pick<DiskPageStoreOptions, 'isEmpty'>,
): PageStore {
  return openDiskPageStore({ folder: join(folder, shardName(shard)), buildId: readBuildId(), ...kept });
}

function openPart(site: Site, pages: Pages, { keeps }: PageSink, options: BuildOptions): SitePart {
  const { shard } = options;
  if (shard === undefined) return wholeSite(site, pages, keeps);
  return createShardPart(site, pages, { shard, engine: readBuildId(), flags: flagsOf(options) });
}

/** What of the options has no say in what is written. */
const ASIDE: ReadonlySet<string> = new Set<keyof BuildOptions>([
  'directory',
  'entry',
  'out',
  'cache',
  'shard',
  'watch',
  'tryPages',
  'hooks',
  'onPage',
  'onStation',
]);

function flagsOf(options: BuildOptions): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !ASIDE.has(name)));
}

/** Adds up the time of each station. */
interface Clock {
  /** Counts the time since the last call for a station. */
  lap(name: Station): void;
  report(): void;
}

function createClock(onStation: BuildOptions['onStation']): Clock {
  if (onStation === undefined) return { lap: () => undefined, report: () => undefined };
  const times = new Map<Station, number>();
  let last = performance.now();
  return {
    lap(name) {
      const now = performance.now();
      times.set(name, (times.get(name) ?? 0) + now - last);
      last = now;
    },
    report() {
      for (const [name, milliseconds] of times) onStation(name, milliseconds);
    },
  };
}
