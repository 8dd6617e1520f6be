import { fstatSync, type Stats } from 'node:fs';
import { isSameInode } from '../../project/files/same-inode.ts';
import { statsAt } from '../../project/files/stats-at.ts';

/** The streams that a command prints to. */
const STREAMS = [1, 2];

/**
 * Creates the question whether a file is what the command prints into. Watched, each of its lines would be a change that is told
 * in a further line.
 */
export function createPrintedInto(): (path: string) => boolean {
  const printed = STREAMS.flatMap(statsOf);
  return (path) => {
    const file = statsAt(path);
    return file !== undefined && printed.some((stream) => isSameInode(file, stream));
  };
}

function statsOf(stream: number): readonly Stats[] {
  try {
    return [fstatSync(stream)];
  } catch {
    // A stream may be closed.
    return [];
  }
}
