import { readFileSync } from 'node:fs';
import {
  type ContentGraph,
  decodePath,
  encodePath,
  matchRedirect,
  normalizePath,
  routeOfDocument,
  routeOfFeed,
  routeOfMarkdown,
  splitHref,
} from '@waymark/core/content';
import { type Diagnostic, sortDiagnostics } from '@waymark/core/diagnostics';
import { emitFeeds, emitListed, type OutputFile, TEXT_OUTPUTS } from '../outputs/index.ts';
import type { CodeWatch } from '../pages/author-code/code-watch.ts';
import type { KeptFile, PageContent } from '../pages/content/page-content.ts';
import { createPagesOpener, type Pages, type PagesOptions } from '../pages/pages.ts';
import {
  assetFile,
  copiedFiles,
  emitTextOutputs,
  linkSite,
  routeAtRoot,
} from '../pages/publish/emit-outputs.ts';
import { filesOfContent } from '../pages/publish/publish-pages.ts';
import { createLiveSearch } from '../pages/publish/search-outputs.ts';
import { createMemoryStore } from '../pages/store/page-store.ts';
import { cacheFolder } from '../project/cache-folder.ts';
import { openDocumentStore } from '../project/document-store.ts';
import { loadProject } from '../project/load-project.ts';
import type { Project } from '../project/project.ts';
import { type LiveFile, searchFolder } from '../search/index.ts';
import { createSiteReader } from '../site/read-site.ts';
import { rememberBy } from '../site/remember.ts';
import type { Site } from '../site/site.ts';
import {
  checkConfigLinks,
  findingsOf,
  findOthers,
  keepFindings,
  noteFindings,
  type PageFindings,
} from './page-findings.ts';

/** What a session needs to know. */
export interface SessionOptions {
  readonly directory: string;
  readonly entry: string;
  readonly version: string;
  /** Groups whose members the site is made for. */
  readonly groups?: readonly string[];
  /** Texts that count instead of those of the files, as an editor has them; who changes one tells by `change`. */
  readonly texts?: ReadonlyMap<string, string>;
  /** Watches code of pages from outside of them. */
  readonly watch?: CodeWatch;
  /** Code of pages is coloured, unless they are not shown to anybody. */
  readonly highlight?: boolean;
}

/** What the site has at an address: a file of its output, or another address. */
export type Answer =
  | {
      readonly kind: 'file';
      readonly file: OutputFile;
      /** Errors of the page, and of the project as far as its readers are concerned. */
      readonly problems: readonly Diagnostic[];
      /** The page could not be rendered: it does not parse. */
      readonly failed: boolean;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly permanent: boolean };

/** What a change came to. */
export interface Update {
  /** Pages whose kept rendering is no longer good. */
  readonly pages: number;
  /** Everything that is known to be wrong now. */
  readonly found: readonly Diagnostic[];
}

/** The last good state of a site being written: pages are rendered when they are asked for. */
export interface Session {
  /**
   * What is at a path (percent-decoded, without a leading slash), rendered now if it has to be. Undefined when the site
   * has no such path.
   */
  answer(path: string): Promise<Answer | undefined>;
  notFound(): string;
  /** Path below which the site is served: `''`, or `/docs`. */
  base(): string;
  /** Takes notice of changed files. */
  change(paths: readonly string[]): Promise<Update>;
  /** Everything that is known to be wrong now: with the project, and with the pages that were rendered. */
  diagnostics(): readonly Diagnostic[];
  /** Errors that leave no site, or that keep the last good one. */
  siteProblems(): readonly Diagnostic[];
  readText(file: string): string | undefined;
  /** The site as it is now, if there is one. */
  site(): Site | undefined;
  /** The content of a page, drawn now if it has to be; what is wrong with it counts from then on. */
  content(route: string): Promise<PageContent | undefined>;
  /** Finds what is wrong with the pages that were not drawn yet, and how all are linked, unless it is told to stop. */
  survey(isStopped: () => boolean): Promise<ContentGraph | undefined>;
  /** Paths of the project's files. */
  files(): readonly string[];
  /** Paths from the docs folder that lead elsewhere in the repository, to what the site was read from. */
  outside(): readonly string[];
}

/** The site as it is after a change, and what was made of it so far. */
interface State {
  readonly project: Project;
  readonly site: Site;
  readonly pages: Pages;
  /** Files of the project that are copied, by the path that they are served at. */
  readonly copied: ReadonlyMap<string, string>;
  /** Files that go with the pages that were answered, by path. */
  readonly pageFiles: Map<string, OutputFile>;
  /** What is wrong with pages that were answered. */
  readonly found: PageFindings;
  /** Files that no page needs to be drawn for; made when the first of them is asked for. */
  listed?: ReadonlyMap<string, OutputFile>;
  fragments?: ReadonlyMap<string, OutputFile>;
  /** Follows the pages from state to state. */
  readonly indexPages: ReturnType<typeof createLiveSearch>;
  /** What is made from all pages, each made when it is first asked for. */
  contents?: Promise<ReadonlyMap<string, PageContent>>;
  search?: ReadonlyMap<string, LiveFile>;
  texts?: ReadonlyMap<string, OutputFile>;
}

/** Opens a session. Throws only for bugs; a project that has no site yet serves what is wrong with it. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const store = openDocumentStore(cacheFolder(options.directory, undefined));
  const readSite = createSiteReader(options, { fetch: fetchOnce(), store });
  const openPages = createPagesOpener(pagesOptions(options));
  const checkConfig = rememberConfigCheck();
  const copiedOf = rememberCopied();
  let found: readonly Diagnostic[] = [];
  let siteProblems: readonly Diagnostic[] = [];
  /** What code of pages did late since the last change. */
  let late: readonly Diagnostic[] = [];
  let project = loadProject(options);
  let state = await readState(undefined);
  let changes: Promise<unknown> = Promise.resolve();

  async function readState(before: State | undefined): Promise<State | undefined> {
    const outcome = await readSite(project);
    siteProblems = outcome.value === undefined ? sortDiagnostics(errorsOf(outcome.diagnostics)) : [];
    // While there is no new site, the pages of the last good one still follow their texts.
    const site = outcome.value ?? before?.site;
    if (site === undefined) {
      found = outcome.diagnostics;
      return undefined;
    }
    const pages = await openPages(project, site);
    found = [...outcome.diagnostics, ...pages.diagnostics, ...checkConfig(site)];
    return {
      project,
      site,
      pages,
      copied: copiedOf(site),
      pageFiles: before?.pageFiles ?? new Map(),
      found: before === undefined ? new Map() : await keepFindings(before, { site, pages }),
      indexPages: before?.indexPages ?? createLiveSearch(),
    };
  }

  const session: Session = {
    diagnostics() {
      late = [...late, ...(state?.pages.late() ?? [])];
      return sortDiagnostics([...found, ...[...(state?.found.values() ?? [])].flatMap(findingsOf), ...late]);
    },
    siteProblems: () => siteProblems,
    readText: (file) => project.readText(file),
    outside: () => [...project.outside],
    site: () => state?.site,
    files: () => [...project.files.keys()],
    content: async (route) => state && drawNow(state, route),
    survey: async (isStopped) => state && findOthers(state, isStopped),
    base: () => state?.site.urls.base ?? '',
    notFound: () => (state === undefined ? NO_SITE : notFoundOf(state)),
    async answer(path) {
      if (state === undefined) return undefined;
      const { site } = state;
      // Only a redirect from exactly this path goes before a page; those with wildcards take what is left.
      if (site.redirects.exact.has(normalizePath(path))) return redirectAt(site, path);
      return (await answerFile(state, path, siteProblems)) ?? redirectAt(site, path);
    },
    change(paths) {
      // One after the other: a change that is quick to take in must not be overwritten by an earlier, slower one.
      const taken = changes.then(() => takeChange(paths));
      changes = taken.catch(() => undefined);
      return taken;
    },
  };

  async function takeChange(paths: readonly string[]): Promise<Update> {
    const answered = [...(state?.found.keys() ?? [])];
    project = project.reload(paths);
    state?.pages.late();
    late = [];
    state = await readState(state);
    const pages = state;
    const stale = pages === undefined ? [] : answered.filter((route) => !pages.pages.isGood(route));
    return { pages: stale.length, found: session.diagnostics() };
  }

  return session;
}

function pagesOptions({ version, watch, highlight = true }: SessionOptions): PagesOptions {
  return {
    version,
    store: createMemoryStore(),
    markUnknown: true,
    highlight,
    keepsForLater: false,
    ...(watch && { watch }),
  };
}

/** Checks the links of `docs.json` again when what they are or lead to is another. */
function rememberConfigCheck(): typeof checkConfigLinks {
  return rememberBy(
    ({ config, locate, pages, links, redirects }: Site) => [config, locate, pages, links, redirects],
    checkConfigLinks,
  );
}

function rememberCopied(): typeof copiedFiles {
  return rememberBy(({ assets, pages }: Site) => [assets, pages], copiedFiles);
}

/** The page that a path belongs to: that of its document, its Markdown or its feed. */
function routeAt(path: string, site: Site): string | undefined {
  const atRoot = path === 'index.html' ? routeAtRoot(site) : undefined;
  const route = atRoot ?? routeOfDocument(path) ?? routeOfMarkdown(path) ?? routeOfFeed(`/${path}`);
  return route !== undefined && site.pages.has(route) ? route : undefined;
}

/** The file at a path, or the document of the folder. Few paths need more than one page to be drawn. */
async function answerFile(
  state: State,
  path: string,
  siteProblems: readonly Diagnostic[],
): Promise<Answer | undefined> {
  if (path.startsWith(`${searchFolder}/`)) return findSearchFile(state, path);
  for (const candidate of [path, normalizePath(`${path}/index.html`).slice(1)]) {
    const route = routeAt(candidate, state.site);
    if (route !== undefined) {
      const answer = await answerPage(state, { route, path: candidate, siteProblems });
      if (answer !== undefined) return answer;
    }
    const copied = state.copied.get(candidate);
    if (copied !== undefined)
      return answerWith({ ...assetFile(copied, state.site, state.project), path: candidate });
    const file = findReady(state, candidate);
    if (file !== undefined) return answerWith(file);
  }
  return findText(state, path);
}

interface PagePath {
  readonly route: string;
  readonly path: string;
  readonly siteProblems: readonly Diagnostic[];
}

/** A page's document, its Markdown, or its feed. */
async function answerPage(
  state: State,
  { route, path, siteProblems }: PagePath,
): Promise<Answer | undefined> {
  const { site, pages } = state;
  const content = await pages.content(route);
  noteContent(state, route, content);
  if (path.endsWith('.xml')) {
    const [feed] = emitFeeds(linkSite(site, new Map([[route, content.facts]])));
    return feed === undefined ? undefined : answerWith(feed);
  }
  const kept = filesOfContent(site, route, content).find((file) => file.path === path);
  if (kept !== undefined) return answerWith(asOutput(kept));
  if (!path.endsWith('.html')) return undefined;
  const document = pages.document(route, content);
  const known = state.found.get(route);
  for (const file of document.files) state.pageFiles.set(file.path, asOutput(file));
  for (const file of [document.parts, ...content.sheets].flatMap(pages.filesOfParts))
    state.pageFiles.set(file.path, file);
  return {
    kind: 'file',
    file: { path, content: document.read() },
    problems: [...siteProblems, ...sortDiagnostics(errorsOf(known === undefined ? [] : findingsOf(known)))],
    failed: content.failed,
  };
}

/** The content of a page of the site. */
async function drawNow(state: State, route: string): Promise<PageContent | undefined> {
  if (!state.site.pages.has(route)) return undefined;
  const content = await state.pages.content(route);
  noteContent(state, route, content);
  return content;
}

/** Remembers what goes with a page, and what is wrong with it. */
function noteContent(state: State, route: string, content: PageContent): void {
  // Its Markdown, too, is answered by the route; what is named by its hash may be asked for after the page has changed.
  for (const file of content.files)
    if (file.path.startsWith('_waymark/')) state.pageFiles.set(file.path, asOutput(file));
  noteFindings(state, route, content);
}

function asOutput({ path, read }: KeptFile): OutputFile {
  return { path, content: read() };
}

/** A file that needs no page to be drawn, or that goes with one that was. */
function findReady(state: State, path: string): OutputFile | undefined {
  const { pages, pageFiles, site } = state;
  const shared = pages.sharedFiles.find((file) => file.path === path);
  if (shared !== undefined) return shared;
  const kept = pageFiles.get(path);
  if (kept !== undefined) return kept;
  if (path.startsWith('_waymark/')) {
    state.fragments ??= byPath(pages.fragments());
    const fragment = state.fragments.get(path);
    if (fragment !== undefined) return fragment;
  }
  state.listed ??= byPath(emitListed(linkSite(site, new Map())));
  return state.listed.get(path);
}

function byPath(files: readonly OutputFile[]): ReadonlyMap<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function answerWith(file: OutputFile): Answer {
  return { kind: 'file', file, problems: [], failed: false };
}

/** A file of the search index, for which all pages have to be drawn. */
async function findSearchFile(state: State, path: string): Promise<Answer | undefined> {
  const { site, pages, indexPages } = state;
  const contents = await contentsOf(state);
  const files = (): readonly LiveFile[] => indexPages({ site, contents, indexed: pages.indexed });
  state.search ??= new Map(files().map((file) => [file.path, file]));
  const file = state.search.get(path);
  return file && answerWith({ path, content: file.read() });
}

/** A file that holds the texts of all pages. */
async function findText(state: State, path: string): Promise<Answer | undefined> {
  if (!TEXT_OUTPUTS.includes(path)) return undefined;
  const contents = await contentsOf(state);
  state.texts ??= byPath(emitTextOutputs(state.site, contents));
  const file = state.texts.get(path);
  return file && answerWith(file);
}

function contentsOf(state: State): Promise<ReadonlyMap<string, PageContent>> {
  state.contents ??= readContents(state.pages);
  return state.contents;
}

async function readContents({ routes, content }: Pages): Promise<ReadonlyMap<string, PageContent>> {
  const contents = new Map<string, PageContent>();
  for (const route of routes) contents.set(route, await content(route));
  return contents;
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

function notFoundOf({ site, project, pages, copied, pageFiles }: State): string {
  const own = copied.has('404.html') ? assetFile('404.html', site, project) : undefined;
  if (own !== undefined && 'copyFrom' in own) return readFileSync(own.copyFrom, 'utf8');
  const document = pages.notFound();
  for (const file of document.files) pageFiles.set(file.path, asOutput(file));
  for (const file of pages.filesOfParts(document.parts)) pageFiles.set(file.path, file);
  return document.read();
}

/** Where a path leads by the author's redirects. */
function redirectAt(site: Site, path: string): Answer | undefined {
  const redirect = matchRedirect(normalizePath(path), site.redirects);
  if (redirect === undefined) return undefined;
  const { destination, permanent } = redirect;
  const isInside = /^\/(?!\/)/.test(destination);
  return {
    kind: 'redirect',
    location: isInside ? site.urls.base + encodeAddress(destination) : destination,
    permanent,
  };
}

function encodeAddress(address: string): string {
  const { path } = splitHref(address);
  return encodePath(decodePath(path)) + encodeURI(decodePath(address.slice(path.length)));
}

function errorsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
