import type { Locator } from '@playwright/test';
import { FACES, WORDS } from './made-sites/alphabets-sites.ts';
import { at, expect, alone as test } from './sites.ts';

/** How far from the left each letter of an element is drawn. */
function placesOf(words: Locator): Promise<readonly number[]> {
  return words.evaluate((element) => {
    const { firstChild } = element;
    return Array.from(element.textContent ?? '', (_, index) => {
      const letter = document.createRange();
      letter.setStart(firstChild ?? element, index);
      letter.setEnd(firstChild ?? element, index + 1);
      return letter.getBoundingClientRect().left;
    });
  });
}

test('from right to left, code keeps its order, and names of files begin at their first letter', async ({
  page,
}) => {
  await page.goto(at('other-letters'));
  const token = (text: string): Promise<number | undefined> =>
    page
      .locator('.line span', { hasText: text })
      .last()
      .evaluate((span) => span.getBoundingClientRect().left);
  expect(await token('مدير')).toBeLessThan((await token('قبل')) ?? 0);
  const places = await placesOf(page.locator('.tree-name'));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await test.step('titles are bold in letters that systems have no bold face for', async () => {
    // Whether it is seen depends on the faces that are installed.
    await expect(page.locator('#page-title')).toHaveCSS('font-synthesis-weight', 'auto');
  });
  await test.step('an excerpt in English is cut at its end', async () => {
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill('windward');
    const excerpt = page.locator('.search-excerpt');
    await expect(excerpt).toContainText('Lay the windward');
    expect(await excerpt.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    const { mark, row } = await excerpt.evaluate((element) => {
      const edge = (part: Element | null): number => part?.getBoundingClientRect().left ?? Number.NaN;
      return { mark: edge(element.querySelector('mark')), row: edge(element) };
    });
    expect(mark).toBeGreaterThan(row);
    await page.keyboard.press('Escape');
  });
  await test.step('on a phone, a long tab and the search stay within their place', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('.drawer-button').click();
    const drawer = page.locator('#mobile-nav');
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('#search-bar-entry-mobile').click();
    const search = page.locator('#search-dialog');
    await expect(search).toBeVisible();
    expect(await search.evaluate((dialog) => dialog.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
  });
});

test('titles have room for marks above and below their letters', async ({ page }) => {
  await page.goto(at('other-letters', '/hi/'));
  for (const title of await page.locator('h1, h2').all())
    expect(
      await title.evaluate((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    ).toBeGreaterThanOrEqual(1.5);
});

for (const [theme, face] of Object.entries(FACES))
  test(`letters of every language that ${face} has are set in it`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('DOM.enable');
    await browser.send('CSS.enable');
    const facesOf = async (selector: string): Promise<readonly string[]> => {
      const { root } = await browser.send('DOM.getDocument');
      const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) =>
        isCustomFont ? familyName : `system: ${familyName}`,
      );
    };
    for (const language of Object.keys(WORDS)) {
      if (language === 'el' && face !== 'Inter') continue;
      await page.goto(at(`alphabets-${theme}`, `/${language}/`));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const current = '#sidebar [aria-current]';
      for (const place of [
        'h1',
        '.page-description',
        '.mdx-content p',
        '.mdx-content h2',
        'li strong',
        current,
      ])
        expect(await facesOf(place), `${language}: ${place}`).toEqual([face]);
    }
  });
