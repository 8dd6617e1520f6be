import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { expect, test } from './sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-large-'));
let server: Server;
let address: string;

const WORDS =
  'anchor barge canoe dinghy ferry galley hull keel launch mast oar pilot rudder sail tiller'.split(' ');
const titleOf = (at: number): string => {
  const [a, b, c] = [1, 7, 11].map((step) => WORDS[(at * step + Math.floor(at / 15)) % WORDS.length]);
  return `${a} ${b} ${c} ${at}`;
};
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Tabs: a list of 900 pages; 150 versions, two of which have the same page; one page in 60 sections. */
test.beforeAll(async () => {
  const pages = new Map<string, string>();
  const page = (path: string, title: string): string => {
    pages.set(path, title);
    return path;
  };
  const navigation = {
    tabs: [
      { tab: 'List', pages: times(900, (at) => page(`list/${at}`, titleOf(at))) },
      {
        tab: 'Versions',
        versions: times(150, (at) => ({
          version: `v${at} of the ${titleOf(at)} release`,
          tag: at === 140 ? 'Old' : undefined,
          pages: [page(`v${at}/start`, `Start ${at}`), page(`v${at}/sails-and-oars`, `Sails ${at}`)],
        })),
      },
      {
        tab: 'Sections',
        dropdowns: times(60, (at) => ({
          dropdown: `Section ${at} of ${titleOf(at)}`,
          pages: [page('shared', 'Shared'), page(`section/${at}`, `Own ${at}`)],
        })),
      },
    ],
  };
  for (const [path, title] of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, `${path}.mdx`), `---\ntitle: ${title}\n---\n\nA text.\n`);
  }
  const config = { theme: 'mint', name: 'Large', colors: { primary: '#225588' }, navigation };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config));
  const out = join(folder, 'dist');
  await build({ directory: folder, entry: 'docs.json', out, base: '', cache: false, version: '0.0.0' });
  const handler = createStaticHandler({ folder: out, base: '', host: 'localhost' });
  const listening = await listen(handler, { port: 0, host: 'localhost', next: true });
  server = listening.server;
  address = listening.url;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const sidebar = (page: Page) => page.locator('#sidebar');
const row = (page: Page, at: number) => sidebar(page).getByRole('link', { name: titleOf(at), exact: true });
const versions = (page: Page) => page.locator('[data-selector="version"] > button');

test.describe('a list that no page holds whole', () => {
  test('opens its other stretches by mouse and by keyboard', async ({ page }) => {
    await page.goto(`${address}/list/400/`);
    await expect(row(page, 400)).toHaveAttribute('aria-current', 'page');
    await expect(row(page, 3)).toHaveCount(0);
    await sidebar(page).locator('[data-stretch] > a').first().click();
    await expect(row(page, 3)).toBeVisible();
    await expect(page).toHaveURL(`${address}/list/400/`);
    await sidebar(page).locator('[data-stretch] > a').last().focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 899)).toBeVisible();
    await page.reload();
    await expect(row(page, 3)).toBeVisible();
  });

  test('is read on without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/list/400/`);
    await sidebar(page).locator('[data-stretch] > a').first().click();
    await expect(row(page, 0)).toHaveAttribute('aria-current', 'page');
    await expect(row(page, 3)).toBeVisible();
    await context.close();
  });

  test('is filtered with all its rows, and comes back', async ({ page }) => {
    await page.goto(`${address}/list/400/`);
    const field = sidebar(page).getByRole('searchbox');
    await field.fill(titleOf(7).split(' ').slice(0, 2).join(' '));
    await expect(row(page, 7)).toBeVisible();
    await expect(row(page, 400)).toBeHidden();
    await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(row(page, 400)).toBeVisible();
    await expect(row(page, 7)).toHaveCount(0);
  });
});

test.describe('a selector that no page holds whole', () => {
  test('has all choices when it is open, each leading to the same page there', async ({ page }) => {
    await page.goto(`${address}/v3/sails-and-oars/`);
    await versions(page).click();
    const menu = page.locator('.menu:popover-open');
    await expect(menu.locator('[data-nav-kind="version"]')).toHaveCount(150);
    await expect(menu.locator('[data-active]')).toHaveText(/^v3 /);
    await expect(menu.locator('[aria-current="true"]')).toHaveCount(1);
    await page.keyboard.type('v77');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v77\/sails-and-oars\/$/);
  });

  test('is used by keyboard alone', async ({ page }) => {
    await page.goto(`${address}/v3/start/`);
    await versions(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.menu:popover-open [data-nav-kind="version"]')).toHaveCount(150);
    await expect(page.locator(':focus')).toHaveText(/^v3 /);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveText(/^v4 /);
    await page.keyboard.press('Escape');
    await expect(versions(page)).toBeFocused();
  });

  test('leads on without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/v3/start/`);
    await versions(page).click();
    await page.locator('.menu:popover-open [data-stretch]').last().click();
    await versions(page).click();
    await page.locator('.menu:popover-open a', { hasText: 'v149 ' }).click();
    await expect(page).toHaveURL(/\/v149\/start\/$/);
    await context.close();
  });

  test('unfolds in the drawer of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${address}/v3/start/`);
    await page.locator('.drawer-button').click();
    await page.locator('.drawer-selector summary').click();
    const choices = page.locator('.drawer-selector [data-nav-kind="version"]');
    await expect(choices).toHaveCount(150);
    await choices.nth(140).click();
    await expect(page).toHaveURL(/\/v140\/start\/$/);
  });
});

test.describe('a page in sixty sections', () => {
  test('shows the one that the reader comes from', async ({ page }) => {
    await page.goto(`${address}/section/31/`);
    await sidebar(page).getByRole('link', { name: 'Shared', exact: true }).click();
    await expect(page).toHaveURL(/\/shared\/$/);
    await expect(sidebar(page).getByRole('link', { name: 'Own 31', exact: true })).toBeVisible();
    await page.locator('#pagination a[rel="next"]').click();
    await expect(page).toHaveURL(/\/section\/31\/$/);
  });

  test('leads to them without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${address}/shared/`);
    await page
      .locator('#content-area')
      .getByRole('link', { name: /^Sections › Section 5 of / })
      .click();
    await expect(sidebar(page).getByRole('link', { name: 'Own 5', exact: true })).toBeVisible();
    await context.close();
  });
});

test('axe finds nothing in stretches, results of the filter, and loaded menus', async ({ page }) => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const run = async (): Promise<readonly string[]> => {
    await page.evaluate(axe);
    const result = (await page.evaluate('axe.run()')) as {
      readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
    };
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address}/list/400/`);
  await sidebar(page).locator('[data-stretch] > a').first().click();
  await expect(row(page, 3)).toBeVisible();
  expect(await run()).toEqual([]);
  await sidebar(page).getByRole('searchbox').fill('anchor');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  expect(await run()).toEqual([]);
  await page.goto(`${address}/v3/start/`);
  await versions(page).click();
  await expect(page.locator('.menu:popover-open [data-nav-kind="version"]')).toHaveCount(150);
  expect(await run()).toEqual([]);
});
