import { createHash } from 'node:crypto';
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
import type { LongFile, OutputFile } from '../../outputs/output-file.ts';
import { endHash, longHash } from '../../project/files/hash.ts';
import { hashFile, SMALL_FILE } from '../hash-file.ts';

/** Bytes that can be written under a name. */
export interface StagedContent {
  readonly hash: string;
  /** Writes them to a file that does not exist. */
  put(path: string): void;
}

/** Takes the bytes of a file in hand, hashed unless their hash is known: a copied one is hashed as it was copied, though its source may change meanwhile. */
export function stageContent(
  file: OutputFile | LongFile,
  scratch: string,
  hash?: string,
): StagedContent | { readonly unreadable: string } {
  if ('pieces' in file) return inPieces(file.pieces(), scratch);
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

/** Characters that are written at once. */
const BLOCK = 250_000;

function inPieces(pieces: Iterable<string>, scratch: string): StagedContent {
  const hash = createHash('sha256');
  const descriptor = openSync(scratch, 'w');
  try {
    let waiting = '';
    const flush = (): void => {
      hash.update(waiting);
      writeFileSync(descriptor, waiting);
      waiting = '';
    };
    for (const piece of pieces) {
      waiting += piece;
      if (waiting.length > BLOCK) flush();
    }
    flush();
  } finally {
    closeSync(descriptor);
  }
  return { hash: endHash(hash), put: (path) => renameSync(scratch, path) };
}
