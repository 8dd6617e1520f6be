import { lstatSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { wrongUse } from '../../expected-error.ts';
import { attempt } from '../attempt.ts';
import { isInside } from '../is-inside.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Writes a file of a project by its path from a folder. A link in its place gives way to it, and is not followed. Throws an
 * `ExpectedError` where `problemOfPlace` has one.
 */
export function writeFile(directory: string, path: string, content: string | Uint8Array): void {
  refusePlaces(directory, [path]);
  const absolute = join(directory, path);
  makeFolder(dirname(absolute));
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true) rmSync(absolute);
  writeFileSync(absolute, content);
}

/** Throws an `ExpectedError` that names the first path at which nothing can be put. */
export function refusePlaces(directory: string, paths: Iterable<string>): void {
  for (const path of paths) {
    const problem = problemOfPlace(directory, path);
    if (problem !== undefined) throw wrongUse(`Nothing was written: ${join(directory, path)} ${problem}`);
  }
}

/** Why no file can be put at a path below a folder, in words that follow the path; undefined where one can. */
function problemOfPlace(directory: string, path: string): string | undefined {
  const isFolder = (): boolean =>
    lstatSync(join(directory, path), { throwIfNoEntry: false })?.isDirectory() === true;
  return problemOfParents(directory, path) ?? (isFolder() ? 'is a folder' : undefined);
}

/**
 * Why nothing can be put into the folder that a path names below another one, in words that follow the path. A project may
 * come from a stranger, and so may its links: none leads out.
 */
export function problemOfParents(directory: string, path: string): string | undefined {
  const names = normalize(path).split(sep);
  if (path.includes('\0') || names[0] === '..' || names[0] === '') return 'lies outside of the folder';
  for (let count = 1; count < names.length; count++) {
    const folder = join(directory, ...names.slice(0, count));
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    if (stats.isFile()) return 'lies below a file';
    if (stats.isSymbolicLink() && !leadsInside(folder, directory))
      return 'lies behind a link out of the folder';
  }
  return undefined;
}

/** One that leads nowhere, or in a circle, does not. */
function leadsInside(link: string, directory: string): boolean {
  return attempt(() => isInside(realpathSync(link), realpathSync(directory))) === true;
}
