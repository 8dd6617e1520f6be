import { createAllowance, suggestPath, suggestSurely } from '../../../diagnostics/index.ts';
import { nameOf, withoutPageExtension } from '../../../source/index.ts';
import type { ContentGraph, ListedPage } from '../../graph/graph.ts';
import { languageOf } from './language-of.ts';

/** The page that a wrong path most likely means. */
export interface SuggestedRoute {
  readonly route: string;
  /** That it is of another language than the default one, which was meant. */
  readonly isTranslation: boolean;
}

/** Finds the page that a wrong path most likely means; `page` is the one that the path is written on. */
export type SuggestRoute = (path: string, page?: ListedPage) => SuggestedRoute | undefined;

/** Languages and versions that a page belongs to; none for a page of all. */
type Divisions = ReadonlySet<string>;

/** Routes in which a page is sought: first those of a language and version, then those of all, or of any where none was meant. */
type Sought = Readonly<Record<'own' | 'shared', readonly string[]>>;

/**
 * Creates the search for the page that a wrong path means: one spelt alike, else the only one with the same last part. It is
 * of the language and version of the folder that was written, or where nothing is there, of the page that names it; where that
 * has none either, of the default language or of none, else of another one.
 */
export function createSuggestRoute(graph: ContentGraph): SuggestRoute {
  // Made when the first page is missing; a wrong address is often repeated.
  let byFolder: ReadonlyMap<string, Divisions> | undefined;
  const routes = new Map<string, Sought>();
  const known = new Map<string, SuggestedRoute | undefined>();
  const mayCompare = createAllowance();
  return (path, page) => {
    byFolder ??= indexFolders(graph);
    const meant = divisionsMeant(path, divisionsOf(page), byFolder);
    const division = [...meant].sort().join('\n');
    const among = routes.get(division) ?? routesOf(meant, graph, byFolder);
    routes.set(division, among);
    const key = `${path}\n${division}`;
    if (!known.has(key)) {
      const mayFind = mayCompare(among.own.length + among.shared.length);
      known.set(key, mayFind ? nearestIn(path, among, graph) : undefined);
    }
    return known.get(key);
  };
}

function routesOf(
  meant: Divisions,
  { links, pages }: ContentGraph,
  byFolder: ReadonlyMap<string, Divisions>,
): Sought {
  const found = [...links.routes].map((route) => {
    const page = pages.get(route);
    const divisions = divisionsOf(page);
    // What no navigation lists may be of those that it stands beside.
    const around = page?.placed === undefined ? divisionsAround(route, byFolder) : undefined;
    return { route, page, divisions, probable: around ?? divisions };
  });
  const own = found.filter(({ page, probable }) =>
    meant.size === 0 ? !isTranslation(page) : [...probable].some((division) => meant.has(division)),
  );
  const shared = found.filter(({ divisions }) => meant.size === 0 || divisions.size === 0);
  return { own: own.map(({ route }) => route), shared: shared.map(({ route }) => route) };
}

/** A page of the same language that is spelt less alike is meant, not one that is in no navigation, of whatever language. */
function nearestIn(
  path: string,
  { own, shared }: Sought,
  { pages }: ContentGraph,
): SuggestedRoute | undefined {
  const ofOwn = nearestRoute(path, own);
  if (ofOwn !== undefined) return { route: ofOwn, isTranslation: false };
  const route = nearestRoute(path, shared);
  if (route === undefined) return undefined;
  return { route, isTranslation: isTranslation(pages.get(route)) };
}

function isTranslation(page: ListedPage | undefined): boolean {
  const language = languageOf(page);
  return language !== undefined && language.default !== true;
}

function nearestRoute(path: string, routes: readonly string[]): string | undefined {
  const bare = withoutPageExtension(path);
  const alike = suggestPath(bare, routes);
  const isSlip = alike !== undefined && suggestSurely(bare, [alike]) !== undefined;
  const near = isSlip ? alike : (onlyLonger(bare, routes) ?? alike);
  if (near !== undefined) return near;
  const name = bare.slice(bare.lastIndexOf('/')).toLowerCase();
  if (name === '/') return undefined;
  const moved = routes.filter((route) => route.toLowerCase().endsWith(name));
  return moved.length === 1 ? moved[0] : undefined;
}

/** The only page of a folder whose name has all words of the one that was written, and more behind them. */
function onlyLonger(path: string, routes: readonly string[]): string | undefined {
  // A single word begins the names of many.
  if (!nameOf(path).includes('-')) return undefined;
  const begin = `${path.toLowerCase()}-`;
  const found = routes.filter(
    (route) => route.toLowerCase().startsWith(begin) && !route.includes('/', begin.length),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Those of the innermost folder of the path in which pages are. */
function divisionsAround(path: string, byFolder: ReadonlyMap<string, Divisions>): Divisions | undefined {
  return foldersOf(path)
    .map((folder) => byFolder.get(folder))
    .find((found) => found !== undefined);
}

/** Those of the folder that was written; of several, those of the page. */
function divisionsMeant(path: string, own: Divisions, byFolder: ReadonlyMap<string, Divisions>): Divisions {
  const written = divisionsAround(path, byFolder);
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
