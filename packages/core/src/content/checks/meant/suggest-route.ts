import { createAllowance, suggestPath } from '../../../diagnostics/index.ts';
import { withoutPageExtension } from '../../../source/index.ts';
import type { ContentGraph, ListedPage } from '../../graph/graph.ts';

/** Finds the page that a wrong path most likely means; `page` is the one that the path is written on. */
export type SuggestRoute = (path: string, page?: ListedPage) => string | undefined;

/** Languages and versions that a page belongs to; none for a page of all. */
type Divisions = ReadonlySet<string>;

/**
 * Creates the search for the page that a wrong path means: one spelt alike, else the only one with the same last part. It is
 * of the language and version of the folder that was written, or where nothing is there, of the page that names it.
 */
export function createSuggestRoute(graph: ContentGraph): SuggestRoute {
  // Made when the first page is missing; a wrong address is often repeated.
  let byFolder: ReadonlyMap<string, Divisions> | undefined;
  const routes = new Map<string, readonly string[]>();
  const known = new Map<string, string | undefined>();
  const mayCompare = createAllowance();
  return (path, page) => {
    byFolder ??= indexFolders(graph);
    const meant = divisionsMeant(path, divisionsOf(page), byFolder);
    const division = [...meant].sort().join('\n');
    const among = routes.get(division) ?? routesOf(meant, graph);
    routes.set(division, among);
    const key = `${path}\n${division}`;
    if (!known.has(key)) known.set(key, mayCompare(among.length) ? nearestRoute(path, among) : undefined);
    return known.get(key);
  };
}

function routesOf(meant: Divisions, { links, pages }: ContentGraph): readonly string[] {
  return [...links.routes].filter((route) => overlap(divisionsOf(pages.get(route)), meant));
}

function nearestRoute(path: string, routes: readonly string[]): string | undefined {
  const bare = withoutPageExtension(path);
  const alike = suggestPath(bare, routes);
  if (alike !== undefined) return alike;
  const name = bare.slice(bare.lastIndexOf('/')).toLowerCase();
  if (name === '/') return undefined;
  const moved = routes.filter((route) => route.toLowerCase().endsWith(name));
  return moved.length === 1 ? moved[0] : undefined;
}

/** Those of the innermost folder of the path in which pages are; of several, those of the page. */
function divisionsMeant(path: string, own: Divisions, byFolder: ReadonlyMap<string, Divisions>): Divisions {
  const written = foldersOf(path)
    .map((folder) => byFolder.get(folder))
    .find((found) => found !== undefined);
  if (written === undefined) return own;
  return own.size > 0 && overlap(own, written) ? own : written;
}

function indexFolders({ pages }: ContentGraph): ReadonlyMap<string, Divisions> {
  const byFolder = new Map<string, Set<string>>();
  for (const [route, page] of pages)
    for (const folder of foldersOf(route)) {
      const known = byFolder.get(folder) ?? new Set();
      byFolder.set(folder, known);
      for (const division of divisionsOf(page)) known.add(division);
    }
  return byFolder;
}

/** No page has a longer address. */
const LONGEST_ADDRESS = 1000;

/** The folders around a path, innermost first, without the root. */
function foldersOf(path: string): readonly string[] {
  const parts = path.slice(0, LONGEST_ADDRESS).toLowerCase().split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
}

function divisionsOf(page: ListedPage | undefined): Divisions {
  const trails = page?.placed?.places.map(({ trail }) => trail) ?? [];
  return new Set(
    trails.flatMap((trail) => {
      const around = trail.filter(({ kind }) => kind === 'language' || kind === 'version');
      return around.length === 0 ? [] : [around.map(({ code, label }) => code ?? label).join(' ')];
    }),
  );
}

/** What belongs to all has something in common with each. */
function overlap(one: Divisions, other: Divisions): boolean {
  return one.size === 0 || other.size === 0 || [...one].some((division) => other.has(division));
}
