import { createAllowance, suggestPath } from '../../diagnostics/index.ts';
import { nameOf } from '../../source/index.ts';

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
  const known = new Map<string, string | undefined>();
  const mayCompare = createAllowance();
  return (written) => {
    const path = keyOf(written);
    if (!known.has(path)) {
      index ??= indexFiles(files, keyOf);
      const near = mayCompare(index.byKey.size) ? suggestPath(path, index.byKey.keys()) : undefined;
      known.set(path, near === undefined ? onlyOf(index.byName.get(nameOf(path))) : index.byKey.get(near));
    }
    return known.get(path);
  };
}

interface FileIndex {
  /** The first file of each key. */
  readonly byKey: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

function indexFiles(files: Iterable<string>, keyOf: (path: string) => string): FileIndex {
  const byKey = new Map<string, string>();
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const key = keyOf(file);
    if (!byKey.has(key)) byKey.set(key, file);
    const name = nameOf(key).toLowerCase();
    const alike = byName.get(name);
    if (alike === undefined) byName.set(name, [file]);
    else alike.push(file);
  }
  return { byKey, byName };
}

function onlyOf(files: readonly string[] | undefined): string | undefined {
  return files?.length === 1 ? files[0] : undefined;
}
