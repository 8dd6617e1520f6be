import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PLAIN_GIT } from './plain-git.ts';

const run = promisify(execFile);

const LARGEST = 512 * 1024 * 1024;

/** What git answers in a folder; undefined where it has no answer, or is not there. */
export async function runGit(directory: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-C', directory, ...PLAIN_GIT, ...args], { maxBuffer: LARGEST });
    return stdout;
  } catch {
    return undefined;
  }
}
