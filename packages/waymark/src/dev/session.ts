import { readFileSync } from 'node:fs';
import {
  decodePath,
  encodePath,
  markdownPathOfRoute,
  matchRedirect,
  normalizePath,
  outputPathOfRoute,
  readPageHead,
  splitHref,
  urlOfRoute,
} from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { renderPages } from '../build.ts';
import { openDiskStore } from '../cache/disk-store.ts';
import { NO_STORE } from '../cache/store.ts';
import { assetFile, emitOutputs } from '../emit-outputs.ts';
import { isCopied, type OutputFile } from '../outputs/index.ts';
import type { Fetching } from '../project/fetch-documents.ts';
import { loadProject } from '../project/load-project.ts';
import type { Project } from '../project/project.ts';
import type { RenderedRoute } from '../render/render-route.ts';
import { createSiteRenderer, type SiteRenderer } from '../render/site-renderer.ts';
import { linkSite } from '../site/link-site.ts';
import { openSite } from '../site/open-site.ts';
import type { Site } from '../site/site.ts';

/** What a session needs to know. */
export interface SessionOptions {
  readonly directory: string;
  readonly entry: string;
  readonly version: string;
}

/** What the site has at an address: a file of its output, or another address. */
export type Answer =
  | { readonly kind: 'file'; readonly file: OutputFile }
  | { readonly kind: 'redirect'; readonly location: string; readonly permanent: boolean };

/** The last good state of a site being written: pages are rendered when they are asked for. */
export interface Session {
  /**
   * What is at a path (percent-decoded, without a leading slash), rendered now if it has to be. Undefined when the site
   * has no such path.
   */
  answer(path: string): Promise<Answer | undefined>;
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
  const fetching: Fetching = { fetch: fetchOnce(), store: openDiskStore(options.directory) };
  let project = loadProject({ ...options, keepTexts: true });
  let state = await readState();
  let changes: Promise<unknown> = Promise.resolve();

  async function readState(earlier?: State): Promise<State | undefined> {
    const outcome = await openSite(project, { base: '' }, fetching);
    found = outcome.diagnostics;
    if (outcome.value === undefined) return undefined;
    const site = outcome.value;
    const renderer = await createSiteRenderer(project, site, {
      version: options.version,
      markUnknown: true,
      highlight: true,
      store: NO_STORE,
      highlighting: earlier?.renderer.highlighting,
    });
    const routes = [...new Set([...site.heads.keys(), ...site.navigation.pages.keys()])];
    const documents = new Map(
      routes.flatMap((route) => [
        [outputPathOfRoute(route), route] as const,
        [markdownPathOfRoute(route), route] as const,
      ]),
    );
    const files = new Map<string, OutputFile>();
    const copied = site.assets.filter((path) => isCopied(path, new Set(documents.keys())));
    for (const path of copied) files.set(path, assetFile(path, site, project));
    for (const file of renderer.sharedFiles()) files.set(file.path, file);
    return { project, site, renderer, documents, rendered: new Map(), files };
  }

  const session: Session = {
    onPage: () => undefined,
    diagnostics: () => found,
    readText: (file) => project.readText(file),
    notFound() {
      const own = state?.files.get('404.html');
      if (own !== undefined && 'copyFrom' in own) return readFileSync(own.copyFrom, 'utf8');
      return state?.renderer.renderNotFound() ?? NO_SITE;
    },
    async answer(path) {
      if (state === undefined) return undefined;
      const file = await findFile(state, path, session);
      return file === undefined ? redirectAt(state, path) : { kind: 'file', file };
    },
    change(paths) {
      // One after the other: a change that is quick to take in must not be overwritten by an earlier, slower one.
      const taken = changes.then(() => takeChange(paths));
      changes = taken.catch(() => undefined);
      return taken;
    },
  };

  async function takeChange(paths: readonly string[]): Promise<readonly Diagnostic[]> {
    const next = project.reread(paths);
    const before = state;
    if (before !== undefined && paths.every((path) => isBodyChange(before, next, path))) {
      const { complete: _, ...kept } = before;
      project = next;
      state = { ...kept, project, renderer: before.renderer.withTexts(project), rendered: new Map() };
      return [];
    }
    project = loadProject({ ...options, keepTexts: true });
    state = (await readState(before)) ?? before;
    return found;
  }

  return session;
}

/** Asks for each address once in a session: a document that was fetched is not fetched again at every change. */
function fetchOnce(): typeof globalThis.fetch {
  const known = new Map<string, Response>();
  return async (input, init) => {
    const url = String(input);
    const response = known.get(url) ?? (await fetch(input, init));
    if (!response.ok) return response;
    known.set(url, response);
    return response.clone();
  };
}

/** Shown for every address of a project without a site. */
const NO_SITE =
  '<!doctype html><head><title>No site</title></head><p>This project has no site yet: see the terminal.</p>';

/** Where a path leads by the author's redirects, or from `/` when no page is there. */
function redirectAt({ site }: State, path: string): Answer | undefined {
  const sitePath = normalizePath(path);
  const redirect = matchRedirect(sitePath, site.redirects);
  if (redirect !== undefined) {
    const { destination, permanent } = redirect;
    const isInside = /^\/(?!\/)/.test(destination);
    return { kind: 'redirect', location: isInside ? encodeAddress(destination) : destination, permanent };
  }
  const { home } = site.navigation;
  if (sitePath !== '/' || home === undefined) return undefined;
  return { kind: 'redirect', location: urlOfRoute(home, site.urls), permanent: false };
}

function encodeAddress(address: string): string {
  const { path } = splitHref(address);
  return encodePath(decodePath(path)) + encodeURI(decodePath(address.slice(path.length)));
}

/** The file at a path, or the document of the folder. Few paths need the whole site to be rendered. */
async function findFile(state: State, path: string, session: Session): Promise<OutputFile | undefined> {
  // Only a redirect from exactly this path goes before a page; those with wildcards take what is left.
  if (state.site.redirects.exact.has(normalizePath(path))) return undefined;
  const document = normalizePath(`${path}/index.html`).slice(1);
  for (const candidate of [path, document]) {
    const file = await findReady(state, candidate, session);
    if (file !== undefined) return file;
  }
  // Every output that is made from all pages has an extension or begins with an underscore.
  if (!/(?:^_[^/]*|\.[^./]+)$/.test(path)) return undefined;
  state.complete ??= completeOutputs(state);
  return (await state.complete).get(path);
}

/** A page, what was made with the pages so far, or an asset. */
async function findReady(state: State, path: string, session: Session): Promise<OutputFile | undefined> {
  const route = state.documents.get(path);
  const page = route === undefined ? undefined : await renderOnce(state, route, session);
  if (page !== undefined && path.endsWith('.html')) return { path, content: page.html };
  for (const fragment of state.renderer.fragments()) state.files.set(fragment.path, fragment);
  return state.files.get(path);
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
  const files: OutputFile[] = [];
  const pages = await renderPages(site, renderer, {
    onPage: () => undefined,
    onFile: (file) => files.push(file),
  });
  files.push(...emitOutputs({ site, project, renderer, graph: linkSite(site, pages.facts), pages }));
  return new Map(files.map((file) => [file.path, file]));
}

/** Whether a change leaves everything as it was but the body of a page or a snippet. */
function isBodyChange({ project, site }: State, next: Project, path: string): boolean {
  const text = next.readText(path);
  if (text === undefined || !project.files.has(path) || !/\.(?:mdx?|jsx|tsx)$/i.test(path)) return false;
  if (importLines(text) !== importLines(project.readText(path) ?? '')) return false;
  const head = [...site.heads.values()].find(({ file }) => file === path);
  if (head === undefined) return true;
  const { bodyStart: _, ...now } = readPageHead(path, text, { variables: site.config.variables ?? {} }).value;
  const { bodyStart: __, ...before } = head;
  return JSON.stringify(now) === JSON.stringify(before);
}

function importLines(text: string): string {
  return text.match(/^import\b.*$|<Snippet\b[^>]*>/gm)?.join('\n') ?? '';
}
