import { at, expect, alone as test } from './sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a page that is read in the dark is printed in the light, under the name of its site', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at('theme-mint'));
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.title = String(document.documentElement.classList.contains('dark'));
    }),
  );
  await page.pdf();
  await expect(page).toHaveTitle('false');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.bar-home')).toBeVisible();
  await expect(page.locator('#navbar [data-mode-toggle]')).toBeHidden();
  await test.step('which stands above the text, and takes no second sheet', async () => {
    const { name, text, height } = await page.evaluate(() => ({
      name: document.querySelector('.bar-home')?.getBoundingClientRect().bottom ?? 0,
      text: document.getElementById('content-area')?.getBoundingClientRect().top ?? 0,
      height: getComputedStyle(document.getElementById('body-content') ?? document.body).minBlockSize,
    }));
    expect(text).toBeGreaterThan(name);
    expect(height).toBe('0px');
  });
  await page.goto(at('components', '/widgets/'));
  for (const part of ['.tooltip-trigger', '.tooltip-content', '.color-name'])
    await expect(page.locator(part).first()).toBeVisible();
  await page.goto(at('pages', '/components/'));
  // A flex box keeps the sign of a tab off its words.
  await expect(page.locator('.tab-title').first()).toHaveCSS('display', 'flex');
  await page.goto(at('everything', '/api-reference/boats/list-boats/'));
  const heights = await page
    .locator('.api-examples pre')
    .evaluateAll((all) => all.map((pre) => [pre.scrollHeight, pre.clientHeight]));
  expect(heights.length).toBeGreaterThan(6);
  for (const [all, shown] of heights) expect(all).toBe(shown);
  // What is open says no more how it is opened.
  await expect(page.locator('.unfold-show').first()).toBeHidden();
});

test('on paper as wide as a desk, no theme has a column or a header of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const theme of ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'luma', 'sequoia'])
    await test.step(theme, async () => {
      await page.goto(at(`theme-${theme}`));
      const sheet = await page.evaluate(() => {
        const [name, row, text] = ['.bar-home', '.bar-row', '#content-area'].map((part) =>
          document.querySelector(part),
        );
        return {
          lines: [row, document.getElementById('navbar')].map(
            (bar) => bar && getComputedStyle(bar).borderWidth,
          ),
          ground: getComputedStyle(document.documentElement).backgroundColor,
          aside: (name?.getBoundingClientRect().left ?? 0) - (text?.getBoundingClientRect().left ?? 0),
          above: (text?.getBoundingClientRect().top ?? 0) > (name?.getBoundingClientRect().bottom ?? 0),
        };
      });
      expect(sheet).toEqual({ lines: ['0px', '0px'], ground: 'rgb(255, 255, 255)', aside: 0, above: true });
      await expect(page.locator('.fold-button')).toBeHidden();
    });
});

test('a table on paper is as wide as the sheet, whatever words it holds', async ({ page }) => {
  // What is left of A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(at('docs', '/components/code-blocks/'));
  const over = await page
    .locator('.table-wrap')
    .first()
    .evaluate((wrap) => {
      for (const cell of wrap.querySelectorAll('tr:nth-child(2) td')) cell.textContent = 'v'.repeat(78);
      const code = document.createElement('code');
      code.textContent = 'c'.repeat(78);
      wrap.querySelector('td')?.append(code);
      return wrap.scrollWidth - wrap.clientWidth;
    });
  expect(over).toBeLessThanOrEqual(0);
});

test('on paper, words of tables are broken only where the sheet has no room for them, and nothing is masked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(at('docs', '/components/tabs/'));
  // A word that is broken stands on two lines.
  const broken = await page.locator('.table-wrap :is(th, td)').evaluateAll((cells) =>
    cells
      .filter((cell) => /^\w+$/.test(cell.textContent ?? ''))
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 8;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
  // Nor the last letter of a word beside four columns of sentences.
  const lines = await page
    .locator('.table-wrap')
    .first()
    .evaluate((wrap) => {
      for (const row of wrap.querySelectorAll('tr')) {
        while (row.children.length < 5) row.append(row.children[1]?.cloneNode(true) ?? '');
        for (const cell of row.children)
          cell.textContent = 'a sentence of many words that fills its line '.repeat(3);
      }
      const cell = wrap.querySelector('tr:last-child > :last-child') ?? wrap;
      for (const last of wrap.querySelectorAll('tr > :last-child')) last.textContent = 'everywhere';
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
  // In a PDF of Chromium's, the text of what is masked stands twice.
  for (const scrolled of ['.table-wrap', '.code-block-body'])
    await expect(page.locator(scrolled).first()).toHaveCSS('mask-image', 'none');
});
