import { realpathSync } from 'node:fs';
import type * as TS from 'typescript';
import { isInside } from '../../project/files/is-inside.ts';

/** A compiler that sees files of some folders, and of packages wherever they are installed, and no other files. */
export function containReads(module: typeof TS, folders: readonly string[]): typeof TS {
  const { sys } = module;
  const roots = folders.map((folder) => realpathSync(folder));
  const isSeen = (path: string): boolean => {
    try {
      const real = realpathSync(path);
      return /[\\/]node_modules[\\/]/.test(real) || roots.some((root) => isInside(real, root));
    } catch {
      return false;
    }
  };
  const contained: TS.System = {
    ...sys,
    fileExists: (path) => sys.fileExists(path) && isSeen(path),
    readFile: (path, encoding) => (isSeen(path) ? sys.readFile(path, encoding) : undefined),
  };
  return { ...module, sys: contained };
}
