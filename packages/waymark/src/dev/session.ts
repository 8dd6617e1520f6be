import type { ContentGraph } from '@waymark/core/content';
import { type Diagnostic, sortDiagnostics } from '@waymark/core/diagnostics';
import type { PageContent } from '../pages/content/page-content.ts';
import type { SourceMemory } from '../project/files/memory/source-memory.ts';
import { loadProject } from '../project/load-project.ts';
import type { Site } from '../site/site.ts';
import { answerPath, type PathAnswer, readNotFound } from './answer-path.ts';
import { contentAt } from './live-site.ts';
import { findingsOf, findOthers } from './page-findings.ts';
import { createLiveReader, type LiveReaderOptions } from './read-live-site.ts';

/** What a session needs to know. */
export interface SessionOptions extends LiveReaderOptions {
  readonly entry: string;
  /** Texts that count instead of those of the files, as an editor has them; who changes one tells by `change`. */
  readonly texts?: ReadonlyMap<string, string>;
  /** Knows what earlier sessions read of files; what is read once this one is open is read anew. */
  readonly sources?: SourceMemory;
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
  const readLive = createLiveReader(options);
  let project = loadProject(options);
  let { live, siteProblems, found } = await readLive(project, undefined);
  options.sources?.close();
  /** What code of pages did late since the last change. */
  let late: readonly Diagnostic[] = [];
  let changes: Promise<unknown> = Promise.resolve();

  function diagnostics(): readonly Diagnostic[] {
    late = [...late, ...(live?.pages.late() ?? [])];
    return sortDiagnostics([...found, ...[...(live?.found.values() ?? [])].flatMap(findingsOf), ...late]);
  }

  /** Paths that changed and were not read since: a docs folder that is not there at the moment is read by none. */
  const unread = new Set<string>();

  async function takeChange(paths: readonly string[]): Promise<Update> {
    for (const path of paths) unread.add(path);
    project = project.reload([...unread]);
    unread.clear();
    live?.pages.late();
    late = [];
    ({ live, siteProblems, found } = await readLive(project, live));
    return { pages: live?.stale ?? 0, found: diagnostics() };
  }

  return {
    diagnostics,
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
}

/** Shown for every address of a project without a site. */
const NO_SITE =
  '<!doctype html><head><title>No site</title></head><p>This project has no site yet: see the terminal.</p>';
