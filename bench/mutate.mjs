// Builds mutated pages, configurations and specifications in this process, through the library, and says what fell:
//   npm run build && node bench/mutate.mjs [--pages 10000] [--configurations 5000] [--specifications 2000] [--seed 1]
//     [--seconds 600] [--state FILE]
// Nothing may be thrown, take ten seconds of the processor, be written outside the output folder or be found without a
// place. Pages are read in a process of their own first: one that holds the parser is counted, and the commands must do with
// it what SECURITY.md says. With a state file, the next call goes on where this one stopped. Exit code 1 when something is
// wrong.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { check } from '../packages/waymark/dist/check.js';
import { mutatedFiles, ownPages, tryProject } from './inputs/mutated-project.mjs';
import { findHeldPages, tryHeldPage } from './mutate/held-pages.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    configurations: { type: 'string', default: '5000' },
    specifications: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '100000' },
    state: { type: 'string' },
  },
});

/** Texts in one project; a configuration needs a project of its own. */
const BATCH = { pages: 100, configurations: 1, specifications: 20 };
/** A text takes a tenth of a second; this is the bound for a hang, in seconds of the processor, of one text. */
const SLOW = 10;

const root = mkdtempSync(join(tmpdir(), 'waymark-mutate-'));
const wholes = ownPages(fileURLToPath(new URL('../docs', import.meta.url)));
const state = readState();
const failures = [];
const slowest = { pages: [0], configurations: [0], specifications: [0] };
const started = performance.now();
let turns = 0;
let held = 0;

// Promises of pages that are rejected after their build has nobody to tell.
process.on('unhandledRejection', () => undefined);

for (const kind of Object.keys(BATCH)) {
  const last = Number(values.seed) + Number(values[kind]);
  while (state[kind] < last && performance.now() - started < Number(values.seconds) * 1000) {
    const count = Math.min(BATCH[kind], last - state[kind]);
    const seeds = Array.from({ length: count }, (_, index) => state[kind] + index);
    await tryBatch(kind, seeds);
    state[kind] += count;
    if (values.state !== undefined) writeFileSync(values.state, JSON.stringify(state));
  }
  const [seconds, seeds] = slowest[kind];
  process.stdout.write(
    `${kind}: seeds ${values.seed} to ${state[kind] - 1}; slowest project ${seconds.toFixed(2)} s of CPU (seeds from ${seeds?.[0]})\n`,
  );
}
rmSync(root, { recursive: true, force: true });
process.stdout.write(`${held} pages that hold the parser\n${failures.length} failures\n`);
process.exit(failures.length > 0 ? 1 : 0);

async function tryBatch(kind, seeds) {
  const files = mutatedFiles(kind, seeds, wholes);
  if (kind === 'pages') takeHeldPages(files);
  const begun = process.cpuUsage();
  // Most findings are made by a check; a build writes as well.
  const found = await tryProject(files, root, turns++ % 4 === 0 || kind === 'pages' ? build : check);
  const { user, system } = process.cpuUsage(begun);
  const took = (user + system) / 1e6;
  if (took > slowest[kind][0]) slowest[kind] = [took, seeds];
  if (took > SLOW) found.push(`took ${Math.round(took)} s`);
  if (found.length === 0) return;
  if (
    seeds.length > 1 &&
    found.some((problem) => problem.startsWith('thrown') || problem.startsWith('took'))
  ) {
    for (const seed of seeds) await tryBatch(kind, [seed]);
    return;
  }
  for (const problem of found) report(`${kind} ${seeds.join(',').slice(0, 40)}`, problem);
}

/** Takes the pages that hold the parser out of the files, for this process could not be stopped either. */
function takeHeldPages(files) {
  for (const path of findHeldPages(files, root)) {
    held++;
    process.stdout.write(`${path} holds the parser\n`);
    for (const problem of tryHeldPage(files[path], root)) report(path, problem);
    delete files[path];
  }
}

function report(where, problem) {
  failures.push(problem);
  process.stdout.write(`${where}: ${problem.slice(0, 600)}\n`);
}

function readState() {
  if (values.state !== undefined && existsSync(values.state))
    return JSON.parse(readFileSync(values.state, 'utf8'));
  const first = Number(values.seed);
  return { pages: first, configurations: first, specifications: first };
}
