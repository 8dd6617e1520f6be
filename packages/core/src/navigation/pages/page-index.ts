import { findLanguage } from '../../config/settings/languages.ts';
import type { PageHead } from '../../content/heads/page-head.ts';
import { suggestPath, suggestSurely } from '../../diagnostics/index.ts';
import {
  decodePath,
  folderOf,
  foldPath,
  groupBy,
  nameOf,
  normalizePath,
  withoutPageExtension,
} from '../../source/index.ts';

/** Pages of one name above which the name says nothing about which of them was meant (`index`). */
const NAMESAKES = 20;
/** Paths that are compared with missing references before suggestions would cost more than they are worth. */
const COMPARISONS = 20_000;

/** Names that say nothing about a page. */
const COMMON_NAME = /(?:^|\/)(?:index|readme)$/i;

/** What a page reference led to. */
export interface FoundPage {
  readonly head: PageHead;
  /** The reference as it should be written, when only its upper and lower case, or the form of its accents, kept it from matching. */
  readonly corrected?: string;
}

/** All page files of a project, found the way references name them. */
export interface PageIndex {
  /** Finds the page that a reference names; undefined when there is none. */
  find(ref: string): FoundPage | undefined;
  /**
   * Path of the page that a wrong reference most likely means: one spelt alike, else the only one of its name. Pages of that name
   * in other folders count only where no entry names them.
   */
  nearest(ref: string, isNamed: (path: string) => boolean): string | undefined;
  /** Paths of pages in the folder that a reference names. */
  inside(ref: string): readonly string[];
  /** Path of the page that a wrong reference must mean: the only one of its name, or of nearly its path. */
  meant(ref: string): string | undefined;
  /** The page file that owns a route. */
  byRoute(route: string): PageHead | undefined;
}

/**
 * Indexes the page files. The order of `pages` does not matter: of two files for one name, `.mdx` wins. A file in
 * `doubles`, which another one keeps from being the page of its route, stands for that page.
 */
export function createPageIndex(
  pages: readonly PageHead[],
  doubles: ReadonlyMap<string, string> = new Map(),
): PageIndex {
  const byPath = new Map<string, PageHead>();
  const byRoute = new Map<string, PageHead>();
  for (const head of pages) {
    keepFirst(byPath, withoutPageExtension(head.file), head);
    keepFirst(byRoute, head.route, head);
  }
  for (const [file, route] of doubles) {
    const head = byRoute.get(route);
    if (head !== undefined && !byPath.has(withoutPageExtension(file)))
      byPath.set(withoutPageExtension(file), head);
  }
  const paths = (): Set<string> =>
    new Set([...pages].sort(comparePrecedence).map(({ file }) => withoutPageExtension(file)));
  const firstOf = (paths: readonly string[]): { path: string; head: PageHead } | undefined => {
    const path = paths.find((candidate) => byPath.has(candidate)) ?? '';
    const head = byPath.get(path);
    return head === undefined ? undefined : { path, head: byRoute.get(head.route) ?? head };
  };
  let byFoldedPath: ReadonlyMap<string, string> | undefined;
  const find = (ref: string): FoundPage | undefined => {
    const named = byPath.get(ref);
    if (named !== undefined) return { head: byRoute.get(named.route) ?? named };
    const candidates = pathsOfRef(ref);
    const exact = firstOf(candidates);
    if (exact !== undefined) return { head: exact.head };
    byFoldedPath ??= indexFolded(paths());
    const folded = byFoldedPath;
    const similar = firstOf(candidates.flatMap((path) => folded.get(foldPath(path)) ?? []));
    return similar === undefined ? undefined : { head: similar.head, corrected: similar.path };
  };

  let neighbours: ReadonlyMap<string, readonly string[]> | undefined;
  let comparisons = COMPARISONS;
  const around = (path: string): { namesakes: readonly string[]; siblings: readonly string[] } => {
    neighbours ??= indexNeighbours(paths());
    const namesakes = neighbours.get(nameOf(path)) ?? [];
    return { namesakes, siblings: neighbours.get(`${folderOf(path)}/`) ?? [] };
  };
  const nearest: PageIndex['nearest'] = (ref, isNamed) => {
    const path = normalizeRef(ref);
    const { namesakes, siblings } = around(path);
    const few = namesakes.length > NAMESAKES ? [] : namesakes;
    const free = few.filter((namesake) => !isNamed(namesake) && !isTranslated(path, namesake));
    const candidates = [...siblings, ...free];
    comparisons -= candidates.length;
    const near = comparisons < 0 ? undefined : suggestPath(path, candidates);
    return near ?? (namesakes.length === 1 && !COMMON_NAME.test(path) ? free[0] : undefined);
  };
  const meant = (ref: string): string | undefined => {
    const path = normalizeRef(ref);
    const { namesakes, siblings } = around(path);
    if (namesakes.length > 0 || siblings.length > COMPARISONS / 100)
      return namesakes.length === 1 && !COMMON_NAME.test(path) ? namesakes[0] : undefined;
    return suggestSurely(path, siblings);
  };
  const inside = (ref: string): readonly string[] => around(`${normalizeRef(ref)}/`).siblings;
  return { find, nearest, meant, inside, byRoute: (route) => byRoute.get(route) };
}

/** Whether a path is, or would be, in another language than one of the same name. */
function isTranslated(path: string, namesake: string): boolean {
  const [own, rest] = languagePart(path);
  const [other, otherRest] = languagePart(namesake);
  return own !== other && (rest === otherRest || (own !== '' && other !== ''));
}

/** The folder of a language with which a path begins, and what follows. */
function languagePart(path: string): readonly [language: string, rest: string] {
  const [first = ''] = path.split('/', 1);
  // By its name: `cn` and `zh-Hans` are one.
  const language = findLanguage(first)?.name;
  return language === undefined ? ['', path] : [language, path.slice(first.length + 1)];
}

/** A reference as a plain path: no slash at its ends, no extension, no `.` or `..` steps. */
export function normalizeRef(ref: string): string {
  return normalizePath(ref.trim()).slice(1);
}

/** The files that a path of a page may stand for, best first. */
export function pageFilesOf(ref: string): readonly string[] {
  const path = withoutPageExtension(normalizeRef(ref));
  return ['.mdx', '.md'].map((ending) => path + ending);
}

/** The paths that a reference may mean, best first: as written, decoded, as `x/index`, as `x/README`. */
export function pathsOfRef(ref: string): readonly string[] {
  const written = normalizeRef(ref);
  const decoded = decodePath(written);
  const names = [written, withoutPageExtension(written), decoded, withoutPageExtension(decoded)];
  const bare = withoutPageExtension(decoded);
  const folder = bare === '' ? '' : `${bare}/`;
  return [...new Set([...names, `${folder}index`, `${folder}README`])];
}

/** Keeps the page that goes before others of its key. */
function keepFirst(heads: Map<string, PageHead>, key: string, head: PageHead): void {
  const holder = heads.get(key);
  if (holder === undefined || comparePrecedence(head, holder) < 0) heads.set(key, head);
}

/** `.mdx` before `.md`, then `x` before `x/index`, then by name: the order in which files win a route. */
function comparePrecedence(a: PageHead, b: PageHead): number {
  return precedenceOf(a.file) - precedenceOf(b.file) || (a.file < b.file ? -1 : 1);
}

/** Where a file stands among those of one route: the lowest is the page. */
export function precedenceOf(file: string): number {
  return (/\.mdx$/i.test(file) ? 0 : 2) + (/(?:^|\/)index\.mdx?$/i.test(file) ? 1 : 0);
}

/** Paths by what they are where letter case and the form of accents do not count; of two that are the same so, the first. */
export function indexFolded(paths: Iterable<string>): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const path of paths) {
    const folded = foldPath(path);
    if (!index.has(folded)) index.set(folded, path);
  }
  return index;
}

/** Pages by folder (`guides/`) and by last name (`intro`): where a misspelt reference has its likely meanings. */
function indexNeighbours(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const all = [...paths];
  return new Map([...groupBy(all, (path) => `${folderOf(path)}/`), ...groupBy(all, nameOf)]);
}
