import type { Page } from '@playwright/test';
import { alone, at, expect, test } from './sites.ts';

const open = (page: Page, hash = ''): Promise<unknown> => page.goto(at('components', `/widgets/${hash}`));

test.describe('a tooltip', () => {
  test('opens by focus and pointer, closes by Escape, and stays within a narrow window', async ({ page }) => {
    await open(page);
    const word = page.getByRole('button', { name: 'knot' });
    const tip = page.getByRole('tooltip', { includeHidden: true });
    await expect(tip).toBeHidden();
    await word.focus();
    await expect(tip).toBeVisible();
    await expect(word).toHaveAccessibleDescription(/One nautical mile an hour/);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(word).toBeFocused();
    await word.blur();
    await word.hover();
    await expect(tip).toBeVisible();
    await tip.getByRole('link', { name: 'More' }).hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await test.step('and stays closed when the pointer leaves it by that, as Firefox says before it looks again', async () => {
      await word.hover();
      await page.keyboard.press('Escape');
      await page.locator('wm-tooltip', { has: word }).dispatchEvent('mouseleave');
      await expect(tip).toBeHidden();
    });
    await test.step('and is placed when a mouse is told of: Firefox tells of a pointer before it draws the hover', async () => {
      const shift = (type: string) =>
        tip.evaluate((box, name) => {
          box.removeAttribute('style');
          box.parentElement?.dispatchEvent(new PointerEvent(name));
          return box.getAttribute('style');
        }, type);
      expect(await shift('pointerenter')).toBeNull();
      expect(await shift('mouseenter')).toContain('--_shift');
    });
    await page.setViewportSize({ width: 320, height: 600 });
    await word.focus();
    await expect(tip).toBeVisible();
    const box = await tip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

test('a picture opens large, unless it leads elsewhere or must not', async ({ page }) => {
  await open(page);
  const picture = page.getByRole('button', { name: /A red square/ });
  const dialog = page.getByRole('dialog', { name: /A red square/ });
  await test.step('by key and pointer, and gives the focus back', async () => {
    await picture.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(picture).toBeFocused();
    await picture.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('and keeps the page in its place', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await picture.press('Enter');
    await expect(dialog).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(195, 300);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
  });
  await test.step('and is called what its page says now, when the page changes while it is written', async () => {
    await picture.evaluate((element) => {
      element.setAttribute('data-zoom', 'Bild vergrößern');
      document.dispatchEvent(new Event('wm-morph'));
    });
    await expect(page.getByRole('button', { name: 'Bild vergrößern: A red square' })).toBeVisible();
  });
  await test.step('not one that leads elsewhere, or must not', async () => {
    await expect(
      page.getByRole('button', { name: /linked square|plain square|square behind|Not zoomable/ }),
    ).toHaveCount(0);
    await page.getByRole('img', { name: 'A plain square' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('img', { name: 'A linked square' }).click();
    await expect(page).toHaveURL(/changelog/);
  });
});

test('a tree is walked by keys', async ({ page }) => {
  await open(page);
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
  const harbour = page.getByRole('treeitem', { name: /^harbour/ });
  await harbour.focus();
  await expect(harbour).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(harbour).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(item('quay.txt')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(harbour).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('zone.txt')).toBeFocused();
  await page.keyboard.press('g');
  await expect(item('gig.txt')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(item('quay.txt')).toBeHidden();
  // The colour of its author is a tint, on which text can be read.
  await expect(item('zone.txt')).toHaveCSS('background-color', /\/ 0\.15\)/);
});

test('a hash opens every tab and accordion around its target, and leads to steps', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await test.step('steps, which the contents list by the size of their titles', async () => {
    const contents = page.locator('#table-of-contents');
    await expect(contents.getByRole('link')).toHaveText(['Cast off', 'Set sail']);
    await contents.getByRole('link', { name: 'Set sail' }).click();
    await expect(page.locator('#set-sail')).toBeInViewport();
    await expect(page.locator('#inner-step')).toHaveCount(1);
  });
  await test.step('tabs and accordions', async () => {
    await expect(page.getByText('At the bottom.')).toBeHidden();
    await open(page, '#deep-inside');
    await expect(page.getByText('At the bottom.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Full' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Full' })).toHaveCount(1);
    // It can be found in the page, and would be read out as a panel without content.
    await expect(page.getByRole('tabpanel', { name: 'Reefed' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Reefed' }).click();
    await expect(page).toHaveURL(/#reefed$/);
  });
});

test('a choice of a language counts in tabs and lists of code, and long code opens and closes', async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole('button', { name: 'See all 14 lines' });
  await expect(page.getByText('last line')).not.toBeInViewport();
  await button.press('Enter');
  const close = page.getByRole('button', { name: 'Collapse' });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await close.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const list = page.getByRole('combobox', { name: 'Language' });
  await expect(list).toHaveValue(/.+/);
  await list.selectOption('Go');
  await expect(page.getByText('Set("main")')).toBeVisible();
  await expect(page.getByText('With Go.')).toBeVisible();
  await page.getByRole('tab', { name: 'Main' }).click();
  await expect(page.getByText('Set("main")')).toBeVisible();
});

alone('colours and prompts are copied as they are written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: /Ink/ }).click();
  await expect.poll(copied).toBe('#102030');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: /Ink/ }).click();
  await expect.poll(copied).toBe('#a0b0c0');
  await page.locator('.prompt').getByRole('button', { name: 'Copy' }).click();
  await expect.poll(copied).toBe('Which rope {is} best?\n  Indented.');
  await expect(page.getByRole('link', { name: /Cursor/ })).toHaveAttribute('href', /Which%20rope%20%7Bis%7D/);
});

test('cards and tabs stand as they should, and a card is one link', async ({ page }) => {
  await open(page);
  await test.step('an author who colours the border of the chosen tab colours the line below it alone', async () => {
    const chosen = page.getByRole('tab', { selected: true }).first();
    await expect(chosen).toHaveCSS('border-width', '0px 0px 2px');
  });
  await test.step('code in a card is copied by a button at its end', async () => {
    const code = page.locator('.card .code-block');
    const [block, button] = await Promise.all([code.boundingBox(), code.getByRole('button').boundingBox()]);
    const end = (block?.x ?? 0) + (block?.width ?? 0);
    expect(end - (button?.x ?? 0)).toBeLessThan(48);
    expect(block?.height, 'of a single line').toBeLessThan(64);
  });
  await test.step('cards in a grid of the author stand apart, by its gap between rows or by their own margins', async () => {
    for (const [names, gap] of [
      ['grid gap-6', 24],
      ['gap-6 grid', 24],
      ['grid gap-x-6', 16],
      ['grid', 16],
    ] as const)
      expect(await gapInGrid(page, names), names).toBe(gap);
  });
  await test.step('a card is one link, and the links in it stay theirs', async () => {
    await expect(page.locator('.card').filter({ hasText: 'Not yet' }).getByRole('link')).toHaveCount(0);
    const card = page.locator('.card').filter({ hasText: 'Whole card' });
    await card.getByRole('link', { name: 'link of its own' }).click();
    await expect(page).toHaveURL(/views/);
    await open(page);
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    await card.click({ position: { x: width - 8, y: height - 8 } });
    await expect(page).toHaveURL(/changelog/);
  });
});

/** The gap between two cards in a grid whose author gives it these classes. */
function gapInGrid(page: Page, names: string): Promise<number> {
  return page
    .locator('.card')
    .first()
    .evaluate((card, className) => {
      const grid = Object.assign(document.createElement('div'), { className });
      grid.style.display = 'grid';
      if (/gap-\d/.test(className)) grid.style.gap = '24px';
      grid.append(card.cloneNode(true), card.cloneNode(true));
      card.before(grid);
      const [first, second] = [...grid.children].map((child) => child.getBoundingClientRect());
      grid.remove();
      return (second?.top ?? 0) - (first?.bottom ?? 0);
    }, names);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  alone('everything is read, and what opens opens', async ({ page }) => {
    await open(page);
    for (const text of ['quay.txt', 'gig.txt', 'Two reefs.', 'With Go.', 'Set("main")', 'last line', 'Ada.'])
      await expect(page.getByText(text).first()).toBeVisible();
    await page.locator('summary', { hasText: 'Deep inside' }).click();
    await expect(page.getByText('At the bottom.')).toBeVisible();
    await page.getByRole('button', { name: 'knot' }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page.getByRole('img', { name: 'A red square' })).toBeVisible();
    await page.locator('summary', { hasText: 'Show prompt' }).click();
    await expect(page.getByText('Which rope {is} best?')).toBeVisible();
  });
});

test('a card of a repository shows the numbers that come, and none where none do', async ({ page }) => {
  let answer: unknown = { description: 'What it is for.', stargazers_count: 1234, forks_count: 56 };
  await page.route('https://api.github.com/**', (route) => route.fulfill({ json: answer }));
  await page.goto(at('docs', '/components/page-parts/'));
  const card = page.locator('wm-repo').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.github-repo-counts')).toHaveText(/1\.2K\s+56/);
  await expect(card.locator('.github-repo-counts svg')).toBeVisible();
  answer = { description: 'What it is for.' };
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('What it is for.');
  await expect(card.locator('.github-repo-counts')).toHaveCount(0);
});
