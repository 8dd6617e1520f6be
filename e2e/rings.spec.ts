import type { Page } from '@playwright/test';
import { at, expect, test } from './sites.ts';

/** How many pixels the ring of what has the focus reaches beyond its nearest box that cuts, and over the letters after it. */
async function faultsOfRing(page: Page): Promise<{ readonly cut: number; readonly over: number }> {
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
    return { cut, over: ring.right + reach - (letters?.left ?? 0) };
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
