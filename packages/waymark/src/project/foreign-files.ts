import {
  constants,
  copyFileSync,
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
  const found: OutputItem[] = [];
  const visit = (inner: string): void => {
    for (const item of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const path = inner === '' ? item.name : `${inner}/${item.name}`;
      if (item.isSymbolicLink()) found.push({ path, kind: 'link' });
      else if (item.isFile()) found.push({ path, kind: 'file' });
      else if (item.isDirectory() && stagingOwner(item.name) === undefined) {
        const before = found.length;
        visit(path);
        if (found.length === before) found.push({ path, kind: 'empty-folder' });
      }
    }
  };
  visit('');
  return found;
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
