import { lstatSync, type Stats } from 'node:fs';

/** What is at a path, links not followed; undefined where nothing is, also where a file stands in the place of a folder on the way. */
export function statsAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
