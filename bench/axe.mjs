// Asks axe about every page of the fixture sites in every theme, wide in light and narrow in dark, the other two for colours
// alone, and about all that opens on them, in both modes:
//   npm run build && node bench/axe.mjs OUT [--themes mint,…] [--sites api,…,docs] [--sample NUMBER]
// `docs` is the documentation of Waymark. `--sample` asks about a number of pages in each theme: those that show most of what
// all pages show. OUT, a folder outside of this repository, gets the sites and `asked.jsonl`, a line for each page in a theme:
// what is there is not asked again, so a run that was stopped goes on. Exit code 1 when anything was found.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { presets } from '../packages/waymark/dist/theme/presets/index.js';
import { launchChromium } from '../scripts/chromium/launch-chromium.mjs';
import { askAxe } from './pages/ask-axe.mjs';
import { samplePages } from './pages/sample-pages.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const fixtures = join(root, 'fixtures/sites');
const { values, positionals } = parseArgs({
  options: {
    themes: { type: 'string', default: Object.keys(presets).join() },
    sites: { type: 'string', default: readdirSync(fixtures).join() },
    sample: { type: 'string' },
  },
  allowPositionals: true,
});
if (positionals.length !== 1) {
  console.error('usage: node bench/axe.mjs OUT [--themes NAME,NAME] [--sites NAME,NAME] [--sample NUMBER]');
  process.exit(2);
}
const out = resolve(positionals[0]);
const log = join(out, 'asked.jsonl');

/** Of what changes with the mode alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** A window, the mode in which all is asked, and the one in which colours are. */
const LOOKS = [
  { viewport: { width: 1440, height: 900 }, mode: 'light', other: 'dark' },
  { viewport: { width: 390, height: 844 }, mode: 'dark', other: 'light' },
];
const LISTS = 'button[popovertarget][aria-expanded="false"]:not([popovertargetaction])';
const OPENERS = `:is(${LISTS}, [aria-haspopup="dialog"], .table-full)`;
const OPENED = ':is(:popover-open, dialog[open])';

async function buildSite(site, theme) {
  const directory = join(out, 'sources', `${theme}-${site}`);
  cpSync(site === 'docs' ? join(root, site) : join(fixtures, site), directory, { recursive: true });
  const file = join(directory, 'docs.json');
  const config = readFileSync(file, 'utf8').replace(/"theme":\s*"\w+"/, `"theme": "${theme}"`);
  writeFileSync(file, config);
  const folder = join(out, 'sites', `${theme}-${site}`);
  const settings = { entry: 'docs.json', base: '', cache: false, version: '0.0.0' };
  const { written } = await build({ directory, out: folder, ...settings });
  if (!written) throw new Error(`${site} in ${theme} cannot be built`);
  return folder;
}

/** Sets the mode, also where a site has one of its own at first; a strict one stays. */
async function setMode(page, colorScheme) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate((mode) => {
    const { classList, dataset } = document.documentElement;
    if ('appearanceStrict' in dataset) return;
    classList.toggle('dark', mode === 'dark');
    classList.toggle('light', mode === 'light');
  }, colorScheme);
}

/** What axe finds in a part of a page, by all rules in one mode, by those of colours in the other. */
async function askModes(page, { mode, other }, part) {
  const found = (await askAxe(page, { part })).map((text) => `${mode} ${text}`);
  await setMode(page, other);
  for (const text of await askAxe(page, { part, rules: COLOURS })) found.push(`${other} ${text}`);
  await setMode(page, mode);
  return found;
}

/** Presses everything that opens something, below a part, and asks about what has opened, and what opens in it. */
async function askOpened(page, look, known, openers = page.locator(OPENERS)) {
  const found = [];
  const visible = openers.filter({ visible: true });
  // Open ones are not among them, so each is found by its number only while all are closed.
  const count = await visible.count();
  for (let index = 0; index < count; index += 1) {
    const opener = visible.nth(index);
    const name = await opener.evaluate(press);
    const part = page.locator(`${OPENED}:not([data-asked])`);
    await part.waitFor();
    // Addresses and words change nothing that axe looks at: what many pages open is asked about once.
    const html = (await part.innerHTML())
      .replace(/ (href|id|value)="[^"]*"/g, '')
      .replace(/>[^<]*\w[^<]*/g, '>x');
    if (!known.has(html))
      found.push(...(await askPart(page, look, known, part)).map((text) => `${name}: ${text}`));
    known.add(html);
    await page.keyboard.press('Escape');
    await part.waitFor({ state: 'hidden' });
  }
  return found;
}

async function askPart(page, look, known, part) {
  await part.evaluate((element) => element.setAttribute('data-asked', 'now'));
  const now = page.locator('[data-asked="now"]');
  const found = await askModes(page, look, '[data-asked="now"]');
  await now.evaluate((element) => element.setAttribute('data-asked', ''));
  const last = page.locator(OPENED).last();
  found.push(...(await askOpened(page, look, known, last.locator(LISTS))));
  await last.evaluate((element) => element.removeAttribute('data-asked'));
  return found;
}

/** Presses a button, wherever it is scrolled to; gives what it is called. */
function press(button) {
  button.click();
  return `${button.ariaLabel ?? button.textContent.trim()} (${button.className})`;
}

async function askPage(page, address, known) {
  const found = [];
  await setMode(page, LOOKS[0].mode);
  await page.setViewportSize(LOOKS[0].viewport);
  await page.goto(address);
  for (const look of LOOKS) {
    const { width } = look.viewport;
    await page.setViewportSize(look.viewport);
    await setMode(page, look.mode);
    const asked = [...(await askModes(page, look)), ...(await askOpened(page, look, known[width]))];
    found.push(...asked.map((text) => `${width} ${text}`));
  }
  return found;
}

/** The pages of a site as it was built, and the one that an address without a page gets. */
function listPages(site, folder) {
  const { pages } = JSON.parse(readFileSync(join(folder, 'navigation.json'), 'utf8'));
  const missing = { site, route: '/not/there/', file: join(folder, '404.html') };
  return [
    ...pages.map(({ route }) => ({
      site,
      route: route === '/' ? route : `${route}/`,
      file: join(folder, route, 'index.html'),
    })),
    missing,
  ];
}

/** Asks about pages of a site in a theme, and writes down each that was asked about. */
async function askSite(browser, { folder, site, theme, routes }) {
  const handler = createStaticHandler({ folder, base: '', host: 'localhost' });
  const { url, close } = await listen(handler, { port: 0, host: 'localhost', next: true });
  const context = await browser.newContext();
  await context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== url,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const known = Object.fromEntries(LOOKS.map(({ viewport }) => [viewport.width, new Set()]));
  for (const route of routes) {
    const found = await askPage(page, url + route, known);
    appendFileSync(log, `${JSON.stringify({ theme, site, route, found })}\n`);
    console.log(`${theme} ${site} ${route}: ${found.length} findings`);
  }
  await context.close();
  close();
}

mkdirSync(out, { recursive: true });
const readAsked = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
const isAsked = new Set(readAsked().map(({ theme, site, route }) => `${theme} ${site} ${route}`));
const browser = await launchChromium();
const [first, ...others] = values.themes.split(',');
const folders = new Map();
for (const site of values.sites.split(',')) folders.set(site, await buildSite(site, first));
const pages = [...folders].flatMap(([site, folder]) => listPages(site, folder));
// The HTML of a page is nearly the same in all themes.
const chosen = values.sample === undefined ? pages : samplePages(pages, Number(values.sample));
for (const theme of [first, ...others])
  for (const site of folders.keys()) {
    const routes = chosen.filter((page) => page.site === site).map(({ route }) => route);
    const left = routes.filter((route) => !isAsked.has(`${theme} ${site} ${route}`));
    if (left.length === 0) continue;
    const folder = theme === first ? folders.get(site) : await buildSite(site, theme);
    await askSite(browser, { folder, site, theme, routes: left });
  }
await browser.close();
const all = readAsked();
const findings = all.flatMap(({ theme, site, route, found }) =>
  found.map((text) => `${theme} ${site} ${route} ${text}`),
);
console.log(findings.join('\n'));
console.log(`${all.length} pages, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
