import { styleOf } from './measures.ts';
import { at, expect, test } from './sites.ts';

const PHONE = { width: 390, height: 844 };

test('the sign of a tab that is unfolded in the drawer points up', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('everything', '/boats/list/'));
  await page.locator('.drawer-button').click();
  const menu = page.locator('.mobile-nav-menu').first();
  if (!(await menu.evaluate((list) => (list as HTMLDetailsElement).open)))
    await menu.locator('summary').click();
  expect(await styleOf(page, '.mobile-nav-menu[open] > summary .sign', 'rotate')).toBe('-90deg');
});

test('names of tabs that take two lines in the drawer stand apart', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('theme-mint'));
  await page.locator('.drawer-button').click();
  const room = await page
    .locator('.mobile-nav-tabs-item')
    .first()
    .evaluate((tab) => {
      tab.textContent = 'A name of many words '.repeat(3);
      const words = document.createRange();
      words.selectNodeContents(tab);
      return tab.getBoundingClientRect().height - words.getBoundingClientRect().height;
    });
  expect(room).toBeGreaterThanOrEqual(10);
});

test('a long name takes nothing of the arrow of the button in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('wordy-mint'));
  expect((await page.locator('#topbar-cta-button:visible svg').boundingBox())?.width).toBe(14);
});

test('tags and filters of a changelog have the corners of their theme', async ({ page }) => {
  const radius = async (theme: string): Promise<number> => {
    await page.goto(at(`theme-${theme}`, '/news/'));
    await expect(page.locator('.changelog-filter').first()).toBeVisible();
    return Math.max(
      Number.parseFloat(await styleOf(page, '.update-tag', 'border-start-start-radius')),
      Number.parseFloat(await styleOf(page, '.changelog-filter', 'border-start-start-radius')),
    );
  };
  expect(await radius('linden')).toBe(0);
  expect(await radius('willow')).toBeLessThan(4);
  for (const theme of ['mint', 'sequoia']) expect(await radius(theme), theme).toBeGreaterThan(20);
});

test('right to left, the head of a playground on a phone has the edges of its form', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('playground', '/api-reference/styles/styles/'));
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.getByRole('button', { name: 'Try it' }).click();
  const bar = '#playground .pg-bar';
  await expect(page.locator(bar)).toBeVisible();
  expect(await styleOf(page, bar, 'padding-right')).toBe(
    await styleOf(page, '#playground .pg-form', 'padding-right'),
  );
});
