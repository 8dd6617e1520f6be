import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from './expected-error.ts';
import type { LeftOut, Project } from './project.ts';

/** Files of a stranger's project, at most. */
const MOST_FILES = 100_000;
/** Bytes of one of them, and of all. */
const LARGEST_FILE = 50_000_000;
const LARGEST_PROJECT = 2_000_000_000;

/**
 * The files of a stranger's project that are not too large. Throws an `ExpectedError` where there are too many, or where
 * they are too much together.
 */
export function limitInput(
  directory: string,
  { files, leftOut }: Pick<Project, 'files' | 'leftOut'>,
): Pick<Project, 'files' | 'leftOut'> {
  if (files.size > MOST_FILES) refuse(`${files.size} files; the limit is ${MOST_FILES}`);
  let total = 0;
  const tooLarge: LeftOut[] = [];
  for (const path of files.keys()) {
    const { size } = statSync(join(directory, path), { throwIfNoEntry: false }) ?? { size: 0 };
    if (size > LARGEST_FILE) tooLarge.push({ path, problem: `is larger than ${LARGEST_FILE / 1e6} MB` });
    else total += size;
  }
  if (total > LARGEST_PROJECT) refuse(`files of more than ${LARGEST_PROJECT / 1e9} GB`);
  const kept = new Map(files);
  for (const { path } of tooLarge) kept.delete(path);
  return { files: kept, leftOut: [...leftOut, ...tooLarge] };
}

function refuse(what: string): never {
  throw new ExpectedError('failed', `A project that is built with --untrusted cannot have ${what}`);
}
