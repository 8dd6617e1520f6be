// Asks axe about every page of the fixture sites in every theme, wide in light and narrow in dark, the other two for colours
// alone, and about all that opens on them, in both modes:
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
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { presets } from '../packages/waymark/dist/theme/presets/index.js';
import { launchChromium } from '../scripts/chromium/launch-chromium.mjs';
import { askAxe } from './pages/ask-axe.mjs';

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

const setMode = (page, colorScheme) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

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
    // Addresses change nothing that axe looks at: what many pages open is asked about once.
    const html = (await part.innerHTML()).replace(/ (href|id|value)="[^"]*"/g, '');
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

async function askSite(browser, site, theme) {
  const folder = await buildSite(site, theme);
  const handler = createStaticHandler({ folder, base: '', host: 'localhost' });
  const { url, close } = await listen(handler, { port: 0, host: 'localhost', next: true });
  const context = await browser.newContext();
  await context.route(
    (address) => address.protocol.startsWith('http') && address.origin !== url,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const { pages } = JSON.parse(readFileSync(join(folder, 'navigation.json'), 'utf8'));
  const routes = [...pages.map(({ route }) => (route === '/' ? route : `${route}/`)), '/not/there/'];
  const found = [];
  const known = Object.fromEntries(LOOKS.map(({ viewport }) => [viewport.width, new Set()]));
  for (const route of routes)
    for (const text of await askPage(page, url + route, known)) found.push(`${route} ${text}`);
  await context.close();
  close();
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
