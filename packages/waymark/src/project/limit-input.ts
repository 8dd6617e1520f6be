import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from './expected-error.ts';
import { isPage } from './files/size-limits.ts';
import type { LeftOutFile, Project } from './project.ts';

/** Files of a stranger's project, at most. */
const MOST_FILES = 100_000;
/** Bytes of one of them, and of all. */
const LARGEST_FILE = 50_000_000;
const LARGEST_PROJECT = 2_000_000_000;

/** What reading one page of a stranger's project may take: seconds of the processor, and memory. */
export const TRIAL_LIMITS = { seconds: 5, gigabytes: 2 } as const;

/** Gives those of some pages of a folder that cannot be read within `TRIAL_LIMITS`. */
export type TryPages = (directory: string, pages: readonly string[]) => ReadonlySet<string>;

const NO_TRIAL: TryPages = () => new Set();

/**
 * The files of a stranger's project that are not too large, nor pages that cannot be read. Throws an `ExpectedError` where there are too many, or where
 * they are too much together.
 */
export function limitInput(
  directory: string,
  { files, leftOut }: Pick<Project, 'files' | 'leftOut'>,
  tryPages = NO_TRIAL,
): Pick<Project, 'files' | 'leftOut'> {
  if (files.size > MOST_FILES) refuse(`${files.size} files; the limit is ${MOST_FILES}`);
  let total = 0;
  const tooLarge: LeftOutFile[] = [];
  for (const path of files.keys()) {
    const { size } = statSync(join(directory, path), { throwIfNoEntry: false }) ?? { size: 0 };
    if (size > LARGEST_FILE) tooLarge.push({ path, problem: `is larger than ${LARGEST_FILE / 1e6} MB` });
    else total += size;
  }
  if (total > LARGEST_PROJECT) refuse(`files of more than ${LARGEST_PROJECT / 1e9} GB`);
  const kept = new Map(files);
  for (const { path } of tooLarge) kept.delete(path);
  const problem = `takes more than ${TRIAL_LIMITS.seconds} seconds, or ${TRIAL_LIMITS.gigabytes} GB of memory, to be read`;
  const pages = [...kept.keys()].filter((path) => isPage(path));
  const unreadable = [...tryPages(directory, pages)].map((path) => ({ path, problem }));
  for (const { path } of unreadable) kept.delete(path);
  return { files: kept, leftOut: [...leftOut, ...tooLarge, ...unreadable] };
}

function refuse(what: string): never {
  throw new ExpectedError('failed', `A project that is built with --untrusted cannot have ${what}`);
}
