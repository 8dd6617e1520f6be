import { existsSync, lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFile } from './hash-file.ts';
import { readManifest } from './manifest.ts';
import { foldPath, problemOfPath } from './output-path.ts';

/** What stands in an output folder from earlier builds. */
export interface EarlierOutput {
  /**
   * Hash of a file that a build wrote and nobody has changed since. Undefined for all else: what others put there, what
   * they changed, and what can be reached only through a link.
   */
  hashAt(path: string): string | undefined;
  /** Paths that the record of the output names and that may be written at all; nothing is said about what is there. */
  readonly paths: readonly string[];
  /** Build that was putting its files in place when it was stopped. */
  readonly publishing?: string;
}

/** Looks at an output folder. Each file is read once, when it is asked for. */
export function readEarlierOutput(out: string): EarlierOutput {
  const { files, publishing } = readManifest(out);
  const spellings = new Map<string, string>();
  for (const path of files.keys()) if (problemOfPath(path) === undefined) spellings.set(foldPath(path), path);
  const hashes = new Map<string, string | undefined>();
  const folders = new Map<string, boolean>([['.', true]]);
  const isFolder = (path: string): boolean => {
    const known = folders.get(path);
    if (known !== undefined) return known;
    const is =
      isFolder(dirname(path)) &&
      lstatSync(join(out, path), { throwIfNoEntry: false })?.isDirectory() === true;
    folders.set(path, is);
    return is;
  };
  const look = (path: string): string | undefined => {
    const written = writtenAs(path);
    if (written === undefined || !isFolder(dirname(path))) return undefined;
    const absolute = join(out, path);
    if (lstatSync(absolute, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
    if (written !== path && !isSameFile(absolute, join(out, written))) return undefined;
    const hash = readHash(absolute);
    return hash !== undefined && files.get(written)?.includes(hash) === true ? hash : undefined;
  };
  /** The spelling of a path in the record: some file systems find a file by any of them. */
  const writtenAs = (path: string): string | undefined =>
    files.has(path) && problemOfPath(path) === undefined ? path : spellings.get(foldPath(path));
  return {
    hashAt(path) {
      if (files.size === 0) return undefined;
      if (!hashes.has(path)) hashes.set(path, look(path));
      return hashes.get(path);
    },
    paths: [...files.keys()].filter((path) => problemOfPath(path) === undefined),
    ...(publishing === undefined ? {} : { publishing }),
  };
}

function readHash(path: string): string | undefined {
  try {
    return hashFile(path);
  } catch {
    // What cannot be read cannot be known to be ours.
    return undefined;
  }
}

/** Whether two spellings lead to one file. */
export function isSameFile(a: string, b: string): boolean {
  if (!existsSync(a) || !existsSync(b)) return false;
  const [one, other] = [a, b].map((path) => lstatSync(path, { bigint: true }));
  return one?.ino === other?.ino && one?.dev === other?.dev;
}
