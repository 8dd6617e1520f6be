#!/usr/bin/env node
/**
 * What a reader of built sites loads and waits for, measured in Chromium:
 *   npm run build && node bench/reader.mjs SITE… [--clicks 20] [--words 30] [--pages 100,1000,10000]
 * Each SITE is a finished build. Prints the gzip bytes of a first visit to its fullest pages, the time from a click to the paint of a page
 * that was prerendered, and that of answers of the search; with `--pages`, the HTML of a page on generated sites of so many pages.
 */
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { readPages } from './reader/fullest-pages.mjs';
import { weighGrownSites } from './reader/html-growth.mjs';
import { chooseWords, timeAnswers } from './reader/time-answers.mjs';
import { timeClicks } from './reader/time-clicks.mjs';
import { weighVisits } from './reader/weigh-visits.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clicks: { type: 'string', default: '20' },
    words: { type: 'string', default: '30' },
    pages: { type: 'string' },
  },
});
if (positionals.length === 0 && values.pages === undefined) {
  console.error('usage: node bench/reader.mjs SITE… [--clicks 20] [--words 30] [--pages 100,1000,10000]');
  process.exit(2);
}

for (const folder of positionals) await measureSite(resolve(folder));
if (values.pages !== undefined) await measureGrowth(values.pages.split(',').map(Number));

async function measureSite(folder) {
  const handler = createStaticHandler({ folder, base: '', host: 'localhost' });
  const { url, close } = await listen(handler, { port: 0, host: 'localhost', next: true });
  const { routes, titles } = readPages(folder);
  console.log(`${basename(folder)}: gzip bytes of a first visit`);
  console.table(await weighVisits(url, routes));
  const { version, clicks } = await timeClicks(url + routes[0], Number(values.clicks));
  const prerendered = clicks.filter(({ isPrerendered }) => isPrerendered);
  const [first, ...answers] = await timeAnswers(
    url + routes[0],
    chooseWords(titles, Number(values.words) + 1),
  );
  console.log(`${basename(folder)}: milliseconds, ${version}`);
  console.table([
    { what: 'click to the prerendered page', ...spread(prerendered.map(({ shown }) => shown)) },
    { what: 'click to its first paint', ...spread(prerendered.map(({ painted }) => painted)) },
    { what: 'first answer of the search', ...spread([first]) },
    { what: 'further answers', ...spread(answers) },
  ]);
  close();
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1));
  return { times: sorted.length, median: at(0.5), fastest: at(0), slowest: at(1) };
}

async function measureGrowth(counts) {
  const rows = await weighGrownSites(counts);
  console.log('mean bytes of a page, and what each further page of the site adds to it');
  console.table(
    rows.map(({ count, raw, gzip }, at) => {
      const before = rows[at - 1];
      const added = (now, then) =>
        before === undefined ? '' : ((now - then) / (count - before.count)).toFixed(3);
      return {
        pages: count,
        HTML: Math.round(raw),
        'added each': added(raw, before?.raw),
        gzip: Math.round(gzip),
        'gzip each': added(gzip, before?.gzip),
      };
    }),
  );
}
