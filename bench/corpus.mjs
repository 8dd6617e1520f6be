// Builds real documentation repositories, one after the other, and writes what came of them as a table:
//   npm run build && node bench/corpus.mjs FOLDER --list LIST.json [--only OWNER/NAME,…] [--skip OWNER/NAME,…]
//     [--work DIR] [--timeout SECONDS] [--table FILE.md]
// FOLDER holds one docs folder for each entry of the list, named OWNER+NAME; LIST.json is an array of objects with
// `repo` ("OWNER/NAME") and `commit`. Results are kept in DIR, so that a table can be made of several runs; beside each
// site lies NAME.findings.txt with every error and everything in the text of its pages that looks like source.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findRawSource } from './pages/page-text.mjs';

const { values, positionals } = parseArgs({
  options: {
    list: { type: 'string' },
    only: { type: 'string' },
    skip: { type: 'string', default: '' },
    work: { type: 'string', default: 'bench-corpus' },
    timeout: { type: 'string', default: '900' },
    table: { type: 'string', default: 'bench/corpus.md' },
    /** For the child process: the folder to build. */
    build: { type: 'string' },
    out: { type: 'string' },
  },
  allowPositionals: true,
});

/** Builds one folder in this process and writes what is known only here. */
async function buildHere(directory, out) {
  const { build } = await import('../packages/waymark/dist/build.js');
  const { formatJson } = await import('../packages/core/dist/diagnostics/index.js');
  const entry = existsSync(join(directory, 'docs.json')) ? 'docs.json' : 'mint.json';
  const result = await build({ directory, entry, out, base: '', cache: false, version: '0.0.0' });
  const { user, system } = process.cpuUsage();
  const { diagnostics } = JSON.parse(formatJson(result.diagnostics, result.project.readText));
  const measured = { cpu: (user + system) / 1e6, memory: process.resourceUsage().maxRSS * 1024 };
  writeFileSync(`${out}.json`, JSON.stringify({ pages: result.pages, ...measured, diagnostics }));
}

/** Page files that a configuration names, read apart from the engine: texts in `pages` arrays, and `root`. */
function namedPages(directory) {
  const found = new Set();
  const isFile = (name) => ['.mdx', '.md'].some((ending) => existsSync(join(directory, name + ending)));
  const add = (reference) => {
    if (typeof reference !== 'string') return;
    const name = reference.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '');
    if (isFile(name)) found.add(name);
    else if (isFile(join(name, 'index'))) found.add(join(name, 'index'));
  };
  const visit = (value, from, depth = 0) => {
    if (typeof value !== 'object' || value === null || depth > 100) return;
    if (typeof value.$ref === 'string') {
      const path = value.$ref.startsWith('/') ? value.$ref : join(dirname(from), value.$ref);
      if (existsSync(join(directory, path))) visit(readJson(join(directory, path)), path, depth + 1);
    }
    for (const [key, child] of Object.entries(value)) {
      if (key === 'pages' && Array.isArray(child)) child.forEach(add);
      if (key === 'root') add(child);
      visit(child, from, depth + 1);
    }
  };
  visit(readJson(join(directory, 'docs.json'))?.navigation, '/docs.json');
  return [...found];
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Documents below a folder, as paths in it. */
function documentsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('index.html'))
    .sort();
}

/** Reads what was built, page by page. */
function inspectSite(directory, out) {
  const named = namedPages(directory);
  const routeOf = (name) => (name === 'index' ? '' : name.replace(/\/index$/, ''));
  const missing = named.filter((name) => !existsSync(join(out, routeOf(name), 'index.html')));
  const withError = [];
  const raw = [];
  let islands = 0;
  for (const path of documentsIn(out)) {
    const html = readFileSync(join(out, path), 'utf8');
    if (html.includes(' data-diagnostic="')) withError.push(path);
    islands += html.split('<wm-island').length - 1;
    raw.push(...findRawSource(html).map((finding) => ({ path, ...finding })));
  }
  return { named: named.length, missing, withError, islands, raw };
}

const FLAGS = ['--max-old-space-size=8192', fileURLToPath(import.meta.url)];

function measure({ repo, commit }, folder) {
  const name = repo.replace('/', '+');
  const directory = join(folder, name);
  const out = resolve(values.work, name);
  rmSync(out, { recursive: true, force: true });
  rmSync(`${out}.json`, { force: true });
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [...FLAGS, '--build', directory, '--out', out],
    {
      timeout: Number(values.timeout) * 1000,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const built = status === 0 ? readJson(`${out}.json`) : undefined;
  if (built === undefined)
    return { repo, commit, failure: `${signal ?? `exit ${status}`}: ${String(stderr).slice(-2000)}` };
  const { diagnostics, ...numbers } = built;
  const codes = {};
  for (const { code } of diagnostics) codes[code] = (codes[code] ?? 0) + 1;
  const site = inspectSite(directory, out);
  const lines = [
    ...site.missing.map((path) => `missing ${path}`),
    ...site.withError.map((path) => `notice ${path}`),
    ...diagnostics
      .map(({ severity, code, file, line, message }) => `${severity} ${code} ${file}:${line} ${message}`)
      .sort(),
    ...site.raw.map(({ path, kind, text }) => `raw ${kind} ${path}: ${text}`),
  ];
  writeFileSync(`${out}.findings.txt`, `${lines.join('\n')}\n`);
  const { named, missing, withError, islands, raw } = site;
  return {
    repo,
    commit,
    ...numbers,
    codes,
    named,
    missing: missing.length,
    withError: withError.length,
    islands,
    raw: raw.length,
  };
}

const COLUMNS = [
  ['Repository', ({ repo }) => repo],
  ['Pages', ({ pages }) => pages],
  ['In navigation', ({ named }) => named],
  ['Present', ({ named, missing }) => named - missing],
  ['With an error', ({ withError }) => withError],
  ['Islands', ({ islands }) => islands],
  ['Like source', ({ raw }) => raw],
  ['CPU', ({ cpu }) => `${cpu.toFixed(1)} s`],
  ['CPU a page', ({ cpu, pages }) => `${((cpu * 1000) / pages).toFixed(1)} ms`],
  ['Memory', ({ memory }) => `${Math.round(memory / 1e6)} MB`],
];

function printTable(results) {
  const rows = results.map((result) =>
    result.failure === undefined
      ? `| ${COLUMNS.map(([, cell]) => cell(result)).join(' | ')} |`
      : `| ${result.repo} | not built: ${result.failure.split('\n')[0]} |${' |'.repeat(COLUMNS.length - 2)}`,
  );
  const built = results.filter(({ failure }) => failure === undefined);
  const sum = (key) => built.reduce((total, result) => total + result[key], 0);
  const codes = [...new Set(built.flatMap((result) => Object.keys(result.codes)))].sort();
  const found = codes.map((code) => {
    const counts = built.flatMap((result) => result.codes[code] ?? []);
    return `| \`${code}\` | ${counts.reduce((a, b) => a + b)} | ${counts.length} |`;
  });
  return `${[
    '# Real repositories',
    '',
    'Written by `bench/corpus.mjs`. _In navigation_ counts the page files that `docs.json` names, read apart from the',
    'engine; _with an error_ counts pages that show a notice; _like source_ counts texts of pages that look like markup.',
    '',
    `| ${COLUMNS.map(([title]) => title).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(COLUMNS.length - 1)}`,
    ...rows,
    '',
    `${sum('pages')} pages in ${built.length} repositories; ${sum('withError')} with an error; ${sum('named') - sum('missing')} of ${sum('named')} pages of the navigation present.`,
    '',
    '## Diagnostics',
    '',
    '| Code | Count | Repositories |',
    '| --- | ---: | ---: |',
    ...found,
    '',
  ].join('\n')}`;
}

function run(folder) {
  const names = (text) => new Set(text.split(',').filter(Boolean));
  const list = JSON.parse(readFileSync(values.list, 'utf8'));
  const only = values.only === undefined ? undefined : names(values.only);
  const skip = names(values.skip);
  mkdirSync(values.work, { recursive: true });
  const kept = join(values.work, 'results.json');
  const results = readJson(kept) ?? {};
  for (const entry of list) {
    if (skip.has(entry.repo) || only?.has(entry.repo) === false) continue;
    results[entry.repo] = measure(entry, folder);
    const { failure, codes: _, ...numbers } = results[entry.repo];
    console.log(failure === undefined ? JSON.stringify(numbers) : `${entry.repo}: ${failure}`);
    writeFileSync(kept, JSON.stringify(results, undefined, 1));
  }
  const ordered = list.flatMap(({ repo }) => results[repo] ?? []);
  writeFileSync(values.table, printTable(ordered));
}

const [folder] = positionals;
if (values.build !== undefined) await buildHere(values.build, values.out);
else if (folder === undefined || values.list === undefined) {
  console.error(
    'usage: node bench/corpus.mjs FOLDER --list LIST.json [--only …] [--skip …] [--work DIR] [--table FILE]',
  );
  process.exitCode = 2;
} else run(folder);
