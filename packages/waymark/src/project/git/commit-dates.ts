import { runGit } from './run-git.ts';

/** Stands before a date: no path begins like this. */
const MARK = '\u0001';

/** Days of the last commits of the files of a folder, by path; empty where git has no history of it. */
export async function readCommitDates(directory: string): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const asked = ['log', `--format=${MARK}%cI`, '--name-only', '--no-renames', '--relative', '--', '.'];
  let day = '';
  for (const line of (await runGit(directory, asked))?.split('\n') ?? []) {
    if (line.startsWith(MARK)) day = dayOf(line.slice(MARK.length));
    // The newest commit comes first.
    else if (line !== '' && day !== '' && !dates.has(line)) dates.set(line, day);
  }
  return dates;
}

/** The day of a date; none where a commit says what is no date, or a year of more than four digits. */
function dayOf(date: string): string {
  const time = Date.parse(date);
  return time < Date.UTC(10_000, 0) ? new Date(time).toISOString().slice(0, 10) : '';
}
