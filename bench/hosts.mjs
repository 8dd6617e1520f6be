// Serves real sites by nginx and Caddy with the rules that `waymark rules` makes, at the root and below a path, and asks
// for every address: each page and file that a page links to, and each redirect of docs.json.
//   node bench/hosts.mjs DIR...
// Says of each site and host how many addresses were asked, how many of these are broken although the build did not say
// so, and how many redirects do not lead where docs.json says; those that the build reported as left out are not asked.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from '../packages/waymark/dist/build.js';
import { findDirectory } from '../packages/waymark/dist/project/find-directory.js';
import { makeRules } from '../packages/waymark/dist/rules.js';
import { isInstalled, startCaddy, startNginx, stopHosts } from './hosts/start-hosts.mjs';

const HOSTS = { nginx: startNginx, caddy: startCaddy };
/** What stands for a wildcard. */
const SAMPLES = ['sample', 'sample/part'];

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Usage: node bench/hosts.mjs DIR...');
  process.exit(2);
}
let hasFailed = false;
console.log('site | base | host | pages | addresses | broken | redirects | wrong');
for (const folder of folders) for (const base of ['', '/docs']) await trySite(folder, base);
process.exitCode = hasFailed ? 1 : 0;

async function trySite(folder, base) {
  const found = findDirectory(folder);
  const root = mkdtempSync(join(tmpdir(), 'waymark-hosts-'));
  try {
    const out = join(root, 'out');
    const { diagnostics, pages } = await build({ ...found, out, base, cache: false, version: '0.0.0' });
    const served = join(root, 'served');
    mkdirSync(join(served, base), { recursive: true });
    cpSync(out, join(served, base), { recursive: true });
    const told = diagnostics.filter(({ code }) => /^(?:links|mdx|openapi|navigation|content)\//.test(code));
    const addresses = linkedAddresses(join(served, base), base);
    for (const [host, start] of Object.entries(HOSTS)) {
      if (!isInstalled(host)) {
        console.log(`${basename(folder)} | ${base || '/'} | ${host} is not installed`);
        continue;
      }
      const { file } = await makeRules({ ...found, base, host, root: served });
      const ask = await start(file.text);
      const broken = await brokenAddresses(ask, addresses, told);
      const { asked, wrong } = await wrongRedirects(ask, found, { base, diagnostics });
      hasFailed ||= broken.length + wrong.length > 0;
      const name = basename(folder);
      console.log(
        `${name} | ${base || '/'} | ${host} | ${pages} | ${addresses.length} | ${broken.length} | ${asked} | ${wrong.length}`,
      );
      for (const line of [...broken, ...wrong].slice(0, 10)) console.log(`  ${line}`);
      stopHosts();
    }
  } finally {
    stopHosts();
    rmSync(root, { recursive: true, force: true });
  }
}

/** Addresses of the site that its documents name in `href` and `src`. */
function linkedAddresses(folder, base) {
  const addresses = new Set();
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, name), 'utf8');
    for (const [, address] of html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g))
      if (!address.startsWith('//')) addresses.add(address.replaceAll('&amp;', '&'));
  }
  return [...addresses].filter((address) => base === '' || address.startsWith(`${base}/`)).sort();
}

/** What is not there, and that nobody was told of. */
async function brokenAddresses(ask, addresses, told) {
  const messages = told.map(({ message }) => decodeURI(message)).join('\n');
  const broken = [];
  for (const address of addresses) {
    const { status } = await ask(address);
    if (status < 400) continue;
    const path = decodeURI(address.replace(/\?.*/, '')).replace(/\/$/, '');
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (!messages.includes(last)) broken.push(`${status} ${address}`);
  }
  return broken;
}

/** Redirects of docs.json that answer otherwise than they say. */
async function wrongRedirects(ask, { directory, entry }, { base, diagnostics }) {
  const { redirects = [] } = JSON.parse(readFileSync(join(directory, entry), 'utf8'));
  const wrong = [];
  const next = new Map(redirects.map(({ source, destination }) => [source, destination]));
  const leftOut = diagnostics
    .filter(({ code }) => /^links\/(?:redirect-(?:taken|shadowed|source|limit)|unsafe-link)$/.test(code))
    .map(({ path }) => path?.split('/')[2]);
  let asked = 0;
  for (const [index, { source, destination, permanent = true }] of redirects.entries()) {
    if (leftOut.includes(String(index))) continue;
    const samples = /[:*]/.test(source) ? SAMPLES : [''];
    for (const sample of samples) {
      const fill = (text) => text.replace(/:\w+\*|\*/g, sample).replace(/:[A-Za-z_]\w*/g, 'sample');
      const path = fill(source).replace(/^\/*/, '/').replace(/\/$/, '');
      const { status, location = '' } = await ask(`${base}${encodeURI(path)}?a=1`);
      asked += 1;
      const expected = permanent ? 308 : 307;
      const target = lastOf(fill(destination), next)
        .replace(/[?#].*/, '')
        .replace(/\/$/, '');
      const isThere = location
        .replace(/[?#].*/, '')
        .replace(/\/$/, '')
        .endsWith(encodeURI(target));
      if (status !== expected || !isThere || !location.includes('a=1'))
        wrong.push(`${source} (${path}): ${status} ${location}, not ${expected} ${target}`);
    }
  }
  return { asked, wrong };
}

/** Where a chain of redirects ends. */
function lastOf(address, next) {
  let last = address;
  for (let steps = 0; next.has(last) && steps < next.size; steps += 1) last = next.get(last);
  return last;
}
