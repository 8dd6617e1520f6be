import { join } from 'node:path';
import { homeFolder, userFolder } from './user-folder.ts';

/** The folder of the user for what may be lost at any time. */
export function userCache(): string {
  if (process.platform === 'darwin') return homeFolder('Library', 'Caches', 'waymark');
  const variable = process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME';
  return join(userFolder(variable, '.cache'), 'waymark');
}
