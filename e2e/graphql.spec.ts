import { startApi, type TestApi } from './api-server.ts';
import { expectAccessible } from './axe.ts';
import { at, alone as base, expect } from './sites.ts';

const test = base.extend<{ readonly api: TestApi }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it.
  api: async ({}, use) => {
    const api = await startApi();
    await use(api);
    api.close();
  },
});

test('a query is asked from its page', async ({ page, api }) => {
  await page.route('https://harbour.example/**', async (route) => {
    const request = route.request();
    const response = await fetch(`http://127.0.0.1:${api.port}/graphql`, {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(request.method() === 'POST' ? { body: request.postData() ?? '' } : {}),
    });
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
  await page.goto(at('graphql', '/graphql-reference/queries/ship/'));
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('imo', { exact: true }).fill('9321483');
  await dialog.getByLabel('Token', { exact: true }).fill('t0ken');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => api.arrivals.length).toBe(1);
  const [arrival] = api.arrivals;
  expect(arrival?.headers['authorization']).toBe('Bearer t0ken');
  const body = JSON.parse(arrival?.body ?? '') as { readonly query: string; readonly variables: unknown };
  expect(body.variables).toEqual({ imo: '9321483' });
  expect(body.query).toContain('query Ship($imo: ID!) {');
  await expect(dialog.getByText('200 OK', { exact: true })).toBeVisible();
});

test('a subscription is followed over a WebSocket', async ({ page }) => {
  const sent: unknown[] = [];
  await page.routeWebSocket('wss://harbour.example/graphql', (socket) => {
    socket.onMessage((message) => {
      const { type, ...rest } = JSON.parse(String(message)) as { readonly type: string };
      sent.push({ type, ...rest });
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
      if (type === 'subscribe')
        socket.send('{"id":"1","type":"next","payload":{"data":{"arrived":{"name":"Gull"}}}}');
    });
  });
  await page.goto(at('graphql', '/graphql-reference/subscriptions/arrived/'));
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Token', { exact: true }).fill('t0ken');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  const log = dialog.getByRole('log');
  await expect(log).toContainText('"name":"Gull"');
  await expect(log).not.toContainText('t0ken');
  expect(sent).toMatchObject([
    { type: 'connection_init', payload: { Authorization: 'Bearer t0ken' } },
    { type: 'subscribe', id: '1', payload: { query: expect.stringContaining('subscription Arrived') } },
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(log).toContainText('Disconnected');
});

test('types lead to each other, and can be read on a phone', async ({ page }) => {
  await page.goto(at('graphql', '/graphql-reference/types/Found/'));
  await page.locator('.api-bar').getByRole('link', { name: 'Berth' }).click();
  await expect(page.getByRole('heading', { name: 'Berth', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/graphql-reference/types/Ship/', '/graphql-reference/types/Freight/', '/ships/']) {
    await page.goto(at('graphql', path));
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});
