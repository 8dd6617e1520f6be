import {
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { OutputFile } from '../../outputs/output-file.ts';
import { longHash } from '../../project/files/hash.ts';
import { hashFile, SMALL_FILE } from '../hash-file.ts';

/** Bytes that can be written under a name. */
export interface StagedContent {
  readonly hash: string;
  /** Writes them to a file that does not exist. */
  put(path: string): void;
}

/** Takes the bytes of a file in hand, hashed unless their hash is known: a copied one is hashed as it was copied, though its source may change meanwhile. */
export function stageContent(
  file: OutputFile,
  scratch: string,
  hash?: string,
): StagedContent | { readonly unreadable: string } {
  if (!('copyFrom' in file)) return inMemory(file.content, hash);
  try {
    if (statSync(file.copyFrom).size <= SMALL_FILE) return inMemory(readFileSync(file.copyFrom));
    closeSync(openSync(file.copyFrom, 'r'));
  } catch (error) {
    return { unreadable: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
  copyFileSync(file.copyFrom, scratch, constants.COPYFILE_FICLONE);
  return { hash: hashFile(scratch), put: (path) => renameSync(scratch, path) };
}

function inMemory(content: string | Uint8Array, hash = longHash(content)): StagedContent {
  return { hash, put: (path) => writeFileSync(path, content) };
}
