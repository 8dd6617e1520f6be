import { markdownPathOfRoute, outputPathOfRoute, readPageHead } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { renderPages } from '../build.ts';
import { NO_STORE } from '../cache/store.ts';
import { createSite } from '../create-site.ts';
import { emitOutputs } from '../emit-outputs.ts';
import { linkSite } from '../link-site.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import { loadProject } from '../project/load-project.ts';
import type { Project } from '../project/project.ts';
import type { Site } from '../site.ts';
import { createSiteRenderer, type RenderedRoute, type SiteRenderer } from '../site-renderer.ts';

/** What a session needs to know. */
export interface SessionOptions {
  readonly directory: string;
  readonly entry: string;
  readonly version: string;
}

/** The last good state of a site being written: pages are rendered when they are asked for. */
export interface Session {
  /** The file at a path of the site, rendered now if it has to be. Undefined when the site has no such path. */
  file(path: string): Promise<OutputFile | undefined>;
  notFound(): string;
  /** Takes notice of changed files. The answer tells what is wrong with the project as a whole now. */
  change(paths: readonly string[]): Promise<readonly Diagnostic[]>;
  /** What was wrong when the session last read the whole project. */
  diagnostics(): readonly Diagnostic[];
  readText(file: string): string | undefined;
  /** Called with the findings of each page that was rendered. */
  onPage: (diagnostics: readonly Diagnostic[]) => void;
}

interface State {
  readonly project: Project;
  readonly site: Site;
  readonly renderer: SiteRenderer;
  /** Routes by the paths of their document and of their Markdown. */
  readonly documents: ReadonlyMap<string, string>;
  readonly rendered: Map<string, Promise<RenderedRoute>>;
  readonly files: Map<string, OutputFile>;
  /** Outputs that need every page; made when the first of them is asked for. */
  complete?: Promise<ReadonlyMap<string, OutputFile>>;
}

/** Opens a session. Throws only for bugs; a project that has no site yet serves what is wrong with it. */
export async function openSession(options: SessionOptions): Promise<Session> {
  let found: readonly Diagnostic[] = [];
  let project = loadProject({ ...options, keepTexts: true });
  let state = await readState();

  async function readState(): Promise<State | undefined> {
    const outcome = createSite(project, { base: '' });
    found = outcome.diagnostics;
    if (outcome.value === undefined) return undefined;
    const site = outcome.value;
    const renderer = await createSiteRenderer(project, site, {
      version: options.version,
      markUnknown: true,
      highlight: true,
      store: NO_STORE,
    });
    const routes = [...new Set([...site.heads.keys(), ...site.navigation.pages.keys()])];
    const documents = new Map(
      routes.flatMap((route) => [
        [outputPathOfRoute(route), route] as const,
        [markdownPathOfRoute(route), route] as const,
      ]),
    );
    const files = new Map<string, OutputFile>();
    for (const path of site.assets) files.set(path, { path, copyFrom: project.absolute(path) });
    for (const file of renderer.sharedFiles()) files.set(file.path, file);
    return { project, site, renderer, documents, rendered: new Map(), files };
  }

  const session: Session = {
    onPage: () => undefined,
    diagnostics: () => found,
    readText: (file) => project.readText(file),
    notFound: () =>
      state?.renderer.renderNotFound() ??
      '<!doctype html><title>No site</title><p>This project has no site yet: see the terminal.</p>',
    async file(path) {
      if (state === undefined) return undefined;
      const route = state.documents.get(path);
      const page = route === undefined ? undefined : await renderOnce(state, route, session);
      if (page !== undefined && path.endsWith('.html')) return { path, content: page.html };
      for (const fragment of state.renderer.fragments()) state.files.set(fragment.path, fragment);
      const known = state.files.get(path);
      if (known !== undefined) return known;
      state.complete ??= completeOutputs(state);
      return (await state.complete).get(path);
    },
    async change(paths) {
      const onlyBodies =
        state !== undefined && paths.every((path) => isBodyChange(state as State, path, options));
      project = loadProject({ ...options, keepTexts: true });
      if (onlyBodies && state !== undefined) {
        const { site } = state;
        const renderer = await createSiteRenderer(project, site, {
          version: options.version,
          markUnknown: true,
          highlight: true,
          store: NO_STORE,
        });
        const { complete: _, ...kept } = state;
        state = { ...kept, project, renderer, rendered: new Map() };
        return [];
      }
      state = (await readState()) ?? state;
      return found;
    },
  };
  return session;
}

async function renderOnce(state: State, route: string, session: Session): Promise<RenderedRoute> {
  const known = state.rendered.get(route);
  if (known !== undefined) return known;
  const rendering = state.renderer.renderRoute(route);
  state.rendered.set(route, rendering);
  const page = await rendering;
  for (const file of page.files) state.files.set(file.path, file);
  session.onPage(page.diagnostics);
  return page;
}

async function completeOutputs({ site, project, renderer }: State): Promise<ReadonlyMap<string, OutputFile>> {
  const pages = await renderPages(site, renderer, { onPage: () => undefined });
  const outputs = emitOutputs({ site, project, renderer, graph: linkSite(site, pages.facts), pages });
  return new Map(outputs.map((file) => [file.path, file]));
}

/** Whether a change leaves everything but the page's own body as it was: same head, still a page. */
function isBodyChange({ project, site }: State, path: string, options: SessionOptions): boolean {
  const head = [...site.heads.values()].find(({ file }) => file === path);
  if (head === undefined) return false;
  const text = loadProject({ ...options, keepTexts: true }).readText(path);
  if (text === undefined || importLines(text) !== importLines(project.readText(path) ?? '')) return false;
  const { bodyStart: _, ...now } = readPageHead(path, text).value;
  const { bodyStart: __, ...before } = head;
  return JSON.stringify(now) === JSON.stringify(before);
}

function importLines(text: string): string {
  return text.match(/^import\b.*$|<Snippet\b[^>]*>/gm)?.join('\n') ?? '';
}
