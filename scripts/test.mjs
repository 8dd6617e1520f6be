// Runs every check, stops after one that fails, and says what each took and how many tests passed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'waymark-test-'));
const reports = { unit: join(folder, 'unit.json'), e2e: join(folder, 'e2e.json') };

/** Scripts of package.json; what stands in one row runs at the same time. */
const rows = [['build'], ['lint', 'typecheck', 'test:unit'], ['test:e2e']];
/** Those that say little, and all of it when they end: another script says much at the same time. */
const QUIET = ['lint', 'typecheck'];
const options = {
  'test:unit': ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`],
  'test:e2e': ['--', '--reporter=list,json'],
};

/** Runs a script; gives the line about it, and whether it failed. */
function run(name) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name, ...(options[name] ?? [])], {
    stdio: QUIET.includes(name) ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
      const hasFailed = code !== 0;
      resolve({ hasFailed, line: `${name.padEnd(10)} ${seconds} s${hasFailed ? '  failed' : ''}` });
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

const taken = [];
for (const row of rows) {
  console.log(`\n── npm run ${row.join(', ')}`);
  taken.push(...(await Promise.all(row.map(run))));
  if (taken.some(({ hasFailed }) => hasFailed)) break;
}
console.log(`\n${taken.map(({ line }) => line).join('\n')}`);
const counts = countTests();
rmSync(folder, { recursive: true, force: true });
process.exitCode = taken.some(({ hasFailed }) => hasFailed) ? 1 : 0;
if (counts !== undefined) {
  const [passed, failed, skipped] = counts;
  console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
}
