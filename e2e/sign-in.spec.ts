import { join } from 'node:path';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { at, alone as base, expect, folderOf } from './sites.ts';

const PROVIDER = 'http://localhost:9';
const PAGE = '/api-reference/state/state/';
const CALLBACK = '/_waymark/oauth-callback.html';
/** Another origin on the site's own host, which browsers keep apart least. */
const ELSEWHERE = 'http://localhost:8';

/** A provider whose readers never press anything: tests lead back in their place. */
interface Provider {
  /** What each sign-in was started with, oldest first. */
  readonly started: readonly URLSearchParams[];
  /** What was sent for each token. */
  readonly asked: readonly URLSearchParams[];
}

const test = base.extend<{ readonly provider: Provider }>({
  provider: async ({ context }, use) => {
    const started: URLSearchParams[] = [];
    const asked: URLSearchParams[] = [];
    await context.route(`${PROVIDER}/authorize*`, (route) => {
      started.push(new URL(route.request().url()).searchParams);
      return route.fulfill({ contentType: 'text/html', body: 'Who are you?' });
    });
    await context.route(`${PROVIDER}/token`, (route) => {
      asked.push(new URLSearchParams(route.request().postData() ?? ''));
      const json = { access_token: `token-${asked.length}` };
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json });
    });
    await use({ started, asked });
  },
});

async function openForm(page: Page, query = ''): Promise<Locator> {
  await page.goto(at('playground', `${PAGE}${query}`));
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Authorizations' }).selectOption('signIn');
  await dialog.locator('summary', { hasText: 'Sign in' }).click();
  await dialog.getByLabel('Client ID', { exact: true }).fill('me');
  return dialog;
}

/** Starts a sign-in and gives what the provider got. */
async function start(dialog: Locator, { started }: Provider): Promise<URLSearchParams> {
  const before = started.length;
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => started.length).toBe(before + 1);
  return started.at(-1) ?? new URLSearchParams();
}

/** Opens the page that providers lead back to, as an address that somebody was given, where it was opened before or in a new one. */
async function comeBack(context: BrowserContext, query: Readonly<Record<string, string>>): Promise<Page> {
  const opened = context.pages().find((page) => page.url() === at('playground', CALLBACK));
  const page = opened ?? (await context.newPage());
  await page.goto(at('playground', `${CALLBACK}?${new URLSearchParams(query)}`));
  await expect.poll(() => new URL(page.url()).search).toBe('');
  return page;
}

const token = (dialog: Locator): Locator => dialog.getByLabel('Token', { exact: true });

test('only the answer with the state of a sign-in ends it', async ({ page, context, provider }) => {
  const dialog = await openForm(page);
  const state = (await start(dialog, provider)).get('state') ?? '';
  await comeBack(context, {});
  await comeBack(context, { code: 'foreign' });
  await comeBack(context, { code: 'foreign', state: '' });
  await comeBack(context, { code: 'foreign', state: `${state}x` });
  await comeBack(context, { code: 'foreign', state: 'undefined' });
  const loose = await comeBack(context, { error: 'access_denied' });
  await loose.evaluate(() => {
    const channel = new BroadcastChannel('waymark-oauth');
    for (const message of [null, 'state', 7, [], { state: null, code: 'foreign' }])
      channel.postMessage(message);
  });
  await comeBack(context, { code: 'own', state });
  await expect(token(dialog)).toHaveValue('token-1');
  expect(provider.asked.map((fields) => fields.get('code'))).toEqual(['own']);
});

test('an answer counts once, and every sign-in has its own secrets', async ({ page, context, provider }) => {
  const dialog = await openForm(page);
  const given = await start(dialog, provider);
  // A second press gives the first up.
  const first = await start(dialog, provider);
  await comeBack(context, { code: 'given up', state: given.get('state') ?? '' });
  await comeBack(context, { code: 'one', state: first.get('state') ?? '' });
  await expect(token(dialog)).toHaveValue('token-1');
  await comeBack(context, { code: 'again', state: first.get('state') ?? '' });
  const second = await start(dialog, provider);
  await comeBack(context, { code: 'late', state: first.get('state') ?? '' });
  await comeBack(context, { code: 'two', state: second.get('state') ?? '' });
  await expect(token(dialog)).toHaveValue('token-2');
  expect(provider.asked.map((fields) => fields.get('code'))).toEqual(['one', 'two']);
  for (const name of ['state', 'code_challenge'])
    expect(new Set(provider.started.map((fields) => fields.get(name))).size, name).toBe(3);
  expect(new Set(provider.asked.map((fields) => fields.get('code_verifier'))).size).toBe(2);
});

test('a code leaves nothing behind and leads nowhere', async ({ context }) => {
  const requests: Request[] = [];
  const logged: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => logged.push(message.text()));
  const page = await comeBack(context, {
    code: 'c0de',
    state: 'st4te',
    access_token: 't0ken',
    redirect: 'https://evil.example/',
    redirect_uri: 'https://evil.example/',
    next: '//evil.example/',
  });
  expect(page.url()).toBe(at('playground', CALLBACK));
  const found = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      name,
      history.state,
      history.length,
      document.documentElement.outerHTML,
      (await indexedDB.databases()).map((database) => database.name),
      await caches.keys(),
    ]),
  );
  expect(found).not.toMatch(/c0de|st4te|t0ken/);
  expect(logged.join('\n')).not.toMatch(/c0de|st4te|t0ken/);
  const [opened, ...others] = requests;
  expect(opened?.url()).toContain('c0de');
  expect(others.length).toBeGreaterThan(0);
  for (const request of others) {
    expect(new URL(request.url()).origin).toBe(new URL(at('playground')).origin);
    expect(`${request.url()} ${JSON.stringify(await request.allHeaders())}`).not.toMatch(/c0de|st4te|t0ken/);
  }
  await page.goto('about:blank');
  await page.goBack();
  expect(page.url()).toBe(at('playground', CALLBACK));
});

test('a frame of another site hands nothing on', async ({ page, context, provider }) => {
  const dialog = await openForm(page);
  const state = (await start(dialog, provider)).get('state') ?? '';
  const address = at('playground', `${CALLBACK}?${new URLSearchParams({ code: 'framed', state })}`);
  await context.route(`${ELSEWHERE}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>`,
    }),
  );
  // `preview` answers no frame of another site; hosts do.
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', path: join(folderOf('playground'), CALLBACK) }),
  );
  const other = await context.newPage();
  await other.goto(`${ELSEWHERE}/`);
  await expect.poll(() => new URL(other.frames()[1]?.url() ?? ELSEWHERE).pathname).toBe(CALLBACK);
  await expect.poll(() => new URL(other.frames()[1]?.url() ?? ELSEWHERE).search).toBe('');
  await comeBack(context, { code: 'own', state });
  await expect(token(dialog)).toHaveValue('token-1');
  expect(provider.asked.map((fields) => fields.get('code'))).toEqual(['own']);
});

test('who opened the page holds no window of a sign-in', async ({ context, provider }) => {
  await context.route(`${ELSEWHERE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<button>Open</button>' }),
  );
  const opener = await context.newPage();
  await opener.goto(`${ELSEWHERE}/`);
  await opener.evaluate(
    ([docs, trap]) => {
      document.querySelector('button')?.addEventListener('click', () => {
        open(trap, 'waymark-oauth');
        open(docs, 'docs');
      });
    },
    [at('playground', PAGE), `${ELSEWHERE}/trap`] as const,
  );
  await opener.getByRole('button').click();
  const addresses = (): readonly string[] => context.pages().map((page) => page.url());
  await expect.poll(addresses).toEqual(expect.arrayContaining([`${ELSEWHERE}/trap`, at('playground', PAGE)]));
  const docs = context.pages().find((page) => page.url() === at('playground', PAGE));
  if (docs === undefined) throw new Error('the docs were not opened');
  const dialog = await openForm(docs);
  const state = (await start(dialog, provider)).get('state') ?? '';
  expect(addresses()).toContain(`${ELSEWHERE}/trap`);
  // Its request may have been seen before its window has the address.
  const signIn = () => context.pages().find((page) => page.url().startsWith(PROVIDER));
  await expect.poll(signIn).toBeDefined();
  expect(await signIn()?.evaluate(() => [opener === null, document.referrer.includes('state')])).toEqual([
    true,
    false,
  ]);
  await comeBack(context, { code: 'own', state });
  await expect(token(dialog)).toHaveValue('token-1');
});

test('no address decides where a sign-in leads', async ({ page, context, provider }) => {
  const dialog = await openForm(
    page,
    `?${new URLSearchParams({ state: 'known', code: 'foreign', redirect_uri: ELSEWHERE, callback: ELSEWHERE, client_id: 'other' })}#access_token=foreign`,
  );
  await expect(token(dialog)).toHaveValue('');
  const started = await start(dialog, provider);
  expect(started.get('redirect_uri')).toBe(at('playground', CALLBACK));
  expect(started.get('client_id')).toBe('me');
  expect(started.get('state')).not.toBe('known');
  expect(started.get('state')?.length).toBeGreaterThanOrEqual(43);
  await comeBack(context, { code: 'own', state: started.get('state') ?? '' });
  await expect(token(dialog)).toHaveValue('token-1');
});

test.describe('a provider that leads elsewhere', () => {
  // The browser logs the refusal.
  test.use({ quiet: false });
  test('is sent no code by a redirect', async ({ page, context, provider }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await context.route(`${PROVIDER}/token`, (route) =>
      route.fulfill({
        status: 307,
        headers: { 'access-control-allow-origin': '*', location: `${PROVIDER}/device` },
      }),
    );
    const dialog = await openForm(page);
    const state = (await start(dialog, provider)).get('state') ?? '';
    await comeBack(context, { code: 'own', state });
    await expect(dialog.getByText('No token')).toBeVisible();
    expect(sent).toContain(`${PROVIDER}/token`);
    expect(sent).not.toContain(`${PROVIDER}/device`);
  });
});
