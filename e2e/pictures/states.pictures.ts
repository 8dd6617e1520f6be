import { expect, type Page, test } from '@playwright/test';
import { geometryJudges } from '../../bench/gate/geometry.mjs';
import { installHelpers } from '../../bench/gate/in-page.mjs';
import { themes } from '../made-sites/themes-sites.ts';
import { at } from '../sites.ts';

const PAGES = {
  text: '/',
  landing: '/landing/',
  endpoint: '/api-reference/get-a-boat/',
  updates: '/news/',
} as const;
const VIEWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Opens a page as its readers first see it. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(installHelpers);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Compares with the stored picture, and looks for what no picture may show. */
async function look(page: Page, name: string): Promise<void> {
  for (const judge of Object.values(geometryJudges)) expect(await page.evaluate(judge), name).toEqual([]);
  await expect(page).toHaveScreenshot(`${name}.png`);
}

for (const { theme } of themes)
  for (const [view, viewport] of Object.entries(VIEWS))
    test(`${theme}, ${view}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const [kind, path] of Object.entries(PAGES)) {
          await open(page, at(`theme-${theme}`, path));
          await look(page, `${theme}-${kind}-${view}-${colorScheme}`);
        }
      }
    });

test.describe('opened', () => {
  test('menu of the page, search, and a page that is not there', async ({ page }) => {
    await page.setViewportSize(VIEWS.desktop);
    await open(page, at('theme-mint'));
    await page.locator('#page-context-menu-button').click();
    await look(page, 'open-page-menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').first().fill('boat');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await look(page, 'open-search');
    await open(page, at('theme-mint', '/wid/'));
    await look(page, 'not-found');
  });

  test('drawer and contents of a phone', async ({ page }) => {
    await page.setViewportSize(VIEWS.phone);
    await open(page, at('theme-mint'));
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await look(page, 'open-drawer');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'On this page' }).click();
    await look(page, 'open-contents');
  });
});

test.describe('as readers set their browsers', () => {
  for (const [name, media] of Object.entries({
    'forced-colours': { forcedColors: 'active' },
    'more-contrast': { contrast: 'more' },
    print: { media: 'print' },
  } as const))
    test(name, async ({ page }) => {
      await page.setViewportSize(VIEWS.desktop);
      await page.emulateMedia(media);
      for (const kind of ['text', 'endpoint'] as const) {
        await open(page, at('theme-mint', PAGES[kind]));
        await look(page, `${name}-${kind}`);
      }
    });

  for (const [name, viewport] of Object.entries({
    'wide-320': { width: 320, height: 640 },
    'zoom-400': { width: 360, height: 225 },
    tablet: { width: 768, height: 1024 },
    'wide-1024': { width: 1024, height: 768 },
  }))
    test(name, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const kind of ['text', 'endpoint'] as const) {
        await open(page, at('theme-mint', PAGES[kind]));
        await look(page, `${name}-${kind}`);
      }
    });

  test('from right to left', async ({ page }) => {
    await page.setViewportSize(VIEWS.desktop);
    await open(page, at('rtl'));
    await look(page, 'right-to-left');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text and endpoint', async ({ page }) => {
    await page.setViewportSize(VIEWS.desktop);
    for (const kind of ['text', 'endpoint'] as const) {
      await page.goto(at('theme-mint', PAGES[kind]));
      await expect(page).toHaveScreenshot(`no-javascript-${kind}.png`);
    }
  });
});
