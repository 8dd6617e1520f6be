#!/usr/bin/env node
/**
 * The same site by Waymark and four others, photographed so that somebody who is not told which is which can answer
 * `questions.md` (npm run build first): `node bench/looks/peers.mjs OUT [--only NAME,NAME] [--surfaces TEXT,TEXT] [--seed N] [--built] [--figures]`
 * Below OUT, which must lie outside of this repository: a project for each engine, with its packages from npm; `pictures/SURFACE/`
 * with a letter for each engine, dealt anew for each surface; `sheets/` with all letters of a surface side by side; `mapping.json`,
 * which the judge does not get. `--built` takes what an earlier run built, `--surfaces` those with a TEXT in their name. Prints
 * figures if all are photographed; `--figures` does nothing else.
 * An engine that cannot be built, or done with what a surface asks, is named and left out.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from '../../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../../packages/waymark/dist/serve/static-handler.js';
import { launchChromium } from '../../scripts/chromium/launch-chromium.mjs';
import { createDice } from '../inputs/dice.mjs';
import { measure } from '../peers/measure.mjs';
import { environmentFor, findUnfit, prepareEngine, versionOf } from '../peers/prepare-engine.mjs';
import { hideNames, measurePage } from './in-page.mjs';
import { DIALECTS } from './peers/dialects.mjs';
import { drawSheet } from './peers/draw-sheet.mjs';
import { PHOTOGRAPHED } from './peers/engines.mjs';
import { writeSite } from './peers/site.mjs';
import { SURFACES } from './peers/surfaces.mjs';
import { visit } from './visit.mjs';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    surfaces: { type: 'string', default: '' },
    seed: { type: 'string' },
    built: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (positionals.length !== 1) {
  console.error(
    'usage: node bench/looks/peers.mjs OUT [--only NAME,NAME] [--surfaces TEXT,TEXT] [--seed N] [--built] [--figures]',
  );
  process.exit(2);
}
const out = resolve(positionals[0]);
const only = values.only?.split(',');
const seed = Number(values.seed ?? Date.now() % 1e9);

/** Some draw a page a second time when their programs have come. */
const CALM = { waitUntil: 'networkidle' };
/** Every engine's paragraphs with code begin with the page's text: descriptions have none. */
const PLACES = { title: 'h1', bodies: 'p:has(> code)' };
/** Words by which a picture would tell whose it is: some sign their pages. */
const NAMES = ['powered by', 'built with', ...PHOTOGRAPHED.map(({ name }) => name)];
const MEASURED = ['', 'tour', 'settings', 'updates', 'tuor'];
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Builds the site with an engine; false where it cannot. */
async function build(engine) {
  const folder = join(out, engine.name);
  try {
    const site = writeSite(DIALECTS[engine.name]);
    const reason = findUnfit(engine, site);
    if (reason !== undefined) throw new Error(reason);
    prepareEngine(engine, folder, site);
    rmSync(join(folder, engine.out), { recursive: true, force: true });
    console.error(`${engine.name} ${versionOf(engine, folder)} …`);
    await measure(...engine.run, { cwd: folder, env: environmentFor(folder) });
    return true;
  } catch (error) {
    console.error(`${engine.name} is left out: ${error.message.slice(0, 3000)}`);
    return false;
  }
}

async function withSite(engine, use) {
  const folder = join(out, engine.name, engine.out);
  const serve = createStaticHandler({ folder, base: '', host: 'localhost' });
  // Some write `tour.html` for `/tour`, which their hosts know.
  const serveClean = (request, response) => {
    const [path] = request.url.split('?');
    if (existsSync(join(folder, `${path}.html`))) request.url = request.url.replace(path, `${path}.html`);
    serve(request, response);
  };
  const { url, close } = await listen(serveClean, { port: 0, host: 'localhost', next: true });
  try {
    return await use(url);
  } finally {
    close();
  }
}

async function photograph(browser, engine, { surface, url, path }) {
  const address = surface.page === 'endpoint' ? engine.endpoint : surface.page;
  if (address === undefined) throw new Error(`has no ${surface.page}`);
  const { page, close } = await visit(browser, `${url}/${address}`, { ...surface.as, ...CALM });
  try {
    // Nothing is shown as under the pointer.
    await page.mouse.move(0, 0);
    await surface.act?.(page, engine);
    await page.waitForTimeout(1000);
    await page.evaluate(hideNames, NAMES);
    const { width, height } = surface.as.viewport;
    const clip = { x: 0, y: 0, width, height: 2 * height };
    await page.screenshot({ path, ...(surface.whole === true ? { fullPage: true, clip } : {}) });
  } finally {
    await close();
  }
}

/** Pictures of a surface by all engines; those that have not what it shows are named. */
async function photographSurface(browser, dealt, { surface, folder }) {
  const taken = dealt.map(async ({ letter, engine }) => {
    const path = join(folder, `${letter}.png`);
    try {
      await withSite(engine, (url) => photograph(browser, engine, { surface, url, path }));
      return [{ letter, path }];
    } catch (error) {
      console.error(`${engine.name}, ${surface.name}: ${error.message.split('\n')[0]}`);
      return [];
    }
  });
  return (await Promise.all(taken)).flat();
}

async function photographAll(browser, built) {
  const sheets = join(out, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const texts = values.surfaces.split(',');
  const asked = SURFACES.filter(({ name }) => texts.some((text) => name.includes(text)));
  const dice = createDice(seed);
  const deals = asked.map((surface) => ({ surface, dealt: deal(dice, built) }));
  const mapping = deals.map(({ surface, dealt }) => [
    surface.name,
    Object.fromEntries(dealt.map(({ letter, engine }) => [letter, engine.name])),
  ]);
  const versions = built.map((engine) => [engine.name, versionOf(engine, join(out, engine.name))]);
  const told = { seed, versions: Object.fromEntries(versions), surfaces: Object.fromEntries(mapping) };
  writeFileSync(join(out, 'mapping.json'), JSON.stringify(told, null, 2));
  for (const { surface, dealt } of deals) {
    const folder = join(out, 'pictures', surface.name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pictures = await photographSurface(browser, dealt, { surface, folder });
    const { width } = surface.as.viewport;
    await drawSheet(browser, { name: surface.name, width, pictures, folder: sheets });
  }
}

const deal = (dice, built) =>
  dice.shuffle(built).map((engine, index) => ({ letter: 'ABCDE'[index], engine }));

async function measureEngine(browser, engine) {
  const rows = [];
  for (const path of MEASURED)
    for (const viewport of WIDTHS)
      await withSite(engine, async (url) => {
        const { page, files, close } = await visit(browser, `${url}/${path}`, { viewport, ...CALM });
        // Some load their search only when nothing else is to be done.
        await page.waitForTimeout(3000);
        const seen = await page.evaluate(measurePage, PLACES);
        const sent = await files();
        await close();
        const bytes = sent.reduce((sum, file) => sum + file.bytes, 0);
        rows.push({ engine: engine.name, path: `/${path}`, width: viewport.width, ...seen, sent, bytes });
      });
  return rows;
}

function print(rows) {
  console.log('| engine | page | width | title at | text at | CLS | elements | requests | kB |');
  console.log('| - | - | - | - | - | - | - | - | - |');
  for (const { engine, path, width, title, text, shift, elements, sent, bytes } of rows)
    console.log(
      `| ${[engine, path, width, title, text, shift.toFixed(4), elements, sent.length, (bytes / 1000).toFixed(1)].join(' | ')} |`,
    );
}

const built = [];
for (const engine of PHOTOGRAPHED)
  if ((only === undefined || only.includes(engine.name)) && (values.built || (await build(engine))))
    built.push(engine);
const browser = await launchChromium();
if (!values.figures) await photographAll(browser, built);
if (values.figures || values.surfaces === '')
  print((await Promise.all(built.map((engine) => measureEngine(browser, engine)))).flat());
await browser.close();
