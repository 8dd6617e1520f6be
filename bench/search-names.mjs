#!/usr/bin/env node
/**
 * Whether search finds what is asked for by its name: `node bench/search-names.mjs OUT… [--of N]` (finished builds; every Nth
 * name, 1 unless told). Asks for the title of each English page, with a letter less, with its words turned round and with
 * its end missing, and for each heading of several words, where one page alone is called so or has it. Other versions than
 * the default are no reader's: their pages count as missing. Prints a table, and a line for each page that is not first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSearcher } from '../packages/waymark/dist/search/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string', default: '1' } },
});
if (positionals.length === 0) {
  console.error('usage: node bench/search-names.mjs OUT… [--of N]');
  process.exit(2);
}
const rows = [];
for (const out of positionals) rows.push(...(await judge(out)));
console.log('| Site | Asked by | Names | First | In the first three |\n| --- | --- | --: | --: | --: |');
for (const { site, kind, asked, first, three } of rows)
  console.log(`| ${site} | ${kind} | ${asked} | ${percent(first, asked)} | ${percent(three, asked)} |`);

function percent(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** Asks a site for its names; a row for each kind of question. */
async function judge(out) {
  const read = (file) => readFileSync(join(out, '_waymark/search', file), 'utf8');
  const manifest = JSON.parse(read('en.json'));
  const searcher = createSearcher(manifest, async (file) => read(file));
  const site = basename(out);
  const counts = new Map();
  const names = namesOf(out).filter((_, index) => index % Number(values.of) === 0);
  for (const { kind, query, route } of names) {
    const { pages } = await searcher.search(query, { version: manifest.defaultVersion });
    const place = pages.findIndex((page) => page.route === route);
    const count = counts.get(kind) ?? { site, kind, asked: 0, first: 0, three: 0 };
    counts.set(kind, count);
    count.asked += 1;
    if (place === 0) count.first += 1;
    if (place >= 0 && place < 3) count.three += 1;
    if (place !== 0)
      console.log(`${site}: ${kind} "${query}": ${place < 0 ? 'missing' : place + 1}, not ${route}`);
  }
  return [...counts.values()];
}

/** What to ask, and the page that is meant. */
function namesOf(out) {
  const { pages } = JSON.parse(readFileSync(join(out, 'navigation.json'), 'utf8'));
  const known = pages.flatMap(({ route }) => {
    const file = join(out, route, 'index.html');
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [, title] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
    if (
      title === undefined ||
      !/<html[^>]*lang="en/.test(html) ||
      /<meta name="robots" content="noindex/.test(html)
    )
      return [];
    const headings = Array.from(
      html.matchAll(/<h[23][^>]* id="[^"]+"[^>]*>([\s\S]*?)<\/h[23]>/g),
      ([, text]) => textOf(text),
    );
    return [{ route, title: textOf(title), headings: [...new Set(headings)] }];
  });
  const countOf = (all) => {
    const counts = new Map();
    for (const name of all) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
    return (name) => counts.get(name.toLowerCase()) ?? 0;
  };
  const titles = countOf(known.map(({ title }) => title));
  const headings = countOf(known.flatMap((page) => page.headings));
  return known.flatMap(({ route, title, headings: own }) => [
    ...(titles(title) === 1 ? formsOf(title).map((form) => ({ ...form, route })) : []),
    ...own
      .filter((name) => name.includes(' ') && headings(name) === 1 && titles(name) === 0)
      .map((query) => ({ kind: 'heading', query, route })),
  ]);
}

/** A title as readers may write it. */
function formsOf(title) {
  const words = title.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const LONG = 6;
  const slip = /^[a-z]+$/i.test(longest) && longest.length >= LONG;
  return [
    { kind: 'title', query: title },
    ...(slip
      ? [{ kind: 'slip', query: title.replace(longest, longest.slice(0, 3) + longest.slice(4)) }]
      : []),
    ...(words.length > 1 ? [{ kind: 'turned', query: words.toReversed().join(' ') }] : []),
    { kind: 'cut', query: title.slice(0, -2) },
  ].filter(({ query }) => query.trim() !== '');
}

/** Text of markup that a build wrote. */
function textOf(html) {
  const signs = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|#39|#x27|amp);/g, (_, name) => signs[name])
    .replace(/\s+/g, ' ')
    .trim();
}
