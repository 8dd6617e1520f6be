import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../outputs/output-file.ts';
import { OUTPUT_MANIFEST } from './output-manifest.ts';

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
 * Writes to a temporary sibling of `out` and swaps it in by rename. Files in the old output that no build wrote are
 * carried over.
 */
export function createOutputSink(out: string): OutputSink {
  const temporary = `${out}.waymark-${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const written: string[] = [];
  const folders = new Set<string>([temporary]);
  const ensureFolder = (path: string): void => {
    const folder = dirname(path);
    if (folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  return {
    write(file) {
      const path = join(temporary, file.path);
      ensureFolder(path);
      if ('copyFrom' in file) copyFileSync(file.copyFrom, path, constants.COPYFILE_FICLONE);
      else writeFileSync(path, file.content);
      written.push(file.path);
    },
    commit() {
      const manifest = join(temporary, OUTPUT_MANIFEST);
      ensureFolder(manifest);
      writeFileSync(manifest, `${JSON.stringify([...new Set(written)].sort(), null, 1)}\n`);
      if (existsSync(out)) {
        carryOverForeign(out, temporary);
        const old = `${temporary}.old`;
        renameSync(out, old);
        renameSync(temporary, out);
        rmSync(old, { recursive: true, force: true });
      } else renameSync(temporary, out);
    },
    count: () => new Set(written).size,
    abandon: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

/** Copies what somebody else put into the old output. Everything in an output without a manifest is somebody else's. */
function carryOverForeign(from: string, to: string): void {
  const manifest = join(from, OUTPUT_MANIFEST);
  const ours = new Set<string>(
    existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as string[]) : [],
  );
  ours.add(OUTPUT_MANIFEST);
  for (const item of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const absolute = join(item.parentPath, item.name);
    const path = absolute.slice(from.length + 1).replaceAll('\\', '/');
    const target = join(to, path);
    if (ours.has(path) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(absolute, target, constants.COPYFILE_FICLONE);
  }
}
