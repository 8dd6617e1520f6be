// Changes files of a cache at random, bit by bit and in other ways, and builds from it:
//   npm run build && node bench/cache-flips.mjs [--flips 200] [--seed 1]
// Each build must give the site of a build without a cache, say the same, and end in the same way. Exit code 1 when one
// does not.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { tryFlips } from './cache-flips/flip-cache.mjs';

const { values } = parseArgs({
  options: { flips: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});

const root = mkdtempSync(join(tmpdir(), 'waymark-flips-'));
// Nothing of this run goes into the cache of whoever runs it.
process.env.XDG_CACHE_HOME = join(root, 'user-cache');
mkdirSync(join(root, 'work'));
const problems = await tryFlips({
  root: join(root, 'work'),
  build,
  count: Number(values.flips),
  seed: Number(values.seed),
});
rmSync(root, { recursive: true, force: true });
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${values.flips} changes of seed ${values.seed}: ${problems.length} problems\n`);
process.exit(problems.length > 0 ? 1 : 0);
