import { encodePath } from '@waymark/core/content';
import { joinPath, nameOf } from '@waymark/core/source';
import type { Tree } from '../tree/tree.ts';

/** Files that are not pages: those of a public folder, and those that pages name. */
export interface Assets {
  /** Takes a file over; gives the address that it has on the site, undefined where there is no such file. */
  take(path: string): string | undefined;
  /** New path of each file. */
  readonly copies: ReadonlyMap<string, string>;
}

/** Takes over all files of `folders` at the top of the site, and others where `target` says. */
export function createAssets(
  tree: Tree,
  folders: readonly string[],
  target: (path: string) => string,
): Assets {
  const copies = new Map<string, string>();
  const targets = new Map<string, string>();
  const files = new Set(tree.list(''));
  const claim = (path: string, wanted: string): string => {
    const taken = copies.get(wanted);
    const free = taken === undefined || taken === path ? wanted : joinPath(path.replaceAll('/', '-'), '');
    copies.set(free, path);
    targets.set(path, free);
    return free;
  };
  for (const folder of folders)
    for (const path of tree.list(folder)) claim(path, folder === '' ? path : path.slice(folder.length + 1));
  return {
    copies,
    take(path) {
      const isFile = files.has(path) || (path.startsWith('../') && tree.list(folderIn(path)).includes(path));
      if (!isFile) return undefined;
      return `/${encodePath(targets.get(path) ?? claim(path, target(path)))}`;
    },
  };
}

function folderIn(path: string): string {
  return path.slice(0, path.length - nameOf(path).length - 1);
}
