// Compares pages of operations with their specifications, which are read here apart from the engine: every name, flag,
// allowed value, limit, example and description must stand in the page's HTML and in its Markdown.
//   npm run build && node bench/api-oracle.mjs FOLDER [--operations 500] [--seed 1] [--only NAME,…] [--show 5]
//     [--engine FOLDER]
// FOLDER holds the documents that api-oracle/specifications.json lists, at the paths that it gives. What is not in the
// HTML of a page itself is looked for in the fields that it loads when they are opened. Exit code 1 if anything is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findMissing } from './api-oracle/compare.mjs';
import { makeSite } from './api-oracle/make-site.mjs';
import { listOperations, operationFacts } from './api-oracle/operation-facts.mjs';
import { createDocuments } from './api-oracle/read-documents.mjs';
import { createPageReader } from './api-oracle/read-pages.mjs';
import { createDice } from './inputs/dice.mjs';

const { values, positionals } = parseArgs({
  options: {
    operations: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    show: { type: 'string', default: '3' },
    engine: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
  allowPositionals: true,
});

const [folder] = positionals;
if (folder === undefined) throw new Error('Say where the specifications are.');
const listed = JSON.parse(readFileSync(new URL('api-oracle/specifications.json', import.meta.url), 'utf8'));
const chosen = listed.filter(
  ({ name, file }) => (values.only?.split(',').includes(name) ?? true) && existsSync(join(folder, file)),
);
const share = Math.ceil(Number(values.operations) / chosen.length);
const dice = createDice(Number(values.seed));

let total = 0;
for (const { name, file } of chosen) total += judge(name, resolve(folder, file));
console.log(`${total} missing`);
process.exitCode = total === 0 ? 0 : 1;

/** Builds a site of some operations of a document and counts what is missing. */
function judge(name, file) {
  const documents = createDocuments(file);
  const operations = dice.shuffle(listOperations(documents)).slice(0, share);
  const work = mkdtempSync(join(tmpdir(), 'api-oracle-'));
  try {
    const out = build(work, file, operations);
    const routes = routesOf(JSON.parse(readFileSync(join(out, 'navigation.json'), 'utf8')).root);
    const pages = createPageReader(out);
    const missing = { html: [], markdown: [] };
    let count = 0;
    for (const operation of operations) {
      const key = `${operation.method} ${operation.path}`;
      const route = routes.get(key);
      const facts = operationFacts(documents, operation);
      count += facts.length;
      for (const form of ['html', 'markdown']) {
        const lost =
          route === undefined ? [{ kind: 'page', text: key }] : findMissing(facts, pages[form](route));
        missing[form].push(...lost.map((fact) => ({ ...fact, key })));
      }
    }
    report(name, operations.length, count, missing);
    return missing.html.length + missing.markdown.length;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function build(work, file, operations) {
  const pages = operations.map(({ method, path }) => `${method} ${path}`);
  const site = makeSite(work, { file, collection: folder, pages });
  const out = join(work, 'out');
  const command = [
    join(values.engine, 'packages/waymark/bin/waymark.js'),
    'build',
    site,
    '--out',
    out,
    '--no-cache',
  ];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0 && !statSync(out, { throwIfNoEntry: false })) throw new Error(stderr);
  return out;
}

function routesOf(node, routes = new Map()) {
  if (node.kind === 'endpoint') routes.set(`${node.method} ${node.path}`, node.route);
  for (const child of node.children ?? []) routesOf(child, routes);
  return routes;
}

function report(name, operations, facts, missing) {
  console.log(
    `${name}: ${operations} operations, ${facts} facts, missing in HTML ${missing.html.length}, in Markdown ${missing.markdown.length}`,
  );
  for (const [form, list] of Object.entries(missing)) {
    for (const kind of new Set(list.map((fact) => fact.kind))) {
      const lost = list.filter((fact) => fact.kind === kind);
      const shown = lost.slice(0, Number(values.show));
      console.log(`  ${form} ${kind} ${lost.length}`);
      for (const { key, owner, text } of shown)
        console.log(`    ${key} ${owner ?? ''}: ${JSON.stringify(text.slice(0, 140))}`);
    }
  }
}
