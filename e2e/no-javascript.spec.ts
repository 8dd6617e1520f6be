import type { Page } from '@playwright/test';
import { at, expect, alone as test } from './sites.ts';

test.use({ javaScriptEnabled: false });

/** Opens what has parts that a script would hide, and reads all of them. */
async function readEveryPart(page: Page): Promise<void> {
  await page.goto(at('pages', '/components/'));
  for (const text of ['With npm.', 'With pnpm.', 'Second pnpm.'])
    await expect(page.getByText(text)).toBeVisible();
  await page.goto(at('pages', '/disclosure/'));
  for (const text of ['Sails up.', 'Motor on.']) await expect(page.getByText(text)).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Alone' }).click();
  await expect(page.getByText('Alone inside.')).toBeVisible();
  await page.goto(at('pages', '/code/'));
  for (const text of ['npm install boats', 'pnpm add boats'])
    await expect(page.getByText(text).first()).toBeVisible();
  await page.goto(at('api-auto', '/api-reference/boats/list-boats/'));
  await expect(page.getByText('No harbour')).toBeVisible();
}

test('a page is read, and its links lead on', async ({ page }) => {
  await page.goto(at('everything'));
  await test.step('what needs a script is not shown', async () => {
    await expect(page.locator('#search-bar-entry')).toBeHidden();
    await expect(page.locator('[data-mode-toggle]').first()).toBeHidden();
    await expect(page.locator('.code-block-copy-button').first()).toBeHidden();
    await expect(page.locator('#banner button')).toBeHidden();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Everything');
  await page.locator('#content').getByRole('link', { name: 'mooring' }).click();
  await expect(page).toHaveURL(/\/guides\/mooring\/$/);
  await page.locator('#pagination a[rel="next"]').click();
  await expect(page).toHaveURL(/\/boats\/list\/$/);
});

test('groups open', async ({ page }) => {
  await page.goto(at('everything', '/boats/list/'));
  const sidebar = page.locator('#sidebar');
  await sidebar.locator('summary').filter({ hasText: 'Sails' }).click();
  await sidebar.getByRole('link', { name: 'Main sails' }).click();
  await expect(page).toHaveURL(/\/boats\/sails\/main\/$/);
});

test('selectors and menus open', async ({ page }) => {
  await page.goto(at('everything'));
  const navbar = page.locator('#navbar');
  await navbar.getByRole('button', { name: /English/ }).click();
  await navbar.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await page.goto(at('everything'));
  await page.getByRole('button', { name: 'Recipes menu' }).click();
  await page.locator('nav.nav-tabs').getByRole('link', { name: 'Knots' }).click();
  await expect(page).toHaveURL(/\/recipes\/bowline\/$/);
  await page.goto(at('everything', '/lamps/oil/'));
  await page.locator('#sidebar').getByRole('button', { name: /Lamps/ }).click();
  await page.locator('#sidebar').getByRole('link', { name: 'Lenses' }).click();
  await expect(page).toHaveURL(/\/lenses\/first\/$/);
});

test('every tab, view, response and accordion can be read', ({ page }) => readEveryPart(page));

test.describe('scripts that do not arrive', () => {
  test.use({ javaScriptEnabled: true, quiet: false });

  // All but the one that runs before the first paint.
  const scripts = /_waymark\/(?!mode\.)[^/]*\.js/;
  test('hide no tab, view, response or accordion', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await readEveryPart(page);
  });
  test('nor do those that an old browser cannot read', async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: 'let 1;' }));
    await readEveryPart(page);
  });
  test('a tab hides what the others hold where all but the first one have arrived', async ({ page }) => {
    await page.route(/_waymark\/mode\./, (route) => route.abort());
    await page.goto(at('pages', '/components/'));
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByText('With pnpm.')).toBeVisible();
    await expect(page.getByText('With npm.')).toBeHidden();
  });
});

test('a search that needs a script has no room over the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('theme-almond'));
  expect((await page.locator('#mobile-nav').boundingBox())?.y).toBeLessThan(64);
  await page.goto(at('theme-maple'));
  expect((await page.locator('.bar-row').boundingBox())?.height).toBeLessThan(108);
});

test('in maple the name stands above the selectors, with the room it needs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('crowded-maple'));
  const name = await page.locator('.bar-home').boundingBox();
  const selector = await page.locator('.bar-start .nav-selector').first().boundingBox();
  expect(name?.width).toBeGreaterThan(200);
  expect(selector?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});

test('contents and actions stand at the end of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('docs', '/components/updates/'));
  const end = await page.locator('.page-bar .bar-actions').evaluate((it) => it.getBoundingClientRect().right);
  expect(end).toBeGreaterThan(370);
  expect(end).toBeLessThanOrEqual(390);
});

test('links of the header stand at its end in themes of one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of ['willow', 'linden', 'sequoia', 'luma']) {
    await page.goto(at(`theme-${theme}`));
    const end = await page
      .locator('#topbar-cta-button')
      .evaluate((button) => button.getBoundingClientRect().right);
    expect(end, theme).toBeGreaterThan(1350);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens', async ({ page }) => {
    await page.goto(at('everything', '/boats/list/'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#sidebar').getByRole('link', { name: 'Mooring', exact: true }).click();
    await expect(page).toHaveURL(/\/guides\/mooring\/$/);
  });
});
