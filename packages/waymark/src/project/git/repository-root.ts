import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Real path of the folder that holds `.git`, at or above a folder; else of the folder itself. */
export function repositoryRoot(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return realpathSync(folder);
    if (dirname(folder) === folder) return realpathSync(directory);
  }
}
