import { existsSync, realpathSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** More bytes than tests ever hold at once. */
const ROOM = 4e9;

/**
 * The folder in which tests make theirs: in memory where the system has room there, unless `TMPDIR` names one. On a disk,
 * tests that build take a third more of the processor. By its real path: that of Macs is a link, that of Windows may be a short name.
 */
export function temporaryRoot() {
  const root = process.env.TMPDIR === undefined && hasRoom(MEMORY) ? MEMORY : tmpdir();
  return realpathSync.native(root);
}

/** The variables by which systems name the folder for what is temporary. */
export function temporaryVariables(folder) {
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
}
