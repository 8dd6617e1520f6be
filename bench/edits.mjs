// Edits random sites, and compares what `dev` answers, a warm build and a cold build, byte by byte:
//   npm run build && node --single-threaded --max-semi-space-size=64 bench/edits.mjs [--scripts 2000] [--seed 1] [--length 50] [--log FILE]
//     [--at-once 1] [--pages N] [--edits JSON] [--shrink no] [--command yes]
// The flags of Node.js take a fifth of the CPU away: its own threads would only collect what young objects leave.
// A script is a random site and edits of every kind. Every eighth site has 5 to 40 pages, the others have 5 to 16 and half of them
// no more than eight: what goes wrong depends on the kinds of edits, hardly ever on the number of pages. `dev` and the warm build are compared after each
// edit, the cold build with them after every fifth and at the end. With `--command yes`, builds are processes of their own.
// Each script is a line of JSON in the log; those that went well are not run again when the command is called with the same
// log, so that many can be run bit by bit. At the end it sums up the whole log. A script that fails is made as short as it
// gets, printed, and can be run again by its seed and edits. Exit code 1 when one failed, or when some kind of question that
// pages ask never had another answer.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { openSession } from '../packages/waymark/dist/dev/session.js';
import { readSegment } from '../packages/waymark/dist/pages/store/segment.js';
import {
  createScript,
  createTraceReader,
  Difference,
  QUESTION_KINDS,
  runScript,
  Stopped,
  shrinkScript,
} from './edits/run-script.mjs';

const { values } = parseArgs({
  options: {
    scripts: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    length: { type: 'string', default: '50' },
    log: { type: 'string' },
    edits: { type: 'string' },
    'at-once': { type: 'string', default: '1' },
    pages: { type: 'string' },
    command: { type: 'string', default: 'no' },
    shrink: { type: 'string', default: 'yes' },
  },
});

const { version } = JSON.parse(
  readFileSync(new URL('../packages/waymark/package.json', import.meta.url), 'utf8'),
);
const bin = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));

/** Builds as the command does, in a process of its own. */
async function buildByCommand({ directory, out, cache }) {
  const kept = cache === false ? ['--no-cache'] : ['--cache', cache];
  const args = [bin, 'build', directory, '--out', out, ...kept, '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const { written, errors, warnings } = JSON.parse(stdout);
  // The command prints its findings for people: any of them may be one that `dev` marks.
  return { written, diagnostics: errors + warnings > 0 ? [{ code: 'mdx/any' }] : [] };
}

const engine = {
  version,
  openSession,
  build: values.command === 'yes' ? buildByCommand : build,
  readTraces: createTraceReader(readSegment),
};
/** What is known of each script, by its seed. */
const results = new Map(readLog().map((result) => [result.seed, result]));

function readLog() {
  if (values.log === undefined || !existsSync(values.log)) return [];
  const lines = readFileSync(values.log, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

function note(result) {
  results.set(result.seed, result);
  if (values.log !== undefined) appendFileSync(values.log, `${JSON.stringify(result)}\n`);
}

/** The most pages that the site of a script may have. */
function mostPages(seed) {
  if (values.pages !== undefined) return Number(values.pages);
  return seed % 8 === 0 ? 40 : 16;
}

/** What differs, if something does. */
async function run(script, onChanged, onDecisive) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-edits-'));
  try {
    await runScript(script, {
      engine,
      folder,
      onChanged,
      onDecisive,
      pages: mostPages(script.seed),
    });
    return undefined;
  } catch (error) {
    if (error instanceof Difference) return error;
    if (error instanceof Stopped) return run(script, onChanged, onDecisive);
    // A bug of the engine is one of its answers.
    return Object.assign(new Difference(script.edits.length, 'the engine', '', error.stack), {
      cause: error,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.scripts); seed += 1) {
  if (results.get(seed)?.difference === null) continue;
  const script =
    values.edits === undefined
      ? createScript(seed, Number(values.length), Number(values['at-once']))
      : { seed, edits: JSON.parse(values.edits) };
  const [changed, decisive] = [new Set(), new Set()];
  const began = process.cpuUsage();
  const difference = await run(
    script,
    (kind) => changed.add(kind),
    (kind) => decisive.add(kind),
  );
  const { user, system } = process.cpuUsage(began);
  const seconds = Number(((user + system) / 1e6).toFixed(1));
  note({
    seed,
    edits: script.edits.length,
    seconds,
    difference: difference?.message ?? null,
    changed: [...changed],
    decisive: [...decisive],
  });
  console.log(`seed ${seed}: ${difference?.message ?? 'good'}, ${seconds} s of CPU`);
  if (difference === undefined || values.shrink !== 'yes') continue;
  const shortest = await shrinkScript(script, difference, run);
  console.log(`  shortest: ${shortest.difference.message}`);
  console.log(`  --seed ${seed} --scripts 1 --edits '${JSON.stringify(shortest.edits)}'`);
}

const all = [...results.values()];
/** In how many scripts each kind of question is in a list. */
const count = (list) =>
  Object.fromEntries(
    QUESTION_KINDS.map((kind) => [kind, all.filter((result) => result[list].includes(kind)).length]),
  );
const sum = (part) => Math.round(all.reduce((total, result) => total + result[part], 0));
const failed = all.filter(({ difference }) => difference !== null).map(({ seed }) => seed);
const changed = count('changed');
const never = QUESTION_KINDS.filter((kind) => changed[kind] === 0);
const totals = { scripts: all.length, edits: sum('edits'), seconds: sum('seconds') };
console.log(JSON.stringify({ ...totals, failed, never, changed, decisive: count('decisive') }, undefined, 1));
process.exitCode = failed.length === 0 && never.length === 0 ? 0 : 1;
