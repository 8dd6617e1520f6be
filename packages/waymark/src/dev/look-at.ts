import { lstatSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Stamp, stampOf, type WatchedList } from './list-watched.ts';

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
  { files, folders }: WatchedList,
): Looked | undefined {
  const changed: string[] = [];
  let isListChanged = false;
  for (const path of paths) {
    const before = files.get(path);
    // In a folder that is not watched, such as an output.
    if (before === undefined && !folders.has(path) && !folders.has(folderOf(path))) continue;
    const now = folders.has(path) ? 'other' : stampAt(join(directory, path), before !== undefined);
    if (now === 'other') return undefined;
    if (now === undefined) files.delete(path);
    else files.set(path, now);
    if ((before === undefined) !== (now === undefined)) isListChanged = true;
    if (isChanged(before, now)) changed.push(path);
  }
  return { paths: changed, isListChanged };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A file that was still being written when it was looked at may have the stamp that it had. */
function isChanged(before: Stamp | undefined, now: Stamp | undefined): boolean {
  return before?.text !== now?.text || before?.isSettled === false;
}

/** The stamp of a file. A folder, or a link that is new, is something else. */
function stampAt(absolute: string, isKnown: boolean): Stamp | 'other' | undefined {
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (stats.isFile()) return stampOf(stats);
  const target = isKnown && stats.isSymbolicLink() ? targetOf(absolute) : undefined;
  return target?.isFile() === true ? stampOf(target) : 'other';
}

/** What a link leads to, unless that is the link itself. */
function targetOf(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}
