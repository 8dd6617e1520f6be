import { join, resolve } from 'node:path';
import { ExpectedError } from '../expected-error.ts';
import { contentHash } from '../files/hash.ts';
import { isTracked } from '../git/is-tracked.ts';
import { userCache } from './user-cache.ts';

/**
 * Folder of what is kept of one project from build to build: in the folder that the command line names, else in the
 * user's own, never in the project. Throws an `ExpectedError` where git tracks files in the folder: a cache that comes
 * with a project would be a way into its output.
 */
export function cacheFolder(directory: string, chosen: string | undefined): string {
  if (chosen === undefined) return join(userCache(), contentHash(directory));
  const folder = resolve(chosen);
  if (isTracked(folder))
    throw new ExpectedError(
      'wrong-use',
      `The cache cannot be kept in ${chosen}: git tracks files there. Choose another folder with --cache`,
    );
  return join(folder, contentHash(directory));
}
