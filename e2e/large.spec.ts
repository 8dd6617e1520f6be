import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { titleOf } from './made-sites/large-site.ts';
import { at, expect, test } from './sites.ts';

// Axe would see colours on their way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const sidebar = (page: Page) => page.locator('#sidebar');
const row = (page: Page, index: number) =>
  sidebar(page).getByRole('link', { name: titleOf(index), exact: true });
const versions = (page: Page) => page.locator('[data-selector="version"] > button');

test.describe('a list that no page holds whole', () => {
  test('is read on without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('large', '/list/300/'));
    await sidebar(page).locator('[data-stretch] > a').first().click();
    await expect(row(page, 0)).toHaveAttribute('aria-current', 'page');
    await expect(row(page, 3)).toBeVisible();
    await context.close();
  });

  test('is filtered with all its rows, and comes back', async ({ page }) => {
    await page.goto(at('large', '/list/300/'));
    const field = sidebar(page).getByRole('searchbox');
    await field.fill(titleOf(7).split(' ').slice(0, 2).join(' '));
    await expect(row(page, 7)).toBeVisible();
    await expect(row(page, 300)).toBeHidden();
    await expect(page.getByRole('status')).toHaveText(/^Results: \d+$/);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, '#sidebar');
    await page.keyboard.press('Escape');
    await expect(row(page, 300)).toBeVisible();
    await expect(row(page, 7)).toHaveCount(0);
    await test.step('opens its other stretches by mouse and by keyboard', async () => {
      await expect(row(page, 300)).toHaveAttribute('aria-current', 'page');
      await expect(row(page, 3)).toHaveCount(0);
      await sidebar(page).locator('[data-stretch] > a').first().click();
      await expect(row(page, 3)).toBeVisible();
      await expect(page).toHaveURL(at('large', '/list/300/'));
      await expectAccessible(page, '#sidebar');
      await sidebar(page).locator('[data-stretch] > a').last().focus();
      await page.keyboard.press('Enter');
      await expect(row(page, 599)).toBeVisible();
      await page.reload();
      await expect(row(page, 3)).toBeVisible();
    });
  });
});

test('groups in an open stretch begin below its name, and end before the next', async ({ page }) => {
  await page.goto(at('large', '/chapter/0/'));
  const edge = (of: Locator, side: 'top' | 'bottom'): Promise<number> =>
    of.evaluate((element, name) => element.getBoundingClientRect()[name], side);
  const gap = async (upper: Locator, lower: Locator): Promise<number> =>
    (await edge(lower, 'top')) - (await edge(upper, 'bottom'));
  const open = sidebar(page).locator('[data-stretch]:has(> [open])');
  const groups = open.locator('.sidebar-group');
  expect(await gap(open.locator('> a'), groups.first())).toBeLessThan(8);
  const next = sidebar(page).locator('li:has(> [data-stretch] > [open]) + li');
  expect(await gap(groups.last(), next)).toBeGreaterThan(20);
});

test.describe('a selector that no page holds whole', () => {
  test('has all choices when it is open, each leading to the same page there', async ({ page }) => {
    await page.goto(at('large', '/v3/sails-and-oars/'));
    await versions(page).click();
    const menu = page.locator('.menu:popover-open');
    await expect(menu.locator('[data-nav-kind="version"]')).toHaveCount(150);
    await expect(menu.locator('[data-active]')).toHaveText(/^v3 /);
    await expect(menu.locator('[aria-current="true"]')).toHaveCount(1);
    await expectAccessible(page, '.menu:popover-open');
    await page.keyboard.type('v77');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v77\/sails-and-oars\/$/);
  });

  test('is used by keyboard alone', async ({ page }) => {
    await page.goto(at('large', '/v3/start/'));
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
    await page.goto(at('large', '/v3/start/'));
    await versions(page).click();
    await page.locator('.menu:popover-open [data-stretch]').last().click();
    await versions(page).click();
    await page.locator('.menu:popover-open a', { hasText: 'v149 ' }).click();
    await expect(page).toHaveURL(/\/v149\/start\/$/);
    await context.close();
  });

  test('unfolds in the drawer of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(at('large', '/v3/start/'));
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
    await page.goto(at('large', '/section/31/'));
    await sidebar(page).getByRole('link', { name: 'Shared', exact: true }).click();
    await expect(page).toHaveURL(/\/shared\/$/);
    await expect(sidebar(page).getByRole('link', { name: 'Own 31', exact: true })).toBeVisible();
    await page.locator('#pagination a[rel="next"]').click();
    await expect(page).toHaveURL(/\/section\/31\/$/);
  });

  test('leads to them without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('large', '/shared/'));
    await page
      .locator('#content-area')
      .getByRole('link', { name: /^Sections › Section 5 of / })
      .click();
    await expect(sidebar(page).getByRole('link', { name: 'Own 5', exact: true })).toBeVisible();
    await context.close();
  });
});
