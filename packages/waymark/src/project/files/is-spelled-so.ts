import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rememberAll } from '@waymark/core/source';
import { attempt } from './attempt.ts';

/**
 * Whether a file that is there has just the names that a path gives it. Macs and Windows find it under others too, in which letter
 * case or the form of accents differ: what is found by them would be missing everywhere else.
 */
export function isSpelledSo(directory: string, path: string): boolean {
  return createSpelling(directory)(path);
}

/** Asks the same of many paths at one moment: each folder is listed once. */
export function createSpelling(directory: string): (path: string) => boolean {
  const namesIn = rememberAll((folder: string) => attempt(() => new Set(readdirSync(folder))));
  return (path) => {
    let folder = directory;
    return path.split('/').every((name) => {
      // What is in a folder that cannot be listed is not known.
      const is = ['', '.', '..'].includes(name) || namesIn(folder)?.has(name) !== false;
      folder = join(folder, name);
      return is;
    });
  };
}
