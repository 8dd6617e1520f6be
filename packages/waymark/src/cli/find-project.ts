import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { wrongUse } from '../project/expected-error.ts';
import { attempt } from '../project/files/attempt.ts';
import { isInside } from '../project/files/is-inside.ts';
import { type DocsDirectory, ENTRIES, findDirectory } from '../project/find-directory.ts';
import { TRUSTED, type Trust } from '../project/trust.ts';
import { say } from './report/say.ts';

/** Finds the docs folder of a call, and says which one it is when it is not `dir` itself. */
export function findProject(dir: string, { onMachine }: Trust = TRUSTED): DocsDirectory {
  requireFolder(dir);
  const found = findDirectory(dir);
  if (found === undefined) throw wrongUse(explainMissing(dir));
  if (!onMachine && !isInside(realpathSync(found.directory), realpathSync(resolve(dir))))
    throw wrongUse(`${found.directory} is a link out of ${dir}`);
  if (found.directory !== resolve(dir)) say(`Using ${found.directory}`);
  return found;
}

/** Refuses a path at which no folder is, in the same words in every command. */
export function requireFolder(dir: string): void {
  const stats = statSync(resolve(dir), { throwIfNoEntry: false });
  if (stats === undefined) throw wrongUse(`There is no folder ${dir}`);
  if (!stats.isDirectory()) throw wrongUse(`${dir} is a file: name the folder that holds the docs`);
}

/** Why there are no docs in a folder, and what to do. */
function explainMissing(dir: string): string {
  const folder = resolve(dir);
  const misspelt = [folder, join(folder, 'docs')]
    .flatMap(namesIn)
    .find((name) => !isEntry(name) && isEntry(name.toLowerCase()));
  return `No docs.json in ${dir} or ${dir}/docs; ${misspelt === undefined ? hintFor(folder) : `"${misspelt}" is there: write its name in lower case`}`;
}

function isEntry(name: string): boolean {
  return ENTRIES.some((entry) => entry === name);
}

function namesIn(folder: string): readonly string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}

function hintFor(folder: string): string {
  const around = findAround(folder);
  return around === undefined
    ? '"waymark new" writes one, "waymark migrate" makes one of the docs of another engine'
    : `there is one in ${relative('', around) || '.'}: name that folder`;
}

/** The nearest folder around another one that holds docs. */
function findAround(folder: string): string | undefined {
  for (let above = dirname(folder), last = folder; above !== last; last = above, above = dirname(above)) {
    const found = findDirectory(above)?.directory;
    if (found !== undefined) return found;
  }
  return undefined;
}
