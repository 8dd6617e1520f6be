import { lstatSync, type Stats } from 'node:fs';
import { attempt } from './attempt.ts';

/**
 * What is at a path, links not followed; undefined where nothing can be seen: a file may stand in the place of a folder on
 * the way, or a link to itself, or a folder that may not be entered.
 */
export function statsAt(path: string): Stats | undefined {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }));
}
