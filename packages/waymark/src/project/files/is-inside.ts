import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder or lies in it. Both must be real paths. */
export function isInside(path: string, folder: string): boolean {
  const rest = relative(folder, path);
  return rest === '' || (rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest));
}
