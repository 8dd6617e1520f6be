import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { isInside } from './is-inside.ts';
import { isSameInode } from './same-inode.ts';

/**
 * Opens a file that was there when a folder was listed. Throws what the system says, and where something else took its
 * place meanwhile: a pipe, which would be waited for without end, or a link that leads out of the folder `within`.
 */
export function openFile(path: string, within?: string): number {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (isAsListed(file, path, within)) return file;
    throw new Error('something else took its place');
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Opens a file as `openFile` does, for as long as it is used. */
export function useFile<T>(path: string, within: string | undefined, use: (file: number) => T): T {
  const file = openFile(path, within);
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}

/** Reads a file as `openFile` opens it. */
export function readPlainFile(path: string, within?: string): Buffer {
  return useFile(path, within, (file) => readFileSync(file));
}

/** Reads the first bytes of a file as `openFile` opens it. */
export function readBeginning(path: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return useFile(path, undefined, (file) => bytes.subarray(0, readSync(file, bytes, 0, length, 0)));
}

/** Reads a text as `openFile` opens it. */
export function readPlainText(path: string): string {
  return readPlainFile(path).toString();
}

/** Where the path leads is asked once the file is open, and that it is this file: in between, it may lead elsewhere. */
function isAsListed(file: number, path: string, within: string | undefined): boolean {
  const opened = fstatSync(file);
  if (!opened.isFile()) return false;
  if (within === undefined) return true;
  const real = realpathSync.native(path);
  return isInside(real, realpathSync.native(within)) && isSameInode(statSync(real), opened);
}
