import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentHash } from '../assets/hash.ts';
import type { CacheStore } from './store.ts';

/** Opens the store of one project: a folder with a file for each key. A disk that refuses makes the store forget. */
export function openDiskStore(directory: string): CacheStore {
  const folder = join(cacheRoot(directory), contentHash(directory));
  const used = new Set<string>();
  return {
    read(key) {
      used.add(key);
      return attempt(() => readFileSync(join(folder, key), 'utf8'));
    },
    write(key, value) {
      used.add(key);
      // By rename, so that a build that is stopped leaves no half entry.
      const temporary = join(folder, `${key}.${process.pid}`);
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(temporary, value);
        renameSync(temporary, join(folder, key));
      });
    },
    prune() {
      for (const name of attempt(() => readdirSync(folder)) ?? []) {
        if (!used.has(name)) attempt(() => rmSync(join(folder, name), { force: true }));
      }
    },
  };
}

/** `node_modules/.cache/waymark` where there is a `node_modules` at or above the docs folder, else the user's cache. */
function cacheRoot(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) return join(folder, 'node_modules', '.cache', 'waymark');
    if (dirname(folder) === folder) break;
  }
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'waymark');
  const local = process.platform === 'win32' ? process.env['LOCALAPPDATA'] : process.env['XDG_CACHE_HOME'];
  return join(local ?? join(homedir(), '.cache'), 'waymark');
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
