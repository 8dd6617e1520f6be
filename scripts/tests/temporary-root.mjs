import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** More bytes than tests ever hold at once. */
const ROOM = 4e9;

/**
 * The folder in which tests make theirs: in memory where the system has room there, unless `TMPDIR` names one. On a disk,
 * tests that build take a third more of the processor.
 */
export function temporaryRoot() {
  return process.env.TMPDIR === undefined && hasRoom(MEMORY) ? MEMORY : tmpdir();
}

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}
