import { at, expect, alone as test } from './sites.ts';

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

test('that an answer is on its way is seen', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_waymark/search/en.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('plain'));
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('mooring');
  const sign = page.locator('.search-field .sign');
  await expect(sign).toHaveCSS('animation-name', 'search-wait');
  release();
  await expect(page.locator('.search-hit mark').first()).toBeVisible();
  await expect(sign).toHaveCSS('animation-name', 'none');
});

test.describe('readers whose network failed', () => {
  // What is refused is told on the console.
  test.use({ quiet: false });

  test('ask again with Enter', async ({ page }) => {
    await page.route('**/_waymark/search/en.json', (route) => route.abort(), { times: 2 });
    await page.goto(at('plain'));
    await page.keyboard.press('Control+k');
    await page.locator('#search-input').fill('mooring');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Search could not be loaded');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(at('plain'));
  });

  test('have the styles of the search the next time', async ({ page }) => {
    await page.route(/_waymark\/search\.[^/]*\.css$/, (route) => route.abort(), { times: 1 });
    await page.goto(at('plain'));
    await page.keyboard.press('Control+k');
    await expect(page.locator('#search-input')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.locator('#search-dialog')).toHaveCSS('display', 'flex');
  });
});

test.describe('readers of an address that there is not', () => {
  // The address answers 404 before the script of that page goes on.
  test.use({ quiet: false });

  test('follow a redirect with wildcards', async ({ page }) => {
    await page.goto(at('docs', '/errors/config/unknown-key?x=1#why'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/diagnostics\/config\/unknown-key\/\?x=1#why$/);
    const rule = { match: '^/errors/', to: '/quickstart/#own' };
    await page.route('**/_waymark/redirects.json', (route) => route.fulfill({ json: [rule] }));
    await page.goto(at('docs', '/errors/config/unknown-key#why'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/quickstart\/#own$/);
  });

  test('see pages whose addresses or titles are alike in small letters, and no others', async ({ page }) => {
    const pages = [
      { route: '/Ärger', title: 'Trouble' },
      { route: '/wind', title: 'Wind' },
      { route: '/storm', title: 'ÄRGER  1 ' },
    ];
    await page.route('**/navigation.json', (route) => route.fulfill({ json: { pages } }));
    await page.goto(at('docs', `/${encodeURI('ÄRGER-1')}/`), { waitUntil: 'commit' });
    await expect(page.locator('.not-found-address')).toHaveText('/ärger-1');
    await expect(page.locator('.not-found-path')).toHaveText(['/storm', '/Ärger']);
  });

  test('are sent home, whatever their author says of it', async ({ page }) => {
    await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: 'Elsewhere' }));
    await page.goto(at('feedback', '/none/'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(at('feedback', '/'));
  });
});
