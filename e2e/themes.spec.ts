import type { Page } from '@playwright/test';
import { runsOf } from '../packages/waymark/test/support/runs.ts';
import { expectAccessible } from './axe.ts';
import { themes } from './made-sites/themes-sites.ts';
import { styleOf, topOf } from './measures.ts';
import { at, expect, test } from './sites.ts';

const ENDPOINT = '/api-reference/get-a-boat/';

const LOOKS = [
  ['light', 1440],
  ['dark', 390],
] as const;

const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);

/** Where text and sidebar begin at 1300 and 1920: on every page of a theme at the same place. */
async function edgesOf(page: Page): Promise<readonly number[]> {
  const all: number[] = [];
  for (const width of [1300, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    all.push(await leftOf(page, '#page-title'), await leftOf(page, '#sidebar li a'));
  }
  return all;
}

/** Height of the lowest row of the open drawer. */
async function leastRow(page: Page): Promise<number> {
  return await page.locator('#mobile-nav').evaluate((drawer) => {
    if (drawer instanceof HTMLElement) drawer.showPopover();
    const rows = [...drawer.querySelectorAll('#sidebar :is(a, summary)')];
    return Math.min(...rows.map((row) => row.getBoundingClientRect().height));
  });
}

/** Where what has the focus begins, from the first stop of the Tab key in the bar of a phone to the last. */
async function startsInBar(page: Page): Promise<readonly number[]> {
  const starts: number[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const start = await page.evaluate(() => {
      const focused = document.activeElement;
      const isInBar = focused?.matches('#navbar *, .page-bar *') === true;
      return isInBar ? focused.getBoundingClientRect().left : undefined;
    });
    if (start !== undefined) starts.push(start);
    else if (starts.length > 0) break;
  }
  return starts;
}

/** What may differ from theme to theme in the content of a page, whose elements are the same in all. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing is wider than the page in either look, and axe finds nothing in those that are given, by all rules or by some. */
async function expectFit(
  page: Page,
  checked: readonly (typeof LOOKS)[number][],
  rules?: readonly string[],
): Promise<void> {
  for (const look of LOOKS) {
    const [colorScheme, width] = look;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider, page.url()).toBe(false);
    if (checked.includes(look)) await expectAccessible(page, 'html', rules);
  }
}

for (const [index, { theme, header, radius, face }] of themes.entries()) {
  const site = `theme-${theme}`;

  test.describe(theme, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('is as it should be, light and wide, dark and narrow, and accessible', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(at(site));
      await expectLook(page);
      const edges = await edgesOf(page);
      await expectFit(
        page,
        LOOKS.filter((_, turn) => runsOf(turn === index % 2, true)),
      );
      await test.step('the keyboard goes through the bar of a phone as it is drawn', async () => {
        const starts = await startsInBar(page);
        expect(starts.length).toBeGreaterThanOrEqual(4);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      });
      expect(await leastRow(page)).toBeGreaterThanOrEqual(44);
      for (const [turn, path] of ['/wide/', ENDPOINT, '/news/'].entries()) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(at(site, path));
        for (const [at, left] of (await edgesOf(page)).entries())
          expect(Math.abs(left - (edges[at] ?? 0)), path).toBeLessThanOrEqual(1);
        // By turns, each in either look in some theme.
        const isChecked = turn > 0 && runsOf(index % 2 === turn % 2, true);
        const look = LOOKS[(index >> 1) % 2] ?? LOOKS[0];
        if (path !== '/wide/') await expectFit(page, isChecked ? [look] : [], runsOf(COLOURS, undefined));
      }
    });

    /** Its header with all its links, its one radius and its face. */
    async function expectLook(page: Page): Promise<void> {
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
      await expect(page.getByRole('link', { name: 'Help' }).first()).toBeInViewport();
    }
  });
}

test('maple brings the current row above the links that stay at the end of its sidebar', async ({ page }) => {
  const row = page.locator('#sidebar a[aria-current="page"]');
  const links = page.locator('#mobile-nav .drawer-links');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('theme-maple', ENDPOINT));
  const end = await row.evaluate((element) => element.getBoundingClientRect().bottom);
  await page.goto(at('theme-maple', '/wide/'));
  // So low that the row would be in the window, and behind them.
  await page.setViewportSize({ width: 1440, height: Math.ceil(end) + 40 });
  await page.goto(at('theme-maple', ENDPOINT));
  await expect
    .poll(async () => ((await row.boundingBox())?.y ?? 0) + 32)
    .toBeLessThanOrEqual((await links.boundingBox())?.y ?? 0);
});

test('what belongs together stands on one edge', async ({ page }) => {
  await test.step('luma: the planes of header and sidebar, their first letters too', async () => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at('theme-luma'));
      expect(await leftOf(page, '#mobile-nav')).toBe(await leftOf(page, '#navbar'));
      const label = await leftOf(page, '#sidebar .sidebar-group-header');
      expect((await leftOf(page, '.bar-home')) - label, `${width}`).toBe(12);
    }
  });
  await test.step('luma: the label of the contents, and that of the page', async () => {
    await page.goto(at('theme-luma'));
    expect(await topOf(page, '.toc-title')).toBe(await topOf(page, '.breadcrumb-list, .eyebrow'));
  });
  await test.step('palm: the button of a phone, which is a text, and the links', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('theme-palm'));
    await page.getByRole('button', { name: 'Menu' }).first().click();
    const label = await leftOf(page, '.drawer-links .topbar-cta-button > span');
    const link = await leftOf(page, '.drawer-links .navbar-link');
    // What its label is painted by in other themes goes beyond it.
    expect(Math.abs(label + 15 - link)).toBeLessThan(2);
  });
  await test.step('almond: the words of the bar of the page, and the text', async () => {
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.goto(at('theme-almond'));
    const words = await leftOf(page, '.contents-button .contents-name');
    expect(Math.abs(words - (await leftOf(page, '#page-title')))).toBeLessThan(1);
  });
  await test.step('labels of rows, with a tag and without', async () => {
    await page.goto(at('docs', '/writing/mdx/'));
    const label = (path: string) => leftOf(page, `#sidebar a[href="/writing/${path}/"] > .icon + *`);
    expect(await label('front-matter')).toBe(await label('mdx'));
  });
  await test.step('the mark of a tab with a menu, and the sign of that', async () => {
    await page.goto(at('everything'));
    const tab = page.locator('.nav-tabs-item:has(> button)').first();
    const apart = await tab.evaluate((element) => {
      const right = (part: Element | null) => part?.getBoundingClientRect().right ?? 0;
      return right(element) - right(element.querySelector('.sign'));
    });
    expect(apart).toBeCloseTo(0, 1);
  });
  await test.step('luma: the label of an operation, and that it is deprecated', async () => {
    await page.goto(at('theme-luma', ENDPOINT));
    const apart = await page.locator('#sidebar a[aria-current="page"]').evaluate((row) => {
      const label = document.createElement('span');
      label.textContent = 'Move the boat';
      row.lastElementChild?.replaceWith(label);
      const tag = document.createElement('span');
      tag.className = 'nav-tag-pill deprecated';
      tag.textContent = 'deprecated';
      row.append(tag);
      return tag.getBoundingClientRect().bottom - label.getBoundingClientRect().bottom;
    });
    expect(apart).toBeLessThanOrEqual(0);
  });
  await test.step('the menu of the page stands as far from the bar of a tablet as from a button', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: 'More actions' }).first().click();
    const menu = await page.locator('#page-context-menu').evaluate((box) => box.getBoundingClientRect().top);
    const bar = await page.locator('.page-bar').evaluate((box) => box.getBoundingClientRect().bottom);
    expect(menu - bar).toBeGreaterThan(5);
  });
});

test('boxes have one line and their distance, rows one sign, headings of authors the lines of theirs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('linden: the line of a card is that of its shadow, and none lies beside it', async () => {
    await page.goto(at('theme-linden'));
    const line = await styleOf(page, '.card[data-link]', 'border-top-color');
    expect(await styleOf(page, '.card[data-link]', 'box-shadow')).toBe(`${line} 3px 3px 0px 0px`);
  });
  await test.step('sequoia: the ring of the current row has the contrast of its words', async () => {
    await page.goto(at('theme-sequoia'));
    const row = '#sidebar a[aria-current="page"]';
    await page.locator(row).focus();
    expect(await styleOf(page, row, 'outline-color')).toBe(await styleOf(page, row, 'color'));
    expect(await styleOf(page, row, 'outline-style')).toBe('solid');
  });
  await test.step('aspen: what is chosen in a menu of the sidebar', async () => {
    await page.goto(at('theme-aspen'));
    const sign = await page
      .locator('#sidebar li > a')
      .first()
      .evaluate((row) => {
        const before = getComputedStyle(row, '::after').content;
        row.setAttribute('class', 'nav-dropdown-item');
        row.setAttribute('data-active', '');
        return [before, getComputedStyle(row, '::after').content];
      });
    expect(sign).toEqual(['"›" / ""', '"✓" / ""']);
  });
  await test.step('code below the title of a card, and what a page beside a panel begins with', async () => {
    await page.goto(at('theme-mint', '/other/'));
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom);
    expect((await topOf(page, '.card .code-block')) - (await bottomOf('.face-title'))).toBe(12);
    expect(
      (await topOf(page, '.mdx-content > .card')) - (await bottomOf('.page-actions')),
    ).toBeLessThanOrEqual(48);
  });
  await test.step('headings of front pages', async () => {
    await page.goto(at('theme-mint', '/landing/'));
    expect(await styleOf(page, '.mdx-content h3[class]', 'line-height')).toBe('24px');
  });
});

test('after its banner is dismissed, what follows it has the focus, and the next key leads on', async ({
  page,
}) => {
  await page.goto(at('everything'));
  await page.locator('#banner').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.locator('#navbar a').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#navbar :focus')).toHaveCount(1);
});

test('the Tab key goes along a header of one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of ['linden', 'luma', 'sequoia', 'willow']) {
    await page.goto(at(`theme-${theme}`));
    const starts = await page
      .locator('#navbar :is(a, button):visible')
      .evaluateAll((stops) => stops.map((stop) => stop.getBoundingClientRect().left));
    expect(starts.length, theme).toBeGreaterThan(6);
    expect(starts, theme).toEqual(starts.toSorted((a, b) => a - b));
  }
});

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
