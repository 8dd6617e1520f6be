import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Migration } from '@waymark/migrate';
import { removeEmptyFolders } from '../../project/files/writing/remove-empty-folders.ts';
import { refusePlaces, writeFile } from '../../project/files/writing/write-file.ts';
import { askGit } from '../../project/git/run-git.ts';

/** Where files that git cannot give back are kept. */
export const KEPT_FOLDER = '.before-waymark';
/** What would be a page of the new site, wherever it stands. */
const PAGE_FILE = /\.mdx?$/i;
/** Where paths stand that are no content. */
const IGNORED = '.mintignore';

/** Writes a migration to a folder of its own; the old files stay as they are. */
export function writeElsewhere(migration: Migration, directory: string, out: string): void {
  refusePlaces(out, [...migration.copies.keys(), ...migration.texts.keys()]);
  for (const [path, from] of migration.copies) writeFile(out, path, readFileSync(join(directory, from)));
  for (const [path, text] of linedTexts(migration, directory)) writeFile(out, path, text);
}

/**
 * Carries a migration out in the folder itself. What is replaced or removed and git cannot give back is kept aside;
 * the answer is how many files that are. What the old engine alone needs is left, and named in `.mintignore`.
 */
export function writeInPlace(migration: Migration, directory: string, leftover: readonly string[]): number {
  const { texts, copies, removals } = migration;
  const moved = [...copies].filter(([path, from]) => path !== from);
  const changed = [...texts.keys(), ...moved.map(([path]) => path), ...removals];
  const touched = changed.filter((path) => existsSync(join(directory, path)));
  const isSafe = committed(directory);
  const kept = touched.filter((path) => !isSafe(path));
  // All are looked at before any is touched.
  refusePlaces(directory, [...changed, ...kept.map(keptPath), IGNORED]);
  for (const path of kept) writeFile(directory, keptPath(path), readFileSync(join(directory, path)));
  // All are read before any is written: two files may change places.
  const contents = moved.map(([path, from]) => [path, readFileSync(join(directory, from))] as const);
  const lined = linedTexts(migration, directory);
  for (const path of removals) rmSync(join(directory, path), { force: true });
  for (const [path, content] of contents) writeFile(directory, path, content);
  for (const [path, text] of lined) writeFile(directory, path, text);
  for (const path of removals) removeEmptyFolders(dirname(join(directory, path)), directory);
  if (leftover.length > 0) ignore(directory, leftover);
  return kept.length;
}

/** The texts, those of pages with lines that end as in the file that they come from. */
function linedTexts(
  { texts, sources }: Migration,
  directory: string,
): readonly (readonly [string, string])[] {
  return [...texts].map(([path, text]) => {
    const source = sources.get(path);
    const isOfWindows =
      source !== undefined && readFileSync(join(directory, source), 'utf8').includes('\r\n');
    return [path, isOfWindows ? text.replaceAll('\n', '\r\n') : text];
  });
}

function keptPath(path: string): string {
  return join(KEPT_FOLDER, path);
}

const ENTRY = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s;

/** Tells which files git holds as they are now; without git, none. Git only lists: nothing of the repository's is run. */
function committed(directory: string): (path: string) => boolean {
  const listed = askGit(directory, ['ls-tree', '-r', '-z', 'HEAD']) ?? '';
  const objects = new Map(
    listed.split('\0').flatMap((line) => {
      const [, object = '', path = ''] = ENTRY.exec(line) ?? [];
      return path === '' ? [] : [[path, object] as const];
    }),
  );
  return (path) => {
    const object = objects.get(path);
    return (
      object !== undefined && object === nameOfObject(readFileSync(join(directory, path)), object.length)
    );
  };
}

/** The name that git has for a content: the hash of one of two kinds. */
function nameOfObject(content: Buffer, length: number): string {
  return createHash(length === 40 ? 'sha1' : 'sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
}

/** Entries of the folder that hold nothing of the new site, and pages that the old site did not show. */
export function leftoverEntries(migration: Migration, files: readonly string[]): readonly string[] {
  const gone = new Set(migration.removals);
  const written = new Set([...migration.texts.keys(), ...migration.copies.keys()]);
  const tops = new Set([...written].map(topOf));
  const left = files.filter((path) => !gone.has(path) && !written.has(path) && !path.startsWith('.'));
  const entries = left.flatMap((path) => {
    if (!tops.has(topOf(path))) return [path.includes('/') ? `/${topOf(path)}/` : `/${path}`];
    return PAGE_FILE.test(path) ? [`/${path}`] : [];
  });
  return [...new Set(entries)].sort();
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

function ignore(directory: string, entries: readonly string[]): void {
  const file = join(directory, IGNORED);
  const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
  const known = new Set(before.split('\n'));
  const lines = entries.filter((entry) => !known.has(entry));
  writeFile(directory, IGNORED, [before, ...lines].filter(Boolean).join('\n').concat('\n'));
}
