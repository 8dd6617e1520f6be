import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The list of files that a build wrote, inside its output. A folder that holds it is output, never content. */
export const OUTPUT_MANIFEST = '_waymark/manifest.json';

/** Name of a folder in which a build prepares its output, beside the output or in it. */
const STAGING = /\.waymark-(?:(?<pid>\d+)(?<old>\.old)?|ready)$/;

/** Whether a folder is the output of a build, a finished one or one that was stopped. */
export function isOutput(folder: string): boolean {
  return STAGING.test(folder) || existsSync(join(folder, OUTPUT_MANIFEST));
}

/** Id of the process that a folder with such a name belongs to; undefined for other folders. */
export function stagingOwner(name: string): { readonly pid: number; readonly old: boolean } | undefined {
  const groups = STAGING.exec(name)?.groups;
  const pid = groups?.['pid'];
  return pid === undefined ? undefined : { pid: Number(pid), old: groups?.['old'] !== undefined };
}

/** Files that builds wrote into a folder; none where there is no readable list, so that nothing of others is taken. */
export function readManifest(folder: string): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(readFileSync(join(folder, OUTPUT_MANIFEST), 'utf8'));
    return new Set(Array.isArray(list) ? list.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Lists files as written by a build. */
export function writeManifest(folder: string, files: Iterable<string>): void {
  const path = join(folder, OUTPUT_MANIFEST);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify([...files].sort(), null, 1)}\n`);
}
