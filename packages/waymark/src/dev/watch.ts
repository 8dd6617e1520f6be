import type { Stats } from 'node:fs';
import { basename, relative } from 'node:path';
import { watch } from 'chokidar';
import { isSkippedFolder } from '../project/load-project.ts';

/** Milliseconds to wait for further changes, so that a save of many files counts once. */
const QUIET = 30;

/** Calls back with the changed paths of a docs folder, gathered until it is quiet. The answer stops watching. */
export function watchProject(
  directory: string,
  onChange: (paths: readonly string[]) => void,
): () => Promise<void> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(directory, {
    ignoreInitial: true,
    ignored: (path, stats) => path !== directory && isIgnored(path, stats),
  });
  watcher.on('all', (_event, path) => {
    changed.add(relative(directory, path).replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      onChange(paths);
    }, QUIET);
  });
  return () => watcher.close();
}

/** Folders that are never read are not watched either; of the files that only tools see, one matters. */
function isIgnored(path: string, stats: Stats | undefined): boolean {
  const name = basename(path);
  if (stats?.isFile() === true) return name.startsWith('.') && name !== '.mintignore';
  return name !== '.mintignore' && isSkippedFolder(path);
}
