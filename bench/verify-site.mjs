// Follows the links of a built site from its home page, as a reader would, and reports what it finds:
//   node bench/verify-site.mjs DIST [--base /docs]
// Pages of the navigation that are missing, empty, untitled or unreachable; pages with a notice of an error;
// internal links, images, styles and scripts that lead nowhere. Exit code 1 when a page is missing or unreachable.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [dist, flag, given] = process.argv.slice(2);
if (dist === undefined) {
  console.error('usage: node bench/verify-site.mjs DIST [--base /docs]');
  process.exit(2);
}
const base = flag === '--base' ? given : '';
const { pages } = JSON.parse(readFileSync(join(dist, 'navigation.json'), 'utf8'));

const decode = (text) => text.replace(/&amp;/g, '&').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&lt;/g, '<');
const fileOf = (path) => {
  const plain = decodeURIComponent(path);
  const candidates = [plain, join(plain, 'index.html')];
  return candidates.find((name) => statSync(join(dist, name), { throwIfNoEntry: false })?.isFile());
};

const seen = new Set();
const broken = new Map();
const withDiagnostic = [];
const inline = [];
const queue = ['/index.html'];

function resolve(href, from) {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href) || href === '') return undefined;
  const url = new URL(href, `http://site${base}${from.replace(/index\.html$/, '')}`);
  if (!url.pathname.startsWith(`${base}/`)) return { outside: url.pathname };
  return { path: url.pathname.slice(base.length) };
}

while (queue.length > 0) {
  const path = queue.pop();
  if (seen.has(path)) continue;
  seen.add(path);
  const html = readFileSync(join(dist, path), 'utf8');
  if (/data-diagnostic="/.test(html)) withDiagnostic.push(path);
  if (/<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>|<style|\sstyle="|<[a-z][^>]*\son[a-z]+="/i.test(html)) inline.push(path);
  for (const [, attribute, value] of html.matchAll(/<[^>]*?\s(href|src|data-src|content="0; url)=?"?([^">]*)"/g)) {
    const target = resolve(decode(attribute.startsWith('content') ? value.replace(/^=/, '') : value), path);
    if (target === undefined) continue;
    const file = target.path === undefined ? undefined : fileOf(target.path);
    if (file === undefined) broken.set(value, path);
    else if (file.endsWith('.html')) queue.push(file);
  }
}

const missing = [];
const untitled = [];
const empty = [];
const unreachable = [];
for (const { route, title } of pages) {
  const file = fileOf(route);
  if (file === undefined) {
    missing.push(route);
    continue;
  }
  if (!seen.has(file)) unreachable.push(route);
  const html = readFileSync(join(dist, file), 'utf8');
  if (!html.includes('id="page-title"') && !/data-mode="(?:custom|frame)"/.test(html)) untitled.push(route);
  const body = /id="content"[^>]*>([\s\S]*?)<\/(?:main|article)>/.exec(html)?.[1] ?? html;
  if (body.replace(/<[^>]*>/g, '').trim() === '') empty.push(route);
}

const sample = (list) => list.slice(0, 5).join(' ');
console.log(`pages in navigation  ${pages.length}`);
console.log(`documents reached    ${[...seen].filter((path) => path.endsWith('.html')).length}`);
for (const [name, list] of Object.entries({ missing, untitled, empty, unreachable })) console.log(`${name.padEnd(20)} ${list.length} ${sample(list)}`);
console.log(`with a notice        ${withDiagnostic.length} (${((100 * withDiagnostic.length) / Math.max(1, seen.size)).toFixed(2)} %) ${sample(withDiagnostic)}`);
console.log(`inline code or style ${inline.length} ${sample(inline)}`);
console.log(`broken references    ${broken.size} ${sample([...broken].map(([href, from]) => `${href} (in ${from})`))}`);
process.exitCode = missing.length + unreachable.length > 0 ? 1 : 0;
