import type { Page } from '@playwright/test';
import { at, expect, alone as test } from './sites.ts';

/** Titles of the pages that a question finds, in no order. */
async function expectFound(page: Page, question: string, titles: readonly string[]): Promise<void> {
  const input = page.getByRole('dialog').locator('#search-input');
  if (!(await input.isVisible())) await page.keyboard.press('Control+k');
  await input.fill(question);
  const rows = page.getByRole('dialog').locator('.search-page .search-title');
  await expect(async () => {
    expect([...(await rows.allTextContents())].sort()).toEqual([...titles].sort());
  }).toPass();
}

const filter = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('combobox', { name, exact: true });

test('finds pages of the language and version that the reader is in', async ({ page }) => {
  await page.goto(at('search-scope', '/v1/anchor/'));
  await expectFound(page, 'anchor', ['Anchor one', 'Anchor words']);
  await expect(filter(page, 'Version')).toHaveValue('1.0');
  await page.goto(at('search-scope', '/de/v2/anchor/'));
  await expectFound(page, 'anchor', ['Anker anchor zwei', 'Anchor Wörter']);
});

test('is widened to all versions, and to another language', async ({ page }) => {
  await page.goto(at('search-scope', '/v1/anchor/'));
  await expectFound(page, 'anchor', ['Anchor one', 'Anchor words']);
  await test.step('to all versions, and to another language', async () => {
    await filter(page, 'Version').selectOption('');
    await expectFound(page, 'anchor', ['Anchor one', 'Anchor two', 'Anchor words']);
    await filter(page, 'Language').selectOption({ label: 'Deutsch' });
    await expectFound(page, 'anchor', ['Anker anchor eins', 'Anker anchor zwei', 'Anchor Wörter']);
  });
  await test.step('keeps the version through a language that has none', async () => {
    await filter(page, 'Language').selectOption({ label: 'English' });
    await filter(page, 'Version').selectOption({ label: '1.0' });
    await filter(page, 'Language').selectOption({ label: 'Français' });
    await expectFound(page, 'anchor', ['Ancre anchor']);
    await filter(page, 'Language').selectOption({ label: 'English' });
    await expectFound(page, 'anchor', ['Anchor one', 'Anchor words']);
    await expect(filter(page, 'Version')).toHaveValue('1.0');
  });
  await test.step('says what a row leads to and what keys do', async () => {
    const dialog = page.getByRole('dialog');
    const signs = dialog.locator('.search-page .sign');
    await expect(signs.first()).toHaveAttribute('data-sign', 'page');
    // The same question was asked again: its rows may be exchanged at any moment.
    await expect(signs.first()).toHaveCSS('mask-image', /url\(/);
    await expect(dialog.locator('.search-keys kbd')).toHaveText(['↑', '↓', '↵']);
    await expect(dialog.locator('.search-keys')).toBeVisible();
  });
});

test('offers all versions where one has nothing', async ({ page }) => {
  await page.goto(at('search-scope', '/v2/anchor/'));
  await expectFound(page, 'winch', []);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'No results for “winch” All Results: 1',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'All', exact: true }).click();
  await expectFound(page, 'winch', ['Winch']);
  await expect(filter(page, 'Version')).toHaveValue('');
  await test.step('leads on where nothing is found, and is not wider where that would not help', async () => {
    await filter(page, 'Version').selectOption({ label: '2.0' });
    await expectFound(page, 'zeppelin', []);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('No results for “zeppelin”');
    await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(0);
    await expect(dialog.getByText('You may be looking for')).toBeVisible();
    await test.step('a pasted text leaves room for that', async () => {
      await page.locator('#search-input').fill('zeppelin '.repeat(500));
      await expect(dialog.getByRole('status')).toHaveText(/^No results for “(zeppelin ){8}zeppelin…”$/);
    });
    await dialog.getByRole('link', { name: 'Anchor words' }).click();
    await expect(page).toHaveURL(/\/glossary\/$/);
  });
});

test('begins with the default version on a page outside of all, then with the chosen one', async ({
  page,
}) => {
  await page.goto(at('search-scope'));
  await expectFound(page, 'anchor', ['Anchor two', 'Anchor words']);
  await page.goto(at('search-scope', '/v2/anchor/'));
  await page.locator('[data-selector="version"] > button').click();
  await page.locator('.menu:popover-open').getByRole('link', { name: '1.0', exact: true }).click();
  await expect(page).toHaveURL(/\/v1\/anchor\/$/);
  await page.goto(at('search-scope'));
  await expectFound(page, 'anchor', ['Anchor one', 'Anchor words']);
});

test('opens with the question of the address', async ({ page }) => {
  await page.goto(at('search-scope', '/v1/anchor/?search=winch'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('#search-input')).toHaveValue('winch');
  await expect(dialog.locator('.search-page .search-title')).toHaveText(['Winch']);
});

test('is closed by the keys that opened it, and a long list is no stop of the Tab key', async ({ page }) => {
  await page.goto(at('docs'));
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('page');
  const results = page.getByRole('listbox');
  await expect(async () => {
    expect(
      await results.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeGreaterThan(0);
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results).not.toBeFocused();
  await page.locator('#search-input').focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a search that does not arrive', () => {
  test.use({ quiet: false });

  test('is told in the language of the page', async ({ page }) => {
    await page.route(/_waymark\/search\./, (route) => route.abort());
    for (const [path, said] of [
      ['/v1/anchor/', 'Search could not be loaded'],
      ['/de/v2/anchor/', 'Die Suche konnte nicht geladen werden'],
    ] as const) {
      await page.goto(at('search-scope', path));
      // It is closed as it comes: a page that waits for that hears no key, not even the end of this one.
      const told = page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss();
        return dialog.message();
      });
      await page.keyboard.press('Control+k');
      expect(await told).toBe(said);
    }
  });
});
