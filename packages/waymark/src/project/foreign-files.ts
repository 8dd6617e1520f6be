import {
  constants,
  copyFileSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { OUTPUT_MANIFEST, readManifest, stagingOwner } from './output-manifest.ts';

/** A thing in an output folder; symbolic links are not followed. */
export interface OutputItem {
  /** Path from the output folder, with `/`. */
  readonly path: string;
  readonly kind: 'file' | 'link' | 'empty-folder';
}

/** Lists the files, links and empty folders of an output folder. */
export function listOutput(folder: string): readonly OutputItem[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => listItem(folder, item));
}

function listItem(folder: string, item: Dirent): readonly OutputItem[] {
  const path = item.name;
  if (item.isSymbolicLink()) return [{ path, kind: 'link' }];
  if (item.isFile()) return [{ path, kind: 'file' }];
  if (!item.isDirectory() || stagingOwner(path) !== undefined) return [];
  const inner = listOutput(join(folder, path));
  if (inner.length === 0) return [{ path, kind: 'empty-folder' }];
  return inner.map((found) => ({ ...found, path: `${path}/${found.path}` }));
}

/**
 * Copies what somebody else put into the old output, except where the new one has something of its own. Everything in
 * an output without a manifest is somebody else's.
 */
export function carryOverForeign(from: string, to: string): void {
  const ours = new Set(readManifest(from)).add(OUTPUT_MANIFEST);
  for (const { path, kind } of listOutput(from)) {
    const source = join(from, path);
    const target = join(to, path);
    if (ours.has(path) || lstatSync(target, { throwIfNoEntry: false }) !== undefined) continue;
    mkdirSync(kind === 'empty-folder' ? target : dirname(target), { recursive: true });
    if (kind === 'file') copyFileSync(source, target, constants.COPYFILE_FICLONE);
    if (kind === 'link') symlinkSync(readlinkSync(source), target);
  }
}
