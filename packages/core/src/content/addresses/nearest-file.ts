import { createAllowance, suggestPath } from '../../diagnostics/index.ts';
import { groupBy, nameOf, rememberAll } from '../../source/index.ts';

/** Finds the file that a path without one most probably means. */
export type NearestFile = (path: string) => string | undefined;

/**
 * Creates the search for what a path without a file means: the nearest path of a file, else the only file of that name. Paths
 * are compared as `keyOf` makes them. A file that is missing on one page is often missing on many: answers are remembered.
 */
export function createNearestFile(
  files: Iterable<string>,
  keyOf: (path: string) => string = (path) => path,
): NearestFile {
  // Made when the first file is missing: a single page is checked after each edit.
  let index: FileIndex | undefined;
  const mayCompare = createAllowance();
  const nearest = rememberAll((path: string) => {
    index ??= indexFiles(files, keyOf);
    const near = mayCompare(index.byKey.size) ? suggestPath(path, index.byKey.keys()) : undefined;
    return near === undefined ? onlyOf(index.byName.get(nameOf(path))) : index.byKey.get(near);
  });
  return (written) => nearest(keyOf(written));
}

interface FileIndex {
  /** The first file of each key. */
  readonly byKey: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

function indexFiles(files: Iterable<string>, keyOf: (path: string) => string): FileIndex {
  const byKey = new Map<string, string>();
  // They may come only once.
  const all = [...files];
  for (const file of all) if (!byKey.has(keyOf(file))) byKey.set(keyOf(file), file);
  return { byKey, byName: groupBy(all, (file) => nameOf(keyOf(file)).toLowerCase()) };
}

function onlyOf(files: readonly string[] | undefined): string | undefined {
  return files?.length === 1 ? files[0] : undefined;
}
