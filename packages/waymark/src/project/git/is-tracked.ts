import { askGit } from './run-git.ts';

/** Whether git tracks any file of a folder, which then came with its repository. Without git, it does not. */
export function isTracked(folder: string): boolean {
  return (askGit(folder, ['ls-files', '--', '.']) ?? '') !== '';
}
