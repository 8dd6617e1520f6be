/**
 * Shows what Waymark does by running a command for each: `node bench/features.mjs [--only WORDS] [--table FILE] [--work DIR]` in
 * a clone, after `npm ci && npm run build`. Prints a line for each, and writes a Markdown table to FILE; rows of FILE that were
 * not run now stay. Ends with 1 when a command failed, or did not print what it should. Commands whose program is not installed
 * are named as not run. Some read what those before them wrote: DIR keeps that, so that each can be run by itself.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../scripts/chromium/find-chromium.mjs';
import { FEATURES } from './features/commands.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string' }, table: { type: 'string' }, work: { type: 'string' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const OPERATIONS = 2000;

const work = values.work ?? mkdtempSync(join(tmpdir(), 'waymark-features-'));
try {
  writeBroken(join(work, 'broken'));
  writeOperations(join(work, 'operations'));
  const rows = FEATURES.filter(({ name }) => values.only === undefined || name.includes(values.only)).map(
    show,
  );
  if (values.table !== undefined) writeFileSync(values.table, printTable(rows, values.table));
  process.exitCode = rows.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
} finally {
  if (values.work === undefined) rmSync(work, { recursive: true, force: true });
}

/** Runs the command of a feature as a reader would. */
function show({ name, command, shows, needs }) {
  if (needs === 'chromium' && findChromium() === undefined)
    return report({ name, command, outcome: 'not run: no Chromium' });
  const before = performance.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    env: { ...process.env, W: work, NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const seconds = (performance.now() - before) / 1000;
  const found = shows.exec(`${stdout}\n${stderr}`);
  if (status === 0 && found !== null)
    return report({ name, command, outcome: found[1] ?? found[0], seconds });
  console.error(`${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  return report({ name, command, outcome: 'failed', seconds });
}

function report(row) {
  console.log(
    `${row.name}: ${row.outcome}${row.seconds === undefined ? '' : ` (${row.seconds.toFixed(1)} s)`}`,
  );
  return row;
}

/** Docs with mistakes of several kinds. */
function writeBroken(folder) {
  mkdirSync(folder, { recursive: true });
  const docs = { theme: 'mint', name: 'Broken', colors: { primary: '#0B6E4F' }, desciption: 'x' };
  const text = JSON.stringify({ ...docs, navigation: { pages: ['index', 'guide'] } }, undefined, 2);
  writeFileSync(join(folder, 'docs.json'), `${text}\n`);
  writeFileSync(join(folder, 'index.mdx'), '[Nowhere](/nowhere)\n\n<Card title=Hello />\n');
  writeFileSync(join(folder, 'guides.mdx'), 'Guide.\n');
}

/** A specification with many operations, whose schemas refer to one another and to themselves. */
function writeOperations(folder) {
  mkdirSync(folder, { recursive: true });
  const paths = {};
  const schemas = {};
  for (let number = 0; number < OPERATIONS; number += 1) {
    const ref = { $ref: `#/components/schemas/S${number}` };
    const next = { $ref: `#/components/schemas/S${(number + 1) % OPERATIONS}` };
    schemas[`S${number}`] = { type: 'object', properties: { id: { type: 'string' }, next } };
    paths[`/things${number}/{id}`] = {
      get: {
        tags: [`Part ${number % 40}`],
        summary: `Read thing ${number}`,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'The thing', content: { 'application/json': { schema: ref } } } },
      },
    };
  }
  const info = { title: 'Things', version: '1' };
  const specification = { openapi: '3.1.0', info, paths, components: { schemas } };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(specification));
  const docs = { theme: 'mint', name: 'Things', colors: { primary: '#0B6E4F' } };
  const groups = [{ group: 'API', openapi: 'openapi.json' }];
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ ...docs, navigation: { groups } }));
}

/** The table, in which rows that were not run now are those of the file that it replaces. */
function printTable(rows, file) {
  const earlier = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const run = new Map(rows.map((row) => [row.name, printRow(row)]));
  return [
    '# What Waymark does, with a command for each',
    '',
    'Written by `node bench/features.mjs --table bench/features.md`, which runs them in a clone after `npm ci && npm run build`.',
    '`$W` is an empty folder with two projects that the script writes: one with mistakes, one with 2,000 operations. Times are of',
    'one run on a busy machine with two cores; the last column has its day, and the commit that was built.',
    '',
    '| What | Command | Outcome | Time | Run |',
    '| --- | --- | --- | ---: | --- |',
    ...FEATURES.map(
      ({ name, command }) =>
        run.get(name) ??
        earlier.find((line) => line.startsWith(`| ${name} |`)) ??
        printRow({ name, command, outcome: 'not run' }),
    ),
    '',
  ].join('\n');
}

function printRow({ name, command, outcome, seconds }) {
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const ran = seconds === undefined ? '' : `${new Date().toISOString().slice(0, 10)}, ${commit}`;
  const time = seconds === undefined ? '' : `${seconds.toFixed(0)} s`;
  return `| ${name} | \`${cell(command)}\` | ${cell(outcome)} | ${time} | ${ran} |`;
}
