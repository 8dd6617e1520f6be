import { accessSync, constants, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../attempt.ts';
import { isInside } from '../is-inside.ts';
import type { FileChange } from './file-change.ts';

/** A change that cannot be written, and why. */
export interface RefusedChange {
  readonly file: string;
  /** In words that follow the name of the file. */
  readonly problem: string;
}

/**
 * Looks at each file that is to be written, before the first one is: it has to be a plain file inside of the docs folder
 * that still holds what the change was made from, and may be written.
 */
export function findRefused(directory: string, changes: readonly FileChange[]): readonly RefusedChange[] {
  return changes.flatMap((change) => {
    const problem = problemOf(directory, change);
    return problem === undefined ? [] : [{ file: change.file, problem }];
  });
}

/** Writes changed files. */
export function writeChanges(directory: string, changes: readonly FileChange[]): void {
  for (const { file, after } of changes) writeFileSync(join(directory, file), after);
}

function problemOf(directory: string, { file, before }: FileChange): string | undefined {
  const absolute = join(directory, file);
  if (lstatSync(absolute, { throwIfNoEntry: false })?.isFile() !== true) return 'is no plain file';
  if (!isInside(realpathSync(dirname(absolute)), realpathSync(directory)))
    return 'lies outside of the docs folder';
  if (!readFileSync(absolute).equals(Buffer.from(before))) return 'changed meanwhile, or is not in UTF-8';
  return mayWrite(absolute) ? undefined : 'may not be written';
}

/** Whether the system lets us write to a file or folder. */
export function mayWrite(path: string): boolean {
  return attempt(() => accessSync(path, constants.W_OK) === undefined) === true;
}
