#!/usr/bin/env node
/**
 * How often search gives readers the page that they look for: `node bench/search.mjs SITES` (npm run build first). SITES holds
 * a folder `OWNER+NAME` for each repository of search/queries.mjs; `--built DIR` takes outputs of that name as they are.
 * Prints a line for each query whose page is not the first, and a table.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { createSearcher } from '../packages/waymark/dist/search/index.js';
import { SITES } from './search/queries.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { built: { type: 'string' } } });
const [folder] = positionals;
if (folder === undefined && values.built === undefined) {
  console.error('usage: node bench/search.mjs SITES [--built DIR]');
  process.exit(2);
}
const out = values.built ?? mkdtempSync(join(tmpdir(), 'waymark-search-'));
try {
  const rows = [];
  for (const site of SITES) {
    if (existsSync(join(values.built ?? folder, folderOf(site)))) rows.push(await judge(site));
    else console.log(`${site.repository} is not there`);
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  rows.push({ site: 'all', queries: sum('queries'), first: sum('first'), three: sum('three') });
  console.log(['| Site | Queries | First | In the first three |', '| --- | --: | --: | --: |'].join('\n'));
  for (const { site, queries, first, three } of rows)
    console.log(`| ${site} | ${queries} | ${first} | ${three} |`);
} finally {
  if (values.built === undefined) rmSync(out, { recursive: true, force: true });
}

function folderOf({ repository }) {
  return repository.replace('/', '+');
}

/** Asks a site every query. */
async function judge(site) {
  const { repository, folder: docs, version: asked, queries } = site;
  const name = folderOf(site);
  const output = join(out, name);
  if (values.built === undefined)
    await build({
      directory: join(folder, name, docs),
      entry: 'docs.json',
      out: output,
      base: '',
      cache: false,
      version: 'bench',
    });
  const read = (file) => readFileSync(join(output, '_waymark/search', file), 'utf8');
  const manifest = JSON.parse(read('en.json'));
  const searcher = createSearcher(manifest, async (file) => read(file));
  // As the dialog does for a reader who has chosen none.
  const { [manifest.versions.indexOf(manifest.defaultVersion)]: usual } = manifest.versions;
  const version = asked ?? usual;
  let first = 0;
  let three = 0;
  for (const [query, ...expected] of queries) {
    const { pages } = await searcher.search(query, {
      limit: 8,
      ...(version === undefined ? {} : { version }),
    });
    const place = pages.findIndex(({ route }) => expected.includes(route));
    if (place === 0) first += 1;
    if (place >= 0 && place < 3) three += 1;
    if (place !== 0)
      console.log(
        `${name}: "${query}": ${place < 0 ? 'missing' : place + 1}, not ${expected[0]}; ${pages
          .slice(0, 3)
          .map(({ route }) => route)
          .join(' ')}`,
      );
  }
  return { site: repository, queries: queries.length, first, three };
}
