import { lstatSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
    if (folders.has(path)) return undefined;
    const before = files.get(path);
    const folder = dirname(path);
    // In a folder that is not watched, such as an output.
    if (before === undefined && !folders.has(folder === '.' ? '' : folder)) continue;
    const now = stampAt(join(directory, path), before !== undefined);
    if (now === 'other') return undefined;
    if (now === undefined) files.delete(path);
    else files.set(path, now);
    if ((before === undefined) !== (now === undefined)) isListChanged = true;
    // A file that was still being written may have the stamp that it had.
    if (before?.text !== now?.text || before?.isSettled === false) changed.push(path);
  }
  return { paths: changed, isListChanged };
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
