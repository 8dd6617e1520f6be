// Measures builds of generated sites, each cold and warm, and prints a table; it asserts nothing:
//   npm run bench -- [pages ...]        (default: 100 1000 5000)
// CPU is user and system time of the build and everything that it started.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { generateSite } from './generate.mjs';

const bin = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));
const DEFAULT_SIZES = [100, 1000, 5000];
const SAMPLED_PAGES = 50;

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('usage: node bench/run.mjs [pages ...]');
  process.exit(2);
}

/** Runs a build in a process of its own whose only child it is: what that process waited for is the build's use. */
const WRAPPER = `
const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const started = process.hrtime.bigint();
const { status, stdout } = spawnSync(process.execPath, process.argv.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
const wall = Number(process.hrtime.bigint() - started) / 1e9;
// Fields 16 and 17 of the kernel's record: time in user and system mode of the children that ended.
let cpu;
try {
  const fields = readFileSync('/proc/self/stat', 'latin1').replace(/^.*\\) /, '').split(' ');
  cpu = (Number(fields[13]) + Number(fields[14])) / 100;
} catch {}
const { stations } = status === 0 ? JSON.parse(String(stdout)) : {};
console.log(JSON.stringify({ status, wall, cpu, stations }));
`;

async function measure(args) {
  const child = spawn(process.execPath, ['-e', WRAPPER, bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let problems = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    problems += chunk;
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBelow(child.pid));
  }, 20);
  await new Promise((done) => child.once('close', done));
  clearInterval(watch);
  const result = JSON.parse(output);
  if (result.status !== 0) throw new Error(`the build ended with ${result.status}\n${problems}`);
  return { ...result, peak };
}

/** Bytes of memory in use by the descendants of a process. */
function memoryBelow(pid) {
  let sum = 0;
  try {
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
      .trim()
      .split(' ')
      .filter(Boolean)) {
      const pages = Number(readFileSync(`/proc/${child}/statm`, 'latin1').split(' ')[1]);
      sum += pages * 4096 + memoryBelow(child);
    }
  } catch {
    // It has ended, or this system has no such files.
  }
  return sum;
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

function folderSize(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .reduce((sum, item) => sum + statSync(join(item.parentPath, item.name)).size, 0);
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
      const { wall, cpu, peak, stations } = await measure([
        'build',
        folder,
        '--out',
        out,
        '--json',
        ...flags,
      ]);
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
