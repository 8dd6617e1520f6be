import type { ContentGraph } from '@waymark/core/content';
import { type Diagnostic, sortDiagnostics } from '@waymark/core/diagnostics';
import type { CodeWatch } from '../pages/author-code/code-watch.ts';
import type { PageContent } from '../pages/content/page-content.ts';
import { createPagesOpener, type PagesOptions } from '../pages/pages.ts';
import { copiedFiles } from '../pages/publish/emit-outputs.ts';
import { createLiveSearch } from '../pages/publish/search-outputs.ts';
import { createMemoryStore } from '../pages/store/page-store.ts';
import { cacheFolder } from '../project/cache-folder.ts';
import type { SourceMemory } from '../project/files/source-memory.ts';
import { loadProject } from '../project/load-project.ts';
import { openDocumentStore } from '../project/network/document-store.ts';
import { createSiteReader } from '../site/read-site.ts';
import { rememberBy } from '../site/remember.ts';
import type { Site } from '../site/site.ts';
import { answerPath, type PathAnswer, readNotFound } from './answer-path.ts';
import { contentAt, type LiveSite } from './live-site.ts';
import { checkConfigLinks, errorsOf, findingsOf, findOthers, keepFindings } from './page-findings.ts';

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
  /** Knows what earlier sessions read of files; what is read once this one is open is read anew. */
  readonly sources?: SourceMemory;
  /** Code of pages is coloured, unless they are not shown to anybody. */
  readonly highlight?: boolean;
}

/** What a change came to. */
export interface Update {
  /** How many of the pages that were answered are others now; every page where what stands around them is. */
  readonly pages: number | 'every';
  /** Everything that is known to be wrong now. */
  readonly found: readonly Diagnostic[];
}

/** The last good state of a site being written: pages are rendered when they are asked for. */
export interface Session {
  /**
   * What is at a path (percent-decoded, without a leading slash), rendered now if it has to be. Undefined when the site
   * has no such path.
   */
  answer(path: string): Promise<PathAnswer | undefined>;
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
  let live = await readLive(undefined);
  options.sources?.close();
  let changes: Promise<unknown> = Promise.resolve();

  async function readLive(before: LiveSite | undefined): Promise<LiveSite | undefined> {
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
    // Those with findings are drawn again at once, and known then.
    const stale = [...(before?.found.keys() ?? [])].filter((route) => pages.known(route) === undefined);
    const isFramed = before === undefined || before.pages.theme === pages.theme;
    return {
      project,
      site,
      pages,
      copied: copiedOf(site),
      stale: isFramed ? stale.length : 'every',
      pageFiles: before?.pageFiles ?? new Map(),
      found: before === undefined ? new Map() : await keepFindings(before, { site, pages }),
      indexPages: before?.indexPages ?? createLiveSearch(),
    };
  }

  const session: Session = {
    diagnostics() {
      late = [...late, ...(live?.pages.late() ?? [])];
      return sortDiagnostics([...found, ...[...(live?.found.values() ?? [])].flatMap(findingsOf), ...late]);
    },
    siteProblems: () => siteProblems,
    readText: (file) => project.readText(file),
    outside: () => [...project.outside],
    site: () => live?.site,
    files: () => [...project.files.keys()],
    content: async (route) => live && contentAt(live, route),
    survey: async (isStopped) => live && findOthers(live, isStopped),
    base: () => live?.site.urls.base ?? '',
    notFound: () => (live === undefined ? NO_SITE : readNotFound(live)),
    answer: async (path) => live && answerPath(live, path, siteProblems),
    change(paths) {
      // One after the other: a change that is quick to take in must not be overwritten by an earlier, slower one.
      const taken = changes.then(() => takeChange(paths));
      changes = taken.catch(() => undefined);
      return taken;
    },
  };

  async function takeChange(paths: readonly string[]): Promise<Update> {
    project = project.reload(paths);
    live?.pages.late();
    late = [];
    live = await readLive(live);
    return { pages: live?.stale ?? 0, found: session.diagnostics() };
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
