// Measures other engines beside Waymark on the same content, cold, one after the other, and prints a table:
//   npm run bench -- peers [pages | --site DIR] [--only NAME,NAME] [--keep DIR] [--picture FILE]
//     (default: 1000 generated pages)
// Components are taken out of the content, for no two engines have the same ones; Waymark builds that content too. Engines are
// installed by npm below DIR (default: a temporary folder); Hugo is the one of the system (`apt-get install hugo`). One
// that is not there is named and left out. Of a real site (`--site`), whose components, expressions and
// HTML are taken out, readers see a part of the navigation at a time: engines whose project here draws all of it are left out.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateSite } from './generate.mjs';
import { drawBars } from './peers/draw-bars.mjs';
import { ENGINES, WAYMARK } from './peers/engines.mjs';
import { measure } from './peers/measure.mjs';
import { readPlainSite } from './peers/plain-site.mjs';
import { environmentFor, findUnfit, prepareEngine, versionOf } from './peers/prepare-engine.mjs';
import { readRealSite } from './peers/real-site.mjs';

const { values, positionals } = parseArgs({
  args: process.argv.slice(process.argv[2] === 'peers' ? 3 : 2),
  options: {
    only: { type: 'string' },
    keep: { type: 'string' },
    site: { type: 'string' },
    picture: { type: 'string' },
  },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 1000);
if (!Number.isInteger(count) || count < 1 || positionals.length > 1) {
  console.error(
    'usage: npm run bench -- peers [pages | --site DIR] [--only NAME,NAME] [--keep DIR] [--picture FILE]',
  );
  process.exit(2);
}

/** Pages and blocks of code in an output, and its bytes: who leaves something out is not fast. */
function countOutput(folder) {
  const sum = { pages: 0, blocks: 0, bytes: 0 };
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const bytes = readFileSync(join(item.parentPath, item.name));
    sum.bytes += bytes.length;
    // Documents that a page loads a part of are no pages.
    if (!item.name.endsWith('.html') || item.parentPath.includes('_waymark')) continue;
    sum.pages += 1;
    sum.blocks += String(bytes).split(/<pre[\s>]/).length - 1;
  }
  return sum;
}

function readGenerated(source) {
  rmSync(source, { recursive: true, force: true });
  generateSite({ count, out: source });
  return readPlainSite(source);
}

const only = values.only?.split(',');
const root = values.keep === undefined ? mkdtempSync(join(tmpdir(), 'waymark-peers-')) : resolve(values.keep);
const rows = [];
try {
  const site = values.site === undefined ? readGenerated(join(root, 'source')) : readRealSite(values.site);
  for (const engine of [WAYMARK, ...ENGINES]) {
    if (only !== undefined && !only.includes(engine.name) && engine !== WAYMARK) continue;
    const reason = findUnfit(engine, site);
    if (reason !== undefined) {
      console.error(`${engine.name} is left out: ${reason}`);
      continue;
    }
    const folder = join(root, engine.name);
    prepareEngine(engine, folder, site);
    const out = join(folder, engine.out);
    rmSync(out, { recursive: true, force: true });
    const [command, args] = engine.run;
    console.error(`${engine.name} …`);
    try {
      const used = await measure(command, args, { cwd: folder, env: environmentFor(folder) });
      rows.push({ engine, version: versionOf(engine, folder), ...used, ...countOutput(out) });
    } catch (error) {
      console.error(`${engine.name} failed: ${error.message.slice(0, 3000)}`);
    }
  }
} finally {
  if (values.keep === undefined) rmSync(root, { recursive: true, force: true });
}

const [own] = rows;
const content = values.site ?? `${count} pages`;
console.log(
  `${content}, Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? ''}; cold, without a cache of earlier builds`,
);
console.table(
  rows.map(({ engine, version, cpu, wall, peak, pages, blocks, bytes }) => ({
    engine: engine.name,
    version,
    'cpu s': cpu?.toFixed(2),
    'wall s': wall.toFixed(2),
    'cpu, Waymark = 1': own?.cpu === undefined ? '' : (cpu / own.cpu).toFixed(1),
    'memory MB': Math.round(peak / 1e6),
    pages,
    'code blocks': blocks,
    'output MB': (bytes / 1e6).toFixed(1),
    search: engine.search,
  })),
);
if (values.picture !== undefined) {
  const bars = rows.map(({ engine, cpu }) => ({ name: engine.name, cpu }));
  writeFileSync(values.picture, drawBars(bars, `CPU seconds to build ${content}, cold`));
}
