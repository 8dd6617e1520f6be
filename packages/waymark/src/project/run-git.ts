import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Settings of a repository that could start another program or ask another host, off. */
const PLAIN = [
  'core.quotePath=false',
  'core.fsmonitor=false',
  'log.showSignature=false',
  'protocol.allow=never',
].flatMap((setting) => ['-c', setting]);
const LARGEST = 512 * 1024 * 1024;

/** What git answers in a folder; undefined where it has no answer, or is not there. */
export async function runGit(directory: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['-C', directory, ...PLAIN, ...args], { maxBuffer: LARGEST });
    return stdout;
  } catch {
    return undefined;
  }
}
