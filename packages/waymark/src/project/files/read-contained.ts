import { fstatSync, readFileSync, readSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { attempt } from './attempt.ts';
import { isInside } from './is-inside.ts';
import { useFile } from './open-file.ts';
import { LARGEST_TEXT } from './size-limits.ts';

/**
 * Creates the reader of texts below a folder, by their paths from it: `..` and links may lead elsewhere in the
 * repository, never out of it, whatever took the place of a folder since the last text was read.
 */
export function createFileReader(directory: string, root: string): (path: string) => string | undefined {
  // Links may lead to it as well, and nothing need be there yet.
  const folder = attempt(() => realpathSync(directory)) ?? directory;
  return (path) => {
    const absolute = resolve(folder, path);
    if (!isInside(absolute, root)) return undefined;
    return attempt(() =>
      useFile(absolute, root, (file) => (fstatSync(file).size <= LARGEST_TEXT ? readWhole(file) : undefined)),
    );
  };
}

/** Reads a text as UTF-8, or as UTF-16 where it begins with its mark, which is how shells of Windows write. */
function readWhole(file: number): string {
  const text = readFileSync(file, 'utf8');
  // No byte of that mark can stand in UTF-8.
  if (!text.startsWith('\ufffd\ufffd')) return text;
  const bytes = bytesOf(file);
  const mark = bytes.readUInt16BE();
  if (mark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes);
  return mark === 0xfeff ? new TextDecoder('utf-16be').decode(bytes) : text;
}

/** All bytes of an open file, wherever reading it has come to. */
function bytesOf(file: number): Buffer {
  const bytes = Buffer.alloc(fstatSync(file).size);
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
}
