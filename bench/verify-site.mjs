// Follows the links of a built site from its home page, as a reader would, and reports what it finds:
//   node bench/verify-site.mjs DIST [--base /docs]
// Pages of the navigation that are missing, empty, untitled or unreachable; pages with a notice of an error; inline
// code; addresses of the site that lead nowhere, in pages or only in their Markdown, and ids that their page does not have.
// Exit code 1 when a page is missing or unreachable.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anchorKey, anchorKeys } from '../packages/core/dist/content/index.js';
import { readTags, textBetween } from './pages/read-html.mjs';

const { values, positionals } = parseArgs({
  options: { base: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [dist] = positionals;
if (dist === undefined) {
  console.error('usage: node bench/verify-site.mjs DIST [--base /docs]');
  process.exit(2);
}
const { base } = values;
const { root, pages } = JSON.parse(readFileSync(join(dist, 'navigation.json'), 'utf8'));
const hidden = new Set(hiddenRoutes(root.children));

/** Routes that no row leads to, because they or what holds them are hidden. */
function hiddenRoutes(nodes, isInside = false) {
  return nodes.flatMap((node) => {
    const isHidden = isInside || node.hidden === true;
    const own = isHidden ? [node.route ?? node.root ?? []].flat() : [];
    return [...own, ...hiddenRoutes(node.children ?? [], isHidden)];
  });
}

/** Attributes that hold the address of something of the site. */
const ADDRESSES = [
  'href',
  'src',
  'poster',
  'data-src',
  'data-search-src',
  'data-drilldown-href',
  'data-markdown',
];
const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** Kinds of inline scripts that the policy allows: they are data. */
const DATA_SCRIPTS = new Set(['application/ld+json', 'application/json', 'speculationrules']);

/** File of the output that answers an address, `undefined` when there is none. */
function fileOf(path) {
  const plain = decodeURIComponent(path);
  const candidates = [plain, join(plain, 'index.html')].map((name) => name.replace(/^\//, ''));
  return candidates.find((name) => existsSync(join(dist, name)) && statSync(join(dist, name)).isFile());
}

/** What a document holds, read once. */
function readDocument(file) {
  const html = readFileSync(join(dist, file), 'utf8');
  const tags = readTags(html).filter(({ kind }) => kind === 'open');
  const has = (name) => tags.some(({ attributes }) => attributes.has(name));
  const content = tags.find(({ attributes }) => attributes.get('id') === 'content-area');
  return {
    addresses: tags.flatMap((tag) => addressesOf(tag)),
    ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
    hasNotice: has('data-diagnostic'),
    hasInline: tags.some(isInline),
    mode: tags[0]?.attributes.get('data-mode'),
    text: content === undefined ? '' : textBetween(html, content.end, html.length).trim(),
  };
}

function addressesOf({ name, attributes }) {
  const found = ADDRESSES.flatMap((key) => attributes.get(key) ?? []);
  const refresh = name === 'meta' && /^\d+;\s*url=(.*)$/i.exec(attributes.get('content') ?? '');
  return refresh ? [...found, refresh[1]] : found;
}

function isInline({ name, attributes }) {
  if (name === 'style' || attributes.has('style')) return true;
  if (name === 'script' && !attributes.has('src')) return !DATA_SCRIPTS.has(attributes.get('type'));
  return !name.includes('-') && [...attributes.keys()].some((key) => /^on[a-z]+$/.test(key));
}

const documents = new Map();
function documentOf(file) {
  if (!documents.has(file)) documents.set(file, readDocument(file));
  return documents.get(file);
}

const broken = new Map();
const wrongIds = new Map();
const queue = ['index.html'].filter((file) => existsSync(join(dist, file)));
const seen = new Set();

function follow(address, from) {
  if (SCHEME.test(address)) return;
  const url = new URL(address, `http://site${base}/${from.replace(/index\.html$/, '')}`);
  const file = url.pathname.startsWith(`${base}/`) ? fileOf(url.pathname.slice(base.length)) : undefined;
  if (file === undefined) {
    broken.set(address, from);
  } else if (file.endsWith('.html')) {
    queue.push(file);
    const id = decodeURIComponent(url.hash.slice(1));
    if (id !== '' && !leads(documentOf(file).ids, id)) wrongIds.set(address, from);
  }
}

/** Whether a browser finds a place for an id: by itself, or by the script of the page, which reads ids as `check` does. */
function leads(ids, id) {
  if (ids.has(id)) return true;
  const wanted = new Set(anchorKeys(id));
  return [...ids].some((each) => wanted.has(anchorKey(each)));
}

while (queue.length > 0) {
  const file = queue.pop();
  if (seen.has(file)) continue;
  seen.add(file);
  for (const address of documentOf(file).addresses) follow(address, file);
}

const CODE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$|`+[^`\n]*`+/gm;
const pathOf = (address) => decodeURIComponent(address.replace(/[?#].*/, '')).replace(/(?<=.)\/$/, '');

/** Addresses from the root in the Markdown of a page that lead nowhere. */
function brokenInMarkdown(file) {
  const markdown = join(dist, file.replace(/(?<=.)\/index\.html$|\.html$/, '.md'));
  if (!existsSync(markdown)) return [];
  const links = readFileSync(markdown, 'utf8')
    .replace(CODE, '')
    .matchAll(/\]\((\/(?!\/)[^)\s]*)/g);
  return [...links]
    .map(([, address]) => pathOf(address))
    .filter((path) => fileOf(path.startsWith(`${base}/`) ? path.slice(base.length) : path) === undefined);
}

const brokenPaths = new Set([...broken.keys()].map(pathOf));
const onlyInMarkdown = new Map();
for (const file of seen)
  for (const path of brokenInMarkdown(file)) if (!brokenPaths.has(path)) onlyInMarkdown.set(path, file);

const placed = pages.map(({ route }) => ({ route, file: fileOf(route) }));
const built = placed.filter(({ file }) => file !== undefined);
const listed = (test) => built.filter(({ file }) => test(documentOf(file), file)).map(({ route }) => route);
const reached = (test) => [...seen].filter((file) => test(documentOf(file)));
const missing = placed.filter(({ file }) => file === undefined).map(({ route }) => route);
const unreachable = listed((_, file) => !seen.has(file)).filter((route) => !hidden.has(route));
const places = (found) => [...found].map(([address, from]) => `${address} (in ${from})`);

const findings = {
  missing,
  unreachable,
  untitled: listed(({ ids, mode }) => !ids.has('page-title') && mode !== 'custom' && mode !== 'frame'),
  empty: listed(({ text }) => text === ''),
  'with a notice': reached(({ hasNotice }) => hasNotice),
  'inline code or style': reached(({ hasInline }) => hasInline),
  'broken addresses': places(broken),
  'broken in Markdown only': places(onlyInMarkdown),
  'ids that are not there': places(wrongIds),
};
const print = (name, value) => console.log(`${name.padEnd(24)}${value}`);
print('pages in navigation', pages.length);
print('documents reached', seen.size);
for (const [name, list] of Object.entries(findings))
  print(name, `${list.length} ${list.slice(0, 5).join(' ')}`.trim());
process.exitCode = missing.length + unreachable.length > 0 ? 1 : 0;
