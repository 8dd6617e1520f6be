import { statSync } from 'node:fs';
import type { LongFile, OutputFile } from '../outputs/output-file.ts';
import { ExpectedError } from '../project/expected-error.ts';
import type { OutputSink } from './output-sink.ts';

/** Files of the site of a stranger's project, at most, and their bytes. */
const MOST_FILES = 300_000;
const MOST_BYTES = 4_000_000_000;

/** A sink that takes only so much; beyond it, an `ExpectedError` ends the build, and the earlier output stands. */
export function limitOutput(sink: OutputSink, files = MOST_FILES, bytes = MOST_BYTES): OutputSink {
  let written = 0;
  return {
    ...sink,
    write(file, hash) {
      written += sizeOf(file);
      if (sink.count() >= files) refuse(`${files} files`);
      if (written > bytes) refuse(`${bytes / 1e9} GB`);
      sink.write(file, hash);
    },
  };
}

function sizeOf(file: OutputFile | LongFile): number {
  if ('pieces' in file) return [...file.pieces()].reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  if ('copyFrom' in file) return statSync(file.copyFrom, { throwIfNoEntry: false })?.size ?? 0;
  return typeof file.content === 'string' ? Buffer.byteLength(file.content) : file.content.byteLength;
}

function refuse(what: string): never {
  throw new ExpectedError(
    'failed',
    `The site of a project that is built with --untrusted cannot have more than ${what}`,
  );
}
