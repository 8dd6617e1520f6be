import { existsSync, lstatSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { wrongUse } from './expected-error.ts';
import { isInside } from './files/is-inside.ts';
import { type DocsDirectory, findDirectory } from './find-directory.ts';

/** A file or folder of a docs folder, and where it is to be. Both paths count from that folder. */
export interface ChosenMove extends DocsDirectory {
  readonly from: string;
  readonly to: string;
}

/**
 * Finds what a call means by two paths: from the folder that it is made in, as `mv` takes them, or from the docs folder, as
 * pages are named there, without an extension. A folder that is there takes what is moved into it.
 */
export function chooseMove(written: string, wished: string): ChosenMove {
  if (/\p{Cc}/u.test(wished)) throw wrongUse(`${JSON.stringify(wished)} is no name of a page`);
  const inDocs = findDirectory('.');
  const here = findFile(resolve(written));
  const there = inDocs && findFile(join(inDocs.directory, written));
  const from = here ?? there;
  const docs = here === undefined ? inDocs : docsAround(here);
  if (from === undefined || docs === undefined) throw wrongUse(`Nothing is at ${written}`);
  const { directory, entry } = docs;
  const to = findTarget(here === undefined ? join(directory, wished) : resolve(wished), from);
  if (from === directory || !isInside(to, directory))
    throw wrongUse(`Pages move inside of their docs folder, ${directory}`);
  if (from === join(directory, entry)) throw wrongUse(`${entry} stays where it is`);
  if (isInside(to, from) && to !== from) throw wrongUse(`${wished} lies in ${written} itself`);
  if (to === from) throw wrongUse(`${wished} is where it is already`);
  // Systems that pass over upper and lower case have the file itself there.
  if (existsSync(to) && !isSameFile(from, to)) throw wrongUse(`${wished} is there already`);
  const path = (absolute: string): string => relative(directory, absolute).split(sep).join('/');
  return { directory, entry, from: path(from), to: path(to) };
}

/** A path as it is, or that of the page that it names. */
function findFile(path: string): string | undefined {
  return ['', '.mdx', '.md'].map((extension) => path + extension).find((one) => existsSync(one));
}

/** The docs folder that a file lies in. */
function docsAround(file: string): DocsDirectory | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const found = findDirectory(folder);
    if (found !== undefined && isInside(file, found.directory)) return found;
    if (dirname(folder) === folder) return undefined;
  }
}

function findTarget(wished: string, from: string): string {
  const isFolder = statSync(wished, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder && !isSameFile(from, wished)) return join(wished, basename(from));
  const isPage = /\.mdx?$/i.test(from) && lstatSync(from).isFile();
  return isPage && !/\.mdx?$/i.test(wished) ? wished + extname(from) : wished;
}

function isSameFile(a: string, b: string): boolean {
  return statSync(a).ino === statSync(b).ino && statSync(a).dev === statSync(b).dev;
}
