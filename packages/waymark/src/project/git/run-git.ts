import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LARGEST = 512 * 1024 * 1024;

/** Settings of a repository that could start another program or ask another host, off. */
const PLAIN: readonly string[] = [
  'core.quotePath=false',
  'core.fsmonitor=false',
  'log.showSignature=false',
  'protocol.allow=never',
].flatMap((setting) => ['-c', setting]);

/** The arguments with which git does something in a folder, whatever the settings of the repository say. */
export function gitArguments(directory: string, args: readonly string[]): readonly string[] {
  return ['-C', directory, ...PLAIN, ...args];
}

/** What git answers in a folder; undefined where it has no answer, or is not there. */
export async function runGit(directory: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', gitArguments(directory, args), { maxBuffer: LARGEST });
    return stdout;
  } catch {
    return undefined;
  }
}

/** The same, for who cannot wait. */
export function askGit(directory: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', gitArguments(directory, args), {
    encoding: 'utf8',
    maxBuffer: LARGEST,
  });
  return status === 0 ? stdout : undefined;
}
