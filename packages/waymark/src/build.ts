import { checkContent, outputPathOfRoute, type PageFacts } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { openDiskStore } from './cache/disk-store.ts';
import { NO_STORE } from './cache/store.ts';
import { emitOutputs } from './emit-outputs.ts';
import { isForAgents, type OutputFile } from './outputs/index.ts';
import { loadProject } from './project/load-project.ts';
import { resolveOutputPlace } from './project/output-place.ts';
import type { Project } from './project/project.ts';
import { createOutputSink, type OutputSink } from './project/write-output.ts';
import type { RenderedRoute } from './render/render-route.ts';
import { createSiteRenderer, type SiteRenderer } from './render/site-renderer.ts';
import { createSearchOutputs } from './search-outputs.ts';
import { linkSite } from './site/link-site.ts';
import { openSite } from './site/open-site.ts';
import type { Site } from './site/site.ts';

/** What a build needs to know. */
export interface BuildOptions {
  /** Absolute path of the docs folder. */
  readonly directory: string;
  /** `docs.json` or `mint.json`. */
  readonly entry: string;
  /** Path of the output folder; a symbolic link stands for its target. */
  readonly out: string;
  readonly base: string;
  readonly siteUrl?: string;
  /** Pages are kept on disk from build to build. */
  readonly cache: boolean;
  readonly version: string;
  readonly onPage?: (done: number, total: number) => void;
  /** Called at the end of a build for each station, with the time that it took in all. */
  readonly onStation?: (name: Station, milliseconds: number) => void;
}

/** The parts of a build whose time is measured; `site` is configuration, page heads, specifications and navigation. */
export type Station = 'load' | 'site' | 'prepare' | 'render' | 'outputs' | 'write';

/** What a build came to. */
export interface BuildResult {
  /** False when there was no site to build; the earlier output then stands as it was. */
  readonly written: boolean;
  readonly pages: number;
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly project: Project;
}

/**
 * Builds a site: the stations of the pipeline, in order. Rejects with an `ExpectedError` when the output folder may not
 * be written to.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const out = resolveOutputPlace(options.out, options.directory);
  const clock = createClock(options.onStation);
  const project = loadProject({ ...options, out });
  clock.lap('load');
  const store = options.cache ? openDiskStore(options.directory) : NO_STORE;
  const { value: site, diagnostics } = await openSite(project, options, { fetch, store });
  clock.lap('site');
  if (site === undefined) return { written: false, pages: 0, files: 0, diagnostics, project };
  const renderer = await createSiteRenderer(project, site, {
    version: options.version,
    markUnknown: false,
    highlight: true,
    store,
  });
  const sink = createOutputSink(out);
  clock.lap('prepare');
  try {
    const pages = await renderPages(site, renderer, {
      onPage: (page, done, total) => {
        clock.lap('render');
        writePage(page, sink);
        clock.lap('write');
        options.onPage?.(done, total);
      },
      onFile: (file) => sink.write(file),
    });
    clock.lap('render');
    const graph = linkSite(site, pages.facts);
    const files = emitOutputs({ site, project, renderer, graph, pages });
    const found = [
      ...diagnostics,
      ...renderer.diagnostics,
      ...pages.diagnostics,
      ...renderer.late(),
      ...checkContent(graph, site.locate, site.config),
    ];
    clock.lap('outputs');
    for (const file of files) {
      // Each is made when it is asked for.
      clock.lap('outputs');
      sink.write(file);
      clock.lap('write');
    }
    clock.lap('outputs');
    sink.commit();
    store.prune();
    clock.lap('write');
    clock.report();
    return { written: true, pages: pages.facts.size, files: sink.count(), diagnostics: found, project };
  } catch (error) {
    sink.abandon();
    throw error;
  } finally {
    renderer.close();
  }
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

/** What rendering all pages left behind, beside the written files. */
export interface RenderedPages {
  readonly facts: ReadonlyMap<string, PageFacts>;
  /** Markdown of the pages that agents are told of; that of the others is not kept. */
  readonly markdown: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is done with the results of rendering, as they come. */
export interface PagesSink {
  readonly onPage: (page: RenderedRoute, done: number, total: number) => void;
  /** Takes a file that several pages make together. */
  readonly onFile: (file: OutputFile) => void;
}

/** Renders every page of a site, one after the other; documents and texts are handed on at once and not kept. */
export async function renderPages(
  site: Site,
  renderer: SiteRenderer,
  { onPage, onFile }: PagesSink,
): Promise<RenderedPages> {
  const search = createSearchOutputs(site);
  const facts = new Map<string, PageFacts>();
  const markdown = new Map<string, string>();
  const diagnostics = new Map<string, readonly Diagnostic[]>();
  const outline = linkSite(site, facts);
  const routes = allRoutes(site);
  // The index takes its pages in an order of its own.
  for (const route of new Set([...search.routes, ...routes])) {
    const page = await renderer.renderRoute(route);
    for (const file of search.add(route, page.facts)) onFile(file);
    facts.set(route, withoutTexts(page.facts));
    const outlined = outline.pages.get(route);
    if (outlined !== undefined && isForAgents(outlined, outline)) markdown.set(route, page.markdown);
    diagnostics.set(route, page.diagnostics);
    onPage(page, facts.size, routes.length);
  }
  for (const file of search.finish()) onFile(file);
  return { facts, markdown, diagnostics: routes.flatMap((route) => diagnostics.get(route) ?? []) };
}

/**
 * What is kept of a page's facts: not its text, for the texts of all pages would be most of what is in memory; and as
 * a copy, for a name cut out of a page keeps the whole page.
 */
function withoutTexts(facts: PageFacts): PageFacts {
  const sections = facts.sections.map((section) => ({ ...section, text: '', code: '' }));
  return structuredClone({ ...facts, sections });
}

function writePage({ route, html, files }: RenderedRoute, sink: OutputSink): void {
  sink.write({ path: outputPathOfRoute(route), content: html });
  for (const file of files) sink.write(file);
}

/** Every route that gets a page: files, then generated endpoint pages in navigation order. */
export function allRoutes({ heads, navigation }: Site): readonly string[] {
  const generated = [...navigation.pages.values()].filter(
    ({ endpoint, route }) => endpoint !== undefined && !heads.has(route),
  );
  return [...heads.keys(), ...generated.map(({ route }) => route)];
}
