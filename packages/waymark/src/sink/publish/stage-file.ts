import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LongFile, OutputFile } from '../../outputs/output-file.ts';
import { endHash, longHash } from '../../project/files/hash.ts';
import { openFile } from '../../project/files/open-file.ts';
import { hashInParts, SMALL_FILE } from '../hash-file.ts';

/** Bytes that can be written under a name. */
export interface StagedContent {
  readonly hash: string;
  /** Writes them to a file that does not exist. */
  put(path: string): void;
}

type CopiedFile = Extract<OutputFile, { readonly copyFrom: string }>;

/** Takes the bytes of a file in hand, hashed unless their hash is known. */
export type StageContent = (
  file: OutputFile | LongFile,
  hash?: string,
) => StagedContent | { readonly unreadable: string };

/** Creates the taker of bytes. What is not held in memory waits in a folder of its own. */
export function createStage(folder: string): StageContent {
  let long: { readonly pieces: LongFile['pieces']; readonly content: StagedContent } | undefined;
  return (file, hash) => {
    if ('copyFrom' in file) return copied(file, join(folder, 'copied'));
    if ('content' in file) return inMemory(file.content, hash);
    // A text that stands in two places is made once.
    const { pieces } = file;
    if (long?.pieces !== pieces) long = { pieces, content: inPieces(pieces(), join(folder, 'long')) };
    return long.content;
  };
}

/** Hashed as it is copied: its source may change meanwhile. */
function copied({ copyFrom, within }: CopiedFile, scratch: string): ReturnType<StageContent> {
  let source: number;
  try {
    source = openFile(copyFrom, within);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { unreadable: code ?? message };
  }
  try {
    return fstatSync(source).size <= SMALL_FILE ? inMemory(readFileSync(source)) : inParts(source, scratch);
  } finally {
    closeSync(source);
  }
}

function inParts(source: number, scratch: string): StagedContent {
  const target = openSync(scratch, 'w');
  try {
    const hash = hashInParts(source, (part) => writeFileSync(target, part));
    return { hash, put: (path) => renameSync(scratch, path) };
  } finally {
    closeSync(target);
  }
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
      const bytes = Buffer.from(waiting);
      hash.update(bytes);
      writeFileSync(descriptor, bytes);
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
  let place = scratch;
  return {
    hash: endHash(hash),
    put(path) {
      if (place === scratch) renameSync(scratch, path);
      else copyFileSync(place, path, constants.COPYFILE_FICLONE);
      place = path;
    },
  };
}
