// Builds projects in which every text is hostile, opens all of their files in Chromium with the policy of pages switched
// off, opens what can be opened, searches, sends requests, and says what ran:
//   npm run build && node bench/data-alerts.mjs [--first 0] [--count 24]
// Nothing may run, and no link may lead to code. Exit code 1 when something does, or when there was nothing to open.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { docsJsonSchema } from '../packages/core/dist/config/index.js';
import { HOSTILE, hostileFiles } from './inputs/hostile-data.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
};
/** What a browser shows as a document of its own, where something could run. */
const SHOWN = /\.(?:html|xml|svg)$/;

/** Builds the project of a text in a folder and gives the folder of its site. */
export async function buildHostile(folder, text, turn) {
  const directory = join(folder, `site-${turn}`);
  for (const [path, content] of Object.entries(hostileFiles(docsJsonSchema(), text, turn))) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  const out = join(directory, 'dist');
  // Not imported above, for it loads the whole engine: who only watches pages has no use for it.
  const { build } = await import('../packages/waymark/dist/build.js');
  await build({
    directory,
    entry: 'docs.json',
    out,
    base: '',
    siteUrl: 'https://example.com',
    cache: false,
    version: '0',
  });
  return out;
}

/**
 * Opens every document of a site in a page of a browser whose context has `bypassCSP`, and says what happened that no
 * data may cause. Every request to elsewhere is answered with the hostile text as HTML.
 */
export async function watchSite(page, out, text) {
  const found = [];
  let current = '';
  const note = (happened) => void found.push(`${current}: ${happened}`);
  const server = await serve(out);
  const own = `http://127.0.0.1:${server.address().port}`;
  const onDialog = (dialog) => {
    note(`a dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  };
  page.on('dialog', onDialog);
  await page.route(
    (url) => url.origin !== own,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: route.request().resourceType() === 'script' ? '' : text,
      }),
  );
  for (const path of filesOf(out).filter((name) => SHOWN.test(name))) {
    current = path;
    await page.goto(`${own}/${encodeURI(path)}`);
    for (const address of await page.evaluate(codeAddresses)) note(`a link to code: ${address}`);
    if (path.endsWith('.html')) await usePage(page).catch(() => undefined);
  }
  await page.unroute(() => true).catch(() => undefined);
  page.off('dialog', onDialog);
  server.closeAllConnections();
  server.close();
  return found;
}

/** Opens what opens, searches for what hostile texts have in common, and asks for the events that handlers wait for. */
async function usePage(page) {
  await page.evaluate(pressAll);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.locator('dialog[open] input, [role=search] input, input[type=search]').first();
  if (await search.isVisible()) {
    await search.fill('alert');
    await page.waitForTimeout(300);
    await page.keyboard.press('ArrowDown');
  }
  await page.evaluate(pressAll);
}

/** Runs in the page. */
async function pressAll() {
  const stay = (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
  };
  document.addEventListener('click', stay, true);
  document.addEventListener('submit', (event) => event.preventDefault());
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const button of document.querySelectorAll('button, [role=menuitem], [role=tab], [role=option], a'))
    button.click();
  for (const element of document.querySelectorAll('*'))
    for (const type of ['mouseover', 'focus', 'focusin', 'toggle', 'animationstart', 'load', 'error'])
      if (element.hasAttribute(`on${type}`)) element.dispatchEvent(new Event(type));
  await new Promise((resolve) => setTimeout(resolve, 30));
}

/** Runs in the page: addresses of code that a reader could follow. */
function codeAddresses() {
  const found = [];
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them before they read a scheme.
      const address = value.replace(/^[\u0000- ]+|[\t\n\r]/g, '');
      if (
        /^(?:href|src|action|formaction|xlink:href|data|poster)$/.test(name) &&
        /^(?:javascript|vbscript):/i.test(address)
      )
        found.push(`<${element.localName} ${name}="${address.slice(0, 60)}">`);
      if (/^on/.test(name)) found.push(`<${element.localName} ${name}>`);
    }
  return found;
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}

async function serve(folder) {
  const files = new Set(filesOf(folder).filter((name) => statSync(join(folder, name)).isFile()));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname).slice(1);
    const name = [path, `${path.replace(/\/$/, '')}/index.html`, 'index.html'].find((one) => files.has(one));
    response.setHeader('content-type', TYPES[extname(name ?? '')] ?? 'text/plain; charset=utf-8');
    response.end(name === undefined ? '' : readFileSync(join(folder, name)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return server;
}

async function main() {
  const { values } = parseArgs({
    options: {
      first: { type: 'string', default: '0' },
      count: { type: 'string', default: `${HOSTILE.length}` },
    },
  });
  const { launchChromium } = await import('../scripts/chromium/launch-chromium.mjs');
  const browser = await launchChromium();
  const folder = mkdtempSync(join(tmpdir(), 'waymark-alerts-'));
  const first = Number(values.first);
  let documents = 0;
  let ran = 0;
  for (const [index, text] of HOSTILE.slice(first, first + Number(values.count)).entries()) {
    const out = await buildHostile(folder, text, first + index);
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    const found = await watchSite(await context.newPage(), out, text);
    await context.close();
    documents += filesOf(out).filter((name) => SHOWN.test(name)).length;
    ran += found.length;
    process.stdout.write(`${first + index} ${JSON.stringify(text)}: ${found.length}\n`);
    for (const one of found) process.stdout.write(`  ${one}\n`);
  }
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`${documents} documents without a policy: ${ran} times something ran or would\n`);
  process.exit(ran > 0 || documents === 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
