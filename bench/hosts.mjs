// Serves real sites by hosts with the rules that `waymark rules` makes, at the root and below a path, and asks for every
// address: each page and file that a page links to, and each redirect of docs.json. nginx and Caddy are run; Cloudflare,
// Netlify, Vercel and CloudFront answer by what these publish (hosts/vendors.mjs).
//   node bench/hosts.mjs [--hosts nginx,vercel] DIR...
// Says of each site and host how many addresses were asked, how many of these are broken although the build did not say
// so, how many redirects do not lead where docs.json says, and how many of the right ones are a forwarding page or left to
// the script of the 404 page, which the build or the rules must count; those that the build reported as no redirects are
// not asked.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { findDirectory } from '../packages/waymark/dist/project/find-directory.js';
import { makeRules } from '../packages/waymark/dist/rules.js';
import { isInstalled, startCaddy, startNginx, stopHosts } from './hosts/start-hosts.mjs';
import { askCloudflare, askCloudfront, askNetlify, askVercel } from './hosts/vendors.mjs';

const HOSTS = {
  nginx: startNginx,
  caddy: startCaddy,
  cloudflare: askCloudflare,
  netlify: askNetlify,
  vercel: askVercel,
  cloudfront: askCloudfront,
};
/** Hosts whose server is run. */
const SERVERS = ['nginx', 'caddy'];
/** A tag up to the address that it names: code that is shown has such words, too. */
const NAMING_TAG = /<[a-z](?:[^<>"]|"[^"]*")*?\s(?:href|src)="(\/[^"#]*)/g;
/** What stands for a wildcard. */
const SAMPLES = ['sample', 'sample/part'];

const { values, positionals: folders } = parseArgs({
  options: { hosts: { type: 'string', default: Object.keys(HOSTS).join(',') } },
  allowPositionals: true,
});
if (folders.length === 0) {
  console.error('Usage: node bench/hosts.mjs [--hosts NAMES] DIR...');
  process.exit(2);
}
let hasFailed = false;
console.log('site | base | host | pages | addresses | broken | redirects | wrong | by pages');
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
    const site = { found, base, served, diagnostics, addresses, told };
    for (const host of values.hosts.split(',')) {
      const name = `${basename(folder)} | ${base || '/'} | ${host}`;
      if (SERVERS.includes(host) && !isInstalled(host)) console.log(`${name} is not installed`);
      else await tryHost(site, host, `${name} | ${pages} | ${addresses.length}`);
    }
  } finally {
    stopHosts();
    rmSync(root, { recursive: true, force: true });
  }
}

async function tryHost({ found, base, served, diagnostics, addresses, told }, host, name) {
  // Cloudflare reads the file that a build writes.
  const text = host === 'cloudflare' ? '' : await rulesText({ ...found, base, host, root: served });
  const ask = await HOSTS[host](text, served, base);
  const broken = await brokenAddresses(ask, addresses, told);
  const { asked, wrong, byPages } = await wrongRedirects(ask, found, { base, diagnostics, served });
  hasFailed ||= broken.length + wrong.length > 0;
  console.log(`${name} | ${broken.length} | ${asked} | ${wrong.length} | ${byPages}`);
  for (const line of [...broken, ...wrong].slice(0, 10)) console.log(`  ${line}`);
  stopHosts();
}

async function rulesText(options) {
  const { file } = await makeRules(options);
  return file.text;
}

/** Addresses of the site that its documents name in `href` and `src`. */
function linkedAddresses(folder, base) {
  const addresses = new Set();
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, name), 'utf8');
    for (const [, address] of html.matchAll(NAMING_TAG))
      if (!address.startsWith('//')) addresses.add(address.replaceAll('&amp;', '&'));
  }
  return [...addresses].filter((address) => base === '' || address.startsWith(`${base}/`)).sort();
}

/** What is not there, and that nobody was told of. */
async function brokenAddresses(ask, addresses, told) {
  const messages = told.map(({ message }) => decodeURI(message)).join('\n');
  const broken = [];
  for (const address of addresses) {
    const { status } = await askOnce(ask, address);
    if (status < 400) continue;
    const path = decodeURI(address.replace(/\?.*/, '')).replace(/\/$/, '');
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last === '' || !messages.includes(last)) broken.push(`${status} ${address}`);
  }
  return broken;
}

/** Redirects of docs.json that answer otherwise than they say, and how many are left to pages and scripts. */
async function wrongRedirects(ask, { directory, entry }, { base, diagnostics, served }) {
  const routes = JSON.parse(readFileSync(join(served, base, 'navigation.json'), 'utf8')).pages.map(
    ({ route }) => route,
  );
  const { redirects = [] } = JSON.parse(readFileSync(join(directory, entry), 'utf8'));
  const leftOut = diagnostics
    .filter(({ code }) => /^links\/(?:redirect-(?:taken|shadowed|source|limit)|unsafe-link)$/.test(code))
    .map(({ path }) => path?.split('/')[2]);
  const table = await patternsOf404(ask, base);
  const result = { asked: 0, wrong: [], byPages: 0 };
  for (const [index, { source, destination, permanent = true }] of redirects.entries()) {
    if (leftOut.includes(String(index))) continue;
    for (const sample of /[:*]/.test(source) ? SAMPLES : ['']) {
      const fill = (text) => text.replace(/:\w+\*|\*/g, sample).replace(/:[A-Za-z_]\w*/g, 'sample');
      const path = fill(source).replace(/^\/*/, '/').replace(/\/$/, '');
      const target = plainPath(
        encodeURI(firstOfFolder(plainPath(lastOf(fill(destination), redirects)), routes)),
      );
      const expected = permanent ? 308 : 307;
      const answer = await askOnce(ask, `${base}${encodeURI(path)}?a=1`);
      const { status, location = '', body } = answer;
      const isRight = status === expected && plainPath(location).endsWith(target) && location.includes('a=1');
      const isByPage = plainPath(targetOfPage(status, body, table, path)).endsWith(target);
      result.asked += 1;
      if (!isRight && isByPage) result.byPages += 1;
      else if (!isRight)
        result.wrong.push(`${source} (${path}): ${status} ${location}, not ${expected} ${target}`);
    }
  }
  return result;
}

/** A host's answer. Some first add a slash, which is asked again. */
async function askOnce(ask, address) {
  const [path, query] = address.split(/(?=\?)/);
  const answer = await ask(address);
  return answer.location?.replace(/\?.*/, '') === `${path}/` ? await ask(`${path}/${query ?? ''}`) : answer;
}

/** The table that the script of the 404 page follows. */
async function patternsOf404(ask, base) {
  const { status, body } = await ask(`${base}/_waymark/redirects.json`);
  return status === 200 ? JSON.parse(body) : [];
}

/** Where a document leads: a forwarding page at once, the page of missing addresses by its table. */
function targetOfPage(status, body, table, path) {
  if (status === 404) {
    const rule = table.find(({ match }) => new RegExp(match).test(path));
    return rule === undefined ? 'none' : encodeURI(path.replace(new RegExp(rule.match), rule.to));
  }
  return /http-equiv="refresh" content="0; url=([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? 'none';
}

/** A folder without a page of its own leads to the first page in it. */
function firstOfFolder(path, routes) {
  return routes.includes(path) ? path : (routes.find((route) => route.startsWith(`${path}/`)) ?? path);
}

function plainPath(address) {
  return address.replace(/[?#].*/, '').replace(/\/$/, '');
}

/** Where a chain of redirects ends. */
function lastOf(address, redirects) {
  let last = address;
  for (let steps = 0; steps < redirects.length; steps += 1) {
    const next = redirects.map((redirect) => nextOf(last, redirect)).find((one) => one !== undefined);
    if (next === undefined || next === last) break;
    last = next;
  }
  return last;
}

/** Where one redirect leads from an address; undefined where it is not for that. */
function nextOf(address, { source, destination }) {
  if (!/[:*]/.test(source)) return address === source ? destination : undefined;
  const names = [];
  const pattern = source
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)(\*?)|\*/g, (token, name, all) => {
      names.push(name ?? '*');
      return token === '*' || all === '*' ? '(.*)' : '([^/]+)';
    });
  const match = new RegExp(`^${pattern}$`).exec(address);
  if (match === null) return undefined;
  return destination.replace(/:(\w+)\*?|\*/g, (_, name) => match[names.indexOf(name ?? '*') + 1] ?? '');
}
