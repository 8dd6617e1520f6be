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
import { dirname, resolve } from 'node:path';
import { isInside } from './is-inside.ts';
import { LARGEST_TEXT } from './size-limits.ts';

/**
 * Creates the reader of texts below a folder, by their paths from it: `..` and links may lead elsewhere in the
 * repository, never out of it. Where a folder really is gets asked once.
 */
export function createFileReader(directory: string, root: string): (path: string) => string | undefined {
  const inside = new Map<string, boolean>();
  const isFolderInside = (folder: string): boolean => {
    const known = inside.get(folder);
    if (known !== undefined) return known;
    const is = isInside(realpathSync(folder), root);
    inside.set(folder, is);
    return is;
  };
  return (path) => {
    const absolute = resolve(directory, path);
    if (!isInside(absolute, root)) return undefined;
    try {
      return isFolderInside(dirname(absolute)) ? readUnlinked(absolute, root) : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Systems that can refuse to open a link spare the question where it leads. A pipe or device would be read without end. */
function readUnlinked(absolute: string, root: string): string | undefined {
  const file = openUnlinked(absolute);
  if (file === undefined)
    return isInside(realpathSync(absolute), root) && statSync(absolute).isFile()
      ? readWhole(absolute)
      : undefined;
  try {
    const stats = fstatSync(file);
    return stats.isFile() && stats.size <= LARGEST_TEXT ? readWhole(file) : undefined;
  } finally {
    closeSync(file);
  }
}

/** Reads a text as UTF-8, or as UTF-16 where it begins with its mark, which is how shells of Windows write. */
function readWhole(file: string | number): string {
  const text = readFileSync(file, 'utf8');
  // No byte of that mark can stand in UTF-8.
  if (!text.startsWith('\ufffd\ufffd')) return text;
  const bytes = typeof file === 'number' ? bytesOf(file) : readFileSync(file);
  const mark = bytes.readUInt16BE();
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  return mark === 0xfeff ? new TextDecoder('utf-16be').decode(bytes) : text;
}

/** All bytes of an open file, wherever reading it has come to. */
function bytesOf(file: number): Buffer {
  const bytes = Buffer.alloc(fstatSync(file).size);
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
}

/** Nothing for a link, and where a link cannot be told by opening it. */
function openUnlinked(absolute: string): number | undefined {
  if (constants.O_NOFOLLOW === undefined) return undefined;
  try {
    return openSync(absolute, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}
