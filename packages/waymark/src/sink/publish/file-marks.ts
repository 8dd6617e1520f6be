import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../project/files/attempt.ts';
import { wholeText, withDigest } from '../../project/files/digest.ts';
import { longHash } from '../../project/files/hash.ts';
import { lookOf } from '../../project/files/look-of.ts';
import { readPlainText } from '../../project/files/open-file.ts';
import { makeFolder } from '../../project/files/writing/make-folder.ts';
import { replaceFile } from '../../project/files/writing/replace-file.ts';
import { MANIFEST } from '../../project/selection/is-output.ts';
import type { FileHashes } from './manifest.ts';

/** How a file looked to its file system when its content was known. While it looks the same, it need not be read. */
export interface FileMark {
  readonly look: string;
  readonly hash: string;
}

/** Marks by path. */
export type FileMarks = ReadonlyMap<string, FileMark>;

/** Remembers the marks of one output from build to build. Losing them is allowed at any time. */
export interface MarkStore {
  read(): FileMarks;
  write(marks: FileMarks): void;
}

/** Opens the marks of an output; without a folder nothing is remembered. */
export function openMarks(out: string, folder: string | undefined): MarkStore {
  if (folder === undefined) return { read: () => new Map(), write: () => undefined };
  const path = join(folder, `${longHash(out)}.json`);
  return {
    read: () => attempt(() => parse(wholeText(readPlainText(path)))) ?? new Map(),
    write(marks) {
      const lines = [...marks].map(([name, { look, hash }]) => [name, look, hash]);
      attempt(() => {
        makeFolder(folder, 0o700);
        replaceFile(path, withDigest(JSON.stringify(lines)));
      });
    },
  };
}

/** What a build that has ended knows of the files of its output. */
export interface MarkInput {
  readonly files: FileHashes;
  /** Files that were just put in place, and the time by which all of them had been written. */
  readonly placed: readonly string[];
  readonly written: bigint;
  /** Marks of files that stood in the output before. */
  readonly earlier: FileMarks;
}

/**
 * The marks of an output whose record has been put in place. A file counts only if it has not changed since that
 * moment, by the clock of their common file system: then any later change gives it another time.
 */
export function markFiles(out: string, { files, placed, written, earlier }: MarkInput): FileMarks {
  const record = lstatSync(join(out, MANIFEST), { bigint: true, throwIfNoEntry: false });
  const marks = new Map<string, FileMark>();
  if (record === undefined) return marks;
  const device = `${record.dev} `;
  // Rounded, a time is never before one that it is after; what comes out as the same counts as changed.
  const placedAt = Number(record.ctimeNs);
  const isSettled = (look: string): boolean =>
    look.startsWith(device) && Number(look.slice(look.lastIndexOf(' ') + 1)) < placedAt;
  for (const [path, mark] of earlier)
    if (files.get(path) === mark.hash && isSettled(mark.look)) marks.set(path, mark);
  for (const path of placed) {
    marks.delete(path);
    const hash = files.get(path);
    const stats = lstatSync(join(out, path), { bigint: true, throwIfNoEntry: false });
    if (hash === undefined || stats?.isFile() !== true || stats.mtimeNs >= written) continue;
    const look = lookOf(stats);
    if (isSettled(look)) marks.set(path, { look, hash });
  }
  return marks;
}

function parse(text: string | undefined): FileMarks {
  if (text === undefined) return new Map();
  const list = JSON.parse(text) as readonly (readonly [path: string, look: string, hash: string])[];
  return new Map(list.map(([path, look, hash]) => [path, { look, hash }]));
}
