import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { build } from '../packages/waymark/dist/build.js';
import { listen } from '../packages/waymark/dist/serve/listen.js';
import { createStaticHandler } from '../packages/waymark/dist/serve/static-handler.js';
import { expect, test } from './sites.ts';

const navigation = {
  groups: [
    {
      group: 'Top',
      pages: [
        'index',
        { group: 'Unsaid', pages: ['unsaid/one', 'unsaid/two'] },
        { group: 'Opened', expanded: true, pages: ['opened/one', 'opened/two'] },
        { group: 'Closed', expanded: false, pages: ['closed/one', 'closed/two'] },
        { group: 'Rooted', root: 'rooted/home', pages: ['rooted/one', 'rooted/two'] },
      ],
    },
    { group: 'Shut', expanded: false, pages: ['shut/one', 'shut/two'] },
  ],
};
const pages = ['unsaid', 'opened', 'closed', 'rooted', 'shut'].flatMap((name) => [
  `${name}/one`,
  `${name}/two`,
]);

const cases = [
  { name: 'true', theme: 'mint', drilldown: true, navigates: true },
  { name: 'false', theme: 'aspen', drilldown: false, navigates: false },
  { name: 'unset, in a theme that stays', theme: 'mint', drilldown: undefined, navigates: false },
  { name: 'unset, in a theme that goes', theme: 'aspen', drilldown: undefined, navigates: true },
] as const;

/** Selects a control as a reader may. */
const ways = {
  pointer: (control: Locator) => control.click(),
  Enter: async (control: Locator) => {
    await control.focus();
    await control.press('Enter');
  },
  Space: async (control: Locator) => {
    await control.focus();
    await control.press('Space');
  },
} as const;

const group = (page: Page, label: string) =>
  page.locator(`#sidebar [data-nav-kind="group"][aria-label="${label}"]`);
const control = (page: Page, label: string) => group(page, label).locator('summary');
const row = (page: Page, name: string) => page.locator(`#sidebar a[href="/${name}/"]`);

for (const { name, theme, drilldown, navigates } of cases) {
  test.describe(`drilldown ${name}`, () => {
    let folder: string;
    let server: Server;
    let address: string;

    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'waymark-groups-'));
      for (const path of ['index', 'rooted/home', ...pages]) {
        mkdirSync(join(folder, path, '..'), { recursive: true });
        writeFileSync(join(folder, `${path}.mdx`), `---\ntitle: ${path.replace('/', ' ')}\n---\n\nText.\n`);
      }
      const interaction = drilldown === undefined ? {} : { interaction: { drilldown } };
      const config = { theme, name: 'Groups', colors: { primary: '#225588' }, ...interaction, navigation };
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

    test('groups begin as `expanded` says', async ({ page }) => {
      await page.goto(address);
      for (const open of ['opened/one', 'opened/two']) await expect(row(page, open)).toBeVisible();
      for (const shut of ['unsaid/one', 'closed/one', 'rooted/one', 'shut/one'])
        await expect(row(page, shut)).toBeHidden();
    });

    for (const [way, select] of Object.entries(ways)) {
      test(`a collapsed group expands by ${way}`, async ({ page }) => {
        for (const label of ['Unsaid', 'Closed', 'Rooted', 'Shut']) {
          const folderName = label.toLowerCase();
          const url = navigates ? `${address}/${folderName}/one/` : `${address}/`;
          await page.goto(address);
          await select(control(page, label));
          await expect(row(page, `${folderName}/two`)).toBeVisible();
          await expect(page).toHaveURL(url);
          await select(control(page, label));
          await expect(row(page, `${folderName}/two`)).toBeHidden();
          await expect(page).toHaveURL(url);
          await expect(control(page, label)).toBeFocused();
        }
      });

      test(`an expanded group collapses by ${way} and goes nowhere`, async ({ page }) => {
        await page.goto(address);
        await select(control(page, 'Opened'));
        await expect(row(page, 'opened/one')).toBeHidden();
        await expect(page).toHaveURL(`${address}/`);
      });
    }

    test('the label of a group with a root page opens that page', async ({ page }) => {
      await page.goto(address);
      await group(page, 'Rooted').getByRole('link', { name: 'Rooted', exact: true }).click();
      await expect(page).toHaveURL(`${address}/rooted/home/`);
      await expect(row(page, 'rooted/one')).toBeVisible();
      await expect(row(page, 'rooted/home')).toHaveAttribute('aria-current', 'page');
    });
  });
}
