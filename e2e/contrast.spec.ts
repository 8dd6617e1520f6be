import { contrastOf, styleOf } from './measures.ts';
import { at, expect, test } from './sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('more contrast: the current row and the current tab are told without colours', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(at('theme-palm'));
  for (const current of ['#sidebar [aria-current="page"]', '.nav-tabs-item[data-active]'])
    await expect(page.locator(current).first()).toHaveCSS('text-decoration-line', 'underline');
});

test('more contrast: the current row stands on a ground that its letters are read on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of ['mint', 'luma', 'sequoia']) {
    // Without motion, no colour is on its way from one scheme to the other.
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(at(`theme-${theme}`));
    const row = '#sidebar [aria-current="page"]';
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
      const ground = await styleOf(page, row, 'background-color');
      const contrast = contrastOf(await styleOf(page, '#sidebar', 'color'), ground);
      expect(contrast, `${theme} ${colorScheme}`).toBeGreaterThan(7);
    }
  }
});

test('forced colours: what opens has an edge, and says which tab is current', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('theme-mint'));
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.locator('#mobile-nav')).toHaveCSS('border-inline-end-width', '1px');
  const current = page.locator('.mobile-nav-tabs-item[aria-current]');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test('forced colours: what was searched for is read on dark grounds too, what is in view is marked in the contents, and nothing of the sidebar or of code fades', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(at('theme-mint'));
  for (const scrolled of ['#mobile-nav', '.toc ul', '.code-block-body[tabindex]'])
    await expect(page.locator(scrolled).first()).toHaveCSS('mask-image', 'none');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').first().fill('boat');
  await expect(page.locator('.search-hit mark').first()).toBeVisible();
  const letters = await styleOf(page, '.search-hit mark', 'color');
  const canvas = await styleOf(page, '#search-dialog', 'background-color');
  expect(contrastOf(letters, canvas)).toBeGreaterThan(7);
  const inView = await styleOf(page, '.toc-item[data-active] a', 'border-inline-start-color');
  expect(contrastOf(inView, canvas)).toBeGreaterThan(7);
  await page.goto(at('pages', '/markdown/'));
  await page
    .locator('.mdx-content p')
    .first()
    .evaluate((text) => text.append(document.createElement('mark')));
  // The letters have the colour that belongs to a whole ground.
  await expect(page.locator('.mdx-content mark')).toHaveCSS('background-color', /^rgb\(/);
});

test('dark: the current row of the drawer and the chosen result have an edge that is seen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const theme of ['mint', 'willow', 'sequoia']) {
    await page.goto(at(`theme-${theme}`));
    await page.getByRole('button', { name: 'Menu' }).first().click();
    const ground = await styleOf(page, '#mobile-nav', 'background-color');
    const row = '#sidebar [aria-current="page"]';
    expect(await styleOf(page, row, 'outline-style')).toBe('solid');
    expect(contrastOf(await styleOf(page, row, 'outline-color'), ground)).toBeGreaterThanOrEqual(3);
    expect(await styleOf(page, row, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = '.search-hit[aria-selected="true"]';
  await expect(page.locator(chosen)).toHaveCSS('outline-style', 'solid');
  const ground = await styleOf(page, '#search-dialog', 'background-color');
  expect(contrastOf(await styleOf(page, chosen, 'outline-color'), ground)).toBeGreaterThanOrEqual(3);
});

test('buttons under the mouse: letters keep their contrast on a colour that has no more than enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(at('everything', '/boats/list/'));
    await page.locator('html').evaluate((root) => {
      root.style.setProperty('--_solid', '#767676');
      root.style.setProperty('--_on-solid', '#fff');
    });
    const button = '#topbar-cta-button .topbar-cta-button > span';
    await page.locator(button).first().hover();
    const [letters, ground] = [
      await styleOf(page, button, 'color'),
      await styleOf(page, button, 'background-color'),
    ];
    expect(contrastOf(letters, ground), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

test('forced colours: words of diagrams are told from their boxes, and lines that are marked keep their numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('components', '/diagrams/'));
  await page.locator('.mermaid .node rect').first().waitFor();
  const box = await styleOf(page, '.mermaid .node rect', 'fill');
  expect(contrastOf(await styleOf(page, '.mermaid .nodeLabel', 'color'), box)).toBeGreaterThan(4.5);
  await page.goto(at('theme-mint'));
  const line = page.locator('.line-highlight').first();
  // As those that wrap are set in.
  await line.evaluate((element) => {
    element.style.setProperty('--_hang', '4ch');
    element.style.textIndent = '-4ch';
  });
  const [indent, padding] = [
    await styleOf(page, '.line-highlight', 'text-indent'),
    await styleOf(page, '.line-highlight', 'padding-inline-start'),
  ];
  expect(Number.parseFloat(padding) + Number.parseFloat(indent)).toBeGreaterThan(0);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await styleOf(page, '.line-highlight', 'color')).toBe(await styleOf(page, '.code-block', 'color'));
});
