import type { Page } from '@playwright/test';
import { at, expect, test } from './sites.ts';

/** How many pixels the ring of what has the focus reaches beyond its nearest box that cuts, over the letters after it, and over its own. */
async function faultsOfRing(
  page: Page,
): Promise<{ readonly cut: number; readonly over: number; readonly own: number }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const ring = element.getBoundingClientRect();
    let cut = 0;
    for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      cut = Math.max(cut, edge.left - ring.left + reach, ring.right + reach - edge.right);
      cut = Math.max(cut, edge.top - ring.top + reach, ring.bottom + reach - edge.bottom);
    }
    const letters = element.parentElement?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    const own = ring.left - Number.parseFloat(outlineOffset) - words.getBoundingClientRect().left;
    return { cut, over: ring.right + reach - (letters?.left ?? 0), own };
  });
}

test('rings are whole in boxes that cut, and off the letters beside them', async ({ page }) => {
  await page.goto(at('everything', '/boats/list/'));
  await page.locator('.breadcrumb-item a').first().focus();
  expect((await faultsOfRing(page)).cut, 'of a crumb').toBeLessThanOrEqual(0);
  await page.goto(at('theme-mint'));
  await page.keyboard.press('Tab');
  await page.locator('.heading-anchor').first().focus();
  expect((await faultsOfRing(page)).over, 'of the link of a heading').toBeLessThanOrEqual(0.5);
  await page.goto(at('components', '/widgets/'));
  await page.keyboard.press('Tab');
  await page.locator('.tab-button:visible').first().focus();
  expect((await faultsOfRing(page)).cut, 'of a tab').toBeLessThanOrEqual(0);
});

test('rings are beside the letters of tabs, fields and the contents', async ({ page }) => {
  for (const theme of ['mint', 'willow', 'almond', 'luma']) {
    await page.goto(at(`theme-${theme}`));
    await page.keyboard.press('Tab');
    await page.locator('.nav-tabs-item').first().focus();
    const { cut, own } = await faultsOfRing(page);
    expect(cut, `cut of a tab in ${theme}`).toBeLessThanOrEqual(0);
    expect(own, `over a tab in ${theme}`).toBeLessThanOrEqual(0);
  }
  await page.goto(at('api', '/api-reference/boats/moor-a-boat/'));
  await page.keyboard.press('Tab');
  await page.locator('.entry-link').first().focus();
  expect((await faultsOfRing(page)).over, 'of the link of a field').toBeLessThanOrEqual(0.5);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    (await page.locator('.entry-link').first().boundingBox())?.x,
    'of it on a phone',
  ).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(at('theme-mint'));
  await page.keyboard.press('Tab');
  await page.locator('.contents-button').focus();
  expect((await faultsOfRing(page)).own, 'of the contents').toBeLessThanOrEqual(0);
});

test('the ring of the skip link lies on it, and that of the first choice of a drawer below its head', async ({
  page,
}) => {
  await page.goto(at('everything'));
  await page.keyboard.press('Tab');
  const link = page.locator('.skip-link');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-color', await link.evaluate((it) => getComputedStyle(it).color));
  await expect(link).toHaveCSS('outline-offset', '-4px');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('everything'));
  await page.locator('.drawer-button').click();
  const head = await page.locator('.drawer-head').boundingBox();
  const choice = await page.locator('.drawer-switchers summary').first().boundingBox();
  expect(choice?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) + 4);
});
