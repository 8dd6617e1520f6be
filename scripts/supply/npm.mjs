// How scripts start npm: by its own file, for a shell, which Windows would need, takes paths with blanks apart.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FILE = 'npm-cli.js';

/** The command and arguments that run npm with some arguments. */
export function npmCommand(args, { execPath, env } = process) {
  const { npm_execpath: running = '' } = env;
  const beside = join(dirname(execPath), 'node_modules/npm/bin', FILE);
  const file = basename(running) === FILE ? running : beside;
  return existsSync(file) ? [execPath, [file, ...args]] : ['npm', args];
}
