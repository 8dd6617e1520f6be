import { accessSync, constants, type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXPORT_NAME } from './export-name.ts';
import { isInside } from './files/is-inside.ts';
import { isPage, isTooLargePage, LARGEST_PAGE } from './files/size-limits.ts';
import type { LeftOutFile, Project, ProjectFile } from './project.ts';
import type { Ignore } from './selection/ignore.ts';
import { isSkippedFolder } from './selection/skipped-folder.ts';

/** The files of a project, and what of its folder cannot be used. */
export type Listed = Pick<Project, 'files' | 'leftOut'>;

/** A docs folder, and what of it is no content. */
interface Listing {
  readonly directory: string;
  /** Real path that nothing may lead out of. */
  readonly root: string;
  readonly out: string | undefined;
  readonly ignored: Ignore;
}

/** Where an item is. */
interface Place {
  /** Within the project. */
  readonly path: string;
  /** Real path of the folder that it stands in. */
  readonly real: string;
}

/** Real path of an item of a folder: asked for at each folder, it was half of listing them. */
function realPath(item: Dirent, absolute: string, folder: string): string {
  return item.isSymbolicLink() ? realpathSync(absolute) : join(folder, item.name);
}

/** Lists the files of a docs folder, and what of it cannot be used. */
export function listFiles(listing: Listing): Listed {
  const { directory, root, out, ignored } = listing;
  const files = new Map<string, ProjectFile>();
  const leftOut: LeftOutFile[] = [];
  const visited = new Set<string>();
  const visitFolder = (folder: string, real: string, insideIgnored: boolean): void => {
    if (visited.has(real) || !isInside(real, root) || (real === out && folder !== '')) return;
    visited.add(real);
    const prefix = folder === '' ? '' : `${folder}/`;
    const items = readFolder(real);
    if (items === undefined && !insideIgnored) leftOut.push({ path: folder, problem: UNREADABLE });
    for (const item of items ?? []) visitItem(item, { path: `${prefix}${item.name}`, real }, insideIgnored);
  };
  const visitItem = (item: Dirent, { path, real }: Place, insideIgnored: boolean): void => {
    // Both are normal already: `join` would be a quarter of listing.
    const absolute = `${directory}/${path}`;
    const kind = kindOf(item, absolute, root);
    const problem = problemOf(item, kind, absolute);
    if (problem !== undefined) {
      if (!insideIgnored && !isSkippedFolder(absolute)) leftOut.push({ path, problem });
      return;
    }
    if (kind === 'file' && !isExport(path))
      files.set(path, { path, ignored: insideIgnored || ignored.file(path) });
    if (kind === 'folder' && !isSkippedFolder(absolute))
      visitFolder(path, realPath(item, absolute, real), insideIgnored || ignored.folder(path));
  };
  visitFolder('', realpathSync(directory), false);
  return { files, leftOut };
}

const UNREADABLE = 'cannot be read; its permissions are in the way';

/**
 * What is in a folder; nothing where that has just gone. Undefined where the system lists nothing although it said that it
 * would: Windows and network drives keep rights of their own.
 */
function readFolder(absolute: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code === 'EACCES' || code === 'EPERM') return undefined;
    throw error;
  }
}

/** Why something of a folder cannot be used; nothing for what can, and for what is no file (a socket). */
function problemOf(item: Dirent, kind: 'file' | 'folder' | undefined, absolute: string): string | undefined {
  // Names in another encoding are read with this sign in the place of what they hold; nothing has the name then.
  if (item.name.includes('\ufffd') && !existsSync(absolute)) return 'has a name that is not UTF-8';
  if (item.isSymbolicLink() && kind === undefined)
    return 'is a link that leads nowhere, to itself, or out of the repository (with --untrusted, out of the docs folder)';
  if (kind === undefined) return undefined;
  try {
    accessSync(absolute, kind === 'folder' ? constants.R_OK | constants.X_OK : constants.R_OK);
    if (kind === 'file' && isPage(absolute) && isTooLargePage(absolute, statSync(absolute)))
      return `is larger than ${LARGEST_PAGE / 1e6} MB`;
    if (!item.isSymbolicLink() || !isInside(realpathSync(dirname(absolute)), realpathSync(absolute)))
      return undefined;
    return 'is a link to a folder that it stands in';
  } catch {
    return UNREADABLE;
  }
}

/** What `waymark export` writes when it is told no other name. */
function isExport(path: string): boolean {
  return path === `${EXPORT_NAME}.zip` || path === `${EXPORT_NAME}.pdf`;
}

function kindOf(item: Dirent, path: string, root: string): 'file' | 'folder' | undefined {
  if (item.isSymbolicLink()) return linkKind(path, root);
  if (item.isDirectory()) return 'folder';
  return item.isFile() ? 'file' : undefined;
}

/** What a symbolic link leads to; nothing when that lies outside the repository. */
function linkKind(path: string, root: string): 'file' | 'folder' | undefined {
  try {
    if (!isInside(realpathSync(path), root)) return undefined;
    const stats = statSync(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : undefined;
  } catch {
    return undefined;
  }
}
