import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listOutput } from './foreign-files.ts';
import { OUTPUT_MANIFEST, readManifest, stagingOwner, writeManifest } from './output-manifest.ts';

/**
 * Copies a finished folder over the output, which cannot be moved itself. The folder gets a name of its own first: if
 * the copying is interrupted, the next build finds it and completes it.
 */
export function installInPlace(staging: string, out: string): void {
  const ready = staging.replace(/\.waymark-\d+$/, '.waymark-ready');
  rmSync(ready, { recursive: true, force: true });
  renameSync(staging, ready);
  complete(ready, out);
}

/**
 * Puts in order what stopped builds left behind: completes an output that was being copied, gives back an old output
 * that was moved aside, and removes what was never finished.
 */
export function finishEarlierBuilds(out: string): void {
  for (const ready of [`${out}.waymark-ready`, join(out, '.waymark-ready')])
    if (existsSync(ready)) complete(ready, out);
  const stale = [...stagingFolders(dirname(out), basename(out)), ...stagingFolders(out, '')];
  for (const { path, old } of stale) {
    if (old && !existsSync(out)) renameSync(path, out);
    else rmSync(path, { recursive: true, force: true });
  }
}

function complete(ready: string, out: string): void {
  const next = readManifest(ready);
  const earlier = readManifest(out);
  // Both lists stand until the end, so that every file of a half-copied output is known to be a build's.
  writeManifest(out, new Set([...earlier, ...next]));
  for (const path of next) {
    const target = join(out, path);
    mkdirSync(dirname(target), { recursive: true });
    // Removed first, so that nothing is written through a symbolic link.
    rmSync(target, { force: true });
    copyFileSync(join(ready, path), target);
  }
  for (const { path } of listOutput(out)) {
    if (!earlier.has(path) || next.has(path) || path === OUTPUT_MANIFEST) continue;
    rmSync(join(out, path), { force: true });
    removeEmptyFolders(dirname(join(out, path)), out);
  }
  writeManifest(out, next);
  rmSync(ready, { recursive: true, force: true });
}

function removeEmptyFolders(folder: string, out: string): void {
  if (folder === out || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder), out);
}

/** Staging folders of an output whose builds have ended, those of the old output first. */
function stagingFolders(
  folder: string,
  output: string,
): readonly { readonly path: string; readonly old: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const owner = name.startsWith(`${output}.waymark-`) ? stagingOwner(name) : undefined;
      return owner === undefined || isRunning(owner.pid)
        ? []
        : [{ path: join(folder, name), old: owner.old }];
    })
    .sort((a, b) => Number(b.old) - Number(a.old));
}

/** Whether another process with this id is alive; this one has not begun to write when it asks. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
