import { normalizePath } from '../../source/index.ts';

/** Path of a file from the root of the repository, given that of the docs folder there; `..` leads out of that folder. */
export function pathFromRoot(folder: string, file: string): string {
  return normalizePath(`${folder}/${file}`).slice(1);
}
