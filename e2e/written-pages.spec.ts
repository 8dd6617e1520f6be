import { startApi } from './api-server.ts';
import { expectAccessible } from './axe.ts';
import { at, expect, alone as test } from './sites.ts';

test('cookies go along where the configuration says so', async ({ page, context }) => {
  const api = await startApi();
  await context.addCookies([{ name: 'session', value: 'kept', url: at('written-pages') }]);
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => waymark.api.playground.setServerVariables({ port: '${api.port}' }))`,
  );
  await page.goto(at('written-pages', '/api-reference/who-am-i/'));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => api.arrivals.at(-1)?.headers.cookie).toBe('session=kept');
  await expect(page.getByRole('dialog').getByText('200 OK', { exact: true })).toBeVisible();
  api.close();
});

test('fields of a page begin with the defaults that its author gave them, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let sent = { url: '', body: '' };
  await page.route('https://ships.example/**', (route) => {
    sent = { url: route.request().url(), body: route.request().postData() ?? '' };
    const headers = {
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, authorization',
    };
    return route.fulfill({ headers, json: { fine: true } });
  });
  await page.goto(at('written-pages', '/add/'));
  await page.getByRole('button', { name: 'Try it' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'name', exact: true })).toHaveValue('Gull');
  await expect(dialog.getByRole('combobox', { name: 'notify' })).toHaveValue('false');
  // A hint is no value.
  await expect(dialog.getByRole('textbox', { name: 'cars' })).toHaveAttribute('placeholder', '40');
  await dialog.getByRole('textbox', { name: 'port' }).fill('Kiel');
  await expectAccessible(page, '#playground');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => sent.url).toBe('https://ships.example/v1/ships/Kiel?notify=false');
  expect(JSON.parse(sent.body)).toEqual({ name: 'Gull' });
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('nothing touches what comes after it, or the edge around it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gap = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => {
      const above = element.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
      return element.getBoundingClientRect().top - above.bottom;
    });
  await page.goto(at('written-pages', '/crew/'));
  expect(await gap('li > ul + p')).toBeGreaterThan(8);
  await page.goto(at('written-pages', '/api-reference/who-am-i/'));
  expect(await gap('.entry-content > p + ul')).toBeGreaterThan(2);
  await expect(page.locator('#request-example pre code').first()).toHaveCSS('padding-right', '16px');
});

test('a note about an address without a page is written as large as a note elsewhere', async ({ page }) => {
  await page.goto(at('written-pages', '/404.html'));
  await expect(page.locator('.not-found-description .callout')).toHaveCSS('font-size', '15px');
});
