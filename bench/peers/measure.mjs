// Runs a command and says what it used.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs a command in a process of its own whose only child it is: what that process waited for is the command's use. */
const WRAPPER = `
const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const [command, ...args] = process.argv.slice(1);
const started = process.hrtime.bigint();
const { status, stdout } = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 });
const wall = Number(process.hrtime.bigint() - started) / 1e9;
// Fields 16 and 17 of the kernel's record: time in user and system mode of the children that ended.
let cpu;
try {
  const fields = readFileSync('/proc/self/stat', 'latin1').replace(/^.*\\) /, '').split(' ');
  cpu = (Number(fields[13]) + Number(fields[14])) / 100;
} catch {}
console.log(JSON.stringify({ status, wall, cpu, stdout: String(stdout) }));
`;

/** What a command runs with. Further certificates are left out: Node.js 20 reads them before its first line, for a tenth of a second. */
const withoutCertificates = ({ NODE_EXTRA_CA_CERTS, ...env }) => env;

/** Runs a command to its end: what it printed, its seconds of wall and CPU, and the most memory that was in use. */
export async function measure(command, args, options = {}) {
  const child = spawn(process.execPath, ['-e', WRAPPER, command, ...args], {
    ...options,
    env: withoutCertificates(options.env ?? process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let problems = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    problems += chunk;
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBelow(child.pid));
  }, 20);
  await new Promise((done) => child.once('close', done));
  clearInterval(watch);
  const result = JSON.parse(output);
  if (result.status !== 0)
    throw new Error(`${command} ended with ${result.status}\n${problems}${result.stdout.slice(-2000)}`);
  return { ...result, peak };
}

/** Bytes of memory in use by the descendants of a process. */
function memoryBelow(pid) {
  let sum = 0;
  try {
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
      .trim()
      .split(' ')
      .filter(Boolean)) {
      const pages = Number(readFileSync(`/proc/${child}/statm`, 'latin1').split(' ')[1]);
      sum += pages * 4096 + memoryBelow(child);
    }
  } catch {
    // It has ended, or this system has no such files.
  }
  return sum;
}
