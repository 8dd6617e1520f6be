// Counts the instructions of a cold build: the same number whatever else the machine does, to a thousandth.
//   npm run build && node bench/instructions.mjs SITE… [--command PATH/TO/waymark.js]
// SITE is a folder with docs.json. Needs valgrind (apt-get install valgrind) and takes some fifty times what a build takes. All of
// V8's work is done on our thread, so it stands for CPU time; a miss of a cache of the processor costs time and is not counted.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals: sites } = parseArgs({
  allowPositionals: true,
  options: {
    command: {
      type: 'string',
      default: fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url)),
    },
  },
});
if (sites.length === 0) {
  console.error('usage: node bench/instructions.mjs SITE… [--command FILE]');
  process.exit(2);
}

/** Counting makes a run so slow that it keeps its code anew (`cli/start/start.ts`): from the third on, all have the same. */
const RUNS = 3;
const VALGRIND = [
  '--tool=cachegrind',
  '--cache-sim=no',
  '--cachegrind-out-file=/dev/null',
  '--smc-check=all-non-file',
];
const V8 = ['--single-threaded', '--predictable', '--hash-seed=1'];

/** Builds a site once; gives the instructions that it took. */
function countOnce(site, folder) {
  const out = join(folder, 'site');
  rmSync(out, { recursive: true, force: true });
  const build = [...V8, resolve(values.command), 'build', resolve(site), '--out', out, '--no-cache'];
  const { stderr, error } = spawnSync('valgrind', [...VALGRIND, process.execPath, ...build], {
    encoding: 'utf8',
    env: { ...process.env, NODE_EXTRA_CA_CERTS: '', XDG_CACHE_HOME: join(folder, 'cache') },
    maxBuffer: 2 ** 30,
  });
  const [, count] = /I\s+refs:\s+([\d,]+)/.exec(stderr ?? '') ?? [];
  if (count === undefined)
    throw new Error(`valgrind counted nothing: ${error?.message ?? stderr.slice(-500)}`);
  return Number(count.replaceAll(',', ''));
}

for (const site of sites) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-instructions-'));
  const counts = Array.from({ length: RUNS }, () => countOnce(site, folder));
  rmSync(folder, { recursive: true, force: true });
  console.log(`${site}: ${(counts.at(-1) / 1e6).toFixed(1)} million instructions`);
}
