import { lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ExpectedError } from '../expected-error.ts';

/**
 * Real path of an output folder, which need not exist yet: a symbolic link stands for its target. Throws an
 * `ExpectedError` where a site written there would take the place of something else: a file, or the docs folder
 * itself.
 */
export function resolveOutputPlace(out: string, docs: string): string {
  const place = realPath(resolve(out), out);
  if (isInside(realpathSync(docs), place))
    throw new ExpectedError(
      'wrong-use',
      `The site cannot be written to ${out}: that folder holds the docs themselves. Choose another one with --out`,
    );
  return place;
}

/** Whether a path is a folder or lies in it. Both must be real paths. */
export function isInside(path: string, folder: string): boolean {
  const rest = relative(folder, path);
  return rest === '' || (rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest));
}

/** Real path of the part that exists, and the rest as written. `out` is what messages name. */
function realPath(path: string, out: string): string {
  const parent = dirname(path);
  if (parent === path) return path;
  // The parent first: below a file nothing can be asked for.
  const realParent = realPath(parent, out);
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return join(realParent, basename(path));
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return realpathSync(path);
  const problem = stats === undefined ? 'is a symbolic link that leads nowhere' : 'is a file';
  throw new ExpectedError('wrong-use', `The site cannot be written to ${out}: ${path} ${problem}`);
}
