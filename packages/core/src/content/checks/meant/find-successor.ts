import { groupBy, nameOf } from '../../../source/index.ts';
import { hasWildcard } from '../../addresses/redirects.ts';
import type { ContentGraph, ListedPage } from '../../graph/graph.ts';

/** Finds the page that took the place of one that is gone; undefined where none surely did. */
export type FindSuccessor = (gone: ListedPage) => string | undefined;

/** Words in a row by which texts are compared: as many are rarely the same by chance. */
const RUN = 5;
/** Share of a page's runs that its successor still has. */
const SHARE = 0.5;
/** Runs below which a text says too little of itself. */
const FEW = 8;
/** Last steps of addresses that many pages have. */
const COMMON = /^(?:index|readme|overview|introduction|quickstart|intro)$/i;

/** The pages of a site, and the texts of their files. */
export interface ReadableSite {
  readonly graph: ContentGraph;
  readonly readText: (file: string) => string | undefined;
}

/**
 * Compares what is gone with pages that came since: an operation's page by the operation, a text by its words, and where
 * it has few of them, by the last step of the address.
 */
export function createFindSuccessor(earlier: ReadableSite, now: ReadableSite): FindSuccessor {
  const fresh = [...now.graph.pages.values()].filter(
    ({ route }) => !earlier.graph.pages.has(route) && !hasWildcard(route),
  );
  const byOperation = groupBy(fresh, operationOf);
  const byName = groupBy(fresh, ({ route }) => nameOf(route));
  let byRun: ReadonlyMap<string, readonly ListedPage[]> | undefined;
  return (gone) => {
    const operation = operationOf(gone);
    if (operation !== undefined) return onlyRoute(byOperation.get(operation));
    const runs = runsOf(gone, earlier);
    const name = nameOf(gone.route);
    if (runs.size < FEW) return COMMON.test(name) ? undefined : onlyRoute(byName.get(name));
    byRun ??= indexRuns(fresh, now);
    return likest(runs, byRun, name);
  };
}

/** The page that has most of the runs, where it has enough of them; of equals, the one of the same name. */
function likest(
  runs: ReadonlySet<string>,
  byRun: ReadonlyMap<string, readonly ListedPage[]>,
  name: string,
): string | undefined {
  const shared = new Map<string, number>();
  for (const run of runs)
    for (const { route } of byRun.get(run) ?? []) shared.set(route, (shared.get(route) ?? 0) + 1);
  const most = Math.max(0, ...shared.values());
  if (most < runs.size * SHARE) return undefined;
  const best = [...shared].flatMap(([route, count]) => (count === most ? [route] : []));
  return best.length === 1 ? best[0] : best.find((route) => nameOf(route) === name);
}

function indexRuns(
  pages: readonly ListedPage[],
  site: ReadableSite,
): ReadonlyMap<string, readonly ListedPage[]> {
  const runs = pages.flatMap((page) => Array.from(runsOf(page, site), (run) => ({ run, page })));
  const byRun = groupBy(runs, ({ run }) => run);
  return new Map(Array.from(byRun, ([run, found]) => [run, found.map(({ page }) => page)]));
}

function runsOf({ head }: ListedPage, { readText }: ReadableSite): ReadonlySet<string> {
  const text = head === undefined ? '' : (readText(head.file) ?? '');
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, 1 - RUN).map((_, at) => words.slice(at, at + RUN).join(' ')));
}

function operationOf({ placed }: ListedPage): string | undefined {
  const endpoint = placed?.endpoint;
  return endpoint === undefined ? undefined : `${endpoint.method} ${endpoint.path}`;
}

function onlyRoute(pages: readonly ListedPage[] | undefined): string | undefined {
  return pages?.length === 1 ? pages[0]?.route : undefined;
}
