import { at, expect, test } from './sites.ts';

test('what is typed while the search dialog loads is not lost', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_waymark\/search\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('plain'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('moorx');
  await page.keyboard.press('Backspace');
  release();
  const input = page.getByRole('dialog').locator('input').first();
  await expect(input).toHaveValue('moor');
  await page.keyboard.type('ing');
  await expect(input).toHaveValue('mooring');
});

test.describe('readers of an address that there is not', () => {
  // The address answers 404 before the script of that page goes on.
  test.use({ quiet: false });

  test('follow a redirect with wildcards', async ({ page }) => {
    await page.goto(at('docs', '/errors/config/unknown-key?x=1'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/diagnostics\/config\/unknown-key\/\?x=1$/);
  });

  test('are sent home, whatever their author says of it', async ({ page }) => {
    await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'Elsewhere' }));
    await page.goto(at('feedback', '/none/'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(at('feedback', '/'));
  });
});
