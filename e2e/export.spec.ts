import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { archiveOf, expect, alone as test } from './sites.ts';

let folder = '';

// One folder for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  // With a space and a sign of another kind, as folders of readers have them.
  folder = mkdtempSync(join(tmpdir(), 'waymark export ü-'));
  for (const name of ['islands', 'everything', 'components']) unpack(name);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function unpack(name: string): void {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(archiveOf(name))))) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), content);
  }
}

function onDisk(path: string): string {
  return pathToFileURL(join(folder, path)).href;
}

/** Every address that a page asks for and that lies outside of the folder. */
function collectOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('file:') && !/^(?:data|blob):/.test(request.url()))
      outside.push(request.url());
  });
  return outside;
}

test('links lead from page to page, and to the home page from below', async ({ page }) => {
  const outside = collectOutside(page);
  await page.goto(onDisk('everything/guides/mooring/index.html'));
  await page.locator('#banner').getByRole('link', { name: 'read more' }).click();
  await expect(page).toHaveURL(onDisk('everything/guides/mooring/index.html'));
  await expect(page.locator('html')).toHaveAttribute('data-current-path', '/guides/mooring');
  await page.locator('#navbar a[data-home]').click();
  await expect(page).toHaveURL(onDisk('everything/index.html'));
  // The address is known before the document is whole.
  await page.waitForLoadState();
  const links = await page
    .locator('#navbar a[href], #sidebar a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const inside = new Set(links.filter((href) => href.startsWith('file:')));
  expect(inside.size).toBeGreaterThan(10);
  for (const link of inside) expect(existsSync(fileURLToPath(link)), link).toBe(true);
  for (const link of [...inside].slice(0, 4)) {
    await page.goto(link);
    await expect(page.locator('#content-area')).toBeVisible();
  }
  expect(outside).toEqual([]);
});

test('search answers, and its results open; what was opened is offered from every folder', async ({
  page,
}) => {
  const outside = collectOutside(page);
  const input = page.locator('#search-input');
  await page.goto(onDisk('everything/recipes/stew/index.html'));
  await page.keyboard.press('Control+k');
  await input.fill('diesel');
  await page.getByRole('option', { name: 'Diesel' }).first().click();
  await expect(page).toHaveURL(onDisk('everything/boats/engines/diesel/index.html'));
  await page.goto(onDisk('everything/index.html'));
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'Diesel' }).first().click();
  await expect(page).toHaveURL(onDisk('everything/boats/engines/diesel/index.html'));
  expect(outside).toEqual([]);
});

test('code and pages are copied, tabs change, the face is there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(onDisk('everything/api-reference/boats/list-boats/index.html'));
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect.poll(copied).not.toBe('');
  const second = page.getByRole('tab').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.goto(onDisk('everything/recipes/stew/index.html'));
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toContain('# Stew');
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
});

test('components of the author wake', async ({ page }) => {
  await page.goto(onDisk('islands/index.html'));
  await page.getByRole('button', { name: 'Count: 3' }).click();
  await expect(page.getByRole('button', { name: 'Count: 4' })).toBeVisible();
});

test('diagrams are drawn', async ({ page }) => {
  await page.goto(onDisk('components/diagrams/index.html'));
  await expect(page.getByRole('figure', { name: 'Diagram' }).locator('svg').first()).toBeVisible();
});

test('diagrams are drawn on paper', () => {
  const project = join(folder, 'paper');
  const file = join(folder, 'paper.pdf');
  mkdirSync(project);
  writeFileSync(
    join(project, 'docs.json'),
    '{ "theme": "mint", "name": "Paper", "colors": { "primary": "#135" }, "navigation": { "pages": ["index"] } }',
  );
  // A link is drawn with its diagram, and stands in a PDF as it is.
  const diagram = 'graph LR\n  Quay --> Buoy\n  click Buoy href "https://example.com/drawn"';
  writeFileSync(join(project, 'index.mdx'), `\`\`\`mermaid\n${diagram}\n\`\`\`\n`);
  const bin = fileURLToPath(new URL('../packages/waymark/bin/waymark.js', import.meta.url));
  const { stderr } = spawnSync(
    process.execPath,
    [bin, 'export', project, '--pdf', '--no-cache', '--out', file],
    {
      encoding: 'utf8',
    },
  );
  expect(existsSync(file), stderr).toBe(true);
  expect(readFileSync(file, 'latin1')).toContain('/URI (https://example.com/drawn)');
});
