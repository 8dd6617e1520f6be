import { alone, at, expect, test } from './sites.ts';

test.describe('dark mode', () => {
  alone('follows the system, can be changed, and is remembered before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(at('everything'));
    const html = page.locator('html');
    await expect(html).not.toHaveClass(/\bdark\b/);
    const button = page.getByRole('button', { name: 'Toggle dark mode' }).first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button, 'who listens hears that it did something').toHaveAttribute('aria-pressed', 'true');
    await expect(html).toHaveClass(/\bdark\b/);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    // Notes the class at the moment at which the body begins.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        document.documentElement.dataset['atBody'] = document.documentElement.className;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(at('everything', '/guides/mooring/'));
    await expect(html).toHaveClass(/\bdark\b/);
    expect(await html.getAttribute('data-at-body')).toMatch(/\bdark\b/);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await page.reload();
    await expect(html).not.toHaveClass(/\bdark\b/);
  });

  test('follows a system that changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at('plain'));
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await test.step('headings are named by their text', () =>
      expect(page.getByRole('heading', { name: 'Why', exact: true })).toBeVisible());
    await test.step('is that of the page which the reader comes back from', async () => {
      // As on a page that the browser has kept: it hears of nothing while it is not shown.
      await page.evaluate(() => localStorage.setItem('waymark:mode', 'dark'));
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    });
  });
});

test.describe('search', () => {
  test('opens, finds, moves, follows, and gives the focus back', async ({ page }) => {
    await page.goto(at('everything'));
    const entry = page.locator('#search-bar-entry');
    await entry.click();
    const dialog = page.getByRole('dialog');
    const input = dialog.locator('input').first();
    await expect(input).toBeFocused();
    const rows = dialog.getByRole('listbox').getByRole('option');
    await test.step('with nothing selected, so that a screen reader speaks of the field', async () => {
      await expect(rows.nth(1)).toBeVisible();
      await expect(input).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowUp');
      await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(input).toHaveAttribute('aria-activedescendant', 'search-hit-0');
      // A blank asks for nothing: the same rows are listed anew.
      await input.fill(' ');
      await expect(input).not.toHaveAttribute('aria-activedescendant');
    });
    await input.fill('moor');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(entry).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await test.step('again with nothing selected, though the question is kept', async () => {
      await expect(rows.first()).toBeVisible();
      await expect(input).toHaveValue('moor');
      await expect(input).not.toHaveAttribute('aria-activedescendant');
      await expect(dialog.locator('[aria-selected="true"]')).toHaveCount(0);
    });
    await input.fill('mooring');
    await expect(rows.filter({ hasText: /mooring/i }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/mooring/);
  });

  test('opens with a slash, but not where text is typed', async ({ page }) => {
    await page.goto(at('plain'));
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').locator('input').first()).toHaveValue('/');
  });

  test('finds hidden pages no more than operations that are listed', async ({ page }) => {
    await page.goto(at('everything'));
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').first().fill('cast off a boat');
    await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText(/cast off a boat/i);
    await dialog.locator('input').first().fill('cove');
    await expect(dialog.getByText('Cove secret')).toHaveCount(0);
  });
});

test('the table of contents follows the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(at('everything', '/boats/list/'));
  const toc = page.locator('#table-of-contents');
  await toc.getByRole('link', { name: 'How list boats works' }).click();
  await expect(page).toHaveURL(/#how-list-boats-works$/);
  await expect(
    toc.locator('[data-active]').filter({ hasText: 'How list boats works' }).first(),
  ).toBeVisible();
  await page.locator('#at-night').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5000);
  await expect(toc.locator('[data-active]').filter({ hasText: 'How list boats works' })).toHaveCount(0);
});

test('a page stands where its reader left it, forward and again, not at its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(at('docs', '/reference/docs-json/'));
  const place = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const toc = page.locator('#table-of-contents');
  for (const position of [1, 8]) await toc.getByRole('link').nth(position).click();
  const heading = await place();
  await page.evaluate(() => scrollBy({ top: 777, behavior: 'instant' }));
  await page.goBack();
  await expect.poll(place).toBeLessThan(heading);
  await page.goForward();
  await expect.poll(place).toBe(heading + 777);
  await page.reload();
  await expect.poll(place).toBe(heading + 777);
});

alone('code is copied as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('pages', '/code/'));
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const buttons = page.getByRole('button', { name: 'Copy code' });
  await buttons.first().click();
  await expect.poll(copied).toBe('const answer = 42; // <script>alert(1)</script>');
  await page.locator('.code-block', { hasText: 'before' }).getByRole('button', { name: /Cop/ }).click();
  await expect.poll(copied).toContain('const after = 2;');
  expect(await copied()).not.toContain('[!code');
});

alone(
  'a heading copies its link, and Ctrl+C with nothing selected the page, without a page menu too',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at('pages', '/components/'));
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Control+c');
    await expect.poll(copied).toContain('# Components');
    await page.getByRole('heading', { name: 'Tabs' }).click();
    await expect(page).toHaveURL(/#tabs$/);
    await expect.poll(copied).toBe(page.url());
    await test.step('words that are marked in it are not lost', async () => {
      const box = await page.getByRole('heading', { name: 'In a tab' }).boundingBox();
      const { x, y, height } = box ?? { x: 0, y: 0, height: 0 };
      await page.mouse.move(x + 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 40, y + height / 2);
      await page.mouse.up();
      expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
      await expect(page).toHaveURL(/#tabs$/);
    });
  },
);

test.describe('tabs', () => {
  test('are chosen by pointer and keyboard, alike everywhere, and remembered', async ({ page }) => {
    await page.goto(at('pages', '/components/'));
    const pnpm = page.getByRole('tab', { name: 'pnpm', exact: true });
    await expect(page.getByText('Second pnpm.')).toBeHidden();
    await pnpm.first().click();
    await expect(page.getByText('With pnpm.')).toBeVisible();
    await expect(page.getByText('Second pnpm.')).toBeVisible();
    await expect(page).toHaveURL(/#pnpm$/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('With npm.')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('With pnpm.')).toBeVisible();
    await page.goto(at('pages', '/code/'));
    await expect(page.getByText('pnpm add boats').first()).toBeVisible();
    await expect(page.getByText('npm install boats').first()).toBeHidden();
  });

  test('open by the hash of a tab and of a heading inside', async ({ page }) => {
    await page.goto(at('pages', '/components/#pnpm-2'));
    await expect(page.getByText('Second pnpm.')).toBeVisible();
    await page.goto(at('pages', '/components/#pnpm'));
    await page.goto(at('pages', '/components/#in-a-tab'));
    await expect(page.getByRole('heading', { name: /In a tab/ })).toBeVisible();
  });
});

test('accordions open by their hash, with those around them', async ({ page }) => {
  await page.goto(at('pages', '/disclosure/#first'));
  await expect(page.getByText('First inside.')).toBeVisible();
  await page.goto(at('pages', '/disclosure/'));
  await page.locator('summary').filter({ hasText: 'Alone' }).click();
  await expect(page).toHaveURL(/#alone$/);
  await page.locator('summary').filter({ hasText: 'Second' }).click();
  await page.locator('summary').filter({ hasText: 'Second' }).click();
  await page.locator('summary').filter({ hasText: 'Nested' }).click();
  const nested = page.url();
  expect(nested).toMatch(/#second:nested$/);
  await page.goto('about:blank');
  await page.goto(nested);
  await expect(page.getByText('Nested inside.')).toBeVisible();
  await test.step('views are chosen by their selector', async () => {
    await expect(page.getByText('Sails up.')).toBeVisible();
    await expect(page.getByText('Motor on.')).toBeHidden();
    await page.getByRole('combobox', { name: 'View' }).selectOption('Motor');
    await expect(page.getByText('Motor on.')).toBeVisible();
    await expect(page.getByText('Sails up.')).toBeHidden();
  });
});

test("an author's component is drawn as it begins", async ({ page }) => {
  await page.goto(at('pages', '/author/'));
  await expect(page.getByRole('button', { name: /Count/ })).toHaveText('Count 0');
});

test('the first key leads past the navigation, and a dismissed banner stays away', async ({ page }) => {
  await page.goto(at('everything'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content-area')).toBeFocused();
  await test.step('a dismissed banner stays away', async () => {
    await page.locator('#banner').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('#banner')).toBeHidden();
    await page.goto(at('everything', '/guides/mooring/'));
    await expect(page.locator('#banner')).toBeHidden();
  });
});

test.describe('addresses that are not there', () => {
  test.use({ quiet: false });

  test('show the page of the project, with ways on', async ({ page }) => {
    const response = await page.goto(at('everything', '/no/such/page/'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost at sea');
    await expect(page.locator('.not-found-description em')).toHaveText('sunk');
    await page.locator('#content').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Everything');
  });

  alone('follow redirects, by pattern too', async ({ page }) => {
    // Forwarding pages go away while they load: nobody may wait for the end of that.
    await page.goto(at('everything', '/moor/'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/guides\/mooring\/$/);
    await page.goto(at('everything', '/old/guides/mooring'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/guides\/mooring\/?$/);
  });
});

test('a site under a path works there', async ({ page }) => {
  await page.goto(at('base'));
  await page.locator('#content').getByRole('link', { name: 'page', exact: true }).click();
  await expect(page).toHaveURL(/\/some\/path\/guides\/one\/$/);
  await page.waitForLoadState();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').first().fill('two');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/some\/path\/guides\/two\//);
  await page.locator('.mermaid-view a').click();
  await expect(page).toHaveURL(/\/some\/path\/guides\/one\/$/);
});

test('right to left turns the page around', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('rtl'));
  const box = await page.locator('#sidebar').boundingBox();
  expect(box?.x).toBeGreaterThan(700);
  await expect(page.locator('pre').first()).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('link', { name: 'الإعداد' }).first()).toBeVisible();
});
