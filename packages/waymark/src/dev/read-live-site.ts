import { type Diagnostic, sortDiagnostics } from '@waymark/core/diagnostics';
import { createOutputCheck } from '../check-outputs.ts';
import type { CodeWatch } from '../pages/author-code/code-watch.ts';
import { createPagesOpener, type PagesOptions } from '../pages/pages.ts';
import { copiedFiles } from '../pages/publish/emit-outputs.ts';
import { createLiveSearch } from '../pages/publish/search-outputs.ts';
import { createMemoryStore, type PageStore } from '../pages/store/page-store.ts';
import { cacheFolder } from '../project/cache/cache-folder.ts';
import { openDocumentStore } from '../project/network/document-store.ts';
import type { Project } from '../project/project.ts';
import { createSiteReader } from '../site/read-site.ts';
import { rememberBy } from '../site/remember.ts';
import type { Site } from '../site/site.ts';
import type { LiveSite } from './live-site.ts';
import { checkConfigLinks, errorsOf, keepFindings } from './page-findings.ts';

/** What a live site is read with. */
export interface LiveReaderOptions {
  readonly directory: string;
  readonly version: string;
  /** Groups whose members the site is made for. */
  readonly groups?: readonly string[];
  /** Watches code of pages from outside of them. */
  readonly watch?: CodeWatch;
  /** Code of pages is coloured, unless they are not shown to anybody. */
  readonly highlight?: boolean;
  /** Where pages are kept; in memory unless given. */
  readonly store?: PageStore;
}

/** What reading a project came to. */
export interface LiveReading {
  /** While there is no new site, the last good one; undefined where there never was one. */
  readonly live: LiveSite | undefined;
  /** What is wrong with the project, but for its pages. */
  readonly found: readonly Diagnostic[];
  /** Errors that leave no site, or that keep the last good one. */
  readonly siteProblems: readonly Diagnostic[];
}

/** Reads a project as it is now; `before` is what the last reading gave. */
export type ReadLive = (project: Project, before: LiveSite | undefined) => Promise<LiveReading>;

/** Creates the reader of a site that is being written. From one reading to the next it keeps what did not change. */
export function createLiveReader(options: LiveReaderOptions): ReadLive {
  const store = openDocumentStore(cacheFolder(options.directory, undefined));
  const readSite = createSiteReader(options, { fetch: fetchOnce(), store });
  const openPages = createPagesOpener(pagesOptions(options));
  const checkConfig = rememberConfigCheck();
  const copiedOf = rememberCopied();
  const checkFiles = createOutputCheck();
  return async (project, before) => {
    const outcome = await readSite(project);
    const siteProblems = outcome.value === undefined ? sortDiagnostics(errorsOf(outcome.diagnostics)) : [];
    // The pages of the last good site still follow their texts.
    const site = outcome.value ?? before?.site;
    if (site === undefined) return { live: undefined, found: outcome.diagnostics, siteProblems };
    const pages = await openPages(project, site);
    // Those with findings are drawn again at once, and known then.
    const stale = [...(before?.found.keys() ?? [])].filter((route) => pages.known(route) === undefined);
    const isFramed = before === undefined || before.pages.theme === pages.theme;
    const live: LiveSite = {
      project,
      site,
      pages,
      copied: copiedOf(site),
      stale: isFramed ? stale.length : 'every',
      pageFiles: before?.pageFiles ?? new Map(),
      found: before === undefined ? new Map() : await keepFindings(before, { site, pages }),
      indexPages: before?.indexPages ?? createLiveSearch(),
    };
    return {
      live,
      // What is wrong with a configuration that cannot be read now stands where its last text had it.
      found:
        outcome.value === undefined
          ? outcome.diagnostics
          : [
              ...outcome.diagnostics,
              ...pages.diagnostics,
              ...checkConfig(site),
              ...checkFiles(site, project),
            ],
      siteProblems,
    };
  };
}

function pagesOptions(options: LiveReaderOptions): PagesOptions {
  const { version, watch, highlight = true, store = createMemoryStore() } = options;
  return {
    version,
    store,
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
