import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rememberAll } from '@waymark/core/source';
import { MANIFEST } from '../../project/selection/is-output.ts';
import type { EarlierOutput } from './earlier-output.ts';
import type { FileHashes } from './manifest.ts';

/** What has to be done to an output folder, each list in its order. */
export interface Plan {
  /** Files of earlier builds that stand where the new site needs a folder, or in a folder where it needs a file. */
  readonly inTheWay: readonly string[];
  readonly place: readonly string[];
  /** Files of earlier builds that the new site does not have. */
  readonly stale: readonly string[];
  /** What others put where the new site has something of its own: while there is any, nothing may be done. */
  readonly foreign: readonly string[];
}

type Kind = 'absent' | 'file' | 'folder' | 'other';

/** Compares a new site with what stands in the output folder. */
export function planPublication(out: string, files: FileHashes, earlier: EarlierOutput): Plan {
  const place = [...files.keys()].filter((path) => earlier.hashAt(path) !== files.get(path));
  const { inTheWay, foreign } = findObstacles(out, [MANIFEST, ...place], earlier);
  const stale = earlier.paths.filter(
    (path) => !files.has(path) && !inTheWay.has(path) && earlier.hashAt(path) !== undefined,
  );
  const isNew = (path: string): boolean => earlier.hashAt(path) === undefined;
  return {
    inTheWay: [...inTheWay].sort(),
    // New names first, for nothing refers to them yet; what a page refers to before the page.
    place: inOrder(place, (path) => (isPage(path) ? 2 : 0) + (isNew(path) ? 0 : 1)),
    stale: inOrder(stale, (path) => (isPage(path) ? 0 : 1)),
    foreign: [...foreign].sort(),
  };
}

/** Whether readers open a file by its address; documents in `_waymark/` are parts of pages. */
function isPage(path: string): boolean {
  return path.endsWith('.html') && !path.startsWith('_waymark/');
}

function inOrder(paths: readonly string[], rank: (path: string) => number): readonly string[] {
  const ranked = paths.map((path) => ({ path, rank: rank(path) }));
  return ranked.sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1)).map(({ path }) => path);
}

interface Obstacles {
  readonly inTheWay: Set<string>;
  readonly foreign: Set<string>;
}

function findObstacles(out: string, paths: readonly string[], earlier: EarlierOutput): Obstacles {
  const found: Obstacles = { inTheWay: new Set(), foreign: new Set() };
  const folderKind = rememberAll((path: string) => kindOf(join(out, path)));
  const isOurs = (path: string): boolean =>
    path === MANIFEST ? earlier.manifest.isOurs : earlier.hashAt(path) !== undefined;
  const note = (path: string): unknown => (isOurs(path) ? found.inTheWay : found.foreign).add(path);
  for (const path of paths) {
    const blocked = foldersOf(path).find((folder) => folderKind(folder) !== 'folder');
    if (blocked !== undefined) {
      if (folderKind(blocked) !== 'absent') note(blocked);
      continue;
    }
    const kind = kindOf(join(out, path));
    if (kind === 'folder') for (const inner of listFolder(out, path)) note(inner);
    else if (kind !== 'absent' && !isOurs(path)) found.foreign.add(path);
  }
  return found;
}

/** Folders above a path, the outermost first. */
function foldersOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Everything in a folder; one that is empty is something of somebody's too. */
function listFolder(out: string, folder: string): readonly string[] {
  const items = readdirSync(join(out, folder), { withFileTypes: true });
  if (items.length === 0) return [folder];
  return items.flatMap((item) => {
    const path = `${folder}/${item.name}`;
    return item.isDirectory() ? listFolder(out, path) : [path];
  });
}

function kindOf(path: string): Kind {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'absent';
  if (stats.isFile()) return 'file';
  return stats.isDirectory() ? 'folder' : 'other';
}
