import { foldPath } from '@waymark/core/source';
import { problemOfPath } from './output-path.ts';

/**
 * Creates the function that tells whether all who want files of an output get them: every path is one that a file can have,
 * and no two are the same, or one below the other. Only who came or went since the last question is looked at.
 */
export function followPlaces(
  pathsOf: (owner: string) => readonly string[],
): (owners: Iterable<string>) => boolean {
  let before: ReadonlySet<string> = new Set();
  const files = new Map<string, number>();
  /** How much stands right below each folder. */
  const folders = new Map<string, number>();
  const contested = new Set<string>();
  const count = (places: Map<string, number>, path: string, by: number): number => {
    const now = (places.get(path) ?? 0) + by;
    if (now === 0) places.delete(path);
    else places.set(path, now);
    if ((files.get(path) ?? 0) + (folders.has(path) ? 1 : 0) > 1) contested.add(path);
    else contested.delete(path);
    return now;
  };
  const want = (path: string, by: 1 | -1): void => {
    const key = foldPath(path);
    // What no file can be called is contested by itself.
    count(files, key, problemOfPath(path) === undefined ? by : 2 * by);
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      const isOthers = count(folders, key.slice(0, end), by) !== (by === 1 ? 1 : 0);
      if (isOthers) break;
    }
  };
  const wantAll = (owners: readonly string[], by: 1 | -1): void => {
    for (const path of owners.flatMap((owner) => pathsOf(owner))) want(path, by);
  };
  return (owners) => {
    const now = new Set(owners);
    wantAll(without(before, now), -1);
    wantAll(without(now, before), 1);
    before = now;
    return contested.size === 0;
  };
}

function without(all: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...all].filter((each) => !others.has(each));
}
