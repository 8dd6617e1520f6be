// Takes the pictures of the docs' navigation pages, in light and dark, and that of the README: `npm run screenshots`, after a
// build; names behind it choose some, `readme` is one. Pictures depend on the fonts of the machine, so they are made by hand
// and committed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { findChromium } from './chromium/find-chromium.mjs';
import { filesOf, shots } from './screenshots/shots.mjs';

const docs = fileURLToPath(new URL('../docs', import.meta.url));
const images = join(docs, 'images/navigation');
const folder = mkdtempSync(join(tmpdir(), 'waymark-screenshots-'));
/** What the README shows. */
const README = [
  { file: 'screenshot.png', path: '', mode: 'light' },
  { file: 'screenshot-api.png', path: '/api-reference/lights/change-a-light/', mode: 'dark' },
];
/** Pixels of the picture for each of the page. */
const SCALE = 1.5;
/** Of WebP; text stays sharp. */
const QUALITY = 0.88;

async function serve(shot) {
  const directory = join(folder, shot.name);
  for (const [path, text] of Object.entries(filesOf(shot))) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return serveSite(directory, shot.name);
}

async function serveSite(directory, name) {
  const out = join(folder, `${name}.site`);
  const { diagnostics } = await build({
    directory,
    entry: 'docs.json',
    out,
    base: '',
    cache: false,
    version: '0.0.0',
  });
  const problems = diagnostics.filter(({ severity }) => severity !== 'info');
  if (problems.length > 0) throw new Error(`${name}: ${problems.map(({ message }) => message).join('; ')}`);
  return listen(createStaticHandler({ folder: out, base: '', host: 'localhost' }), {
    port: 0,
    host: 'localhost',
    next: true,
  });
}

/** Browsers can write WebP, so nothing else has to be installed. */
async function toWebp(page, png) {
  const url = await page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY],
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function photograph(browser, shot, mode, url) {
  const context = await browser.newContext({
    viewport: shot.viewport ?? { width: 1024, height: 640 },
    isMobile: shot.viewport !== undefined,
    deviceScaleFactor: SCALE,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${url}${shot.path}`);
  await page.evaluate(() => document.fonts.ready);
  if (shot.open !== undefined) await page.locator(shot.open).first().click();
  // Focus rings and hovers are not what is shown.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement?.blur?.());
  const png = await page.screenshot({ clip: shot.clip, animations: 'disabled' });
  const blank = await context.newPage();
  const webp = await toWebp(blank, png);
  await context.close();
  writeFileSync(join(images, `${shot.name}-${mode}.webp`), webp);
  return webp.length;
}

/** Pages of our own documentation, as the README shows them. */
async function photographReadme(browser) {
  const { url, close } = await serveSite(docs, 'readme');
  for (const { file, path, mode } of README) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: mode,
      reducedMotion: 'reduce',
    });
    await page.goto(`${url}${path}`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(docs, 'images', file), animations: 'disabled' });
  }
  close();
}

const names = process.argv.slice(2);
mkdirSync(images, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
let total = 0;
for (const shot of shots.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const { url, close } = await serve(shot);
  for (const mode of ['light', 'dark']) total += await photograph(browser, shot, mode, url);
  close();
}
if (names.length === 0 || names.includes('readme')) await photographReadme(browser);
await browser.close();
rmSync(folder, { recursive: true, force: true });
console.error(`${images}: ${Math.round(total / 1000)} kB`);
