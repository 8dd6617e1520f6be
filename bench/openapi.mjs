/**
 * Reads every OpenAPI document below a folder (or the given files) the way a build does, and reports what it came to.
 *
 *   node bench/openapi.mjs FOLDER|FILE … [--pages] [--slow MILLISECONDS]
 *
 * Each operation is read, laid out, given examples and samples, and written as Markdown. With `--pages`, each document
 * is also built as a site of its own, and every operation must have its page. Exit code 1 when something threw, when a
 * page is missing, or when an operation took longer than `--slow` (default 2000).
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  codeSamples,
  exampleOf,
  fieldsOf,
  operationHeads,
  operationMarkdown,
  readOperation,
  readSpecification,
} from '../packages/openapi/dist/index.js';

const args = process.argv.slice(2);
const slowAt = args.indexOf('--slow');
const slow = slowAt === -1 ? 2000 : Number(args.splice(slowAt, 2)[1]);
const withPages = args.includes('--pages');
const roots = args.filter((arg) => !arg.startsWith('--')).map((arg) => resolve(arg));

let failed = false;
const problems = new Map();
for (const file of roots.flatMap(documentsIn)) measure(file);
const largest = [...problems].sort((a, b) => b[1] - a[1]);
console.log(`\nDiagnostics: ${largest.map(([code, count]) => `${code} ${count}`).join(', ') || 'none'}`);
process.exit(failed ? 1 : 0);

function documentsIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /\.(?:json|ya?ml)$/i.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .filter((file) => !/[/\\](?:node_modules|\.git)[/\\]/.test(file))
    .sort();
}

function measure(file) {
  const text = readFileSync(file, 'utf8');
  const started = process.cpuUsage();
  const load = (path) => {
    const absolute = resolve(dirname(file), path);
    return existsSync(absolute) && statSync(absolute).isFile() ? readFileSync(absolute, 'utf8') : undefined;
  };
  let specification;
  let heads = [];
  let slowest = { name: '', time: 0 };
  try {
    const outcome = readSpecification(basename(file), text, { load });
    specification = outcome.value;
    for (const { code } of outcome.diagnostics) problems.set(code, (problems.get(code) ?? 0) + 1);
    if (specification === undefined) {
      if (outcome.diagnostics.length > 0)
        console.log(`${relative('.', file)}: ${outcome.diagnostics[0].message}`);
      return;
    }
    heads = operationHeads(specification);
    for (const head of heads) {
      const begin = performance.now();
      readEverything(specification, head);
      const time = performance.now() - begin;
      if (time > slowest.time) slowest = { name: `${head.method} ${head.path}`, time };
    }
  } catch (error) {
    failed = true;
    console.log(`${relative('.', file)}: THROWS ${error.stack}`);
    return;
  }
  const { user, system } = process.cpuUsage(started);
  const isSlow = slowest.time > slow;
  failed ||= isSlow;
  const pages = withPages ? `, ${buildPages(file, heads)}` : '';
  console.log(
    `${relative('.', file)}: ${heads.length} operations, ${Math.round((user + system) / 1000)} ms CPU, slowest ` +
      `${Math.round(slowest.time)} ms${isSlow ? ` TOO SLOW ${slowest.name}` : ''}${pages}`,
  );
}

function readEverything(specification, head) {
  const operation = readOperation(specification, head);
  const content = [operation.body, ...operation.responses].flatMap((part) => part?.content ?? []);
  const schemas = [...operation.parameters, ...content].flatMap(({ schema }) => schema ?? []);
  const limits = { depth: 5, fields: 200 };
  fieldsOf(
    specification,
    schemas.map((node) => ({ node, direction: 'response' })),
    limits,
  );
  for (const node of schemas) exampleOf(specification, node, { direction: 'request' });
  const samples = codeSamples(specification, operation, { languages: ['bash', 'python', 'javascript'] });
  operationMarkdown(specification, operation, samples);
}

/** Builds a site of one document, and finds a page for every operation. */
function buildPages(file, heads) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-openapi-'));
  try {
    cpSync(dirname(file), join(folder, 'api'), { recursive: true });
    const source = `api/${basename(file)}`;
    const navigation = { groups: [{ group: 'API', openapi: source }] };
    writeFileSync(
      join(folder, 'docs.json'),
      JSON.stringify({ theme: 'mint', name: 'x', colors: { primary: '#336699' }, navigation }),
    );
    const waymark = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));
    const out = join(folder, 'dist');
    execFileSync(
      '/usr/bin/env',
      [
        'time',
        '-f',
        '%U %S %M',
        '-o',
        join(folder, 'time'),
        'node',
        waymark,
        'build',
        folder,
        '--out',
        out,
        '--no-cache',
      ],
      { stdio: 'pipe' },
    );
    const [user, system, memory] = readFileSync(join(folder, 'time'), 'utf8')
      .trim()
      .split('\n')
      .at(-1)
      .split(' ')
      .map(Number);
    const operations = new Set();
    collect(JSON.parse(readFileSync(join(out, 'navigation.json'), 'utf8')).root, source, operations, out);
    const missing = heads.filter(
      ({ excluded, method, path, hidden }) =>
        excluded !== true && hidden !== true && !operations.has(`${method} ${path}`),
    );
    failed ||= missing.length > 0;
    const lost =
      missing.length === 0
        ? ''
        : `, WITHOUT A PAGE: ${missing
            .slice(0, 3)
            .map(({ method, path }) => `${method} ${path}`)
            .join(', ')}`;
    return `${operations.size} pages built in ${(user + system).toFixed(1)} s CPU, ${Math.round(memory / 1024)} MB${lost}`;
  } catch (error) {
    failed = true;
    return `BUILD FAILED ${String(error.stderr ?? error).slice(-400)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function collect(node, source, operations, out) {
  const isOwn = node.kind === 'endpoint' && node.openapi === source;
  if (isOwn && readFileSync(join(out, node.route, 'index.html'), 'utf8').includes('data-operation=')) {
    operations.add(`${node.method} ${node.path}`);
  }
  for (const child of node.children ?? []) collect(child, source, operations, out);
}
