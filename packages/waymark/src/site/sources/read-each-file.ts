import type { Project } from '../../project/project.ts';

/** What is read of each of some files, by path. */
type ReadEachFile<Value> = (project: Project, paths: readonly string[]) => ReadonlyMap<string, Value>;

/**
 * Creates the function that reads something of each file, as plain data: again only of files in another state. What says
 * the same stays the same object; so does the map.
 */
export function createEachFileReader<Value>(
  read: (path: string, project: Project) => Value,
): ReadEachFile<Value> {
  let known: ReadonlyMap<string, KnownFile<Value>> = new Map();
  let last: { readonly paths: readonly string[]; readonly values: ReadonlyMap<string, Value> } | undefined;
  const readOne = (path: string, project: Project): KnownFile<Value> => {
    const version = project.version(path);
    const before = known.get(path);
    // A copy: texts cut out of a file would keep the whole file in memory.
    const value = structuredClone(read(path, project));
    const isSame = before !== undefined && JSON.stringify(before.value) === JSON.stringify(value);
    return { version, value: isSame ? before.value : value };
  };
  return (project, paths) => {
    const stale = paths.filter((path) => known.get(path)?.version !== project.version(path));
    if (stale.length === 0 && last?.paths === paths) return last.values;
    const next = new Map(known);
    for (const path of stale) next.set(path, readOne(path, project));
    const isSame =
      last?.paths === paths && stale.every((path) => known.get(path)?.value === next.get(path)?.value);
    known = next;
    if (last === undefined || !isSame) last = { paths, values: valuesOf(paths, next) };
    return last.values;
  };
}

function valuesOf<Value>(
  paths: readonly string[],
  known: ReadonlyMap<string, KnownFile<Value>>,
): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const path of paths) {
    const read = known.get(path);
    if (read !== undefined) values.set(path, read.value);
  }
  return values;
}

/** What was read of a file in one state. */
interface KnownFile<Value> {
  readonly version: number;
  readonly value: Value;
}
