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
    if (near !== undefined) return index.byKey.get(near);
    const [only, ...others] = index.byName.get(nameOf(path)) ?? [];
    return others.length === 0 ? only?.[1] : undefined;
  });
  return (written) => nearest(keyOf(written));
}

interface FileIndex {
  /** The first file of each key. */
  readonly byKey: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, readonly (readonly [key: string, file: string])[]>;
}

function indexFiles(files: Iterable<string>, keyOf: (path: string) => string): FileIndex {
  const byKey = new Map<string, string>();
  const all = Array.from(files, (file) => [keyOf(file), file] as const);
  for (const [key, file] of all) if (!byKey.has(key)) byKey.set(key, file);
  return { byKey, byName: groupBy(all, ([key]) => nameOf(key).toLowerCase()) };
}
