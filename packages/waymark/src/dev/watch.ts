import { relative } from 'node:path';
import { watch } from 'chokidar';

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
    ignored: (path) => isIgnored(relative(directory, path)),
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

function isIgnored(path: string): boolean {
  return path
    .split(/[\\/]/)
    .some(
      (part) =>
        part === 'node_modules' ||
        part === 'dist' ||
        (part.startsWith('.') && part !== '.mintignore' && part !== '.well-known' && part !== '.mintlify'),
    );
}
