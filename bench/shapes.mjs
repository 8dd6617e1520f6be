// Tells at which places of the engine V8 finds objects of shapes that it does not know there: each is looked up anew.
//   npm run build && node bench/shapes.mjs SITE [--most N] [--command PATH/TO/waymark.js]
// SITE is a folder with docs.json. Shapes beside misses say why: as many as there are misses, and each object is of a shape of its own
// (`scripts/build/share-shapes.mjs`); few, and a place sees more shapes than it can remember.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '40' },
    command: {
      type: 'string',
      default: fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url)),
    },
  },
});
const [site] = positionals;
if (site === undefined) {
  console.error('usage: node bench/shapes.mjs SITE [--most N] [--command FILE]');
  process.exit(2);
}

/** Builds the site; gives V8's log of what it did not find at once. */
function logMisses() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-shapes-'));
  try {
    const log = join(folder, 'v8.log');
    const flags = ['--log-ic', `--logfile=${log}`, '--no-logfile-per-isolate'];
    const build = [
      resolve(values.command),
      'build',
      resolve(site),
      '--out',
      join(folder, 'site'),
      '--no-cache',
    ];
    spawnSync(process.execPath, [...flags, ...build], { stdio: 'ignore' });
    return readFileSync(log, 'utf8').split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A miss at a place that has seen too many shapes to remember them (`N`, megamorphic, before and after). */
const MISS = /^(\w+IC),[^,]*,[^,]*,(\d+),(\d+),N,N,(0x[0-9a-f]+),([^,]*)/;

const places = new Map();
for (const line of logMisses()) {
  const [, kind, row, column, shape, name] = MISS.exec(line) ?? [];
  if (kind === undefined) continue;
  const key = `${kind} ${row}:${column} ${name}`;
  const place = places.get(key) ?? { misses: 0, shapes: new Set() };
  place.misses += 1;
  place.shapes.add(shape);
  places.set(key, place);
}
const all = [...places].map(([place, { misses, shapes }]) => ({ place, misses, shapes: shapes.size }));
all.sort((one, other) => other.misses - one.misses);
console.table(all.slice(0, Number(values.most)));
const sum = (key) => all.reduce((total, each) => total + each[key], 0);
console.log(`${sum('misses')} misses at ${all.length} places, which saw ${sum('shapes')} shapes`);
