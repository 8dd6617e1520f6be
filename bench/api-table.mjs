// Builds a site of each specification and prints what it costs as a table: operations, pages, CPU, memory, output, and
// the largest page by elements and by packed size.
//   npm run build && node bench/api-table.mjs FOLDER [--only NAME,…] [--engine FOLDER,…]
// FOLDER holds the documents that api-oracle/specifications.json lists. Several engines stand below each other.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { makeSite } from './api-oracle/make-site.mjs';
import { listOperations } from './api-oracle/operation-facts.mjs';
import { createDocuments } from './api-oracle/read-documents.mjs';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    engine: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
  allowPositionals: true,
});

const [folder] = positionals;
if (folder === undefined) throw new Error('Say where the specifications are.');
const listed = JSON.parse(readFileSync(new URL('api-oracle/specifications.json', import.meta.url), 'utf8'));

console.log(
  '| Specification | Engine | Operations | Pages | CPU s | MB memory | MB output | Elements | kB packed |',
);
console.log('| --- | --- | --: | --: | --: | --: | --: | --: | --: |');
for (const { name, file } of listed) {
  if (!(values.only?.split(',').includes(name) ?? true) || !existsSync(join(folder, file))) continue;
  const operations = listOperations(createDocuments(resolve(folder, file))).length;
  for (const engine of values.engine.split(','))
    console.log(
      `| ${name} | ${basename(resolve(engine))} | ${operations} | ${measure(engine, resolve(folder, file)).join(' | ')} |`,
    );
}

function measure(engine, file) {
  const work = mkdtempSync(join(tmpdir(), 'api-table-'));
  try {
    const site = makeSite(work, { file, collection: folder });
    const out = join(work, 'out');
    const command = [
      join(engine, 'packages/waymark/bin/waymark.js'),
      'build',
      site,
      '--out',
      out,
      '--no-cache',
    ];
    const timed = join(work, 'time');
    spawnSync('/usr/bin/env', ['time', '-f', '%U %S %M', '-o', timed, process.execPath, ...command]);
    const [user, system, memory] = readFileSync(timed, 'utf8')
      .trim()
      .split('\n')
      .at(-1)
      .split(' ')
      .map(Number);
    const { bytes, pages, elements, packed } = weigh(out);
    const rounded = [memory / 1024, bytes / 2 ** 20].map(Math.round);
    return [pages, (user + system).toFixed(1), ...rounded, elements, (packed / 1000).toFixed(1)];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Sizes of an output, and of its largest pages. */
function weigh(out) {
  const total = { bytes: 0, pages: 0, elements: 0, packed: 0 };
  for (const item of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const content = readFileSync(join(item.parentPath, item.name));
    total.bytes += content.length;
    if (item.name !== 'index.html') continue;
    total.pages += 1;
    total.elements = Math.max(total.elements, content.toString('latin1').split(/<[a-z]/).length - 1);
    total.packed = Math.max(total.packed, gzipSync(content).length);
  }
  return total;
}
