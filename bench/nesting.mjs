// Compares how pages of random blocks within one another are read with how remark reads them, which the engine does not use:
//   npm install --prefix LIBRARIES unified remark-parse remark-mdx remark-gfm remark-math
//   npm run build && node bench/nesting.mjs LIBRARIES [--pages 2000] [--seed 1] [--show 3]
// Every word is compared with what it stands in. Prints the shortest pages that differ; exit code 1 when there are some.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readModule } from '../packages/waymark/dist/mdx/parse/read-module.js';
import { createDice } from './inputs/dice.mjs';
import { createPageWriter } from './nesting/write-page.mjs';

const { values, positionals } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '3' },
  },
  allowPositionals: true,
});
const [libraries] = positionals;
if (libraries === undefined) {
  console.error('usage: node bench/nesting.mjs LIBRARIES [--pages 2000] [--seed 1] [--show 3]');
  process.exit(2);
}

const require = createRequire(join(resolve(libraries), 'package.json'));
const load = async (name) => import(pathToFileURL(require.resolve(name)).href);
const { unified } = await load('unified');
const remark = unified();
for (const name of ['remark-parse', 'remark-mdx', 'remark-gfm', 'remark-math'])
  remark.use((await load(name)).default);

/** Each word of a tree with the elements that it stands in; paragraphs are left out, as who makes one differs. */
function wordsOf(root) {
  const words = [];
  const visit = (node, path) => {
    const own = nameOf(node);
    const inside = own === undefined ? path : [...path, own];
    const text = node.children === undefined ? `${node.value ?? node.alt ?? ''}` : '';
    for (const word of text.match(/\bw[0-9a-z]+/g) ?? []) words.push(`${word} in ${inside.join(' > ')}`);
    for (const child of node.children ?? []) visit(child, inside);
  };
  visit(root, []);
  return words;
}

function nameOf({ type, name, depth }) {
  if (/^(?:root|paragraph|text|mdxjsEsm)$/.test(type)) return undefined;
  if (type.startsWith('mdxJsx')) return `<${name}>`;
  return type.replace(/^mdx(?:Flow|Text)/, '').concat(depth ?? '');
}

/** What differs first: a word, or a finding about a page that strict MDX accepts. */
function differenceOf(page) {
  const expected = wordsOf(remark.parse(page));
  const { value, diagnostics } = readModule('page.mdx', page);
  const finding = diagnostics.find(({ code }) => /^mdx\/(?:syntax|mended)$/.test(code));
  if (finding !== undefined) return finding.message;
  const found = value === undefined ? [] : wordsOf(value.root);
  const at = expected.findIndex((word, index) => word !== found[index]);
  return at === -1 ? undefined : `remark: ${expected[at]}; here: ${found[at]}`;
}

function isAccepted(page) {
  try {
    remark.parse(page);
    return true;
  } catch {
    return false;
  }
}

const write = createPageWriter(createDice(Number(values.seed)));
const pages = Array.from({ length: Number(values.pages) }, write).filter(isAccepted);
const differing = pages
  .map((page) => ({ page, difference: differenceOf(page) }))
  .filter((each) => each.difference);
differing.sort((a, b) => a.page.length - b.page.length);
for (const { page, difference } of differing.slice(0, Number(values.show)))
  console.log(`${page}\n^ ${difference}\n${'-'.repeat(60)}`);
console.log(`${pages.length} pages compared, ${differing.length} read otherwise`);
process.exitCode = differing.length === 0 ? 0 : 1;
