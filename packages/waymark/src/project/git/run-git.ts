import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { ExpectedError } from '../expected-error.ts';
import { findProgram } from '../find-program.ts';

const run = promisify(execFile);

/** Where installers put git on Windows. */
const INSTALLED = 'C:\\Program Files\\Git\\cmd\\git.exe';
/** Windows looks for a program in the folder at hand first, which may be a stranger's: there it is looked for here. */
const GIT = process.platform === 'win32' ? (findProgram(['git.exe']) ?? INSTALLED) : 'git';

const LARGEST = 512 * 1024 * 1024;

/** Settings that could start another program or ask another host, off; and those that would leave commits or files out of a history. */
const PLAIN: readonly string[] = [
  'core.quotePath=false',
  'core.fsmonitor=false',
  'log.showSignature=false',
  'log.showRoot=true',
  'log.follow=false',
  'diff.orderFile=/dev/null',
  'i18n.logOutputEncoding=UTF-8',
  'protocol.allow=never',
].flatMap((setting) => ['-c', setting]);

/** Variables that git gives to its hooks: they name a repository and its parts, whichever folder is asked about. */
const OF_HOOKS: ReadonlySet<string> = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
]);

/** The same for what no argument settles: a repository may allow a protocol, and say where its missing objects are. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(([name]) => !OF_HOOKS.has(name));
  return { ...Object.fromEntries(given), GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };
}

/** The arguments with which git does something in a folder, whatever the settings of the repository say. */
function gitArguments(directory: string, args: readonly string[]): readonly string[] {
  return ['-C', directory, ...PLAIN, ...args];
}

/** What git answers in a folder; undefined where it has no answer, or is not there. */
export async function runGit(directory: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run(GIT, gitArguments(directory, args), {
      maxBuffer: LARGEST,
      env: plainEnvironment(),
    });
    return stdout;
  } catch {
    return undefined;
  }
}

/** The same, for who cannot wait; with variables of the environment beside those of the command. */
export function askGit(
  directory: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): string | undefined {
  const { status, stdout } = spawnSync(GIT, gitArguments(directory, args), {
    encoding: 'utf8',
    maxBuffer: LARGEST,
    env: { ...plainEnvironment(), ...variables },
  });
  return status === 0 ? stdout : undefined;
}

/** What git answers where nothing goes on without it; where it does not, the reason that it gives ends the command. */
export function needGit(directory: string, args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr } = spawnSync(GIT, gitArguments(directory, args), {
    input,
    maxBuffer: 2 * LARGEST,
    env: plainEnvironment(),
  });
  if (status === 0) return stdout;
  throw new ExpectedError('failed', `git ${args[0]} failed: ${String(stderr).trim()}`);
}
