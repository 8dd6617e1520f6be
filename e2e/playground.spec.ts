import type { Locator, Page } from '@playwright/test';
import { type Arrival, startApi, type TestApi } from './api-server.ts';
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

const PAGES = {
  styles: '/api-reference/styles/styles/',
  json: '/api-reference/bodies/json/',
  form: '/api-reference/bodies/form/',
  multipart: '/api-reference/bodies/multipart/',
  text: '/api-reference/bodies/text/',
  file: '/api-reference/bodies/file/',
  get: '/api-reference/bodies/with-get/',
  security: '/api-reference/security/schemes/',
  answers: '/api-reference/answers/answers/',
  trace: '/api-reference/answers/trace/',
} as const;

/** Opens the playground of a page, its server set to the API of the test. */
async function open(page: Page, api: TestApi, name: keyof typeof PAGES): Promise<Locator> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => waymark.api.playground.setServerVariables({ port: '${api.port}' }))`,
  );
  await page.goto(at('playground', PAGES[name]));
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  // Authors style it by this.
  await expect(dialog.locator('#api-playground-input')).toBeVisible();
  return dialog;
}

async function send(dialog: Locator, api: TestApi): Promise<Arrival> {
  const before = api.arrivals.length;
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => api.arrivals.length).toBe(before + 1);
  const arrival = api.arrivals.at(-1);
  if (arrival === undefined) throw new Error('nothing arrived');
  return arrival;
}

/** Fills the rows of a list. */
async function fillList(dialog: Locator, name: string, values: readonly string[]): Promise<void> {
  const group = dialog.getByRole('group', { name, exact: true });
  for (const [index, value] of values.entries()) {
    await group.getByRole('button', { name: 'Add entry' }).click();
    await dialog.getByRole('textbox', { name: `${name} ${index + 1}`, exact: true }).fill(value);
  }
}

test('pages without a playground load nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of ['/', PAGES.json]) await page.goto(at('playground', path));
  await page.goto(at('playground', '/quiet/'));
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copy /quiet' })).toBeVisible();
  await page.goto(at('playground', '/silent/'));
  await expect(page.getByRole('button', { name: 'Copy /silent' })).toHaveCount(0);
  expect(loaded.filter((url) => /playground|request\./.test(new URL(url).pathname))).toEqual([]);
});

test('every style of parameter arrives as it should', async ({ page, api }) => {
  const dialog = await open(page, api, 'styles');
  await test.step('from right to left the arrows of all choices stand at the left, and what is chosen keeps its own direction', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const seen = await dialog.locator('select').evaluateAll((menus) =>
      (menus as HTMLSelectElement[]).map((menu) => ({
        menu: getComputedStyle(menu).direction,
        server: menu.selectedOptions[0]?.text.startsWith('http') === true,
        option: getComputedStyle(menu.selectedOptions[0] ?? menu).direction,
      })),
    );
    expect(seen.map(({ menu }) => menu)).toEqual(seen.map(() => 'rtl'));
    expect(seen.filter(({ server }) => server).map(({ option }) => option)).toContain('ltr');
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });
  const box = (name: string): Locator => dialog.getByRole('textbox', { name, exact: true });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Add entry: simple' })).toBeFocused();
  await fillList(dialog, 'simple', ['a b', 'c/d']);
  await fillList(dialog, 'label', ['1', 'two']);
  // What is wrong with an entry stands at the entry.
  await expect(box('label 2')).toHaveAccessibleDescription('Expected: integer');
  await expect(box('label 1')).toHaveAttribute('aria-invalid', 'false');
  await box('label 2').fill('2');
  await box('matrix').fill('x/y');
  await fillList(dialog, 'form', ['one', 'two&three']);
  await dialog.getByRole('checkbox', { name: 'blue' }).check();
  await dialog.getByRole('checkbox', { name: 'red' }).check();
  await fillList(dialog, 'spaces', ['s1', 's2']);
  await fillList(dialog, 'pipes', ['p1', 'p2']);
  await dialog.locator('summary', { hasText: /^deep/ }).click();
  await box('from').fill('Kiel');
  await dialog.locator('summary', { hasText: /^to/ }).click();
  await box('port').nth(1).fill('7');
  const openGroup = dialog.getByRole('group', { name: 'open', exact: true });
  await openGroup.getByRole('button', { name: 'Add entry' }).click();
  await openGroup.getByRole('textbox', { name: 'Name 1' }).fill('any');
  await openGroup.getByRole('textbox', { name: 'Value 1' }).fill('thing');
  await dialog.locator('summary', { hasText: /^filter/ }).click();
  await dialog.getByRole('combobox', { name: 'near' }).selectOption('true');
  await box('path').fill('a/b:c?');
  await box('limit').fill('5');
  await dialog.getByRole('combobox', { name: 'class' }).selectOption('second');
  await dialog.getByRole('combobox', { name: 'open only' }).selectOption('false');
  await dialog.getByLabel('day', { exact: true }).fill('2026-02-03');
  await fillList(dialog, 'X-Crew', ['Ann', 'Bo']);
  await box('X-Captain').fill('Zoë 海');
  await box('session').fill('s3cret');
  const arrival = await send(dialog, api);
  const [path, query] = arrival.url.split('?', 1).concat(arrival.url.slice(arrival.url.indexOf('?') + 1));
  expect(path).toBe('/v1/styles/a%20b,c%2Fd/.1.2/;matrix=x%2Fy');
  expect(query?.split('&')).toEqual([
    'form=one',
    'form=two%26three',
    'commas=red,blue',
    'spaces=s1%20s2',
    'pipes=p1%7Cp2',
    'deep[from]=Kiel',
    'deep[to][port]=7',
    'open[any]=thing',
    'filter=%7B%22near%22%3Atrue%7D',
    'path=a/b:c?',
    'limit=5',
    'class=second',
    'open%20only=false',
    'day=2026-02-03',
  ]);
  expect(arrival.headers['x-crew']).toBe('Ann,Bo');
  // Node.js reads the bytes of headers as Latin-1.
  expect(Buffer.from(String(arrival.headers['x-captain']), 'latin1').toString()).toBe('Zoë 海');
  // A page may not set cookies: the command has it, and the form says so.
  expect(arrival.headers.cookie).toBeUndefined();
  await expect(dialog.getByRole('region', { name: 'cURL' })).toContainText(
    "--header 'Cookie: session=s3cret'",
  );
  await expect(dialog.getByText('A page may not send this.')).toBeVisible();
});

test('a JSON body is built from fields, checked, and edited as text', async ({ page, api }) => {
  const dialog = await open(page, api, 'json');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Fields to correct: 2')).toBeVisible();
  expect(api.arrivals).toHaveLength(0);
  await expect(dialog.getByRole('textbox', { name: 'name', exact: true }).first()).toBeFocused();
  await dialog.getByRole('textbox', { name: 'name', exact: true }).first().fill('G');
  await expect(dialog.getByText('Length: at least 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill in examples' }).click();
  await dialog.getByRole('textbox', { name: 'cars' }).fill('many');
  await expect(dialog.getByText('Expected: integer')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'cars' }).fill('40');
  await dialog.getByRole('combobox', { name: 'night' }).selectOption('true');
  await dialog.locator('summary', { hasText: /^captain/ }).click();
  await dialog.getByRole('textbox', { name: 'name', exact: true }).nth(1).fill('Ida');
  await dialog.getByRole('combobox', { name: 'cargo: One of' }).selectOption('Note');
  await dialog.getByRole('textbox', { name: 'cargo' }).fill('Fragile');
  await dialog.getByRole('textbox', { name: 'extra' }).fill('[1, null]');
  const first = await send(dialog, api);
  const sent = {
    name: 'Gull',
    kind: 'ferry',
    fare: 12.5,
    cars: 40,
    night: true,
    ports: ['Kiel', 'Oslo'],
    captain: { name: 'Ida' },
    cargo: 'Fragile',
    extra: [1, null],
  };
  expect(JSON.parse(first.body)).toEqual(sent);
  expect(first.headers['content-type']).toBe('application/json');

  await dialog.getByRole('button', { name: 'JSON' }).click();
  const editor = dialog.getByRole('textbox', { name: 'Body' });
  expect(JSON.parse(await editor.inputValue())).toEqual(sent);
  await editor.fill('{\n  "name": "Gull",\n  "kind": "raft",\n  "fare": "much"\n}');
  await expect(dialog.getByText('Line 3: kind: Available options: "ferry"')).toBeVisible();
  await expect(dialog.getByText('Line 4: fare: Expected: number')).toBeVisible();
  await editor.fill('{\n  "name": "Gull",\n  "kind" "ferry"\n}');
  await expect(dialog.getByText('Line 3: This is not valid JSON')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await expect.poll(() => api.arrivals.at(-1)?.body).toContain('"kind" "ferry"');
  // Figures keep every digit.
  await editor.fill('{"name":"Gull","kind":"ferry","fare":12345678901234567890}');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => api.arrivals.at(-1)?.body).toContain('12345678901234567890');
  await dialog.getByRole('button', { name: 'Form' }).click();
  await expect(dialog.getByRole('combobox', { name: 'kind' })).toHaveValue('"ferry"');
});

test('forms, files and texts arrive', async ({ page, api }) => {
  const form = await open(page, api, 'form');
  await form.getByRole('textbox', { name: 'name' }).fill('a b&c');
  await fillList(form, 'tags', ['x', 'y']);
  const sentForm = await send(form, api);
  expect(sentForm.body).toBe('name=a%20b%26c&tags=x&tags=y');
  expect(sentForm.headers['content-type']).toBe('application/x-www-form-urlencoded');

  const multipart = await open(page, api, 'multipart');
  const file = (name: string, text: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(text) });
  await multipart.getByLabel('picture', { exact: true }).setInputFiles(file('ship.png', 'SHIP'));
  const more = multipart.getByRole('group', { name: 'more', exact: true });
  await more.getByRole('button', { name: 'Add entry' }).click();
  await multipart.getByLabel('more 1').setInputFiles(file('sea.png', 'SEA'));
  await multipart.locator('summary', { hasText: /^about/ }).click();
  await multipart.getByRole('textbox', { name: 'deck' }).fill('3');
  await multipart.getByRole('textbox', { name: 'caption' }).fill('Hull');
  const parts = await send(multipart, api);
  expect(parts.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(parts.body).toContain('name="picture"; filename="ship.png"\r\nContent-Type: image/png\r\n\r\nSHIP');
  expect(parts.body).toContain('name="more"; filename="sea.png"');
  expect(parts.body).toMatch(/name="about"[\s\S]*?Content-Type: application\/json\r\n\r\n\{"deck":3\}/);
  expect(parts.body).toContain('name="caption"\r\n\r\nHull');

  const text = await open(page, api, 'text');
  await text.getByRole('textbox', { name: 'Body' }).fill('Fair wind');
  const sentText = await send(text, api);
  expect(sentText.body).toBe('Fair wind');
  expect(sentText.headers['content-type']).toContain('text/plain');

  const binary = await open(page, api, 'file');
  await binary
    .locator('input[type="file"]')
    .setInputFiles({ name: 'b', mimeType: '', buffer: Buffer.from([1, 255, 0]) });
  const sentFile = await send(binary, api);
  expect([...sentFile.body].map((sign) => sign.charCodeAt(0))).toEqual([1, 255, 0]);
  expect(sentFile.headers['content-type']).toBe('application/octet-stream');

  const get = await open(page, api, 'get');
  await get.getByRole('textbox', { name: 'a' }).fill('1');
  expect((await send(get, api)).body).toBe('');
  await expect(get.getByText('A page may not send this.')).toBeVisible();
  await expect(get.getByRole('region', { name: 'cURL' })).toContainText('--data');
});

test('credentials go where their scheme says, and nowhere else', async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await open(page, api, 'security');
  const choose = (label: string): Promise<unknown> =>
    dialog.getByRole('combobox', { name: 'Authorizations' }).selectOption({ label });
  const secret = (name: string): Locator => dialog.getByLabel(name, { exact: true });
  const command = dialog.getByRole('region', { name: 'cURL' });

  await expect(command).toContainText('Authorization: Bearer <token>');
  await secret('Token').fill('t0ken');
  await expect(command).toContainText('Authorization: Bearer •••••');
  await expect(command).not.toContainText('t0ken');
  await test.step('the command that is copied holds what is sent', async () => {
    await dialog.getByRole('button', { name: 'Copy cURL' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("--header 'Authorization: Bearer t0ken'");
  });
  expect((await send(dialog, api)).headers.authorization).toBe('Bearer t0ken');
  await secret('Token').fill('bearer t0ken');
  expect((await send(dialog, api)).headers.authorization).toBe('Bearer t0ken');

  await choose('basic');
  await secret('User name').fill('ånn');
  await secret('Password').fill('p:w');
  const basic = (await send(dialog, api)).headers.authorization ?? '';
  expect(Buffer.from(basic.replace('Basic ', ''), 'base64').toString('utf8')).toBe('ånn:p:w');

  await choose('headerKey and queryKey');
  await secret('X-Ferry-Key').fill('k1');
  await secret('key').fill('k 2');
  const keys = await send(dialog, api);
  expect(keys.headers['x-ferry-key']).toBe('k1');
  expect(keys.url).toBe('/v1/security/all?key=k%202');
  expect(keys.headers.authorization).toBeUndefined();

  await choose('cookieKey');
  await secret('pass').fill('c');
  await expect(dialog.getByText('A page may not send this.')).toBeVisible();
  expect((await send(dialog, api)).headers.cookie).toBeUndefined();

  await choose('oauth');
  await expect(dialog.getByText('Scopes: read, write')).toBeVisible();
  await secret('Token').fill('o');
  expect((await send(dialog, api)).headers.authorization).toBe('Bearer o');

  let asked = '';
  await page.route('http://localhost:9/token', (route) => {
    asked = route.request().postData() ?? '';
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: asked.includes('s3cret') ? { access_token: 'from-server' } : { error: 'invalid_client' },
    });
  });
  await dialog.locator('summary', { hasText: 'Get a token' }).click();
  await secret('Client ID').fill('me');
  await dialog.getByRole('button', { name: 'Get a token' }).click();
  await expect(dialog.getByText('No token came: invalid_client')).toBeVisible();
  await secret('Client secret').fill('s3cret');
  await dialog.getByRole('button', { name: 'Get a token' }).click();
  await expect(secret('Token')).toHaveValue('from-server');
  expect(asked).toBe('grant_type=client_credentials&client_id=me&client_secret=s3cret&scope=read+write');
  expect((await send(dialog, api)).headers.authorization).toBe('Bearer from-server');

  await choose('oidc');
  await secret('Token').fill('i');
  expect((await send(dialog, api)).headers.authorization).toBe('Bearer i');
  await choose('custom');
  await secret('Token').fill('u');
  expect((await send(dialog, api)).headers.authorization).toBe('Token u');
  await choose('digest');
  await expect(dialog.getByText('A page cannot answer the challenge')).toBeVisible();
  await choose('mtls');
  await expect(dialog.getByText('client certificate')).toBeVisible();
  await choose('No authorization');
  expect((await send(dialog, api)).headers.authorization).toBeUndefined();

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(kept).not.toMatch(/t0ken|p:w|k1|k 2|s3cret|from-server/);
  await page.reload();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('dialog').getByLabel('Token', { exact: true })).toHaveValue('');
});

test.describe('answers', () => {
  test.use({ quiet: false });

  test('are shown by their kind', async ({ page, api }) => {
    const dialog = await open(page, api, 'answers');
    await dialog.getByRole('textbox', { name: 'kind' }).fill('x');
    await test.step('in a page that the browser has translated, no word of before stands beside the answer', async () => {
      // Translators put what they have translated in the place of each text.
      await dialog.locator('.pg-empty').evaluate((note) => {
        const font = document.createElement('font');
        font.textContent = 'Übersetzt';
        note.firstChild?.replaceWith(font);
      });
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog.locator('.pg-summary, .pg-failure')).toBeVisible();
      await expect(dialog).not.toContainText('Übersetzt');
    });
    const body = dialog.getByRole('region', { name: 'Response' });
    api.answerWith((response) => {
      response.writeHead(422, 'Unprocessable Entity', {
        'content-type': 'application/problem+json',
        'x-request-id': '7',
      });
      response.end('{"a":[1,{}],"big":12345678901234567890,"s":"<b>"}');
    });
    await send(dialog, api);
    await expect(dialog.getByText('422 Unprocessable Entity', { exact: true })).toBeVisible();
    await expect(body).toHaveText(
      '{\n  "a": [\n    1,\n    {}\n  ],\n  "big": 12345678901234567890,\n  "s": "<b>"\n}',
      {
        useInnerText: true,
      },
    );
    await dialog.locator('summary', { hasText: 'Headers' }).click();
    await expect(dialog.getByText('x-request-id')).toBeVisible();

    api.answerWith((response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    });
    await send(dialog, api);
    await expect(body).toContainText('<svg');

    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    api.answerWith((response) => {
      response.setHeader('content-type', 'image/png');
      response.end(png);
    });
    await send(dialog, api);
    const picture = dialog.getByRole('img', { name: 'Response' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('x.png');

    const many = Array.from({ length: 20_000 }, (_, index) => index);
    api.answerWith((response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-disposition': "attachment; filename*=UTF-8''H%C3%A4fen.json",
        'access-control-expose-headers': '*',
      });
      response.end(JSON.stringify(many));
    });
    await send(dialog, api);
    await expect(body).toContainText('[\n  0,\n  1,', { useInnerText: true });
    const named = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await named).suggestedFilename()).toBe('Häfen.json');

    let next = (): void => undefined;
    api.answerWith((response) => {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: first\n\n');
      next = () => response.end('data: second\n\n');
    });
    await send(dialog, api);
    await expect(body).toContainText('data: first');
    await expect(body).not.toContainText('second');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    next();
    await expect(body).toContainText('data: second');
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeVisible();

    api.answerWith((response) => {
      response.setHeader('content-type', 'text/event-stream');
      response.write('data: endless\n\n');
    });
    const before = api.arrivals.length;
    await send(dialog, api);
    await expect(body).toContainText('data: endless');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByText('Only the beginning is shown.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    expect(api.arrivals.length).toBe(before + 1);

    api.answerWith((response) => {
      response.statusCode = 204;
      response.end();
    });
    await send(dialog, api);
    await expect(dialog.getByText('The answer has no content.')).toBeVisible();

    api.answerWith(() => undefined);
    await send(dialog, api);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.locator('.pg-failure')).toHaveText('The request was canceled.');
  });

  test('that pages may not read are explained', async ({ page, api }) => {
    const dialog = await open(page, api, 'answers');
    await dialog.getByRole('textbox', { name: 'kind' }).fill('x');
    const trace = await open(page, api, 'trace');
    await trace.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(trace.locator('.pg-failure')).toContainText('in the cURL command only');
    await open(page, api, 'answers');
    await dialog.getByRole('textbox', { name: 'kind' }).fill('x');
    api.allowPages(false);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.locator('.pg-failure')).toContainText('(CORS)');
    await dialog.getByRole('combobox', { name: 'Server' }).selectOption({ label: 'Another address' });
    await dialog.getByRole('textbox', { name: 'Base URL' }).fill('nowhere');
    await expect(dialog.getByText('This is not a web address')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Base URL' }).fill('https://elsewhere.example/v9/');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.locator('.pg-failure')).toContainText('security policy of this site');
    await expect(dialog.locator('.pg-failure')).toContainText('https://elsewhere.example');
    await expect(dialog.getByRole('region', { name: 'cURL' })).toContainText(
      'https://elsewhere.example/v9/answers/x',
    );
  });
});

test('the server that the reader chose is remembered, with its variables', async ({ page, api }) => {
  const dialog = await open(page, api, 'answers');
  await dialog.getByRole('combobox', { name: 'Server' }).selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: 'stage' }).selectOption('trial');
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(
    'https://api.ferry.example/trial/answers/{kind}',
  );
  await page.goto(at('playground', `${PAGES.json}?playground=open`));
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(
    'https://api.ferry.example/',
  );
});

test('a server that is chosen the moment the form is there is the one that is sent to', async ({ page }) => {
  await page.goto(at('playground', PAGES.answers));
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const server = document.querySelector<HTMLSelectElement>('dialog .pg select');
      if (server === null) return;
      observer.disconnect();
      server.selectedIndex = 1;
      for (const type of ['input', 'change']) server.dispatchEvent(new Event(type, { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText(
    'https://api.ferry.example/',
  );
});

test('the keyboard alone opens, fills, sends and leaves', async ({ page, api }) => {
  await open(page, api, 'answers');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'kind' }).focus();
  await page.keyboard.type('json');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('200 OK').first()).toBeVisible();
  const dot = await dialog
    .locator('.pg-status')
    .first()
    .evaluate((status) => getComputedStyle(status, '::before').backgroundColor);
  expect(dot, 'how it went is a colour, too').not.toBe('rgba(0, 0, 0, 0)');
  expect(api.arrivals.at(-1)?.url).toBe('/v1/answers/json');
});

for (const [name, first, then] of [
  ['styles', 'light', 'dark'],
  ['json', 'dark', 'light'],
  ['security', 'light', 'dark'],
] as const)
  test(`axe finds nothing in the open dialog of ${name}, wide in one mode and narrow in the other`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
    const dialog = await open(page, api, name);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    if (name !== 'security') await dialog.getByRole('button', { name: 'Send anyway' }).click();
    await expect(dialog.getByRole('region', { name: 'Response' })).toBeVisible();
    for (const summary of await dialog.locator('summary').all()) await summary.click();
    const expectGood = async (): Promise<void> => {
      await expectAccessible(page, '#playground');
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    };
    await expectGood();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: then });
    await expect(page.locator('html')).toHaveClass(then === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await expectGood();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, and the page is whole', async ({ page }) => {
    await page.goto(at('playground', PAGES.json));
    await expect(page.getByRole('button', { name: 'Try it' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'fare' })).toBeVisible();
  });
});
