import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { wrongUse } from '../project/expected-error.ts';
import { isInside } from '../project/files/is-inside.ts';
import { isOutput } from '../project/selection/is-output.ts';

/** Output folder of a build that was told none, inside the docs folder. */
export const DEFAULT_OUTPUT = 'dist';

/** Path of the output folder: the one that the command names, else the one of `waymark.json`, else the default. */
export function outputFolder(
  directory: string,
  named: string | undefined,
  ofSettings: string | undefined,
): string {
  return named ?? resolve(directory, ofSettings ?? DEFAULT_OUTPUT);
}

/** A file of a project that becomes a page. */
const PAGE = /\.mdx?$/i;

/**
 * Real path of an output folder, which need not exist yet: a symbolic link stands for its target. Throws an
 * `ExpectedError` where a site written there would take the place of something else: a file, the docs folder itself, or
 * a folder of it whose content would be lost to the site; unless `followsLinks`, also where a link of the docs folder
 * would lead it elsewhere.
 */
export function resolveOutputPlace(out: string, docs: string, followsLinks: boolean): string {
  const place = realPlace(out);
  const home = realpathSync(docs);
  const seemsInside = [resolve(docs), home].some((folder) => isInside(resolve(out), folder));
  if (!followsLinks && seemsInside && !isInside(place, home))
    refuse(out, 'a link in the docs folder leads out of it');
  const [spelled, docsSpelled] = [asOnDisk(place), asOnDisk(home)];
  if (isInside(docsSpelled, spelled)) refuse(out, 'that folder holds the docs themselves');
  if (isInside(spelled, docsSpelled)) refuseContent(out, spelled, docsSpelled);
  return place;
}

/** A path with the names that the disk has for what is there: on Macs and Windows, a folder is found under others too. */
function asOnDisk(path: string): string {
  if (existsSync(path)) return realpathSync.native(path);
  const parent = dirname(path);
  // A drive or a share of Windows that is not there has nothing above it.
  return parent === path ? path : join(asOnDisk(parent), basename(path));
}

/** Real path of a folder that need not exist yet: a symbolic link stands for its target. */
export function realPlace(out: string): string {
  if (out === '') throw wrongUse('The output folder has no name: write --out DIR');
  return realPath(resolve(out), out);
}

/** What is in the output folder is never read as content, so no content may be in it or around it. */
function refuseContent(out: string, place: string, home: string): void {
  if (holdsContent(place, place === join(home, DEFAULT_OUTPUT)))
    refuse(out, 'that folder of the docs has content, which the site would lose');
  for (let folder = dirname(place); folder !== home; folder = dirname(folder))
    if (existsSync(folder) && readdirSync(folder).some((name) => PAGE.test(name)))
      refuse(out, `it lies among pages, in ${folder}`);
}

/** The default output may hold files for the host; anywhere else, every file that is no build's may be an asset. */
function holdsContent(place: string, isDefault: boolean): boolean {
  if (!existsSync(place) || isOutput(place)) return false;
  return readdirSync(place, { recursive: true, withFileTypes: true }).some(
    (item) => !item.isDirectory() && (isDefault ? PAGE.test(item.name) : !item.name.startsWith('.')),
  );
}

function refuse(out: string, reason: string): never {
  throw wrongUse(`The site cannot be written to ${out}: ${reason}. Choose another one with --out`);
}

/** Real path of the part that exists, and the rest as written. `out` is what messages name. */
function realPath(path: string, out: string): string {
  const parent = dirname(path);
  if (parent === path) return path;
  // The parent first: below a file nothing can be asked for.
  const realParent = realPath(parent, out);
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return join(realParent, basename(path));
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return realpathSync(path);
  const problem = stats === undefined ? 'is a symbolic link that leads nowhere' : 'is a file';
  throw wrongUse(`The site cannot be written to ${out}: ${path} ${problem}`);
}
