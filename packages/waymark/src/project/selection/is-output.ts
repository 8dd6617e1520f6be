import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, WORK_FOLDER } from './claim/output-path.ts';

/** Folders in which earlier versions of Waymark prepared an output, beside it or in it. */
const OLD_STAGING = /\.waymark-(?:\d+(?:\.old)?|ready)$/;

/** Whether a folder is the output of a build, a finished one or one that was stopped: it is never content. */
export function isOutput(folder: string): boolean {
  return (
    OLD_STAGING.test(folder) || existsSync(join(folder, MANIFEST)) || existsSync(join(folder, WORK_FOLDER))
  );
}
