import { fstatSync } from 'node:fs';
import { statsAt } from '../../project/files/stats-at.ts';

/** The streams that a command prints to. */
const STREAMS = [1, 2];

/** Whether a file is what the command prints into. Watched, each of its lines would be a change that is told in a further line. */
export function isPrintedInto(path: string): boolean {
  const file = statsAt(path);
  return file !== undefined && STREAMS.some((stream) => isSame(file, stream));
}

function isSame(file: { readonly dev: number; readonly ino: number }, stream: number): boolean {
  try {
    const { dev, ino } = fstatSync(stream);
    return dev === file.dev && ino === file.ino;
  } catch {
    // A stream may be closed.
    return false;
  }
}
