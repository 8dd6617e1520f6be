import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf } from '@waymark/core/source';
import { attempt } from '../../project/files/attempt.ts';
import { createSpelling } from '../../project/files/is-spelled-so.ts';
import { statsAt } from '../../project/files/stats-at.ts';
import { type FileStamp, stampOf, type WatchedList } from './list-watched.ts';

/** What looking at some paths came to. */
export interface Looked {
  readonly paths: readonly string[];
  /** Files came or went. */
  readonly isListChanged: boolean;
}

/** Looks at single files, and notes in the list what they are like. Undefined when only listing all can tell. */
export function lookAt(
  paths: readonly string[],
  directory: string,
  { files, folders, targets }: WatchedList,
): Looked | undefined {
  const looked = new Map<string, FileStamp | undefined>();
  // A file that got other letter case is found under its earlier name too on some disks.
  const isSpelledSo = createSpelling(directory);
  const stampOfPath = (path: string): FileStamp | 'other' | undefined => {
    const isFollowed = (target: string): boolean => targets.get(dirname(target))?.includes(path) === true;
    return isSpelledSo(path) ? stampAt(join(directory, path), isFollowed) : undefined;
  };
  for (const path of paths) {
    // In a folder that is not watched, such as an output.
    const isWatched = folders.has(path) || folders.has(folderOf(path));
    if (!isWatched && !path.startsWith('../')) continue;
    const now = folders.has(path) ? 'other' : stampOfPath(path);
    // Nothing is noted yet: what the list of all will be compared with is the state before.
    if (now === 'other') return undefined;
    looked.set(path, now);
  }
  const changed = [...looked].filter(([path, now]) => isChanged(files.get(path), now)).map(([path]) => path);
  const isListChanged = [...looked].some(([path, now]) => files.has(path) !== (now !== undefined));
  for (const [path, now] of looked) {
    if (now === undefined) files.delete(path);
    else files.set(path, now);
  }
  return { paths: changed, isListChanged };
}

/** Whether nothing is where one of some known files or folders was, or nothing is in a file that held something. */
export function isAnyGone(
  paths: readonly string[],
  directory: string,
  { files, folders }: WatchedList,
): boolean {
  return paths.some((path) => {
    const known = files.get(path);
    if (known === undefined && !folders.has(path)) return false;
    const stats = statsAt(join(directory, path));
    return stats === undefined || (known?.isEmpty === false && stats.isFile() && stats.size === 0);
  });
}

/** A file that was still being written when it was looked at may have the stamp that it had. */
function isChanged(before: FileStamp | undefined, now: FileStamp | undefined): boolean {
  return before?.text !== now?.text || before?.isSettled === false;
}

/** The stamp of a file. A folder, or a link whose target is not watched yet, is something else. */
function stampAt(absolute: string, isFollowed: (target: string) => boolean): FileStamp | 'other' | undefined {
  const stats = statsAt(absolute);
  if (stats === undefined) return undefined;
  if (stats.isFile()) return stampOf(stats);
  const target = stats.isSymbolicLink() ? targetOf(absolute) : undefined;
  return target?.stats.isFile() === true && isFollowed(target.path) ? stampOf(target.stats) : 'other';
}

/** What a link leads to, unless that is the link itself. */
function targetOf(link: string): { readonly path: string; readonly stats: Stats } | undefined {
  return attempt(() => ({ path: realpathSync(link), stats: statSync(link) }));
}
