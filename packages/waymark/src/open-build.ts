import { join } from 'node:path';
import type { Hooks } from './hooks/hooks.ts';
import type { CodeWatch } from './pages/author-code/code-watch.ts';
import { createPagesOpener, type Pages } from './pages/pages.ts';
import { type Optimizer, openOptimizer } from './pages/pictures/open-optimizer.ts';
import type { PageSink } from './pages/publish/publish-pages.ts';
import { type SitePart, wholeSite } from './pages/publish/site-part.ts';
import { readBuildId } from './pages/store/build-id.ts';
import { type DiskPageStoreOptions, openDiskPageStore } from './pages/store/disk-page-store.ts';
import { NO_PAGES, type PageStore } from './pages/store/page-store.ts';
import { cacheFolder, makeCacheFolder } from './project/cache/cache-folder.ts';
import { openSourceMemory, type SourceMemory } from './project/files/memory/source-memory.ts';
import type { TryPages } from './project/limit-input.ts';
import { loadProject } from './project/load-project.ts';
import type { Project } from './project/project.ts';
import { readSettingsFile } from './project/read-settings-file.ts';
import { TRUSTED, type Trust } from './project/trust.ts';
import { type Shard, shardName } from './shards/shard.ts';
import { createShardPart } from './shards/shard-part.ts';
import { limitOutput } from './sink/limit-output.ts';
import { outputFolder, resolveOutputPlace } from './sink/output-place.ts';
import { createOutputSink, type OutputSink } from './sink/output-sink.ts';
import type { Site } from './site/site.ts';
import type { Station } from './station-clock.ts';

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

/** What is read, where to, and what earlier builds left. */
export interface Work {
  readonly project: Project;
  /** Real path of the output folder. */
  readonly out: string;
  /** Absent where nothing is kept. */
  readonly cache: string | undefined;
  readonly sources: SourceMemory | undefined;
}

/** Station 1: the folder. */
export function openWork(options: BuildOptions): Work {
  const { trust = TRUSTED } = options;
  const out = placeOutput(options, trust);
  const cache = placeCache(options, trust);
  const sources =
    cache === undefined ? undefined : openSourceMemory({ folder: cache, buildId: readBuildId() });
  return { project: loadProject({ ...options, out, sources }), out, cache, sources };
}

/** A site whose pages can be drawn, and what takes their files. */
export interface OpenSite {
  readonly project: Project;
  readonly site: Site;
  readonly store: PageStore;
  readonly optimizer: Optimizer;
  readonly pages: Pages;
  readonly sink: OutputSink;
  readonly part: SitePart;
}

/** Opens what the pages of a site are drawn with, and what takes their files. */
export async function openSite(
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

/** How pages are drawn by a process that draws each of them once. */
const DRAWN_ONCE = { markUnknown: false, highlight: true, keepsForLater: true };

function openSink(out: string, folder: string | undefined, trust: Trust): OutputSink {
  const everything = createOutputSink(out, { marks: folder && join(folder, 'outputs') });
  return trust.onMachine ? everything : limitOutput(everything);
}

/** What was drawn for a project that is trusted must not come into the pages of one that is not, nor the other way. */
function placeCache({ directory, cache }: BuildOptions, { onMachine }: Trust): string | undefined {
  if (cache === false || !onMachine) return undefined;
  if (typeof cache !== 'string') return cacheFolder(directory, undefined);
  const folder = cacheFolder(directory, cache);
  makeCacheFolder(folder, cache);
  return folder;
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
