// Edits random sites while pages of them are open beside `waymark dev`, and compares what each page became with the page as it
// is when it is opened anew: what a reader of the old page sees has to be what the new one shows.
//   npm run build && node bench/morph.mjs [--scripts 5] [--seed 1] [--length 20] [--tabs 3]
// A difference is printed with its seed, its edit and both sides from where they part. Exit code 1 when there was one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchChromium } from '../scripts/chromium/launch-chromium.mjs';
import { startDev } from './dev-kills/dev-server.mjs';
import { applyEdit } from './edits/edits.mjs';
import { createScript, diceOf, writeChanges } from './edits/run-script.mjs';
import { filesOf as allFilesOf, createSite } from './edits/site.mjs';

const { values } = parseArgs({
  options: {
    scripts: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    length: { type: 'string', default: '20' },
    tabs: { type: 'string', default: '3' },
  },
});

/** The files of a site but its scripts: what they did to an open page is not done again. */
const filesOf = (site) => new Map([...allFilesOf(site)].filter(([path]) => !path.endsWith('.js')));

/** How long a page may take to become what it should be, in milliseconds. */
const PATIENCE = 15_000;

/**
 * What a page shows, as lines: its elements with their attributes, and its texts. In the head only the order of stylesheets
 * counts. Runs in the page.
 */
function describePage() {
  // The browser keeps in view what was read when something above it grows.
  scrollTo(0, 0);
  const attributesOf = (element) =>
    [...element.attributes]
      // Files that changed are asked for anew by a version in their address, beside which the address is kept.
      .map(({ name, value }) => `${name}=${value.replace(/[?&]v=\d+/g, '')}`)
      .filter((attribute) => !attribute.startsWith('data-href='))
      .sort();
  const lines = [];
  const visit = (node, depth) => {
    const indent = ' '.repeat(depth);
    if (node.nodeType === Node.TEXT_NODE && node.data.trim() !== '') lines.push(indent + node.data.trim());
    if (!(node instanceof Element) || node.matches('script[data-page], wm-problems')) return;
    lines.push(`${indent}<${[node.localName, ...attributesOf(node)].join(' ')}>`);
    for (const child of node.childNodes) visit(child, depth + 1);
  };
  const isStyle = (element) => element.matches('style, link[rel=stylesheet]');
  const head = [...document.head.children].filter((element) => !element.matches('script[data-page]'));
  const html = `<html ${attributesOf(document.documentElement).join(' ')}>`;
  const describe = (element) => [element.localName, ...attributesOf(element), element.textContent].join(' ');
  lines.push(html, ...head.filter(isStyle).map(describe));
  lines.push(
    ...head
      .filter((element) => !isStyle(element))
      .map(describe)
      .sort(),
  );
  visit(document.body, 0);
  return lines;
}

/** Whether something of the author's is broken, as the server says, or the address leads away. Runs in the page. */
function isBroken() {
  const state = document.querySelector('script[data-page]')?.dataset.page;
  if (state === undefined) return true;
  const { failed, isBlocked, status } = JSON.parse(state);
  return failed || isBlocked || status !== 200;
}

/** Where two lists of lines part. */
function partOf(expected, found) {
  const at = expected.findIndex((line, index) => line !== found[index]);
  const from = at === -1 ? expected.length : at;
  const show = (lines) =>
    lines.slice(Math.max(0, from - 2), from + 3).map((line) => `    ${line.slice(0, 220)}`);
  return ['  anew:', ...show(expected), '  open:', ...show(found)].join('\n');
}

/** Asks a page, once more where it is loaded anew meanwhile. */
async function ask(page, question) {
  for (;;) {
    try {
      return await page.evaluate(question);
    } catch (error) {
      if (!/context was destroyed/.test(error.message)) throw error;
      await page.waitForLoadState('load');
    }
  }
}

async function settle(page) {
  await page.waitForLoadState('load');
  let before = '';
  for (let same = 0; same < 2; ) {
    await wait(120);
    const now = (await ask(page, describePage)).join('\n');
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** The difference of an open page from a new one, once it has had time; undefined when there is none. */
async function compare(open, fresh) {
  await fresh.goto(open.url());
  await settle(fresh);
  if (await ask(fresh, isBroken)) {
    broken += 1;
    return undefined;
  }
  compared += 1;
  const expected = await ask(fresh, describePage);
  let found = [];
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(100)) {
    // A page that is being loaded anew cannot be asked.
    found = await open.evaluate(describePage).catch(() => []);
    if (found.join('\n') === expected.join('\n')) return undefined;
  }
  return partOf(expected, found);
}

/** Waits until a server has told what an edit did. */
async function waitForEdit(server, said) {
  for (const end = Date.now() + PATIENCE; Date.now() < end && server.said().length === said; ) await wait(50);
  await wait(250);
}

async function runScript(script, browser) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-morph-'));
  const directory = join(folder, 'docs');
  const site = createSite(diceOf(script.seed), 12);
  let files = filesOf(site);
  writeChanges(directory, new Map(), files);
  const server = await startDev(directory, { XDG_CACHE_HOME: join(folder, 'cache') });
  const context = await browser.newContext({ bypassCSP: true });
  const differences = [];
  try {
    const dice = diceOf(script.seed);
    const routes = [...files.keys()].filter((path) => /\.mdx?$/.test(path) && !path.startsWith('snippets/'));
    const chosen = dice.shuffle(routes).slice(0, Number(values.tabs));
    const tabs = [];
    for (const path of chosen) {
      const tab = await context.newPage();
      await tab.goto(`${server.url}/${path.replace(/(?:\/?index)?\.mdx?$/, '')}`);
      await settle(tab);
      tabs.push(tab);
    }
    for (const [step, edit] of script.edits.entries()) {
      const said = server.said().length;
      applyEdit(site, edit, diceOf(edit.seed));
      const next = filesOf(site);
      const changed = writeChanges(directory, files, next);
      files = next;
      if (changed.length > 0) await waitForEdit(server, said);
      for (const tab of tabs) {
        const fresh = await context.newPage();
        const difference = await compare(tab, fresh);
        await fresh.close();
        if (difference === undefined) continue;
        differences.push(
          `seed ${script.seed}, edit ${step + 1} (${edit.kinds}), ${tab.url()}\n${difference}`,
        );
        await tab.reload();
        await settle(tab);
      }
    }
  } finally {
    await context.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return differences;
}

/** Pages that were compared, and that were not, because something of their author's was broken. */
let compared = 0;
let broken = 0;
const browser = await launchChromium();
let count = 0;
try {
  for (let index = 0; index < Number(values.scripts); index += 1) {
    const script = createScript(Number(values.seed) + index, Number(values.length));
    for (const difference of await runScript(script, browser)) {
      count += 1;
      console.log(difference);
    }
    console.log(`script ${script.seed}: done`);
  }
} finally {
  await browser.close();
}
console.log(
  `${values.scripts} scripts of ${values.length} edits: ${compared} pages compared, ${broken} broken, ${count} differences`,
);
process.exitCode = count > 0 ? 1 : 0;
