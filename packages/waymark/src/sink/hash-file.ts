import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { endHash, longHash } from '../project/files/hash.ts';

/** Up to this size, a file is read at once. */
export const SMALL_FILE = 8_000_000;

/** `longHash` of the content of a file of any size. */
export function hashFile(path: string): string {
  if (statSync(path).size <= SMALL_FILE) return longHash(readFileSync(path));
  const file = openSync(path, 'r');
  try {
    return hashInParts(file);
  } finally {
    closeSync(file);
  }
}

/** The same of an open file, handing on each part of it as it is read. */
export function hashInParts(file: number, take: (part: Uint8Array) => void = () => undefined): string {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(1_000_000);
  for (let length = readSync(file, buffer); length > 0; length = readSync(file, buffer)) {
    const part = buffer.subarray(0, length);
    hash.update(part);
    take(part);
  }
  return endHash(hash);
}
