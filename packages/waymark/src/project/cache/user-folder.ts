import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { attempt } from '../files/attempt.ts';

/**
 * A folder of the user: the one that an environment variable names, else one of the home folder. A relative path, and none, count
 * as none: they would lead into whatever folder the command was called from, which may be a stranger's.
 */
export function userFolder(variable: string, ...fallback: readonly string[]): string {
  const named = process.env[variable];
  return named !== undefined && isAbsolute(named) ? named : homeFolder(...fallback);
}

/** A path in the home folder of the user. */
export function homeFolder(...names: readonly string[]): string {
  const homes = [homedir(), attempt(() => userInfo().homedir) ?? ''];
  return join(homes.find((home) => isAbsolute(home)) ?? '/', ...names);
}
