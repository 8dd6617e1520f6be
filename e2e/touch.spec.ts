import type { Page } from '@playwright/test';
import { at, expect, alone as test } from './sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('what is chosen from is written large enough that phones do not zoom into it', async ({ page }) => {
  for (const [site, path] of [
    ['components', '/widgets/'],
    ['components', '/views/'],
    ['playground', '/api-reference/state/state/'],
  ] as const) {
    await page.goto(at(site, path));
    const sizes = await page
      .locator('select')
      .evaluateAll((menus) => menus.map((menu) => Number.parseFloat(getComputedStyle(menu).fontSize)));
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBe(16);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('what moves a diagram stands below it', async ({ page }) => {
    await page.goto(at('components', '/diagrams/'));
    const diagram = page.locator('.mermaid:has(.mermaid-controls)').first();
    await diagram.waitFor();
    const drawn = await diagram.locator('.mermaid-view').boundingBox();
    const controls = await diagram.locator('.mermaid-controls').boundingBox();
    expect(controls?.y).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0));
  });
  test('no button lies over letters of code', async ({ page }) => {
    await page.goto(at('theme-mint'));
    const button = await page.locator('.code-block > .copy-button').first().boundingBox();
    const line = await page.locator('.code-block .line').first().boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 4);
    await test.step('what is done with a page has room for a finger beside its title', async () => {
      await page.setViewportSize({ width: 1180, height: 844 });
      const actions = '.page-actions > :is(a, button)';
      await expect(page.locator(actions).first()).toBeVisible();
      for (const [what, height] of await heightsOfTargets(page, actions))
        expect(height, what).toBeGreaterThanOrEqual(41);
    });
    await test.step('what wraps code and what copies it stand beside each other at one height', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const block = page.locator('.code-block:has(> .code-wrap)').first();
      const [wrap, copy] = await Promise.all(
        ['.code-wrap', '.copy-button'].map((part) => block.locator(`> ${part}`).boundingBox()),
      );
      expect(wrap?.y).toBe(copy?.y);
      expect((wrap?.x ?? 0) + (wrap?.width ?? 0)).toBeCloseTo(copy?.x ?? 0, 0);
    });
  });

  test('what is pressed has room for a finger', async ({ page }) => {
    const pages = [
      [at('theme-mint'), '.code-block > .copy-button, .code-wrap, .table-full, .bar-home'],
      [at('theme-mint', '/api-reference/get-a-boat/'), '.api-try, .api-copy, .code-group .copy-button'],
      [at('pages', '/components/'), '.tab-button'],
      [at('components', '/changelog/'), '.changelog-filter, .update-label'],
      [at('everything', '/404.html'), '.not-found-ways > *'],
    ] as const;
    // A phone, and a tablet that lies on its side and has the look of a desk.
    for (const width of [390, 1180]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [address, selector] of pages) {
        await page.goto(address, { waitUntil: 'load' });
        await expect(page.locator(selector).first()).toBeVisible();
        for (const [what, height] of await heightsOfTargets(page, selector))
          expect(height, `${what} at ${width}`).toBeGreaterThanOrEqual(42);
      }
    }
  });

  test('what wraps code stands on no letter of its title', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(at('pages', '/code/'));
    const header = page.locator('.code-block-header:has(.code-wrap)').first();
    const [title, wrap, copy] = await Promise.all(
      ['.code-block-title', '.code-wrap', '.copy-button'].map((part) => header.locator(part).boundingBox()),
    );
    // Only their room to press goes on beyond what is seen of them.
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan((wrap?.x ?? 0) + 12);
    expect((wrap?.x ?? 0) + (wrap?.width ?? 0) / 2).toBeLessThan(copy?.x ?? 0);
  });
});

/** How many pixels above and below the middle of the visible of these answer to it. */
function heightsOfTargets(page: Page, selector: string): Promise<readonly (readonly [string, number])[]> {
  return page.evaluate((selected) => {
    const targets = [...document.querySelectorAll(selected)].filter((target) => target.checkVisibility());
    return targets.map((target) => {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // The room of the button of a table is at its end.
      const x = target.matches('.table-full') ? left + width - 12 : left + width / 2;
      const answers = (y: number): boolean => target.contains(document.elementFromPoint(x, y));
      let [from, to] = [top + height / 2, top + height / 2];
      while (answers(from - 1)) from--;
      while (answers(to + 1)) to++;
      return [target.className, to - from + 1] as const;
    });
  }, selector);
}

test.describe('on a phone with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a single line of code is seen whole beside its button', async ({ page }) => {
    await page.goto(at('docs', '/quickstart/'));
    const lines = page.locator('.code-block-body:not(.tabs *):has(.line:only-child)');
    const isCut = await lines.first().evaluate((pre) => {
      // As code is that may be too wide.
      pre.setAttribute('tabindex', '0');
      const line = pre.querySelector('.line');
      if (line !== null)
        line.textContent = 'waymark build --site-url https://docs.example.com --out ../public --strict';
      return pre.scrollWidth > pre.clientWidth + 1;
    });
    expect(isCut).toBe(false);
  });
});
