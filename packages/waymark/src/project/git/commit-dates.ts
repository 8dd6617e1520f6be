import { runGit } from './run-git.ts';

/** Stands before a date: no path begins like this. */
const MARK = '\u0001';

/** Days of the last commits of the files of a folder, by path; empty where git has no history of it. */
export async function readCommitDates(directory: string): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const asked = ['log', `--format=${MARK}%cI`, '--name-only', '--no-renames', '--relative', '--', '.'];
  let day = '';
  for (const line of (await runGit(directory, asked))?.split('\n') ?? []) {
    if (line.startsWith(MARK)) day = new Date(line.slice(MARK.length)).toISOString().slice(0, 10);
    // The newest commit comes first.
    else if (line !== '' && !dates.has(line)) dates.set(line, day);
  }
  return dates;
}
