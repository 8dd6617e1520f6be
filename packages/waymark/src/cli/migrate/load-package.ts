import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type MigratePackage = typeof import('@waymark/migrate');

const NAME = '@waymark/migrate';

/** The package that reads other engines: that of the project first, then one beside ours; undefined where there is none. */
export async function loadMigratePackage(dir: string): Promise<MigratePackage | undefined> {
  try {
    const path = createRequire(join(resolve(dir), 'package.json')).resolve(NAME);
    return (await import(pathToFileURL(path).href)) as MigratePackage;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return await import('@waymark/migrate');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether the package itself is not there; another one that it needs is another matter. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const isAbsent = error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND';
  return isAbsent && error.message.includes(NAME);
}
