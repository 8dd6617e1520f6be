import type { Stats } from 'node:fs';

/**
 * Whether two answers of the system are about one file. On Windows, some versions of Node.js (22.12 to 22.16, 24.0 and 24.1) know the
 * volume of an open file but not that of a path, so it is not compared there: the number of a file hardly ever repeats.
 */
export function isSameInode(
  a: Pick<Stats, 'dev' | 'ino'>,
  b: Pick<Stats, 'dev' | 'ino'>,
  system = process.platform,
): boolean {
  return a.ino === b.ino && (a.dev === b.dev || system === 'win32');
}
