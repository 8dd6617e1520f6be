// Edits random sites, and compares what `dev` answers, a warm build and a cold build, byte by byte:
//   npm run build && node bench/edits.mjs [--scripts 2000] [--seed 1] [--length 50] [--log edits.log] [--edits JSON]
// A script is a random site of 5 to 40 pages and edits of every kind. `dev` and the warm build are compared after each
// edit, the cold build with them after every fifth and at the end. Seeds that went well are noted in the log, and not run
// again. A script that fails is made as short as it gets, printed, and can be run again by its seed and edits. Exit code 1
// when one failed, or when some kind of question that pages ask never had another answer.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { openSession } from '../packages/waymark/dist/dev/session.js';
import { readSegment } from '../packages/waymark/dist/store/segment.js';
import { createScript, createTraceReader, Difference, runScript, shrinkScript } from './edits/run-script.mjs';

const { values } = parseArgs({
  options: {
    scripts: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    length: { type: 'string', default: '50' },
    log: { type: 'string' },
    edits: { type: 'string' },
    shrink: { type: 'string', default: 'yes' },
  },
});

export const KINDS = ['textDigest', 'resolveImport', 'resolveSnippet', 'link', 'asset', 'pictureSize', 'languageOf', 'setting', 'headOf', 'titleOf', 'endpointOf', 'findOperation', 'findSchema', 'findChannel', 'operationUrl'];

const engine = { build, openSession, readTraces: createTraceReader(readSegment) };
const log = values.log !== undefined && existsSync(values.log) ? readFileSync(values.log, 'utf8').trim().split('\n') : [];
const done = new Map(log.map((line) => [Number(line.split(' ')[0]), line.split(' ').slice(1)]));
const changed = new Set([...done.values()].flat());

/** What differs, if something does. */
async function run(script, onChanged) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-edits-'));
  try {
    await runScript(script, { engine, folder, onChanged });
    return undefined;
  } catch (error) {
    if (error instanceof Difference) return error;
    // A bug of the engine is one of its answers.
    return Object.assign(new Difference(script.edits.length, 'the engine', '', error.stack), { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let failed = 0;
let ran = 0;
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.scripts); seed += 1) {
  if (done.has(seed)) continue;
  const script = values.edits === undefined ? createScript(seed, Number(values.length)) : { seed, edits: JSON.parse(values.edits) };
  const kinds = new Set();
  const began = process.cpuUsage();
  const difference = await run(script, (kind) => kinds.add(kind));
  const { user, system } = process.cpuUsage(began);
  ran += 1;
  for (const kind of kinds) changed.add(kind);
  if (difference === undefined) {
    console.log(`seed ${seed}: good, ${((user + system) / 1e6).toFixed(1)} s of CPU`);
    if (values.log !== undefined) appendFileSync(values.log, `${[seed, ...kinds].join(' ')}\n`);
    continue;
  }
  failed += 1;
  console.log(`seed ${seed}: ${difference.message}`);
  if (values.shrink !== 'yes') continue;
  const shortest = await shrinkScript(script, difference, run);
  console.log(`  shortest: ${shortest.difference.message}`);
  console.log(`  --seed ${seed} --scripts 1 --edits '${JSON.stringify(shortest.edits)}'`);
}

const missing = KINDS.filter((kind) => !changed.has(kind));
console.log(JSON.stringify({ ran, failed, before: done.size, never: missing }));
process.exitCode = failed === 0 && missing.length === 0 ? 0 : 1;
