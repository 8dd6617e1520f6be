// Compares what authors wrote with what a built site shows, block by block, by parsers that the engine does not use:
//   npm install --prefix LIBRARIES unified remark-parse remark-mdx remark-gfm remark-math remark-rehype rehype-raw rehype-stringify
//   node bench/written.mjs LIBRARIES SITE OUT [--most 60] [--show 3]
// SITE is a folder with docs.json, OUT its build. Each page's source is compared with the page, and the page with its Markdown.
// Kinds of differences are printed by how often they occur, with some of each: lost blocks, changed ones, and such as nobody
// wrote. To be read by a person: some are the author's, as what a redirect hides, or how an API page says things by itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'parse5';
import { findById, readBlocks } from './written/read-page.mjs';
import { createSourceReader } from './written/read-source.mjs';

const { values, positionals } = parseArgs({
  options: { most: { type: 'string', default: '60' }, show: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const [libraries, site, out] = positionals.map((each) => resolve(each));
if (out === undefined) {
  console.error('usage: node bench/written.mjs LIBRARIES SITE OUT [--most 60] [--show 3]');
  process.exit(2);
}

const require = createRequire(join(libraries, 'package.json'));
const load = async (name) => import(pathToFileURL(require.resolve(name)).href);
const { unified } = await load('unified');
const [markdown, mdx, gfm, math, rehype, raw, print] = (
  await Promise.all(
    [
      'remark-parse',
      'remark-mdx',
      'remark-gfm',
      'remark-math',
      'remark-rehype',
      'rehype-raw',
      'rehype-stringify',
    ].map(load),
  )
).map((module) => module.default);
const parsers = { mdx: unified().use(markdown).use(mdx).use(gfm).use(math) };
const toHtml = unified()
  .use(markdown)
  .use(gfm)
  .use(math)
  .use(rehype, { allowDangerousHtml: true })
  .use(raw)
  .use(print);

const variables = JSON.parse(readFileSync(join(site, 'docs.json'), 'utf8')).variables ?? {};
const source = createSourceReader(parsers, site, variables);
const kinds = new Map();
let compared = 0;
let unread = 0;

const documents = readdirSync(out, { recursive: true }).filter((path) => path.endsWith('index.html'));
const step = Math.max(1, Math.floor(documents.length / Number(values.most)));
for (let index = 0; index < documents.length; index += step) comparePage(documents[index]);
report();

function comparePage(path) {
  const html = readFileSync(join(out, path), 'utf8');
  if (html.includes('<meta http-equiv="refresh"')) return;
  const route = dirname(path) === '.' ? 'index' : dirname(path);
  const content = findById(parse(html), 'content-area');
  if (content === undefined) return;
  compared += 1;
  const shown = readBlocks(content);
  const isDescribed = html.includes('api-page');
  const file = [`${route}.mdx`, `${route}/index.mdx`].map((each) => join(site, each)).find(existsSync);
  const written = file === undefined ? undefined : source.read(file);
  if (written === undefined) unread += 1;
  else compare('page', route, written.blocks, shown, written.isOpen || isDescribed);
  const text = join(out, `${route}.md`);
  if (!existsSync(text) || isDescribed || html.includes('<wm-island')) return;
  const printed = String(toHtml.processSync(readFileSync(text, 'utf8').replace(/^# .*\n+(?:> .*\n+)?/, '')));
  const words = shown.filter(({ kind }) => kind !== 'title' && kind !== 'tooltip');
  compare('Markdown', route, words, readBlocks(parse(printed)), true);
}

function compare(where, route, wanted, found, mayHoldMore) {
  const left = new Map();
  for (const block of found) left.set(keyOf(block), [...(left.get(keyOf(block)) ?? []), block]);
  const lost = wanted.filter((block) => {
    if (block.text.includes('\u0007')) return false;
    return left.get(keyOf(block))?.shift() === undefined;
  });
  const rest = new Set([...left.values()].flat());
  for (const block of lost) {
    const near = [...rest].find((each) => isNear(block.text, each.text));
    rest.delete(near);
    if (near === undefined) note(`lost in the ${where}: ${block.kind}`, route, block.text);
    else note(`changed in the ${where}: ${block.kind}`, route, difference(block.text, near.text));
  }
  if (mayHoldMore) return;
  for (const { kind, text } of rest) if (kind !== 'title') note(`only in the ${where}: ${kind}`, route, text);
}

function keyOf({ kind, text }) {
  return kind === 'code' ? `code ${text.trimEnd()}` : `text ${text}`;
}

/** Whether two texts share most of their words. */
function isNear(one, other) {
  const [a, b] = [new Set(one.split(/\W+/)), new Set(other.split(/\W+/))];
  return [...a].filter((word) => b.has(word)).length * 2 > Math.max(a.size, b.size);
}

/** Both texts from shortly before where they part. */
function difference(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 30);
  return [one, other].map((text) => JSON.stringify(text.slice(from, at + 60))).join(' ⇒ ');
}

function note(kind, route, text) {
  const list = kinds.get(kind) ?? [];
  kinds.set(kind, [...list, `${route}: ${text.slice(0, 200)}`]);
}

function report() {
  console.log(`${compared} pages; the sources of ${unread} are not there, or no strict MDX`);
  const show = Number(values.show);
  for (const [kind, list] of [...kinds].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${kind}: ${list.length}`);
    const every = Math.max(1, Math.floor(list.length / show));
    for (const line of list.filter((_, index) => index % every === 0).slice(0, show))
      console.log(`  ${line}`);
  }
}
