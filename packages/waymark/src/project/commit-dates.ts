import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PLAIN_GIT } from './plain-git.ts';

const run = promisify(execFile);

const LARGEST = 512 * 1024 * 1024;
/** Stands before a date: no path begins like this. */
const MARK = '\u0001';

/** Days of the last commits of the files of a folder, by path; empty where git has no history of it. */
export async function readCommitDates(directory: string): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const asked = ['log', `--format=${MARK}%cI`, '--name-only', '--no-renames', '--relative', '--', '.'];
  const { stdout } = await run('git', ['-C', directory, ...PLAIN_GIT, ...asked], {
    maxBuffer: LARGEST,
  }).catch(() => ({ stdout: '' }));
  let day = '';
  for (const line of stdout.split('\n')) {
    if (line.startsWith(MARK)) day = new Date(line.slice(MARK.length)).toISOString().slice(0, 10);
    // The newest commit comes first.
    else if (line !== '' && !dates.has(line)) dates.set(line, day);
  }
  return dates;
}
