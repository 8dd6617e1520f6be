// Draws sheets of a site under special conditions, all themes side by side, to be looked at:
//   npm run build && node bench/looks/conditions.mjs SITE OUT [--themes mint,…] [--conditions TEXT,TEXT] [--kinds TEXT,TEXT] [--built]
// SITE is the folder of a project. OUT, a folder outside of this repository, gets the site in each theme and `CONDITION-KIND.png`, for
// each condition and each kind of page; `--built` takes the sites of an earlier run. Says what is wider than its page.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../packages/waymark/dist/build.js';
import { listen } from '../../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../../packages/waymark/dist/serve/static-handler.js';
import { presets } from '../../packages/waymark/dist/theme/presets/index.js';
import { launchChromium } from '../../scripts/chromium/launch-chromium.mjs';
import { readSite } from '../gate/read-site.mjs';
import { chooseKinds } from './choose-kinds.mjs';
import { drawSheet } from './peers/draw-sheet.mjs';

const { values, positionals } = parseArgs({
  options: {
    themes: { type: 'string', default: Object.keys(presets).join() },
    conditions: { type: 'string', default: '' },
    kinds: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (positionals.length !== 2) {
  console.error(
    'usage: node bench/looks/conditions.mjs SITE OUT [--themes NAME,NAME] [--conditions TEXT,TEXT] [--kinds TEXT,TEXT] [--built]',
  );
  process.exit(2);
}
const [source, out] = positionals.map((path) => resolve(path));
const themes = values.themes.split(',');

const WIDE = { viewport: { width: 1440, height: 900 } };
const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DARK = { colorScheme: 'dark' };
/** The same words from the right: what stands on which side shows as in a language that is written so. */
const RTL = { dir: 'rtl' };
const DRAWER = { ...NARROW, press: '[popovertarget="mobile-nav"]:not([popovertargetaction])' };
const CONDITIONS = {
  wide: WIDE,
  'dark-wide': { ...WIDE, ...DARK },
  narrow: NARROW,
  'dark-narrow': { ...NARROW, ...DARK },
  drawer: DRAWER,
  'dark-drawer': { ...DRAWER, ...DARK },
  'rtl-wide': { ...WIDE, ...RTL },
  'rtl-narrow': { ...NARROW, ...RTL, ...DARK },
  'rtl-drawer': { ...DRAWER, ...RTL },
  'forced-colours': { ...WIDE, forcedColors: 'active' },
  'more-contrast': { ...WIDE, contrast: 'more' },
  'reduced-motion': { ...WIDE, reducedMotion: 'reduce' },
  print: { viewport: { width: 794, height: 1123 }, media: 'print' },
  320: { viewport: { width: 320, height: 640 }, hasTouch: true },
  'zoom-400': { viewport: { width: 360, height: 225 }, deviceScaleFactor: 2 },
  'no-javascript-wide': { ...WIDE, javaScriptEnabled: false },
  'no-javascript-narrow': { ...NARROW, javaScriptEnabled: false },
};

const isAsked = (texts) => (name) => texts.split(',').some((text) => name.includes(text));

async function buildTheme(theme) {
  const directory = join(out, theme, 'source');
  const folder = join(out, theme, 'site');
  if (values.built) return folder;
  cpSync(source, directory, { recursive: true });
  const file = join(directory, 'docs.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"theme":\s*"\w+"/, `"theme": "${theme}"`));
  const { written } = await build({
    directory,
    out: folder,
    entry: 'docs.json',
    base: '',
    cache: false,
    version: '0.0.0',
  });
  if (!written) throw new Error(`${source} in ${theme} cannot be built`);
  return folder;
}

/** Pages of our own docs with what opens, changes or stands out. */
const COMPONENTS = ['accordions', 'tabs', 'callouts'];

function chooseRoutes(folder) {
  const pages = [...readSite(folder)]
    .filter(({ route }) => route !== '/404.html')
    .map(({ route, tags }) => ({ route, tags }));
  const components = COMPONENTS.map((kind) => ({ kind, route: `/components/${kind}/` }));
  return [
    ...chooseKinds(pages),
    ...components.filter(({ route }) => pages.some((page) => page.route === route)),
  ];
}

async function photograph(browser, address, { media, press, dir, ...settings }, path) {
  const context = await browser.newContext({ colorScheme: 'light', ...settings });
  const page = await context.newPage();
  if (media !== undefined) await page.emulateMedia({ media });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (dir !== undefined)
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
  if (press !== undefined) await page.locator(press).first().click();
  await page.waitForTimeout(200);
  const { width, height } = settings.viewport;
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) console.log(`${path}: ${wide - width} pixels wider than its page`);
  // Two screens: what follows repeats it.
  await page.screenshot({
    path,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.max(1200, 2 * height) },
  });
  await context.close();
}

async function serve(folder) {
  const handler = createStaticHandler({ folder, base: '', host: 'localhost' });
  return listen(handler, { port: 0, host: 'localhost', next: true });
}

mkdirSync(join(out, 'pictures'), { recursive: true });
const sites = [];
for (const theme of themes) sites.push({ theme, ...(await serve(await buildTheme(theme))) });
const routes = chooseRoutes(join(out, themes[0], 'site')).filter(({ kind }) => isAsked(values.kinds)(kind));
const browser = await launchChromium();
for (const [condition, settings] of Object.entries(CONDITIONS)) {
  if (!isAsked(values.conditions)(condition)) continue;
  for (const { kind, route } of routes) {
    const name = `${condition}-${kind}`;
    const pictures = [];
    for (const { theme, url } of sites) {
      const path = join(out, 'pictures', `${name}-${theme}.png`);
      await photograph(browser, url + route, settings, path);
      pictures.push({ letter: theme, path });
    }
    await drawSheet(browser, { name, width: Math.min(settings.viewport.width, 999), pictures, folder: out });
  }
}
await browser.close();
for (const { close } of sites) close();
