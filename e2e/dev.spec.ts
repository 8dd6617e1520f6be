import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './sites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let server: ChildProcess;
let url: string;

test.describe.configure({ mode: 'serial' });
// While a page is broken, and while the server reads the project again, requests may fail.
test.use({ quiet: false });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-dev-'));
  cpSync(join(root, 'fixtures/sites/plain'), folder, { recursive: true });
  server = spawn(
    process.execPath,
    [join(root, 'packages/waymark/bin/waymark.js'), 'dev', folder, '--port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  url = await new Promise((resolve, reject) => {
    let text = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const match = /at (http:\S+)/.exec(text);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    server.once('exit', () => reject(new Error(text)));
  });
});

test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function edit(path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

test('a saved page appears', async ({ page }) => {
  await page.goto(`${url}guides/intro/`);
  await expect(page.getByText('It moors boats.')).toBeVisible();
  edit('guides/intro.mdx', (text) => text.replace('It moors boats.', 'It moors ships.'));
  await expect(page.getByText('It moors ships.')).toBeVisible();
});

test('a page that does not parse shows what is wrong, and recovers', async ({ page }) => {
  await page.goto(`${url}guides/intro/`);
  const before = readFileSync(join(folder, 'guides/intro.mdx'), 'utf8');
  edit('guides/intro.mdx', (text) => `${text}\n<Note>\n`);
  await expect(page.locator('[data-diagnostic="mdx/syntax"]')).toBeVisible();
  edit('guides/intro.mdx', () => before);
  await expect(page.getByText('It moors ships.')).toBeVisible();
  await expect(page.locator('[data-diagnostic]')).toHaveCount(0);
});

test('a new title and a new page reach the sidebar', async ({ page }) => {
  await page.goto(url);
  edit('guides/setup.mdx', (text) => text.replace('title: "Set-up"', 'title: "Made fast"'));
  await expect(page.locator('#sidebar').getByRole('link', { name: 'Made fast' })).toBeVisible();
  writeFileSync(join(folder, 'guides/new.mdx'), '---\ntitle: Brand new\n---\n\nNew.\n');
  edit('docs.json', (text) => text.replace('"guides/setup"', '"guides/setup", "guides/new"'));
  await page.locator('#sidebar').getByRole('link', { name: 'Brand new' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new');
});

test('a broken docs.json keeps the last good state, and recovers', async ({ page }) => {
  await page.goto(url);
  const before = readFileSync(join(folder, 'docs.json'), 'utf8');
  edit('docs.json', (text) => text.slice(0, -10));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain site');
  edit('docs.json', () => before.replace('"name": "Plain"', '"name": "Plainer"'));
  await expect(page).toHaveTitle(/Plainer/);
});

test('unknown components are marked where they stand', async ({ page }) => {
  await page.goto(`${url}guides/intro/`);
  edit('guides/intro.mdx', (text) => `${text}\n<Unheard>Inside.</Unheard>\n`);
  await expect(page.locator('[data-diagnostic]')).toBeVisible();
  await expect(page.getByText('Inside.')).toBeVisible();
});
