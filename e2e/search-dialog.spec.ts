import { at, expect, test } from './sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the search offers pages before anything is asked, and the arrow keys lead on from one without a result, and back', async ({
  page,
}) => {
  await page.goto(at('theme-mint'));
  await page.keyboard.press('Control+k');
  const offered = page.getByRole('group', { name: 'You may be looking for' }).getByRole('option');
  await expect(offered.first()).toHaveText('WideStart');
  await expect(offered.filter({ hasText: 'A text' })).toHaveCount(0);
  const input = page.locator('#search-input');
  await input.fill('zeppelin');
  await expect(page.locator('.search-nothing')).toBeVisible();
  // The field says how the dialog is closed.
  await expect(page.locator('.search-keys kbd')).toHaveText(['↑', '↓', '↵']);
  await expect(page.locator('.search-keys kbd').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.search-ways a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(input).toBeFocused();
  await test.step('the number of results is told, and titles of pages begin below each other', async () => {
    await page.keyboard.press('Escape');
    await page.locator('#search-bar-entry-mobile').click();
    await page.locator('#search-input').fill('boat');
    await expect(page.locator('.search-title .method-pill')).toHaveText('GET');
    const status = page.locator('.search-status');
    await expect(status).toHaveText('Results: 4');
    await expect(status).toHaveCSS('clip-path', 'none');
    const field = await page.locator('.search-field').boundingBox();
    expect((await status.boundingBox())?.y).toBeCloseTo((field?.y ?? 0) + (field?.height ?? 0), 0);
    const starts = await page
      .locator('.search-page .search-title > :nth-child(2)')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left));
    expect(starts.length).toBeGreaterThan(1);
    expect(new Set(starts).size).toBe(1);
  });
  await test.step('what is found in a title has not the colour of what is chosen', async () => {
    const colors = await page
      .locator('.search-title mark')
      .evaluateAll((marks) =>
        marks.map((mark) =>
          [mark, mark.closest('.search-title') ?? mark].map((each) => getComputedStyle(each).color),
        ),
      );
    expect(colors.length).toBeGreaterThan(0);
    for (const [mark, title] of colors) expect(mark).toBe(title);
  });
});

test('behind a dialog the page stays where it was, and keeps its scrollbar where that has a width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(at('docs', '/navigation/'));
  await page.keyboard.press('Control+k');
  await expect(page.locator('#search-dialog')).toBeVisible();
  await page.mouse.move(60, 500);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(720, 200);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
