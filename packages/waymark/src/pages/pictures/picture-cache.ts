import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { attempt } from '../../project/files/attempt.ts';
import { readPlainFile } from '../../project/files/open-file.ts';
import { replaceFile } from '../../project/files/writing/replace-file.ts';

/** Encoded pictures, by name; from build to build. */
export interface PictureCache {
  get(name: string): Uint8Array | undefined;
  set(name: string, content: Uint8Array): void;
}

/** What nothing is kept in. */
export const NO_PICTURES: PictureCache = { get: () => undefined, set: () => undefined };

const DIGEST = 32;

/** Opens the pictures in a folder. Each begins with its digest: what was cut short or changed counts as missing. */
export function openPictureCache(folder: string): PictureCache {
  return {
    get: (name) =>
      attempt(() => {
        const bytes = readPlainFile(join(folder, name));
        const content = bytes.subarray(DIGEST);
        return digestOf(content).equals(bytes.subarray(0, DIGEST)) ? content : undefined;
      }),
    // What a full or read-only disk does not take, the next build encodes again.
    set: (name, content) =>
      attempt(() => replaceFile(join(folder, name), Buffer.concat([digestOf(content), content]))),
  };
}

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
