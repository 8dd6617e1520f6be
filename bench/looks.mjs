// Measures what readers see of built sites, a page of each kind, and takes pictures:
//   npm run build && node bench/looks.mjs SITE… [--pictures FOLDER] [--widths 1440,768,390] [--modes light,dark] [--kinds NAMES]
// Each SITE is a finished build. For each kind of page and each width it says where the title and the text below it begin,
// the layout shift, the elements, and the bytes of a first visit as a host with gzip sends them.
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { launchChromium } from '../scripts/chromium/launch-chromium.mjs';
import { readSite } from './gate/read-site.mjs';
import { chooseKinds } from './looks/choose-kinds.mjs';
import { measurePage } from './looks/in-page.mjs';
import { visit } from './looks/visit.mjs';

const { values, positionals } = parseArgs({
  options: {
    pictures: { type: 'string' },
    widths: { type: 'string', default: '1440,768,390' },
    modes: { type: 'string', default: 'light' },
    kinds: { type: 'string' },
  },
  allowPositionals: true,
});
const widths = values.widths.split(',').map(Number);
const modes = values.modes.split(',');
const wanted = values.kinds?.split(',');
const HEIGHTS = new Map([
  [1440, 900],
  [768, 1024],
  [390, 844],
]);

/** Where the text of Waymark's own pages stands. */
const PLACES = {
  title: '#page-title',
  bodies: '#content > .mdx-content, #content .not-found-description',
};

async function measureVisit(browser, address, { width, mode, picture }) {
  const viewport = { width, height: HEIGHTS.get(width) ?? 900 };
  const { page, files, close } = await visit(browser, address, { viewport, colorScheme: mode });
  const seen = await page.evaluate(measurePage, PLACES);
  const sent = await files();
  if (picture !== undefined) await page.screenshot({ path: picture });
  await close();
  return {
    ...seen,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    twice: sent.length - new Set(sent.map(({ url }) => url)).size,
  };
}

async function measureSite(browser, folder) {
  const handler = createStaticHandler({ folder, base: '', host: 'localhost' });
  const { url, close } = await listen(handler, { port: 0, host: 'localhost', next: true });
  const pages = [...readSite(folder)].map(({ route, tags }) => ({ route, tags }));
  for (const { kind, route } of chooseKinds(pages)) {
    if (wanted !== undefined && !wanted.includes(kind)) continue;
    for (const width of widths)
      for (const mode of modes) {
        const name = `${basename(folder)}-${kind}-${width}-${mode}`;
        const picture = values.pictures === undefined ? undefined : join(values.pictures, `${name}.png`);
        print(
          basename(folder),
          kind,
          width,
          await measureVisit(browser, url + route, { width, mode, picture }),
          route,
        );
      }
  }
  close();
}

function print(site, kind, width, seen, route) {
  const kB = (seen.bytes / 1000).toFixed(1);
  const columns = [
    site,
    kind,
    width,
    seen.title,
    seen.text,
    seen.shift.toFixed(4),
    seen.elements,
    kB,
    seen.twice,
    route,
  ];
  console.log(`| ${columns.join(' | ')} |`);
}

if (values.pictures !== undefined) mkdirSync(resolve(values.pictures), { recursive: true });
console.log('| site | kind | width | title at | text at | CLS | elements | kB | twice | page |');
console.log('| - | - | - | - | - | - | - | - | - | - |');
const browser = await launchChromium();
for (const folder of positionals) await measureSite(browser, resolve(folder));
await browser.close();
