import type { Locator, Page } from '@playwright/test';
import { alone, at, expect, test } from './sites.ts';

/** What has the focus: where it is, what it is called, and how it is drawn. */
interface Focused {
  readonly region: string;
  readonly name: string;
  readonly index: number;
  readonly isInView: boolean;
  readonly hasRing: boolean;
}

/** Presses Tab until the focus leaves the page or comes to the text; tells each stop. */
async function tour(page: Page, most = 150): Promise<readonly Focused[]> {
  const stops: Focused[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Focused | undefined => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const regions = ['.skip-link', '#banner', '#navbar', '#sidebar', '#content-area'];
      return {
        region: regions.find((selector) => element.closest(selector) !== null) ?? 'elsewhere',
        name: element.getAttribute('aria-label') ?? element.textContent.trim(),
        index: [...document.querySelectorAll('*')].indexOf(element),
        isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        hasRing: outlineStyle !== 'none' && outlineWidth !== '0px',
      };
    });
    if (stop === undefined || stop.region === '#content-area') return stops;
    stops.push(stop);
  }
  return stops;
}

/** Links and controls of a region that can be seen. */
async function countTargets(region: Locator): Promise<number> {
  return region.locator('a:visible, button:visible, summary:visible, input:visible').count();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'by keyboard' : 'by keyboard, without JavaScript', () => {
    test.use({ javaScriptEnabled });

    alone(
      'the focus goes through header and sidebar in order, and is seen at every stop',
      async ({ page }) => {
        await page.goto(at('everything', '/boats/list/'));
        const stops = await tour(page);
        const regions = stops.map(({ region }) => region);
        expect([...new Set(regions)]).toEqual(['.skip-link', '#banner', '#navbar', '#sidebar']);
        expect(regions).toEqual([...regions].sort((a, b) => rank(a) - rank(b)));
        expect(stops.filter(({ isInView, hasRing }) => !isInView || !hasRing)).toEqual([]);
        expect(stops.filter(({ name }) => name === '')).toEqual([]);
        expect(new Set(stops.map(({ index }) => index)).size).toBe(stops.length);
        for (const region of ['#navbar', '#sidebar']) {
          const targets = await countTargets(page.locator(region));
          expect(regions.filter((one) => one === region)).toHaveLength(targets);
        }
      },
    );

    alone('a selector is opened, read and followed', async ({ page }) => {
      await page.goto(at('everything', '/boats/list/'));
      const button = page.locator('[data-selector="version"] > button');
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('.menu:popover-open');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
      if (javaScriptEnabled)
        await test.step('and closed when the focus leaves it', async () => {
          await page.keyboard.press('ArrowDown');
          await expect(menu.locator(':focus')).toHaveCount(1);
          await page.keyboard.press('Shift+Tab');
          await expect(button).toBeFocused();
          await expect(menu).toBeVisible();
          await page.keyboard.press('Shift+Tab');
          await expect(menu).toHaveCount(0);
          await page.keyboard.press('Tab');
          await expect(button).toBeFocused();
        });
      await page.keyboard.press('Space');
      await expect(menu).toBeVisible();
      const choice = menu.getByRole('link', { name: '1.0', exact: true });
      for (let step = 0; step < 5; step += 1) {
        if (await choice.evaluate((link) => link === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(choice).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-selector="version"] > button')).toContainText('1.0');
    });

    alone('the drawer of a phone is opened, walked through and closed', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(at('everything', '/boats/list/'));
      const button = page.locator('.drawer-button');
      await button.focus();
      await page.keyboard.press('Enter');
      const drawer = page.locator('#mobile-nav');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
      const targets = await countTargets(drawer);
      for (let step = 1; step < targets; step += 1) {
        await page.keyboard.press('Tab');
        await expect(drawer.locator(':focus')).toBeInViewport();
      }
      if (javaScriptEnabled)
        await test.step('it covers nothing that has the focus', async () => {
          await page.keyboard.press('Tab');
          await expect(drawer).toBeHidden();
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(drawer).toBeVisible();
        });
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

function rank(region: string): number {
  return ['.skip-link', '#banner', '#navbar', '#sidebar', 'elsewhere'].indexOf(region);
}

/** Where an element is drawn. */
async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not drawn`);
  return box;
}

/** The menu is within the window and begins or ends where its button does. */
async function expectAtButton(page: Page, button: Locator, edge = button): Promise<void> {
  await button.click();
  const menu = page.locator('.menu:popover-open');
  await expect(menu).toBeVisible();
  const box = await boxOf(menu);
  const anchor = await boxOf(edge);
  const width = page.viewportSize()?.width ?? 0;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y).toBeGreaterThanOrEqual(anchor.y + anchor.height - 1);
  const gap = Math.min(Math.abs(box.x - anchor.x), Math.abs(box.x + box.width - anchor.x - anchor.width));
  expect(gap).toBeLessThan(48);
  await page.keyboard.press('Escape');
}

test.describe('right to left', () => {
  test('the sidebar stands at the right, and menus open at their buttons', async ({ page }) => {
    await page.goto(at('rtl', '/ar/setup/'));
    const sidebar = await boxOf(page.locator('#sidebar'));
    const content = await boxOf(page.locator('#content'));
    expect(sidebar.x).toBeGreaterThan(content.x + content.width);
    await expectAtButton(page, page.locator('[data-selector="language"] > button'));
    const previous = await boxOf(page.locator('#pagination [rel="prev"]'));
    const next = await boxOf(page.locator('#pagination [rel="next"]'));
    expect(previous.x).toBeGreaterThan(next.x);
    await test.step('the drawer comes in from the right', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('.drawer-button').click();
      const drawer = await boxOf(page.locator('#mobile-nav'));
      expect(drawer.x + drawer.width).toBeGreaterThanOrEqual(375);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
});

test('menus open at their buttons, tabs and dropdowns too', async ({ page }) => {
  await page.goto(at('everything', '/boats/list/'));
  for (const selector of ['[data-selector="language"] > button', '[data-selector="product"] > button'])
    await expectAtButton(page, page.locator(selector));
  const tab = page.locator('.nav-tabs-split').first();
  await expectAtButton(page, tab.locator('> button'), tab);
  await test.step('a click takes no focus from what an author made, which may close by that', async () => {
    const losses = await page.evaluate(() => {
      const island = document.createElement('wm-island');
      const button = island.appendChild(document.createElement('button'));
      document.body.append(island);
      let count = 0;
      button.addEventListener('blur', () => count++);
      button.focus();
      button.click();
      return count;
    });
    expect(losses).toBe(0);
  });
  await page.goto(at('docs'));
  await page.getByRole('button', { name: 'Reference menu' }).click();
  const menu = page.locator('.menu:popover-open');
  await expect(menu, 'what an item is for is read to its end').toContainText('in your own program');
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  alone('what is touched in the drawer is large enough', async ({ page }) => {
    await page.goto(at('everything', '/boats/list/'));
    await page.locator('.drawer-button').tap();
    const small = await page.locator('#mobile-nav :is(a, button, summary):visible').evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 38 || height < 43.5 ? [`${target.textContent} ${width} × ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});

alone(
  'Tab leads into what a click opens, in browsers that give clicked buttons no focus too',
  async ({ page }) => {
    await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), true));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(at('everything', '/boats/list/'));
    const button = page.locator('.drawer-button');
    await button.click();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#mobile-nav:popover-open :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(button, 'and back').toBeFocused();
    await test.step('Escape closes a list that is unfolded in the drawer, and then the drawer', async () => {
      await button.click();
      const drawer = page.locator('#mobile-nav');
      const list = drawer.locator('[data-selector="version"]');
      const summary = list.locator('summary');
      await summary.click();
      await list.getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await expect(list.getByRole('link')).toHaveCount(0);
      await expect(summary).toBeFocused();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
    });
  },
);

test('at 400 % of the size nothing is out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/boats/list/', '/recipes/soup/', '/charts/north/']) {
    await page.goto(at('everything', path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.locator('.drawer-button').click();
    const last = page.locator('#mobile-nav a:visible').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Escape');
  }
});
