import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Attempts at a folder that another process may remove at the same moment. */
const ATTEMPTS = 3;

/**
 * Makes a folder, and those that it lies in. `mkdir` of Node.js does so too, but goes on for ever below a folder that is there
 * and takes no others, such as `/proc`.
 */
export function makeFolder(folder: string, mode = 0o777, attempts = ATTEMPTS): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  // A drive of Windows that is not there has nothing above it, and the system says so.
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && attempts > 1) makeFolder(folder, mode, attempts - 1);
    // Another process was first.
    else if (code !== 'EEXIST') throw error;
  }
}
