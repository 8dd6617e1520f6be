// Runs every check, and says what each took and how many tests passed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from './supply/npm.mjs';
import { isBuilt } from './tests/ensure-built.mjs';

const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
const reports = { unit: join(folder, 'unit.json'), e2e: join(folder, 'e2e.json') };

/** Scripts of package.json: those that need no build run beside it, the others at once after it, so that no core stands idle. */
const build = isBuilt() ? [] : ['build'];
const beside = ['lint:sources'];
const after = ['test:e2e', 'test:unit', 'typecheck', 'lint:built'];
/** Those that say much: their lines are shown as they come. What the others say is shown when they end. */
const SHOWN = ['test:unit', 'test:e2e'];
const options = {
  // While a file of theirs waits, browser tests have the core.
  'test:unit': [
    '--',
    '--maxWorkers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.unit}`,
  ],
  'test:e2e': ['--', '--reporter=list,json'],
};

/** Passes whole lines on, for several scripts speak at the same time. */
function passLines(stream, isShown) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    const lines = rest + chunk;
    const end = isShown ? lines.lastIndexOf('\n') + 1 : 0;
    rest = lines.slice(end);
    process.stdout.write(lines.slice(0, end));
  });
  stream.once('close', () => process.stdout.write(rest));
}

/** Runs a script; gives the line about it, and whether it failed. */
function run(name) {
  console.log(`── npm run ${name}`);
  const start = performance.now();
  const child = spawn(...npmCommand(['run', '--silent', name, ...(options[name] ?? [])]), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  for (const stream of [child.stdout, child.stderr]) passLines(stream, SHOWN.includes(name));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
      const hasFailed = code !== 0;
      resolve({ hasFailed, line: `${name.padEnd(12)} ${seconds} s${hasFailed ? '  failed' : ''}` });
    });
  });
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** What the runners themselves counted; undefined if neither has run. A file that cannot be loaded is a failure, too. */
function countTests() {
  const counts = [];
  const unit = readReport(reports.unit);
  if (unit !== undefined) {
    const unloaded = unit.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = unit;
    counts.push([numPassedTests, numFailedTests + unloaded.length, numPendingTests + numTodoTests]);
  }
  const stats = readReport(reports.e2e)?.stats;
  if (stats !== undefined) counts.push([stats.expected + stats.flaky, stats.unexpected, stats.skipped]);
  if (counts.length === 0) return undefined;
  return [0, 1, 2].map((at) => counts.reduce((sum, count) => sum + count[at], 0));
}

const others = beside.map(run);
const built = await Promise.all(build.map(run));
const isReady = !built.some(({ hasFailed }) => hasFailed);
const taken = [...built, ...(await Promise.all([...others, ...(isReady ? after.map(run) : [])]))];
console.log(`\n${taken.map(({ line }) => line).join('\n')}`);
const counts = countTests();
rmSync(folder, { recursive: true, force: true });
process.exitCode = taken.some(({ hasFailed }) => hasFailed) ? 1 : 0;
if (counts !== undefined) {
  const [passed, failed, skipped] = counts;
  console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
}
