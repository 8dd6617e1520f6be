import { fstatSync } from 'node:fs';
import { attempt } from '../../project/files/attempt.ts';
import { isSameInode } from '../../project/files/same-inode.ts';
import { statsAt } from '../../project/files/stats-at.ts';

/** The streams that a command prints to. */
const STREAMS = [1, 2];

/**
 * Creates the question whether a file is what the command prints into. Watched, each of its lines would be a change that is told
 * in a further line.
 */
export function createPrintedInto(): (path: string) => boolean {
  // A stream may be closed.
  const printed = STREAMS.flatMap((stream) => attempt(() => fstatSync(stream)) ?? []);
  return (path) => {
    const file = statsAt(path);
    return file !== undefined && printed.some((stream) => isSameInode(file, stream));
  };
}
