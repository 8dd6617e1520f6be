#!/usr/bin/env node
// `npm create waymark docs` is `waymark new docs`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const args = process.argv.slice(2);
const isNamed = args[0] !== undefined && !args[0].startsWith('-');
// As every Node.js can: where it is too old for Waymark, the command says so.
const require = createRequire(import.meta.url);
const program = join(require.resolve('waymark/package.json'), '../bin/waymark.js');
if (args.includes('--help') || args.includes('-h'))
  process.stdout.write(
    'Usage: npm create waymark [dir] -- [options]\n\nWrites to docs/ where no folder is named. It is:\n\n',
  );
const child = spawn(process.execPath, [program, 'new', ...(isNamed ? [] : ['docs']), ...args], {
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
