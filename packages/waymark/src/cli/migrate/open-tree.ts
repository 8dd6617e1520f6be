import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { rememberAll } from '@waymark/core/source';
import type { Tree } from '@waymark/migrate';
import { isInside } from '../../project/files/is-inside.ts';
import { createFileReader } from '../../project/files/read-contained.ts';
import { repositoryRoot } from '../../project/git/repository-root.ts';
import { isOutput } from '../../project/selection/is-output.ts';

/** Folders that hold what tools made. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git', '.docusaurus', '.cache']);

/**
 * The files of a folder for a migration. `..` may lead elsewhere in the repository, links too; never out of it. Without
 * a repository, they may lead elsewhere in the folder that was named, in which this one was found.
 */
export function openTree(directory: string, named: string): Tree {
  const root = repositoryRoot(named);
  const list = rememberAll((folder: string) => listFiles(directory, folder, root));
  const read = createFileReader(directory, root);
  // A migration counts on it that lines end with a line feed: places are told in these texts.
  return { list, readText: (path) => read(path)?.replaceAll('\r\n', '\n') };
}

function listFiles(directory: string, folder: string, root: string): readonly string[] {
  const files: string[] = [];
  const visit = (path: string): void => {
    const absolute = join(directory, path);
    if (!existsSync(absolute) || !isInside(realpathSync(absolute), root)) return;
    for (const item of readdirSync(absolute, { withFileTypes: true })) {
      const inside = path === '' ? item.name : `${path}/${item.name}`;
      if (isFile(item, join(directory, inside), root)) files.push(inside);
      else if (item.isDirectory() && !isSkipped(join(directory, inside), item.name)) visit(inside);
    }
  };
  visit(folder);
  return files.sort();
}

/** A link counts where it leads to a file of the repository; links to folders may lead in circles. */
function isFile(item: Dirent, absolute: string, root: string): boolean {
  if (!item.isSymbolicLink()) return item.isFile();
  const isThere = existsSync(absolute) && statSync(absolute).isFile();
  return isThere && isInside(realpathSync(absolute), root);
}

function isSkipped(absolute: string, name: string): boolean {
  return SKIPPED.has(name) || isOutput(absolute) || /[\\/]\.vitepress[\\/](?:cache|dist)$/.test(absolute);
}
