// Measures builds of generated sites, each cold and warm, and prints a table; it asserts nothing:
//   npm run bench -- [pages ...]        (default: 100 1000 5000)
//   npm run bench -- peers [pages]      other engines beside it, see peers.mjs
// CPU is user and system time of the build and everything that it started.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { folderSize } from '../scripts/supply/folder-size.mjs';
import { generateSite } from './generate.mjs';
import { measure } from './peers/measure.mjs';

const bin = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));
const DEFAULT_SIZES = [100, 1000, 5000];
const SAMPLED_PAGES = 50;

if (process.argv[2] === 'peers') {
  await import('./peers.mjs');
  process.exit();
}
const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('usage: node bench/run.mjs [pages ...]');
  process.exit(2);
}

/** Bytes that a reader loads: the mean page, and what all pages share. */
function weigh(out) {
  const { pages } = JSON.parse(readFileSync(join(out, 'navigation.json'), 'utf8'));
  const step = Math.max(1, Math.floor(pages.length / SAMPLED_PAGES));
  const sample = pages.filter((_, index) => index % step === 0);
  const documents = sample.map(({ route }) => readFileSync(join(out, route, 'index.html')));
  const html = documents.reduce((sum, text) => sum + gzipSync(text).length, 0) / documents.length;
  const loaded = (pattern) =>
    [...new Set([...String(documents.at(-1)).matchAll(pattern)].map(([, path]) => path))]
      .filter((path) => existsSync(join(out, path)))
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(out, path))).length, 0);
  return {
    html,
    js: loaded(/<script[^>]+src="([^"]+)"/g),
    css: loaded(/<link rel="stylesheet" href="([^"]+)"/g),
    search: folderSize(join(out, '_waymark/search')),
    total: folderSize(out),
  };
}

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const mega = (bytes) => (bytes === 0 ? '–' : `${Math.round(bytes / 1e6)} MB`);
const seconds = (value) => (value === undefined ? '–' : `${value.toFixed(2)} s`);

const rows = [];
const stationRows = [];
for (const count of sizes.length > 0 ? sizes : DEFAULT_SIZES) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  try {
    generateSite({ count, out: folder });
    const out = join(folder, 'dist');
    for (const [name, flags] of [
      ['cold', ['--no-cache']],
      ['fill', []],
      ['warm', []],
    ]) {
      const args = [bin, 'build', folder, '--out', out, '--json', ...flags];
      const { wall, cpu, peak, stdout } = await measure(process.execPath, args);
      const { stations } = JSON.parse(stdout);
      const { html, js, css, search, total } = weigh(out);
      rows.push({
        pages: count,
        run: name,
        wall: seconds(wall),
        cpu: seconds(cpu),
        'cpu a page': cpu === undefined ? '–' : `${((cpu * 1000) / count).toFixed(2)} ms`,
        memory: mega(peak),
        html: kilo(html),
        js: kilo(js),
        css: kilo(css),
        search: kilo(search / count),
        output: mega(total),
      });
      stationRows.push({ pages: count, run: name, ...stations });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(
  `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? ''}; html, js, css: gzip; search: a page`,
);
console.table(rows);
console.log('Milliseconds by station');
console.table(stationRows);
