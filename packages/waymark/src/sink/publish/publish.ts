import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { foldPath } from '@waymark/core/source';
import { patiently } from '../../project/files/writing/patiently.ts';
import { MANIFEST, WORK_FOLDER } from '../../project/selection/is-output.ts';
import type { OutputLock } from '../output-lock.ts';
import { stagingFolder } from '../work-folder.ts';
import { isSameFile } from './earlier-output.ts';
import { type FileHashes, type Manifest, publishingTexts } from './manifest.ts';
import type { Plan } from './plan.ts';

/** Name of the first record of a publication in its folder: it is written after all files of the site. */
export const BEGUN = 'begun';

/** A site whose files are all written, but not where readers find them. */
export interface Publication {
  readonly out: string;
  /** Name of the build, and of the folder that holds its files. */
  readonly id: string;
  readonly plan: Plan;
  readonly files: FileHashes;
  /** The record of the output as it stands. */
  readonly earlier: Manifest;
  /** Numbers by which the written files are called in the folder of the build, by path. */
  readonly staged: ReadonlyMap<string, number>;
  readonly lock: OutputLock;
}

/**
 * Makes whatever may still fail for want of room or rights, so that afterwards files only change their names; takes its
 * folders away again if it fails. The answer puts the files in place.
 */
export function preparePublication(publication: Publication): () => void {
  const { out, id, plan, files, earlier } = publication;
  const staging = stagingFolder(out, id);
  const { begun, finished } = publishingTexts(files, { id, earlier });
  writeFileSync(join(staging, BEGUN), begun);
  writeFileSync(join(staging, 'finished'), finished);
  const folders = createFolders(out);
  const blocked = new Set(plan.inTheWay);
  try {
    for (const path of [MANIFEST, ...plan.place])
      if (!isBlocked(path, blocked)) folders.ensure(dirname(path));
    for (const path of plan.stale) folders.ensure(dirname(path));
  } catch (error) {
    for (const folder of folders.made.toReversed()) pruneFolders(folder, out);
    throw error;
  }
  return () => {
    if (earlier.publishing !== id) rename(join(staging, BEGUN), join(out, MANIFEST));
    // What is in the way may take its folders with it, so what is known of them does not hold then.
    publish(publication, plan.inTheWay.length === 0 ? folders : createFolders(out));
    rename(join(staging, 'finished'), join(out, MANIFEST));
  };
}

/** Gives a file the letter case that it has now, and its folders: who passes over it keeps that of whoever made them first. */
function spell(path: string, now: string, out: string): void {
  const names = path.split('/');
  let folder = out;
  for (const [index, name] of now.split('/').entries()) {
    const before = names[index] ?? name;
    if (before !== name) rename(join(folder, before), join(folder, name));
    folder = join(folder, name);
  }
}

/**
 * Puts the files of a site in place, each by one rename. While it does, the record of the output names the files of both
 * sites, so that every file is known to be a build's whatever comes between.
 */
function publish({ out, id, plan, files, staged, lock }: Publication, folders: Folders): void {
  const staging = stagingFolder(out, id);
  for (const path of plan.inTheWay) remove(path, out);
  for (const path of plan.place) {
    lock.beat();
    const name = staged.get(path);
    if (name === undefined) throw new Error(`${path} was not prepared`);
    folders.ensure(dirname(path));
    move(join(staging, String(name)), join(out, path));
  }
  if (plan.stale.length === 0) return;
  const spellings = new Map([...files.keys()].map((path) => [foldPath(path), path]));
  for (const path of plan.stale) {
    lock.beat();
    const now = spellings.get(foldPath(path));
    if (now === undefined || !isSameFile(join(out, path), join(out, now))) remove(path, out);
    else spell(path, now, out);
  }
}

function isBlocked(path: string, blocked: ReadonlySet<string>): boolean {
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    if (blocked.has(path.slice(0, end))) return true;
  return false;
}

/** The folders below an output, made as they are needed. */
interface Folders {
  /** Makes sure that a folder is there and may be written to; never goes through a link. */
  ensure(folder: string): void;
  readonly made: readonly string[];
}

function createFolders(out: string): Folders {
  const known = new Set<string>();
  const made: string[] = [];
  const ensure = (folder: string): void => {
    if (known.has(folder)) return;
    if (folder !== '.') ensure(dirname(folder));
    const absolute = join(out, folder);
    const stats = lstatSync(absolute, { throwIfNoEntry: false });
    if (stats === undefined) {
      mkdirSync(absolute);
      made.push(absolute);
    } else if (stats.isDirectory()) accessSync(absolute, constants.W_OK);
    else throw Object.assign(new Error(`ENOTDIR: ${absolute} is no folder`), { code: 'ENOTDIR' });
    known.add(folder);
  };
  return { ensure, made };
}

function rename(from: string, to: string): void {
  patiently(() => renameSync(from, to));
}

/** A folder of the output may be a mount of its own: then the file crosses over under another name first. */
function move(from: string, to: string): void {
  try {
    rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const beside = join(dirname(to), `${WORK_FOLDER}-${process.hrtime.bigint()}`);
    copyFileSync(from, beside, constants.COPYFILE_EXCL);
    rename(beside, to);
    rmSync(from);
  }
}

function remove(path: string, out: string): void {
  patiently(() => rmSync(join(out, path), { force: true }));
  pruneFolders(dirname(join(out, path)), out);
}

/** Removes a folder that nothing is left in, and those around it, up to the output itself; goes through no link. */
export function pruneFolders(folder: string, out: string): void {
  if (folder === out) return;
  if (existsSync(folder)) {
    const isFolder = lstatSync(folder).isDirectory() && realpathSync(folder) === folder;
    if (!isFolder || readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
  pruneFolders(dirname(folder), out);
}
