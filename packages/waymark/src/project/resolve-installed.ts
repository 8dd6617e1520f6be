import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isTracked } from './git/is-tracked.ts';

/**
 * The module of a library that is installed where a folder, or where the command was called, would find it; undefined where there
 * is none. One that came with the repository is a stranger's code, not an installation.
 */
export function resolveInstalled(name: string, directory: string): string | undefined {
  for (const folder of [directory, process.cwd()]) {
    try {
      const path = createRequire(join(folder, 'package.json')).resolve(name);
      if (!isTracked(dirname(path))) return path;
    } catch {
      // It is not there.
    }
  }
  return undefined;
}
