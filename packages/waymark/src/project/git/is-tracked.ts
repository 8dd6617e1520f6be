import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import { askGit } from './run-git.ts';

/** Whether git tracks any file of a folder, which then came with its repository. Without git, it does not. */
export function isTracked(folder: string): boolean {
  // Starting git takes as long as much else of a build after an edit.
  if (!existsSync(folder) || !existsSync(join(repositoryRoot(realpathSync(folder)), '.git'))) return false;
  return (askGit(folder, ['ls-files', '--', '.']) ?? '') !== '';
}
