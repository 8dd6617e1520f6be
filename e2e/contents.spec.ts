import type { Page } from '@playwright/test';
import { alone, at, expect, test } from './sites.ts';

const PAGE = '/components/code-blocks/';

/** Ends when all observers of what is in view, which are told in the order of their making, know of the last scrolling. */
const observersAreTold = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );

for (const width of [390, 768, 1100]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the contents are within reach wherever the reader is, lead on, and are closed; the bar names the heading', async ({
      page,
    }) => {
      await page.goto(at('docs', PAGE));
      const button = page.locator('.contents-button');
      const sheet = page.locator('#table-of-contents-layout');
      const here = page.locator('.contents-here');
      await test.step('the bar names the heading at the top', async () => {
        await expect(here).toHaveText('');
        const second = page.locator('.toc-item a').nth(1);
        const id = (await second.getAttribute('href')) ?? '';
        await page.evaluate((hash) => document.querySelector(hash)?.scrollIntoView(), id);
        await expect(here).toHaveText((await second.textContent()) ?? '');
        const air = await page.evaluate((hash) => {
          const bar = document.querySelector('.page-bar')?.getBoundingClientRect();
          return (document.querySelector(hash)?.getBoundingClientRect().top ?? 0) - (bar?.bottom ?? 0);
        }, id);
        expect(air, 'a heading that was jumped to stands by the bar, and does not touch it').toBeCloseTo(
          24,
          -1,
        );
        // With nothing but its own distance before it, it is still the part that is read.
        await page.evaluate(() => scrollBy(0, -20));
        await observersAreTold(page);
        await expect(here).toHaveText((await second.textContent()) ?? '');
        await expect(page.getByRole('button', { name: 'On this page' })).toHaveCount(1);
      });
      await test.step('the contents are closed by their own button', async () => {
        await expect(sheet).toBeHidden();
        await button.click();
        await sheet.getByRole('button', { name: 'Close' }).click();
        await expect(sheet).toBeHidden();
      });
      await test.step('the contents lead on', async () => {
        const last = await page.locator('.toc-item a').last().textContent();
        await page.mouse.wheel(0, 1500);
        await expect(button).toBeInViewport();
        await button.click();
        await expect(sheet).toBeVisible();
        await sheet.getByRole('link', { name: last ?? '', exact: true }).click();
        await expect(sheet).toBeHidden();
        await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });
    });
  });
}

test('the current part is the one that fills the window, not one whose heading is out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('docs', PAGE));
  await test.step('of two parts in the window', async () => {
    const current = page.locator('.toc-item[data-active-deepest]');
    /** Scrolls until the heading behind the first long part stands so far down; gives the names of both. */
    const scrollTo = (distance: number): Promise<readonly [long: string, next: string]> =>
      page.evaluate((pixels) => {
        const parts = [...document.querySelectorAll('.toc-item a')].map((link) => {
          const heading = document.getElementById((link as HTMLAnchorElement).hash.slice(1));
          return { name: link.textContent, top: heading?.getBoundingClientRect().top ?? 0 };
        });
        const at = parts.findIndex(({ top }, index) => (parts[index + 1]?.top ?? 0) - top > 600);
        scrollBy({ top: (parts[at + 1]?.top ?? 0) - pixels, behavior: 'instant' });
        return [parts[at]?.name ?? '', parts[at + 1]?.name ?? ''] as const;
      }, distance);
    const [, next] = await scrollTo(300);
    await expect(current).toHaveText(next);
    const [long] = await scrollTo(500);
    await expect(current).toHaveText(long);
  });
  await test.step('no entry is the current one before its heading reaches the top of the text', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.setViewportSize({ width: 1440, height: 300 });
    const first = page.locator('.toc-item').first();
    const current = page.locator('#table-of-contents [aria-current]');
    await expect(first).not.toHaveAttribute('data-active');
    await expect(current).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(first).toHaveAttribute('data-active', '');
    await expect(current).toHaveCount(0);
    // Nor in a window so high that it stands near its top.
    await page.setViewportSize({ width: 1440, height: 3000 });
    await observersAreTold(page);
    await expect(current).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const id = (await first.locator('a').getAttribute('href')) ?? '';
    await page.evaluate((hash) => document.querySelector(hash)?.scrollIntoView(), id);
    await expect(current).toHaveText((await first.textContent()) ?? '');
    const air = await page.evaluate((hash) => {
      const bar = document.getElementById('navbar')?.getBoundingClientRect();
      return (document.querySelector(hash)?.getBoundingClientRect().top ?? 0) - (bar?.bottom ?? 0);
    }, id);
    expect(air).toBeCloseTo(24, -1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one bar names the site, then the heading, and opens drawer, contents and actions', async ({
    page,
  }) => {
    await page.goto(at('docs', PAGE));
    await test.step('as it is read', async () => {
      const box = (selector: string): Promise<DOMRect> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().toJSON());
      expect((await box('#content > .mdx-content')).top).toBeLessThanOrEqual(250);
      const name = page.locator('#navbar .bar-home');
      const parts = ['.drawer-button', '.contents-button', '.bar-actions', '#search-bar-entry-mobile'];
      const expectOneBar = async (): Promise<void> => {
        const bar = await box('.page-bar');
        expect(bar.top).toBe(0);
        expect(bar.height).toBeLessThanOrEqual(48);
        let end = 0;
        for (const part of parts) {
          const { left, right, top, bottom } = await box(part);
          expect(top, part).toBeGreaterThanOrEqual(0);
          expect(bottom, part).toBeLessThanOrEqual(bar.height);
          expect(left, part).toBeGreaterThanOrEqual(end - 1);
          expect(bottom - top, part).toBeGreaterThanOrEqual(44);
          end = right;
        }
      };
      await expectOneBar();
      await expect(name).toBeVisible();
      // A sign until a heading is read, so that the name has its room; its own name says what opens.
      expect(Math.round((await box('.contents-button')).width)).toBe(44);
      await expect(page.locator('.contents-button')).toHaveAccessibleName('On this page');
      expect((await box('#navbar .bar-home')).right).toBeLessThanOrEqual(
        (await box('.contents-button')).left,
      );
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await expect(name).toBeHidden();
      await expect(page.locator('.contents-here')).toBeVisible();
      await expectOneBar();
    });
    await test.step('the name of the contents stays in one line, however long it is', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.locator('#navbar .bar-home')).toBeVisible();
      const name = page.locator('.contents-name');
      const line = (await name.boundingBox())?.height ?? 0;
      await name.evaluate((words) => {
        words.textContent = 'Sur cette page du manuel';
      });
      expect((await name.boundingBox())?.height).toBe(line);
    });
    await test.step('the page stays where it is behind drawer, contents and menus, and moves again when they are closed', async () => {
      for (const part of ['.drawer-button', '.contents-button', '.bar-actions']) {
        const button = page.locator(part);
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.mouse.move(380, 500);
        await page.mouse.wheel(0, 400);
        await expect(page.locator('html'), part).toHaveCSS('overflow-y', 'hidden');
        expect(await page.evaluate(() => scrollY), part).toBe(0);
        await page.keyboard.press('Escape');
      }
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    });
    await test.step('the actions of the page open from the bar; the drawer has name, light and dark, and search', async () => {
      const actions = page.locator('#page-context-menu');
      await expect(page.locator('.page-action-main')).toBeHidden();
      await page.locator('.bar-actions').click();
      await expect(actions.getByRole('button').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(actions).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      const drawer = page.locator('#mobile-nav');
      await expect(drawer.getByRole('link', { name: 'Waymark', exact: true })).toBeVisible();
      await drawer.getByRole('button', { name: 'Toggle dark mode' }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await drawer.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('dialog').locator('input').first()).toBeFocused();
    });
  });

  test('long contents open where the reader is', async ({ page }) => {
    await page.goto(at('docs', '/reference/docs-json/'));
    const row = page.locator('.toc-item').last();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(row).toHaveAttribute('data-active', '');
    await page.locator('.contents-button').click();
    await expect(page.locator('.toc-item[data-active-deepest]')).toBeInViewport();
  });

  test('a page without contents has one bar', async ({ page }) => {
    await page.goto(at('theme-mint', '/landing/'));
    const top = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    expect(await top('.page-bar')).toBe(0);
    expect(await top('#search-bar-entry-mobile')).toBeLessThan(20);
    await page.locator('#search-bar-entry-mobile').click();
    await expect(page.getByRole('dialog').locator('input').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#mobile-nav')).toBeVisible();
  });

  test('the actions of a page without contents stand beside the search', async ({ page }) => {
    await page.goto(at('theme-mint', '/other/'));
    await expect(page.locator('.bar-actions')).toBeVisible();
    const toSearch = (): Promise<number> =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return (box('#search-bar-entry-mobile')?.left ?? 0) - (box('.bar-actions')?.right ?? 0);
      });
    const distance = await toSearch();
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(8);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    alone('the contents open, too', async ({ page }) => {
      await page.goto(at('docs', PAGE));
      await page.locator('.contents-button').click();
      await expect(page.locator('#table-of-contents')).toBeVisible();
    });
  });
});

test('a tablet and a low window have one bar with menu, contents and search, and the text at its edge', async ({
  page,
}) => {
  await page.goto(at('docs', PAGE));
  for (const [width, height] of [
    [768, 1024],
    [360, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = async (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().toJSON());
    const bar = await box('.page-bar');
    for (const part of ['.drawer-button', '.contents-button', '#search-bar-entry-mobile']) {
      const { top, bottom } = await box(part);
      expect(top, part).toBeGreaterThanOrEqual(0);
      expect(bottom, part).toBeLessThanOrEqual(bar.height);
    }
    const [contents, search] = [await box('.bar-actions'), await box('#search-bar-entry-mobile')];
    expect(contents.right).toBeLessThanOrEqual(search.left + 1);
    expect((await box('#page-title')).left).toBe((await box('.drawer-button .sign')).left);
    await page.mouse.wheel(0, 900);
    await page.locator('#search-bar-entry-mobile').click();
    await expect(page.getByRole('dialog').locator('input').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

/** After a jump to the second of the contents it is the current one, and nothing above it is in view. */
async function expectCurrentAfterJump(page: Page): Promise<void> {
  const rows = page.locator('.toc-item');
  const href = (await rows.nth(1).locator('a').getAttribute('href')) ?? '';
  await page.evaluate((hash) => document.getElementById(hash.slice(1))?.scrollIntoView(), href);
  await expect(rows.nth(1)).toHaveAttribute('data-active-deepest', '');
  await expect(rows.nth(0)).not.toHaveAttribute('data-active');
}

test.describe('beside the text', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the current entry stands in the middle of long contents, and all parts in view are marked', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(at('docs', '/reference/docs-json/'));
    await test.step('after a jump to a heading it is the current one', () => expectCurrentAfterJump(page));
    const rows = page.locator('.toc-item');
    const row = rows.nth(Math.floor((await rows.count()) / 2));
    await page.evaluate(
      (hash) => document.querySelector(hash ?? '')?.scrollIntoView(),
      await row.locator('a').getAttribute('href'),
    );
    await expect(row).toHaveAttribute('data-active-deepest', '');
    const share = await row.evaluate((item) => {
      const column = item.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
      return (item.getBoundingClientRect().top - column.top) / column.height;
    });
    expect(share).toBeGreaterThan(1 / 3);
    expect(share).toBeLessThan(2 / 3);
    // Its label stays, and the list goes by below it.
    const { title, list } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return { title: box('.toc-title'), list: box('.toc ul') };
    });
    expect(title.top).toBeGreaterThan(0);
    expect(list.top).toBeGreaterThanOrEqual(title.bottom);
    expect(list.bottom).toBeLessThanOrEqual(500);
    await test.step('all parts in view are marked, one of them as the current', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const marked = page.locator('#table-of-contents [data-active]');
      const current = page.locator('#table-of-contents [aria-current]');
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(rows.last()).toHaveAttribute('data-active', '');
      await expect(current).toHaveCount(1);
      // All at once, and past every heading.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(current).toHaveCount(0);
      await expect(rows.last()).not.toHaveAttribute('data-active');
      expect(await marked.count()).toBeGreaterThan(0);
    });
  });

  test('after a jump to an entry of a changelog its line lies on that of the header, and it is the current one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(at('components', '/changelog/'));
    await expectCurrentAfterJump(page);
    const href = (await page.locator('.toc-item a').nth(1).getAttribute('href')) ?? '';
    const [line, header] = await page.evaluate((hash) => {
      const entry = document.getElementById(hash.slice(1));
      entry?.scrollIntoView();
      return [
        entry?.getBoundingClientRect().top,
        document.getElementById('navbar')?.getBoundingClientRect().bottom,
      ];
    }, href);
    expect(line).toBeCloseTo((header ?? 0) - 1, 0);
  });
});
