import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of all files of a folder; packages that are nested in it count on their own. */
export function folderSize(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return item.name === 'node_modules' ? sum : sum + folderSize(path);
    return sum + statSync(path).size;
  }, 0);
}
