import { contrastOf, styleOf } from './measures.ts';
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

test('the arrow of a card stands on its first line, where its text ends', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('wordy-mint'));
    const [ends, middles] = await page
      .locator('.card:has(.face-arrow)')
      .first()
      .evaluate((card) => {
        const boxOf = (selector: string): DOMRect =>
          (card.querySelector(selector) ?? card).getBoundingClientRect();
        const [arrow, sign] = [boxOf('.face-arrow'), boxOf('.face-aside .icon')];
        return [
          [arrow.right, boxOf('.face-content-container').right],
          [arrow.top + arrow.height / 2, sign.top + sign.height / 2],
        ];
      });
    expect(ends[0], `${width}`).toBeCloseTo(ends[1] ?? 0, 0);
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)), `${width}`).toBeLessThan(3);
  }
});

test('on a phone the button of a wide table stands by its head, not by the text above', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('theme-mint'));
  const button = page.locator('.table-full').first();
  await expect(button).toBeVisible();
  const [above, below] = await button.evaluate((full) => {
    const wrap = full.closest('.table-wrap');
    const { top, bottom } = full.getBoundingClientRect();
    const end = wrap?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return [top - end, (wrap?.querySelector('th')?.getBoundingClientRect().top ?? 0) - bottom];
  });
  expect(above).toBeGreaterThan(below);
});

test('a warning has a ground that is seen in the light, and less than danger has', async ({ page }) => {
  await page.goto(at('docs', '/components/callouts/'));
  const ground = await styleOf(page, 'html', 'background-color');
  const [note = 1, warning = 1, danger = 1] = await Promise.all(
    ['note', 'warning', 'danger'].map(async (kind) =>
      contrastOf(await styleOf(page, `.callout[data-kind="${kind}"]`, 'background-color'), ground),
    ),
  );
  expect(warning).toBeGreaterThan(1.12);
  expect(warning).toBeGreaterThan(note);
  expect(danger).toBeGreaterThan(warning);
});

test('the contents of a phone have a ground of their own in the dark', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at('theme-mint'));
  const sheet = await styleOf(page, '#table-of-contents-layout', 'background-color');
  expect(contrastOf(sheet, await styleOf(page, 'html', 'background-color'))).toBeGreaterThan(1.1);
});

test('code in what is said of a field is as large as small print', async ({ page }) => {
  await page.goto(at('api-auto', '/api-reference/boats/list-boats/'));
  await expect(page.locator('.api-fact code').first()).toHaveCSS('font-size', '12px');
});

test('a page that is not there: on a phone both ways on are as wide, and sections are told by a line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('docs', '/404.html'));
  const widths = await page
    .locator('.not-found-ways > *')
    .evaluateAll((ways) => ways.map((way) => Math.round(way.getBoundingClientRect().width)));
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBe(widths[1]);
  const section = page.locator('.not-found-recommended-pages-list a').first();
  await expect(section).toHaveCSS('text-decoration-line', 'underline');
});
