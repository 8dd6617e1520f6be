import type { BigIntStats } from 'node:fs';

/** What a file looks like: whoever writes to it, or puts another in its place, changes one of these. */
export function lookOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
}
