import { accessSync, constants, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@waymark/core/source';
import { createSpelling } from './files/is-spelled-so.ts';
import { isTooLargePage } from './files/size-limits.ts';
import { statsAt } from './files/stats-at.ts';
import type { Project, ProjectFile } from './project.ts';
import type { Ignore } from './selection/ignore.ts';

/** Changed paths from which on the whole folder is listed: a look at each of them costs more. */
const MOST = 50;
/** Files that say how others are listed: tools' own, and those of outputs and exports. */
const SPECIAL = /(?:^|\/)(?:\.|_waymark\/)|\ufffd|^waymark-export\./i;

/** What is known of a folder before some of its files came, went or were written. */
export interface EarlierList extends Pick<Project, 'directory' | 'files' | 'leftOut'> {
  readonly ignored: () => Ignore;
}

/**
 * The list of files after single ones came or went in folders that hold others of the list, as listing the whole folder
 * again gives it. Undefined where only that can tell.
 */
export function listAgain(earlier: EarlierList, changed: readonly string[]): Project['files'] | undefined {
  const { directory, files, leftOut } = earlier;
  if (changed.length > MOST || leftOut.length > 0 || changed.some((path) => SPECIAL.test(path)))
    return undefined;
  // A file that got other letter case is found under its earlier name too on some disks.
  const isSpelledSo = createSpelling(directory);
  const isThere = (path: string): boolean =>
    statsAt(join(directory, path)) !== undefined && isSpelledSo(path);
  const gone = changed.filter((path) => files.has(path) && !isThere(path));
  // Of a folder that cannot be entered, listing says why.
  if (!gone.every((path) => isOpenFolder(join(directory, folderOf(path))))) return undefined;
  const come = changed.filter((path) => !files.has(path));
  const others = changed.filter((path) => files.has(path) && !gone.includes(path));
  const isPlain = (path: string): boolean => isReadableFile(join(directory, path)) && isSpelledSo(path);
  if (![...come, ...others].every(isPlain)) return undefined;
  const folders = come.length === 0 ? new Set() : new Set(Array.from(files.keys(), folderOf));
  if (!come.every((path) => folders.has(folderOf(path)))) return undefined;
  const kept = new Map(files);
  for (const path of gone) kept.delete(path);
  return come.length === 0 ? kept : withFiles(kept, come, earlier.ignored());
}

/** Adds files at their places: a list is in the order of names, folder by folder. */
function withFiles(files: Project['files'], come: readonly string[], ignored: Ignore): Project['files'] {
  const added = come.map((path): ProjectFile => ({ path, ignored: isIgnored(path, ignored) }));
  const all = [...files.values(), ...added].map((file) => ({ file, key: file.path.replaceAll('/', '\0') }));
  all.sort((a, b) => (a.key < b.key ? -1 : 1));
  return new Map(all.map(({ file }) => [file.path, file]));
}

function isIgnored(path: string, ignored: Ignore): boolean {
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder))
    if (ignored.folder(folder)) return true;
  return ignored.file(path);
}

function isOpenFolder(absolute: string): boolean {
  try {
    accessSync(absolute, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isReadableFile(absolute: string): boolean {
  try {
    accessSync(absolute, constants.R_OK);
    const stats = lstatSync(absolute);
    return stats.isFile() && !isTooLargePage(absolute, stats);
  } catch {
    return false;
  }
}
