import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Migration } from '@waymark/migrate';

/** Where files that git cannot give back are kept. */
export const KEPT_FOLDER = '.before-waymark';

/** Writes a migration to a folder of its own; the old files stay as they are. */
export function writeElsewhere(migration: Migration, directory: string, out: string): void {
  for (const [path, from] of migration.copies) write(join(out, path), readFileSync(join(directory, from)));
  for (const [path, text] of migration.texts) write(join(out, path), text);
}

/**
 * Carries a migration out in the folder itself. What is replaced or removed and git cannot give back is kept aside;
 * the answer is how many files that are. What the old engine alone needs is left, and named in `.mintignore`.
 */
export function writeInPlace(migration: Migration, directory: string, leftover: readonly string[]): number {
  const { texts, copies, removals } = migration;
  const moved = [...copies].filter(([path, from]) => path !== from);
  const touched = [...texts.keys(), ...moved.map(([path]) => path), ...removals].filter((path) =>
    existsSync(join(directory, path)),
  );
  const isSafe = committed(directory);
  const kept = touched.filter((path) => !isSafe(path));
  for (const path of kept) keep(directory, path);
  // All are read before any is written: two files may change places.
  const contents = moved.map(([path, from]) => [path, readFileSync(join(directory, from))] as const);
  for (const path of removals) rmSync(join(directory, path), { force: true });
  for (const [path, content] of contents) write(join(directory, path), content);
  for (const [path, text] of texts) write(join(directory, path), text);
  for (const path of removals) removeEmptyFolders(directory, dirname(path));
  if (leftover.length > 0) ignore(directory, leftover);
  return kept.length;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function keep(directory: string, path: string): void {
  const target = join(directory, KEPT_FOLDER, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(directory, path), target);
}

/** Tells which files git holds as they are now; without git, none. */
function committed(directory: string): (path: string) => boolean {
  const list = (...args: readonly string[]): readonly string[] | undefined => {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args, '-z'], {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
  };
  const tracked = new Set(list('ls-files') ?? []);
  const changed = list('diff', '--name-only', '--relative', 'HEAD');
  if (changed === undefined) return () => false;
  for (const path of changed) tracked.delete(path);
  return (path) => tracked.has(path);
}

function removeEmptyFolders(directory: string, folder: string): void {
  for (let path = folder; path !== '.' && path !== ''; path = dirname(path)) {
    try {
      rmdirSync(join(directory, path));
    } catch {
      return;
    }
  }
}

/** Entries of the folder that hold nothing of the new site. */
export function leftoverEntries(migration: Migration, files: readonly string[]): readonly string[] {
  const gone = new Set(migration.removals);
  const written = [...migration.texts.keys(), ...migration.copies.keys()].map(topOf);
  const tops = new Set(written);
  const left = files.filter((path) => !gone.has(path) && !tops.has(topOf(path)) && !path.startsWith('.'));
  return [...new Set(left.map((path) => (path.includes('/') ? `/${topOf(path)}/` : `/${path}`)))].sort();
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

function ignore(directory: string, entries: readonly string[]): void {
  const file = join(directory, '.mintignore');
  const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
  const known = new Set(before.split('\n'));
  const lines = entries.filter((entry) => !known.has(entry));
  writeFileSync(file, [before, ...lines].filter(Boolean).join('\n').concat('\n'));
}
