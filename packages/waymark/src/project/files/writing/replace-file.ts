import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { patiently } from './patiently.ts';

/**
 * Puts a file in the place of another one, as a whole: whoever reads it meanwhile finds either. Makes its folder. Where the disk
 * refuses it throws, and leaves nothing.
 */
export function replaceFile(path: string, content: string | Uint8Array, mode = 0o666): void {
  const temporary = `${path}.${process.pid}`;
  makeFolder(dirname(path));
  try {
    writeFileSync(temporary, content, { mode });
    patiently(() => renameSync(temporary, path));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
