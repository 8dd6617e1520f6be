import type { Locator, Page } from '@playwright/test';
import { at, expect, alone as test } from './sites.ts';

const STATE = '/api-reference/state/state/';
const MORE = '/api-reference/state/more-state/';

/** The sample of a language, as it stands on the page. */
const sample = (page: Page, id: string): Locator => page.locator(`[data-sample="${id}"] code`);

const choice = (page: Page, name: string): Locator =>
  page.locator('.api-choices').getByLabel(name, { exact: true });

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));

test('choices on the page rewrite the samples of every language, and hold on the next page', async ({
  page,
}) => {
  await page.goto(at('playground', STATE));
  const built = await sample(page, 'bash').innerHTML();
  await expect(sample(page, 'bash')).toContainText('"name": "Gull"');
  await choice(page, 'Server').selectOption({ index: 1 });
  for (const id of ['bash', 'python', 'javascript', 'php', 'go', 'java', 'ruby'])
    await expect(sample(page, id)).toContainText('https://api.ferry.example/live/state/{ship}');
  await choice(page, 'Content type').selectOption({ label: 'application/json · A large ship' });
  await expect(sample(page, 'bash')).toContainText('"decks": 9');
  await expect(sample(page, 'python')).toContainText('"Titan"');
  await choice(page, 'Content type').selectOption({ label: 'application/xml' });
  await expect(sample(page, 'ruby')).toContainText('<name>Gull</name>');
  await expect(sample(page, 'ruby')).toContainText("request['Content-Type'] = 'application/xml'");
  await choice(page, 'Authorizations').selectOption({ label: 'No authorization' });
  await expect(sample(page, 'bash')).not.toContainText('<token>');

  await page.goto(at('playground', MORE));
  await expect(sample(page, 'bash')).toContainText('https://api.ferry.example/live/state/{ship}/more');
  await expect(choice(page, 'Server')).toHaveValue('1');

  await page.goto(at('playground', STATE));
  await choice(page, 'Server').selectOption({ index: 0 });
  await choice(page, 'Authorizations').selectOption({ index: 0 });
  await choice(page, 'Content type').selectOption({ index: 0 });
  await expect.poll(() => sample(page, 'bash').textContent()).toContain('"Gull"');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  expect(await sample(page, 'bash').innerHTML()).toBe(built);
  await test.step('tabs of the page are choices of the request too', async () => {
    const body = page.locator('wm-tabs[data-request-part="type"] > .tab-bar select');
    await body.selectOption({ label: 'application/xml' });
    await expect(sample(page, 'bash')).toContainText('<name>Gull</name>');
    await expect(choice(page, 'Content type')).toHaveValue('1.0');
    await choice(page, 'Content type').selectOption({ index: 0 });
    await expect(body).toHaveJSProperty('selectedIndex', 0);
    const authorizations = page.locator('wm-tabs[data-request-part="security"] > .tab-bar select');
    await authorizations.selectOption({ label: 'No authorization' });
    await expect(sample(page, 'bash')).not.toContainText('<token>');
    const dialog = await openForm(page);
    await dialog.getByRole('combobox', { name: 'Authorizations' }).selectOption('bearer');
    await page.keyboard.press('Escape');
    await expect(sample(page, 'bash')).toContainText('Bearer <token>');
    await expect(authorizations).toHaveJSProperty('selectedIndex', 0);
  });
  await test.step('JSON and cURL commands that are pasted fill the form', async () => {
    const dialog = await openForm(page);
    const box = (name: string): Locator => dialog.getByRole('textbox', { name, exact: true });
    const summary = dialog.locator('summary', { hasText: 'Paste JSON' });
    await summary.click();
    const paste = box('Paste JSON or a cURL command');
    await paste.fill('{"name": ');
    await expect(dialog.getByText('This is neither JSON')).toBeVisible();
    await paste.fill('{"name": "Pasted"}');
    await expect(box('name')).toHaveValue('Pasted');
    await summary.click();
    await paste.fill(
      `curl -XPOST "https://api.ferry.example/live/state/a%20b?limit=3" \\\n -H 'Authorization: Bearer abc' --data '{"name":"Tern","decks":2}'`,
    );
    await expect(box('ship')).toHaveValue('a b');
    await expect(box('limit')).toHaveValue('3');
    await expect(dialog.getByLabel('Token', { exact: true })).toHaveValue('abc');
    // The fields do not know the decks, so the body is a text.
    await expect(box('Body')).toHaveValue('{\n  "name": "Tern",\n  "decks": 2\n}');
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(
      'https://api.ferry.example/live/state/a%20b',
    );
  });
});

test('what is entered stands in the samples and on other pages, secrets do not', async ({ page }) => {
  await page.goto(at('playground', STATE));
  const dialog = await openForm(page);
  const box = (name: string): Locator => dialog.getByRole('textbox', { name, exact: true });
  await box('ship').fill('sea/gull');
  await box('limit').fill('7');
  await box('X-Secret-Note').fill('hush');
  await box('name').fill('Albatross');
  await box('pin').fill('1234');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText('/state/sea%2Fgull?limit=7');
  await page.keyboard.press('Escape');
  await expect(sample(page, 'python')).toContainText('/state/sea%2Fgull?limit=7');
  await expect(sample(page, 'go')).toContainText('"name": "Albatross"');
  expect(await stored(page)).not.toMatch(/hush|1234/);

  await page.goto(at('playground', MORE));
  await expect(sample(page, 'bash')).toContainText('/state/sea%2Fgull/more?limit=7');
  const more = await openForm(page);
  await expect(more.getByRole('textbox', { name: 'ship' })).toHaveValue('sea/gull');
  await page.goto(at('playground', STATE));
  const again = await openForm(page);
  await expect(again.getByRole('textbox', { name: 'name', exact: true })).toHaveValue('Albatross');
  await expect(again.getByRole('textbox', { name: 'pin' })).toHaveValue('');
});

test('credentials are kept only if the reader says so, and forgotten at once', async ({ page }) => {
  await page.goto(at('playground', STATE));
  const dialog = await openForm(page);
  await dialog.getByLabel('Token', { exact: true }).fill('t0ken');
  expect(await stored(page)).not.toContain('t0ken');
  await dialog.getByRole('checkbox', { name: 'Keep for this session' }).check();
  expect(await stored(page)).toContain('t0ken');
  await page.goto(at('playground', `${MORE}?playground=open`));
  const more = page.getByRole('dialog');
  await more.getByRole('combobox', { name: 'Authorizations' }).selectOption('bearer');
  await expect(more.getByLabel('Token', { exact: true })).toHaveValue('t0ken');
  expect(await page.locator('main').innerHTML()).not.toContain('t0ken');
  await more.getByRole('button', { name: 'Forget' }).click();
  await expect(more.getByLabel('Token', { exact: true })).toHaveValue('');
  expect(await stored(page)).not.toContain('t0ken');
});

test('a reader signs in at the provider, with PKCE', async ({ page, context }) => {
  let asked = new URLSearchParams();
  let started = new URLSearchParams();
  await context.route('http://localhost:9/authorize*', (route) => {
    started = new URL(route.request().url()).searchParams;
    const back = new URL(started.get('redirect_uri') ?? '');
    back.searchParams.set('state', started.get('state') ?? '');
    back.searchParams.set('code', 'c0de');
    const body = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await context.route('http://localhost:9/token', (route) => {
    asked = new URLSearchParams(route.request().postData() ?? '');
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { access_token: 'signed-in' },
    });
  });
  await page.goto(at('playground', STATE));
  const dialog = await openForm(page);
  await dialog.getByRole('combobox', { name: 'Authorizations' }).selectOption('signIn');
  await dialog.locator('summary', { hasText: 'Sign in' }).click();
  await expect(dialog.getByText('/_waymark/oauth-callback.html')).toBeVisible();
  await dialog.getByLabel('Client ID', { exact: true }).fill('me');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Token', { exact: true })).toHaveValue('signed-in');
  expect(Object.fromEntries(started)).toMatchObject({
    response_type: 'code',
    client_id: 'me',
    code_challenge_method: 'S256',
    scope: 'read write',
  });
  expect(Object.fromEntries(asked)).toMatchObject({
    grant_type: 'authorization_code',
    code: 'c0de',
    client_id: 'me',
  });
  const verifier = new TextEncoder().encode(asked.get('code_verifier') ?? '');
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', verifier)).toString('base64url');
  expect(started.get('code_challenge')).toBe(digest);
  expect(asked.get('redirect_uri')).toBe(started.get('redirect_uri'));
  expect(await stored(page)).not.toMatch(/signed-in|c0de/);
});

test('a code for another device is shown, and its token waited for', async ({ page }) => {
  const answers = [{ error: 'authorization_pending' }, { access_token: 'from-device' }];
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('http://localhost:9/device', (route) =>
    route.fulfill({
      headers,
      json: {
        device_code: 'd',
        user_code: 'WDJB-MJHT',
        verification_uri: 'https://id.example/device',
        interval: 0,
      },
    }),
  );
  await page.route('http://localhost:9/token', (route) =>
    route.fulfill({ headers, json: answers.shift() ?? {} }),
  );
  await page.goto(at('playground', STATE));
  const dialog = await openForm(page);
  await dialog.getByRole('combobox', { name: 'Authorizations' }).selectOption('device');
  await dialog.locator('summary', { hasText: 'Get a token' }).click();
  await dialog.getByLabel('Client ID', { exact: true }).fill('me');
  await dialog.getByRole('button', { name: 'Get a token' }).click();
  await expect(dialog.getByLabel('Token', { exact: true })).toHaveValue('from-device');
  await expect(dialog.getByText('The token has arrived.')).toBeVisible();
});

test('readers whose browser keeps nothing choose light and dark all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at('playground', STATE));
  const toggle = page.locator('[data-mode-toggle]').first();
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
});
