// Sends hostile requests over raw sockets to `waymark dev` and `waymark preview`: random methods, paths, encodings, hosts,
// origins, ranges and other headers, broken and half requests:
//   npm run build && node bench/hostile-requests.mjs [--requests 10000] [--seed 1]
// No answer may hold a file that is not of the site, lead elsewhere, or reach a page of another site; neither server may fail,
// end, open an editor, or grow by more than 100 MB after a first tenth of the requests. Exit code 1 when one does.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { attack, HOSTILE_PROJECT } from './hostile-requests/attack.mjs';
import { createDice } from './inputs/dice.mjs';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const MOST_GROWTH = 100;
const bin = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'waymark-hostile-'));
const opened = join(root, 'editor-was-opened');

function writeAll() {
  for (const [path, text] of Object.entries(HOSTILE_PROJECT)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync('../../canary.txt', join(root, 'docs/images/out-link'));
  writeFileSync(join(root, 'editor.sh'), `#!/bin/sh\ntouch ${opened}\n`, { mode: 0o755 });
}

function start(command, rest) {
  const env = {
    ...process.env,
    LAUNCH_EDITOR: join(root, 'editor.sh'),
    XDG_CACHE_HOME: join(root, 'cache'),
    XDG_STATE_HOME: join(root, 'state'),
  };
  const child = spawn(process.execPath, [bin, command, join(root, 'docs'), ...rest], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  const server = { child, said: '' };
  child.stderr.on('data', (part) => (server.said += part));
  return server;
}

/** The port that a server says it listens at. */
async function portOf(server) {
  for (;;) {
    const port = / at http:\/\/localhost:(\d+)/.exec(server.said)?.[1];
    if (port !== undefined) return Number(port);
    if (server.child.exitCode !== null) throw new Error(`It ended: ${server.said}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Memory of a process in MB, where the system tells. */
function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  return existsSync(status)
    ? Math.round(Number(/VmRSS:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1000)
    : 0;
}

async function attackServer(command, rest) {
  const server = start(command, rest);
  try {
    const port = await portOf(server);
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    const token = /&quot;token&quot;:&quot;(\w+)/.exec(page)?.[1];
    const dice = createDice(Number(values.seed));
    const first = Math.ceil(Number(values.requests) / 10);
    const problems = await attack({ port, count: first, dice, token });
    const before = memoryOf(server.child.pid);
    problems.push(...(await attack({ port, count: Number(values.requests) - first, dice, token })));
    const after = memoryOf(server.child.pid);
    if (after > before + MOST_GROWTH) problems.push(`It grew from ${before} to ${after} MB`);
    if (server.child.exitCode !== null) problems.push(`It ended with ${server.child.exitCode}`);
    if (/^ {4}at /m.test(server.said)) problems.push(`It failed: ${server.said.slice(-1000)}`);
    if (existsSync(opened)) problems.push('It opened an editor');
    return { server: command, requests: Number(values.requests), before, after, problems };
  } finally {
    server.child.kill();
  }
}

try {
  writeAll();
  const built = start('build', ['--out', join(root, 'out')]);
  await new Promise((done) => built.child.once('exit', done));
  const results = [
    await attackServer('dev', ['--port', '0']),
    await attackServer('preview', ['--port', '0', '--out', join(root, 'out')]),
  ];
  console.log(JSON.stringify(results, undefined, 1));
  process.exitCode = results.every(({ problems }) => problems.length === 0) ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
