import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../project/files/attempt.ts';
import { isInside } from '../../project/files/is-inside.ts';
import { repositoryRoot } from '../../project/git/repository-root.ts';
import { IGNORE_FILE } from '../../project/selection/ignore.ts';
import { isForTools, isSkippedFolder } from '../../project/selection/skipped-folder.ts';

/** What a file looked like. */
export interface FileStamp {
  readonly text: string;
  /** The file was quiet when it was looked at: if it is written again, its stamp will differ. */
  readonly isSettled: boolean;
  readonly isEmpty: boolean;
}

/** Everything of a docs folder that is watched, by paths with `/` from that folder. */
export interface WatchedList {
  readonly files: Map<string, FileStamp>;
  /** Folders, the docs folder itself as an empty text. */
  readonly folders: ReadonlySet<string>;
  /** Links to files, and files outside of the docs folder: their paths by the folder, absolute, that their target is in. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** Why something is not followed. */
  readonly notices: readonly string[];
}

/** Lists a docs folder as loading reads it: nothing outside the repository, no folder twice. */
export function listWatched(directory: string): WatchedList {
  try {
    return list(directory, repositoryRoot(directory));
  } catch (error) {
    return { files: new Map(), folders: new Set(), targets: new Map(), notices: noticeOf(directory, error) };
  }
}

/**
 * Adds files elsewhere in the repository, by their paths from the docs folder: what the site is read from there. Of one
 * that is not there yet, its folder is watched.
 */
export function withOutside(known: WatchedList, directory: string, paths: Iterable<string>): WatchedList {
  const files = new Map(known.files);
  const targets = new Map(known.targets);
  for (const path of paths) {
    const folder = folderInside(join(directory, path), repositoryRoot(directory));
    if (folder === undefined) continue;
    targets.set(folder, [...(targets.get(folder) ?? []), path]);
    const stats = statSync(join(directory, path), { throwIfNoEntry: false });
    if (stats?.isFile() === true) files.set(path, stampOf(stats));
  }
  return { ...known, files, targets };
}

/** The real folder of a file; nothing where that lies outside of the repository, or is no folder. */
function folderInside(absolute: string, root: string): string | undefined {
  const folder = attempt(() => realpathSync(dirname(absolute)));
  if (folder === undefined || !isInside(folder, root)) return undefined;
  return attempt(() => statSync(folder).isDirectory()) === true ? folder : undefined;
}

function list(directory: string, root: string): WatchedList {
  const files = new Map<string, FileStamp>();
  const folders = new Set<string>();
  const targets = new Map<string, string[]>();
  const notices: string[] = [];
  const visited = new Set<string>();

  const visitFolder = (folder: string): void => {
    const absolute = join(directory, folder);
    const real = realpathSync(absolute);
    if (visited.has(real)) return void notices.push(`"${folder}" leads to a folder that is read already`);
    visited.add(real);
    folders.add(folder);
    for (const item of readdirSync(absolute, { withFileTypes: true }))
      visit(item, folder === '' ? item.name : `${folder}/${item.name}`);
  };
  const visit = (item: Dirent, path: string): void => {
    if (isUnwatched(item.name)) return;
    const absolute = join(directory, path);
    try {
      if (item.isSymbolicLink() && !follow(path, realpathSync(absolute))) return;
      const stats = statSync(absolute);
      if (stats.isFile()) files.set(path, stampOf(stats));
      else if (stats.isDirectory() && !isSkippedFolder(absolute)) visitFolder(path);
    } catch (error) {
      for (const each of noticeOf(path, error)) notices.push(each);
    }
  };
  const follow = (path: string, target: string): boolean => {
    if (!isInside(target, root)) {
      notices.push(`"${path}" leads out of the repository`);
      return false;
    }
    targets.set(dirname(target), [...(targets.get(dirname(target)) ?? []), path]);
    return true;
  };
  visitFolder('');
  return { files, folders, targets, notices };
}

/** Of the files that only tools see, one matters. */
export function isUnwatched(name: string): boolean {
  return isForTools(name) && name !== IGNORE_FILE;
}

/** Milliseconds in which a file may be written twice and look the same. */
const UNSETTLED = 100;

/** Notes what a file looks like now. The time of its content is what programs that copy files set it to; that of its state is true. */
export function stampOf({ mtimeMs, ctimeMs, size, ino }: Stats): FileStamp {
  const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) > UNSETTLED;
  return { text: `${mtimeMs} ${ctimeMs} ${size} ${ino}`, isSettled, isEmpty: size === 0 };
}

/** Paths of files that came, went or changed. */
export function compareFiles(
  before: ReadonlyMap<string, FileStamp>,
  now: ReadonlyMap<string, FileStamp>,
): readonly string[] {
  const gone = [...before.keys()].filter((path) => !now.has(path));
  const changed = [...now].filter(([path, { text }]) => before.get(path)?.text !== text);
  return [...gone, ...changed.map(([path]) => path)];
}

/** What vanished meanwhile is no news. */
function noticeOf(path: string, error: unknown): readonly string[] {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return [];
  return [code === 'ELOOP' ? `"${path}" is a link to itself` : `"${path}" cannot be read (${code})`];
}
