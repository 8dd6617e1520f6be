import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The program, as it is installed. */
export const bin = fileURLToPath(new URL('../../bin/waymark.js', import.meta.url));
const host = fileURLToPath(new URL('./command-host.mjs', import.meta.url));

/** What a command came to. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let hosting: ChildProcess | undefined;
const serving: ChildProcess[] = [];

/** Runs a command in a process that those of all test files share: for all but what the process itself does. */
export async function waymark(args: readonly string[], cwd = process.cwd()): Promise<Ran> {
  hosting ??= startHost();
  const answer = once(hosting, 'message');
  hosting.send({ args, cwd });
  const [ran] = (await answer) as [Ran];
  return ran;
}

/** It ends with this process, and does not keep it from ending. */
function startHost(): ChildProcess {
  const child = fork(host);
  child.once('exit', (code) => child.emit('error', new Error(`The host ended with ${code}`)));
  child.unref();
  child.channel?.unref();
  return child;
}

/** Runs a command in a process of its own. */
export function spawnWaymark(
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv; readonly timeout?: number } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    ...options,
  });
  return { status, stdout, stderr };
}

/** Starts a server command and waits for its address. */
export async function serve(
  args: readonly string[],
  env = process.env,
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [bin, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  serving.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const match = /https?:\/\/\S+/.exec(text);
      if (match !== null && text.includes('at http')) resolve(match[0]);
    });
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${text}`)));
  });
  return { url, child };
}

/** Ends what `serve` started. */
export function stopServing(): void {
  for (const child of serving.splice(0)) child.kill('SIGKILL');
}
