import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { themes } from './made-sites/themes-sites.ts';
import { at } from './sites.ts';

const ENDPOINT = '/api-reference/get-a-boat/';

const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);

for (const { theme, header, radius, face } of themes) {
  const site = `theme-${theme}`;

  test.describe(theme, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('has its header, its one radius and its face', async ({ page }) => {
      await page.goto(at(site));
      const height = await page
        .locator('#navbar')
        .evaluate((element) => element.getBoundingClientRect().height);
      // Its line may be in it or below.
      expect([header, header + 1]).toContain(height);
      for (const box of ['.code-block', '.callout', '.card'])
        await expect(page.locator(box).first()).toHaveCSS('border-top-left-radius', `${radius}px`);
      const faces = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      expect(faces.map((family) => family.replaceAll('"', ''))).toContain(face);
    });

    for (const width of [1300, 1920])
      test(`keeps the edges of text and sidebar from page to page at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(at(site));
        const text = await leftOf(page, '#page-title');
        const row = await leftOf(page, '#sidebar li a');
        for (const path of ['/wide/', ENDPOINT, '/news/']) {
          await page.goto(at(site, path));
          expect(Math.abs((await leftOf(page, '#page-title')) - text)).toBeLessThanOrEqual(1);
          expect(Math.abs((await leftOf(page, '#sidebar li a')) - row)).toBeLessThanOrEqual(1);
        }
      });

    test('shows the links of the header on the first screen', async ({ page }) => {
      await page.goto(at(site));
      await expect(page.getByRole('link', { name: 'Help' }).first()).toBeInViewport();
    });

    for (const { colorScheme, width } of [
      { colorScheme: 'light', width: 1440 },
      { colorScheme: 'dark', width: 390 },
    ] as const)
      test(`is accessible, ${colorScheme}, ${width} wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const path of ['/', ENDPOINT, '/news/']) {
          await page.goto(at(site, path));
          await expectAccessible(page);
          const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect(isWider).toBe(false);
        }
      });
  });
}

test.describe('a sidebar that folds', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('stays folded on the next pages until it is wanted again', async ({ page }) => {
    await page.goto(at('theme-palm'));
    const button = page.getByRole('button', { name: 'Documentation' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Enter');
    await expect(page.locator('#sidebar')).toBeHidden();
    await page.goto(at('theme-palm', '/news/'));
    await expect(page.locator('#sidebar')).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expectAccessible(page);
    await button.click();
    await expect(page.locator('#sidebar')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('has its rows in the drawer of a phone all the same', async ({ page }) => {
    await page.goto(at('theme-sequoia'));
    await page.getByRole('button', { name: 'Documentation' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.fold-button')).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(page.locator('#sidebar')).toBeVisible();
  });
});
