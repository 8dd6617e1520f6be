import { lstatSync, type Stats } from 'node:fs';

/**
 * What is at a path, links not followed; undefined where nothing can be seen: a file may stand in the place of a folder on
 * the way, or a link to itself, or a folder that may not be entered.
 */
export function statsAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
