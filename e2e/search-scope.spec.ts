import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { expect, test } from './sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-scope-'));
let server: Server;
let address: string;

/** Two languages with two versions each, the second one the default; home is in neither; the glossary is in both. */
test.beforeAll(async () => {
  const versions = (prefix: string): readonly unknown[] => [
    { version: '1.0', pages: [`${prefix}v1/anchor`, `${prefix}v1/old-winch`, `${prefix}glossary`] },
    { version: '2.0', default: true, pages: [`${prefix}v2/anchor`, `${prefix}glossary`] },
  ];
  const navigation = {
    pages: ['index'],
    languages: [
      { language: 'en', versions: versions('') },
      { language: 'de', versions: versions('de/') },
    ],
  };
  const pages = {
    index: 'Home',
    'v1/anchor': 'Anchor one',
    'v1/old-winch': 'Winch',
    'v2/anchor': 'Anchor two',
    glossary: 'Anchor words',
    'de/v1/anchor': 'Anker anchor eins',
    'de/v1/old-winch': 'Winde',
    'de/v2/anchor': 'Anker anchor zwei',
    'de/glossary': 'Anchor Wörter',
  };
  for (const [path, title] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, `${path}.mdx`), `---\ntitle: ${title}\n---\n\nA text.\n`);
  }
  const config = { theme: 'mint', name: 'Scope', colors: { primary: '#225588' }, navigation };
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

/** Titles of the pages that a question finds, in no order. */
async function expectFound(page: Page, question: string, titles: readonly string[]): Promise<void> {
  const input = page.getByRole('dialog').locator('#search-input');
  if (!(await input.isVisible())) await page.keyboard.press('Control+k');
  await input.fill(question);
  const rows = page.getByRole('dialog').locator('.search-page .search-title');
  await expect(async () => {
    expect([...(await rows.allTextContents())].sort()).toEqual([...titles].sort());
  }).toPass();
}

const filter = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('combobox', { name, exact: true });

test('finds pages of the language and version that the reader is in', async ({ page }) => {
  await page.goto(`${address}/v1/anchor/`);
  await expectFound(page, 'anchor', ['Anchor one', 'Anchor words']);
  await expect(filter(page, 'Version')).toHaveValue('1.0');
  await page.goto(`${address}/de/v2/anchor/`);
  await expectFound(page, 'anchor', ['Anker anchor zwei', 'Anchor Wörter']);
});

test('is widened to all versions, and to another language', async ({ page }) => {
  await page.goto(`${address}/v1/anchor/`);
  await expectFound(page, 'anchor', ['Anchor one', 'Anchor words']);
  await filter(page, 'Version').selectOption('');
  await expectFound(page, 'anchor', ['Anchor one', 'Anchor two', 'Anchor words']);
  await filter(page, 'Language').selectOption({ label: 'Deutsch' });
  await expectFound(page, 'anchor', ['Anker anchor eins', 'Anker anchor zwei', 'Anchor Wörter']);
});

test('offers all versions where one has nothing', async ({ page }) => {
  await page.goto(`${address}/v2/anchor/`);
  await expectFound(page, 'winch', []);
  await page.getByRole('dialog').getByRole('button', { name: 'All', exact: true }).click();
  await expectFound(page, 'winch', ['Winch']);
  await expect(filter(page, 'Version')).toHaveValue('');
});

test('begins with the default version on a page outside of all, then with the chosen one', async ({
  page,
}) => {
  await page.goto(address);
  await expectFound(page, 'anchor', ['Anchor two', 'Anchor words']);
  await page.goto(`${address}/v2/anchor/`);
  await page.locator('[data-selector="version"] > button').click();
  await page.locator('.menu:popover-open').getByRole('link', { name: '1.0', exact: true }).click();
  await expect(page).toHaveURL(/\/v1\/anchor\/$/);
  await page.goto(address);
  await expectFound(page, 'anchor', ['Anchor one', 'Anchor words']);
});
