import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { wrongUse } from '../project/expected-error.ts';
import { attempt } from '../project/files/attempt.ts';
import { RETRIES } from '../project/files/writing/patiently.ts';
import { WORK_FOLDER } from '../project/selection/is-output.ts';
import { type OutputLock, takeLock } from './output-lock.ts';

/** Folder in which a build prepares its files. */
export function stagingFolder(out: string, id: string): string {
  return join(out, WORK_FOLDER, id);
}

/** Takes the lock of an output; undefined when another build has it. */
export function enterOutput(out: string, patience: number): OutputLock | undefined {
  const work = join(out, WORK_FOLDER);
  if (lstatSync(work, { throwIfNoEntry: false })?.isDirectory() === false)
    throw wrongUse(`${work} is in the way of a build: delete it or move it away`);
  try {
    return takeLock(join(work, 'lock'), patience);
  } catch (error) {
    removeWorkFolder(out);
    throw error;
  }
}

/** Gives the lock back, and leaves no trace where there is no reason for one. */
export function leaveOutput(out: string, lock: OutputLock): void {
  lock.release();
  removeWorkFolder(out);
}

/** It stays where something is in it: another build, or what is not ours. */
function removeWorkFolder(out: string): void {
  attempt(() => rmdirSync(join(out, WORK_FOLDER)));
}

/** Removes the folder of a build; a link in its place is not followed. */
export function clearStaging(out: string, id: string): void {
  rmSync(stagingFolder(out, id), { recursive: true, force: true, maxRetries: RETRIES });
}

/** Folders of builds that this machine knows nothing of. */
export function unknownStagings(out: string): readonly string[] {
  return readdirSync(join(out, WORK_FOLDER), { withFileTypes: true })
    .filter((item) => !item.isFile())
    .map(({ name }) => join(out, WORK_FOLDER, name));
}
