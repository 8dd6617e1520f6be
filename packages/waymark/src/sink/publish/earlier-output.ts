import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldPath, rememberAll } from '@waymark/core/source';
import { attempt } from '../../project/files/attempt.ts';
import { lookOf } from '../../project/files/look-of.ts';
import { problemOfPath } from '../claim/output-path.ts';
import { hashFile } from '../hash-file.ts';
import type { FileMark, FileMarks } from './file-marks.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** What stands in an output folder from earlier builds. */
export interface EarlierOutput {
  /**
   * Hash of a file that a build wrote and nobody has changed since. Undefined for all else: what others put there, what
   * they changed, and what can be reached only through a link.
   */
  hashAt(path: string): string | undefined;
  /** Paths that the record of the output names and that may be written at all; nothing is said about what is there. */
  readonly paths: readonly string[];
  /** Marks of the files that were asked for and stand there as they are spelled. */
  readonly marks: FileMarks;
  /** Whether a file had to be read, for its mark did not tell its content. */
  hasRead(): boolean;
  readonly manifest: Manifest;
}

/** Looks at an output folder. Each file is read once, when it is asked for, if its mark does not tell its content. */
export function readEarlierOutput(out: string, known: FileMarks = new Map()): EarlierOutput {
  const manifest = readManifest(out);
  const { files } = manifest;
  const paths = new Set([...files.keys()].filter((path) => problemOfPath(path) === undefined));
  let spellings: ReadonlyMap<string, string> | undefined;
  const marks = new Map<string, FileMark>();
  let hasRead = false;
  const isFolder = createFolderFinder(out);
  const hashAt = rememberAll((path: string): string | undefined => {
    const written = writtenAs(path);
    if (written === undefined || !isFolder(folderOf(path))) return undefined;
    const absolute = `${out}/${path}`;
    const stats = lstatSync(absolute, { bigint: true, throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    if (written !== path && !isSameFile(absolute, join(out, written))) return undefined;
    const hash = hashOf(path, absolute, lookOf(stats));
    return hash !== undefined && files.get(written)?.includes(hash) === true ? hash : undefined;
  });
  const hashOf = (path: string, absolute: string, look: string): string | undefined => {
    const mark = known.get(path);
    const isKnown = mark?.look === look;
    // What cannot be read cannot be known to be ours.
    const hash = isKnown ? mark.hash : attempt(() => hashFile(absolute));
    if (!isKnown) hasRead = true;
    if (hash !== undefined) marks.set(path, { look, hash });
    return hash;
  };
  /** The spelling of a path in the record: some file systems find a file by any of them. */
  const writtenAs = (path: string): string | undefined => {
    if (paths.has(path)) return path;
    spellings ??= new Map([...paths].map((spelling) => [foldPath(spelling), spelling]));
    return spellings.get(foldPath(path));
  };
  return {
    hashAt: (path) => (files.size === 0 ? undefined : hashAt(path)),
    paths: [...paths],
    marks,
    hasRead: () => hasRead,
    manifest,
  };
}

/** Creates the function that tells which paths of an output are folders, and can be reached through folders alone. */
function createFolderFinder(out: string): (path: string) => boolean {
  const known = new Map<string, boolean>([['.', true]]);
  const listed = new Set<string>();
  /** Nearly each folder of a site holds one page: listing what they stand in takes a fraction of looking at each. */
  const list = (folder: string): void => {
    if (listed.has(folder)) return;
    listed.add(folder);
    const prefix = folder === '.' ? '' : `${folder}/`;
    for (const item of attempt(() => readdirSync(`${out}/${folder}`, { withFileTypes: true })) ?? [])
      if (item.isDirectory()) known.set(prefix + item.name, true);
  };
  /** What is not listed under this name may be there: some file systems find a folder by any spelling. */
  const look = (path: string): boolean =>
    lstatSync(`${out}/${path}`, { throwIfNoEntry: false })?.isDirectory() === true;
  const isFolder = (path: string): boolean => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const parent = folderOf(path);
    const isWithin = isFolder(parent);
    if (isWithin) list(parent);
    const is = isWithin && (known.get(path) ?? look(path));
    known.set(path, is);
    return is;
  };
  return isFolder;
}

/** The folder of a path of the output, which has no dots or empty names to be resolved: that was most of asking for a file. */
function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
}

/** Whether two spellings lead to one file. */
export function isSameFile(a: string, b: string): boolean {
  if (!existsSync(a) || !existsSync(b)) return false;
  const [one, other] = [a, b].map((path) => lstatSync(path, { bigint: true }));
  return one?.ino === other?.ino && one?.dev === other?.dev;
}
