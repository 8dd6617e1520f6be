// Makes one construct after the other larger, builds it, and names those whose time grows faster than they do, that take
// too long, that give a page without bound, or that end in a failure of ours:
//   npm run build && node bench/growth.mjs [--only TEXT] [--least 20000] [--most 320000] [--seconds 10] [--verbose]
// Exit code 1 when something is wrong. The time is that of the processor, so a busy machine does not matter.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { constructs } from './inputs/grown-projects.mjs';
import { tryProject } from './inputs/mutated-project.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    least: { type: 'string', default: '20000' },
    most: { type: 'string', default: '320000' },
    seconds: { type: 'string', default: '10' },
    verbose: { type: 'boolean', default: false },
  },
});

/** Four times as large: what grows with the square takes sixteen times as long. */
const STEP = 4;
const TOO_STEEP = 7;
/** Below this, in seconds, start-up and the collection of garbage are most of what is measured. */
const NOISE = 0.5;
/** Bytes of the largest page: so many for each character of the project, and those that any page has. */
const LARGEST = { each: 60, any: 400_000 };

const root = mkdtempSync(join(tmpdir(), 'waymark-growth-'));
let wrong = 0;
let tried = 0;

process.on('unhandledRejection', () => undefined);
await measure(constructs.headings(2000));

for (const [name, make] of Object.entries(constructs)) {
  if (!name.includes(values.only)) continue;
  tried++;
  if (values.verbose) process.stdout.write(`${name} …`);
  const problems = await problemsOf(make);
  if (values.verbose) process.stdout.write('\n');
  if (problems.length === 0) continue;
  wrong++;
  process.stdout.write(`${name}\n${problems.map((problem) => `  ${problem.slice(0, 400)}\n`).join('')}`);
}
rmSync(root, { recursive: true, force: true });
process.stdout.write(`${wrong} of ${tried} constructs are not bounded\n`);
process.exit(wrong > 0 ? 1 : 0);

async function problemsOf(make) {
  let before;
  for (let size = Number(values.least); size <= Number(values.most); size *= STEP) {
    const { seconds, problems } = await measure(make(size));
    if (values.verbose) process.stdout.write(` ${seconds.toFixed(2)}`);
    if (problems.length > 0) return problems.map((problem) => `at ${size}: ${problem}`);
    if (seconds > Number(values.seconds)) return [`${seconds.toFixed(1)} s at ${size}`];
    if (seconds > NOISE && before !== undefined && seconds / before > TOO_STEEP)
      return [`${before.toFixed(2)} s at ${size / STEP}, ${seconds.toFixed(2)} s at ${size}`];
    before = Math.max(seconds, NOISE / STEP);
  }
  return [];
}

async function measure(files) {
  const begun = process.cpuUsage();
  const problems = await tryProject(files, root, build);
  const { user, system } = process.cpuUsage(begun);
  const size = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  const largest = largestPage(join(root, 'repository', 'docs', 'dist'));
  if (largest > LARGEST.any + LARGEST.each * size) problems.push(`a page of ${largest} bytes`);
  return { seconds: (user + system) / 1e6, problems };
}

function largestPage(out) {
  if (!existsSync(out)) return 0;
  const pages = readdirSync(out, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html'));
  return Math.max(0, ...pages.map((name) => statSync(join(out, name)).size));
}
