import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Path of the first of some programs that one of the folders of `PATH` holds. Relative ones count as none: a stranger's folder may be at hand. */
export function findProgram(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
