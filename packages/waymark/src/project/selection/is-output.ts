import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder inside an output in which builds prepare and lock; its content is nobody's but the sink's. */
export const WORK_FOLDER = '.waymark';

/** The list of what a build wrote, inside its output. */
export const MANIFEST = '_waymark/manifest.json';

/** Folders in which earlier versions of Waymark prepared an output, beside it or in it. */
const OLD_STAGING = /\.waymark-(?:\d+(?:\.old)?|ready)$/;

/** Whether a folder is the output of a build, a finished one or one that was stopped: it is never content. */
export function isOutput(folder: string): boolean {
  return (
    OLD_STAGING.test(folder) || existsSync(join(folder, MANIFEST)) || existsSync(join(folder, WORK_FOLDER))
  );
}
