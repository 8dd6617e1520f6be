import { rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Removes folders that hold nothing, from the inner to the outer one, which stays; the first that holds something ends it. Some may
 * be gone already, or never have been made.
 */
export function removeEmptyFolders(inner: string, outer: string): void {
  for (let folder = inner; folder !== outer; folder = dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return;
    }
  }
}
