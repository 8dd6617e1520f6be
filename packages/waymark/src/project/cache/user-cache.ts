import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder of the user for what may be lost at any time. */
export function userCache(): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'waymark');
  const local = process.platform === 'win32' ? process.env['LOCALAPPDATA'] : process.env['XDG_CACHE_HOME'];
  return join(local ?? join(homedir(), '.cache'), 'waymark');
}
