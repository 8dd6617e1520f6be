import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../outputs/output-file.ts';
import { carryOverForeign } from './foreign-files.ts';
import { finishEarlierBuilds, installInPlace } from './install-output.ts';
import { writeManifest } from './output-manifest.ts';

/** Takes the output files of one build and puts them in place all at once. */
export interface OutputSink {
  write(file: OutputFile): void;
  /** Moves the finished output to where it belongs. Until then the earlier output stands untouched. */
  commit(): void;
  /** Throws away what was written. */
  abandon(): void;
  /** Files written so far. */
  count(): number;
}

/**
 * Writes to a temporary folder and swaps it in by rename, or file by file where the folder cannot be moved. What others
 * put into the old output stays. `out` is a real path.
 */
export function createOutputSink(out: string): OutputSink {
  finishEarlierBuilds(out);
  const staging = createStaging(out);
  const written = new Set<string>();
  const folders = new Set<string>([staging]);
  const ensureFolder = (path: string): void => {
    const folder = dirname(path);
    if (folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  return {
    write(file) {
      // Several pages may bring the same file.
      if ('copyFrom' in file && written.has(file.path)) return;
      const path = join(staging, file.path);
      ensureFolder(path);
      if ('copyFrom' in file) copyFileSync(file.copyFrom, path, constants.COPYFILE_FICLONE);
      else writeFileSync(path, file.content);
      written.add(file.path);
    },
    commit() {
      writeManifest(staging, written);
      if (!swap(staging, out)) installInPlace(staging, out);
    },
    count: () => written.size,
    abandon: () => rmSync(staging, { recursive: true, force: true }),
  };
}

/** Beside the output, or inside where the folder around it cannot be written to. Marked as output from the start. */
function createStaging(out: string): string {
  const beside = `${out}.waymark-${process.pid}`;
  try {
    writeManifest(beside, []);
    return beside;
  } catch (error) {
    if (!existsSync(out)) throw error;
    const inside = join(out, `.waymark-${process.pid}`);
    writeManifest(inside, []);
    return inside;
  }
}

/** Puts the finished folder in the place of the old one. False, and nothing changed, where that cannot be done. */
function swap(staging: string, out: string): boolean {
  if (dirname(staging) === out) return false;
  const old = `${staging}.old`;
  if (!existsSync(out)) return rename(staging, out);
  carryOverForeign(out, staging);
  if (!rename(out, old)) return false;
  if (!rename(staging, out)) {
    renameSync(old, out);
    return false;
  }
  rmSync(old, { recursive: true, force: true });
  return true;
}

/** A mount point cannot be renamed, nor a folder that another program holds open on Windows. */
function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
