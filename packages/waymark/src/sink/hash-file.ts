import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { endHash, longHash } from '../project/files/hash.ts';

/** Up to this size, a file is read at once. */
export const SMALL_FILE = 8_000_000;

/** `longHash` of the content of a file of any size. */
export function hashFile(path: string): string {
  return statSync(path).size <= SMALL_FILE ? longHash(readFileSync(path)) : hashInParts(path);
}

function hashInParts(path: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(1_000_000);
  const descriptor = openSync(path, 'r');
  try {
    for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer))
      hash.update(buffer.subarray(0, length));
  } finally {
    closeSync(descriptor);
  }
  return endHash(hash);
}
