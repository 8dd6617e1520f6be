import type { Locator, Page } from '@playwright/test';
import { themes } from './made-sites/themes-sites.ts';
import { alone, at, expect, test } from './sites.ts';

/** Pixels by which the box of an element leaves the window at its top or bottom. */
function beyondWindow(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, -top, bottom - innerHeight);
  });
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
}

test('a jump to an entry of a long changelog ends at it, in every theme', async ({ page }) => {
  await resize(page, 1440, 600);
  for (const { theme } of themes)
    await test.step(theme, async () => {
      await page.goto(at(`theme-${theme}`, '/releases/#release-25'), { waitUntil: 'load' });
      const top = () => page.locator('#release-25').evaluate((entry) => entry.getBoundingClientRect().top);
      // Entries above it are measured in the frames after the jump.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      await expect.poll(top, theme).toBeGreaterThan(40);
      expect(await top(), theme).toBeLessThan(240);
    });
});

test('what opens at a button stays within a low window', async ({ page }) => {
  await resize(page, 1440, 340);
  await page.goto(at('theme-mint'));
  await page.locator('#page-context-menu-button').click();
  expect(await beyondWindow(page.locator('#page-context-menu'))).toBe(0);
  for (const [width, height] of [
    [1024, 300],
    [844, 210],
  ] as const) {
    await resize(page, width, height);
    await page.goto(at('theme-almond'));
    await page.locator('.contents-button').click();
    expect(await beyondWindow(page.locator('#table-of-contents-layout')), `${width}`).toBe(0);
  }
});

test('in maple no row with the focus lies below the links at the end of the sidebar', async ({ page }) => {
  await resize(page, 1440, 380);
  await page.goto(at('theme-maple'));
  const rows = page.locator('#sidebar a');
  const covered = () =>
    page.evaluate(() => {
      const links = document.querySelector('#mobile-nav .drawer-links')?.getBoundingClientRect().top ?? 0;
      return Math.max(0, (document.activeElement?.getBoundingClientRect().bottom ?? 0) - links);
    });
  await rows.first().focus();
  for (let row = await rows.count(); row > 1; row -= 1) {
    await page.keyboard.press('Tab');
    expect(await covered()).toBe(0);
  }
});

test('a logo is as large on each page of a phone, with contents and without', async ({ page }) => {
  await resize(page, 390, 844);
  const width = async (path: string): Promise<number | undefined> => {
    await page.goto(at('docs', path));
    return (await page.locator('.nav-logo:visible').boundingBox())?.width;
  };
  const beside = await width('/quickstart/');
  await expect(page.locator('.contents-button')).toBeVisible();
  // Of a picture of 128 to 28.
  expect(beside).toBeGreaterThan(120);
  expect(await width('/404.html')).toBe(beside);
});

test('a wide logo is as high as letters beside the contents of a phone, which keep their room', async ({
  page,
}) => {
  await resize(page, 390, 844);
  await page.goto(at('crowded-mint', '/p11/'));
  const logo = await page.locator('.nav-logo').boundingBox();
  const contents = await page.locator('.contents-button').boundingBox();
  // Of a picture of 240 to 28.
  expect(Math.min(logo?.height ?? 0, ((logo?.width ?? 0) * 28) / 240)).toBeGreaterThanOrEqual(16);
  expect(contents?.width).toBeGreaterThanOrEqual(44);
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual((contents?.x ?? 0) + 1);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  alone('what is pressed in the search has room for a finger', async ({ page }) => {
    await resize(page, 390, 844);
    await page.goto(at('search-scope'), { waitUntil: 'load' });
    await page.locator('#search-bar-entry-mobile').click();
    await page.locator('#search-input').fill('a');
    await expect(page.locator('.search-hit').first()).toBeVisible();
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('.search-close, .search-filters select, .search-hit')]
        .map((part) => [part.className, part.getBoundingClientRect().height] as const)
        .filter(([, height]) => height > 0 && height < 44),
    );
    expect(low).toEqual([]);
  });
});
