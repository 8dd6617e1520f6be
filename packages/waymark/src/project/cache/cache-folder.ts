import { accessSync, constants } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { wrongUse } from '../expected-error.ts';
import { contentHash } from '../files/hash.ts';
import { isInside } from '../files/is-inside.ts';
import { makeFolder } from '../files/writing/make-folder.ts';
import { isTracked } from '../git/is-tracked.ts';
import { userCache } from './user-cache.ts';

/**
 * Folder of what is kept of one project from build to build: in the folder that the command line names, else in the
 * user's own, never in the project. Throws an `ExpectedError` where git tracks files in the folder, as a cache that comes
 * with a project would be a way into its output, and where the folder is content of the docs, as the site would hold it.
 */
export function cacheFolder(directory: string, chosen: string | undefined): string {
  if (chosen === undefined) return join(userCache(), contentHash(directory));
  const folder = resolve(chosen);
  if (isTracked(folder))
    throw wrongUse(
      `The cache cannot be kept in ${chosen}: git tracks files there. Choose another folder with --cache`,
    );
  if (
    isInside(folder, directory) &&
    !relative(directory, folder)
      .split(sep)
      .some((name) => name.startsWith('.'))
  )
    throw wrongUse(
      `The cache cannot be kept in ${chosen}: it would become a part of the site. Choose a folder outside of the docs, or one whose name begins with a dot`,
    );
  return join(folder, contentHash(directory));
}

/** Makes the folder of a cache that the command line asked for; one that cannot be written would be a cache without effect. */
export function makeCacheFolder(folder: string, chosen: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { message } = error as Error;
    throw wrongUse(`The cache cannot be kept in ${chosen}: ${message}. Choose another folder with --cache`);
  }
}
