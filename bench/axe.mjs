// Asks axe about every page of the fixture sites in every theme, wide in light and narrow in dark, the other two for colours
// alone, and about what opens on one page of each site:
//   npm run build && node bench/axe.mjs OUT [--themes mint,…] [--sites api,…]
// OUT, a folder outside of this repository, gets the sites and `asked.jsonl`, a line for each site in a theme: what is there is
// not asked again, so a run that was stopped goes on. Exit code 1 when anything was found.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { presets } from '../packages/waymark/dist/theme/presets/index.js';
import { launchChromium } from '../scripts/launch-chromium.mjs';

const fixtures = fileURLToPath(new URL('../fixtures/sites/', import.meta.url));
const { values, positionals } = parseArgs({
  options: {
    themes: { type: 'string', default: Object.keys(presets).join() },
    sites: { type: 'string', default: readdirSync(fixtures).join() },
  },
  allowPositionals: true,
});
if (positionals.length !== 1) {
  console.error('usage: node bench/axe.mjs OUT [--themes NAME,NAME] [--sites NAME,NAME]');
  process.exit(2);
}
const out = resolve(positionals[0]);
const log = join(out, 'asked.jsonl');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** Of what changes with the mode alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const LOOKS = [
  { colorScheme: 'light', viewport: WIDE },
  { colorScheme: 'dark', viewport: WIDE, rules: COLOURS },
  { colorScheme: 'dark', viewport: NARROW },
  { colorScheme: 'light', viewport: NARROW, rules: COLOURS },
];
/** What opens: the window in which it is seen, and what opens it. */
const OPENED = [
  { viewport: WIDE, press: '#page-context-menu-button' },
  { viewport: WIDE, press: '[data-selector] > button' },
  { viewport: WIDE, press: '#search-bar-entry' },
  { viewport: NARROW, press: '.drawer-button' },
  { viewport: NARROW, press: '.contents-button' },
];

async function buildSite(site, theme) {
  const directory = join(out, 'sources', `${theme}-${site}`);
  cpSync(join(fixtures, site), directory, { recursive: true });
  const file = join(directory, 'docs.json');
  const config = readFileSync(file, 'utf8').replace(/"theme":\s*"\w+"/, `"theme": "${theme}"`);
  writeFileSync(file, config);
  const folder = join(out, 'sites', `${theme}-${site}`);
  const settings = { entry: 'docs.json', base: '', cache: false, version: '0.0.0' };
  const { written } = await build({ directory, out: folder, ...settings });
  if (!written) throw new Error(`${site} in ${theme} cannot be built`);
  return folder;
}

/** What axe finds on a page as it is drawn now. */
async function ask(page, rules) {
  const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)}`);
}

async function askPage(page, address) {
  const found = [];
  await page.goto(address);
  for (const { colorScheme, viewport, rules } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const text of await ask(page, rules)) found.push(`${colorScheme} ${viewport.width}: ${text}`);
  }
  return found;
}

async function askOpened(page, address) {
  const found = [];
  for (const { viewport, press } of OPENED)
    for (const colorScheme of ['light', 'dark']) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      const button = page.locator(press).filter({ visible: true }).first();
      if ((await button.count()) === 0) continue;
      await button.click();
      await page.waitForTimeout(300);
      for (const text of await ask(page)) found.push(`${colorScheme} ${press}: ${text}`);
    }
  return found;
}

async function askSite(browser, site, theme) {
  const folder = await buildSite(site, theme);
  const handler = createStaticHandler({ folder, base: '', host: 'localhost' });
  const { server, url } = await listen(handler, { port: 0, host: 'localhost', next: true });
  const context = await browser.newContext();
  await context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== url,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const { pages } = JSON.parse(readFileSync(join(folder, 'navigation.json'), 'utf8'));
  const routes = [...pages.map(({ route }) => (route === '/' ? route : `${route}/`)), '/not/there/'];
  const found = [];
  for (const route of routes)
    for (const text of await askPage(page, url + route)) found.push(`${route} ${text}`);
  for (const text of await askOpened(page, url + routes[0])) found.push(`${routes[0]} ${text}`);
  await context.close();
  server.close();
  server.closeAllConnections();
  return { site, theme, pages: routes.length, found };
}

mkdirSync(out, { recursive: true });
const readAsked = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
const isAsked = new Set(readAsked().map(({ site, theme }) => `${theme} ${site}`));
const browser = await launchChromium();
for (const theme of values.themes.split(','))
  for (const site of values.sites.split(',')) {
    if (isAsked.has(`${theme} ${site}`)) continue;
    const asked = await askSite(browser, site, theme);
    appendFileSync(log, `${JSON.stringify(asked)}\n`);
    console.log(`${theme}, ${site}: ${asked.pages} pages, ${asked.found.length} findings`);
  }
await browser.close();
const all = readAsked();
const findings = all.flatMap(({ site, theme, found }) => found.map((text) => `${theme} ${site} ${text}`));
console.log(findings.join('\n'));
console.log(`${all.reduce((sum, { pages }) => sum + pages, 0)} pages, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
