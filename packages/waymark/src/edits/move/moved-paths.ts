import { normalizePath } from '@waymark/core/content';

/** Files and pages that move, and how paths to them are written. */
export interface MovedPaths {
  /** New path of a file; that of a file that stays is its own. */
  file(path: string): string;
  /** New route of a page. */
  route(route: string): string;
  isMoved(path: string): boolean;
}

/** Looks up what moves: files by path, pages by route. */
export function createMovedPaths(
  files: ReadonlyMap<string, string>,
  routes: ReadonlyMap<string, string>,
): MovedPaths {
  return {
    file: (path) => files.get(path) ?? path,
    route: (route) => routes.get(route) ?? route,
    isMoved: (path) => files.has(path),
  };
}

/** The way from a folder to a path, both from the same root: `b`, `../a/b`. */
export function relativeFrom(folder: string, path: string): string {
  const from = folder.split('/').filter((step) => step !== '');
  const to = normalizePath(path).slice(1).split('/');
  const differing = to.findIndex((step, at) => step !== from[at] || at === to.length - 1);
  return [...from.slice(differing).map(() => '..'), ...to.slice(differing)].join('/');
}
