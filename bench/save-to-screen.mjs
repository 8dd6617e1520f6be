// Measures how long a save takes until an open page shows it, in Chromium beside `waymark dev`, and prints a table:
//   npm run build && node bench/save-to-screen.mjs [pages] [--saves 9]        (default: 1000 pages)
// The clock starts before the file is written and stops in the first frame that shows the change.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch-chromium.mjs';
import { startDev } from './dev-kills/dev-server.mjs';
import { generateSite } from './generate.mjs';

const { values, positionals } = parseArgs({
  options: { saves: { type: 'string', default: '9' } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 1000);
const saves = Number(values.saves);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(saves) || saves < 1) {
  console.error('usage: node bench/save-to-screen.mjs [pages] [--saves 9]');
  process.exit(2);
}

const root = mkdtempSync(join(tmpdir(), 'waymark-screen-'));
const docs = join(root, 'docs');

/** A page in the middle of the site, and its route. */
function choosePage() {
  const { navigation } = JSON.parse(readFileSync(join(docs, 'docs.json'), 'utf8'));
  const paths = navigation.tabs.flatMap(({ groups = [] }) =>
    groups.flatMap((group) => group.pages.flatMap((inner) => inner.pages ?? inner)),
  );
  return paths[Math.floor(paths.length / 2)];
}

/** Each kind of save: what is written, and what the page then has; both get the number of the save. */
function kindsOf(path) {
  const file = join(docs, `${path}.mdx`);
  const text = readFileSync(file, 'utf8');
  return {
    text: {
      write: (save) => writeFileSync(file, `${text}\nSaved as number${save}x.\n`),
      isShown: (save) => document.querySelector('#content')?.textContent.includes(`number${save}x`) === true,
    },
    stylesheet: {
      write: (save) => writeFileSync(join(docs, 'custom.css'), `:root { --saved: ${save}px; }\n`),
      isShown: (save) =>
        getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === `${save}px`,
    },
  };
}

/** Resolves in the first frame in which the condition holds. */
function waitForFrame([source, save]) {
  const isShown = new Function(`return ${source}`)();
  return new Promise((resolve) => {
    const look = () => (isShown(save) ? resolve() : requestAnimationFrame(look));
    look();
  });
}

async function measure(page, { write, isShown }) {
  const times = [];
  // The first save is not counted: neither side has run its code yet.
  for (let save = 0; save <= saves; save += 1) {
    const shown = page.evaluate(waitForFrame, [String(isShown), save]);
    // The page looks from frame to frame before the file is written.
    await page.waitForTimeout(300);
    const started = performance.now();
    write(save);
    await shown;
    if (save > 0) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

let server;
let browser;
try {
  generateSite({ count, out: docs });
  writeFileSync(join(docs, 'custom.css'), ':root { --saved: none; }\n');
  const path = choosePage();
  server = await startDev(docs, { XDG_CACHE_HOME: join(root, 'cache') });
  browser = await launchChromium();
  // A policy that forbids evaluated code holds for the page, not for what a driver runs in it.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${server.url}/${path}/`);
  await page.waitForTimeout(1000);
  const rows = [];
  for (const [save, kind] of Object.entries(kindsOf(path))) {
    const times = await measure(page, kind);
    const print = (time) => `${Math.round(time ?? 0)} ms`;
    rows.push({
      save,
      fastest: print(times[0]),
      median: print(times[Math.floor(times.length / 2)]),
      slowest: print(times.at(-1)),
    });
  }
  console.log(
    `Node ${process.version}, Chromium ${browser.version()}, ${count} pages, ${saves} saves of each kind`,
  );
  console.table(rows);
} finally {
  await browser?.close();
  await server?.kill();
  rmSync(root, { recursive: true, force: true });
}
