#!/usr/bin/env node
// `npm create waymark docs` is `waymark new docs`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
const isNamed = args[0] !== undefined && !args[0].startsWith('-');
const program = fileURLToPath(new URL('bin/waymark.js', import.meta.resolve('waymark/package.json')));
const child = spawn(process.execPath, [program, 'new', ...(isNamed ? [] : ['docs']), ...args], {
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
