import type { Page } from '@playwright/test';
import { colorAt } from './measures.ts';
import { at, expect, alone as test } from './sites.ts';

/** Opens a page of the site whose services and scripts of other hosts all answer with nothing; the requests made. */
async function open(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  await page.goto(at('styling', path));
  return asked;
}

test('utility classes of the author work, in both modes and on wide windows', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('#boxes')).toHaveCSS('display', 'grid');
  await expect(page.locator('#boxes')).toHaveCSS('margin-top', '32px');
  await expect(page.locator('#only-dark')).toBeVisible();
  await expect(page.locator('#counter')).toHaveCSS('width', '16px');
  await expect(page.locator('#inline')).toHaveCSS('width', '123px');
  await expect(page.locator('#inline')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.locator('[data-mode-toggle]').first().click();
  await expect(page.locator('#only-dark')).toBeHidden();
});

test('typography ends where the author says so, and boxes and buttons of an author keep what they are given', async ({
  page,
}) => {
  await open(page, '/guides/custom/');
  await expect(page.locator('#bare')).toHaveCSS('margin-top', '0px');
  await expect(page.locator('#bare')).toHaveCSS('font-size', '20px');
  await expect(page.locator('#opted-out')).toHaveCSS('font-size', '16px');
  await expect(page.locator('#typeset')).toHaveCSS('font-size', '25px');
  const [above, list] = await Promise.all(
    ['p', 'ul'].map((tag) => page.locator(`#flat ${tag}`).boundingBox()),
  );
  expect(list?.y, 'of a list below a paragraph without margins').toBeCloseTo(
    (above?.y ?? 0) + (above?.height ?? 0),
  );
  const drawing = await page.locator('#go').boundingBox();
  expect(drawing?.width, 'of a drawing in a row that is too narrow').toBe(16);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator('#dark-box h2')).toHaveCSS('color', 'rgb(250, 250, 250)');
  await expect(page.locator('#narrow-box .code-block')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('stylesheets and scripts of the project come after the theme, and may use the hosts that they name', async ({
  page,
}) => {
  const asked = await open(page, '/guides/second/');
  await expect(page.locator('#from-script span')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect.poll(() => asked).toContain('https://widget.example.com/widget.js');
  expect(asked).toContain('https://fonts.googleapis.com/css2?family=Lora&display=swap');
  await page.goto(at('styling'));
  await expect(page.locator('#own')).toHaveCSS('color', 'rgb(200, 0, 100)');
});

test('what an author says of tables and of the sidebar has its place, and pages without class names load no utilities', async ({
  page,
}) => {
  await open(page, '/guides/second/');
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(sheets.filter((href) => href?.includes('page.'))).toEqual([]);
  const gap = await page.locator('.mdx-content table').evaluate((table) => {
    const heading = table.closest('.mdx-content')?.querySelector('h2')?.getBoundingClientRect();
    return table.getBoundingClientRect().top - (heading?.bottom ?? Number.NaN);
  });
  expect(gap, 'whatever margin an author gives to tables').toBeGreaterThanOrEqual(12);
  await test.step('a ground of the sidebar fills its column', async () => {
    await addStyles(page, '#sidebar { background: rgb(1, 250, 3) }');
    const column = await page.locator('#mobile-nav').boundingBox();
    if (column === null) throw new Error('no column');
    for (const [x, y] of [
      [column.x + 3, column.y + column.height / 2],
      [column.x + column.width - 3, column.y + column.height - 40],
    ] as const)
      expect(await colorAt(page, x, y)).toEqual([1, 250, 3]);
  });
  await test.step('a header of an author’s height is one bar with that of the page on phones', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const topOfMenu = () =>
      page.locator('.drawer-button').evaluate((button) => button.getBoundingClientRect().top);
    const before = await topOfMenu();
    await addStyles(
      page,
      '#navbar { height: 62px; min-height: 72px; border-bottom: 4px solid; padding-bottom: 8px }',
    );
    expect(await topOfMenu()).toBe(before);
  });
  await test.step('what an author says of the header and of the bar colours all that stands there on phones', async () => {
    await addStyles(
      page,
      `.page-bar { background: rgb(1, 2, 3) }
      :is(#navbar, .page-bar) :is(a, button) { color: rgb(250, 251, 252) }`,
    );
    const bar = await page.locator('.page-bar').boundingBox();
    expect(await colorAt(page, 3, (bar?.y ?? 0) + 3)).toEqual([1, 2, 3]);
    await page.locator('.mdx-content h2').first().scrollIntoViewIfNeeded();
    for (const part of ['.drawer-button', '.bar-home', '.contents-here', '#search-bar-entry-mobile'])
      await expect(page.locator(part)).toHaveCSS('color', 'rgb(250, 251, 252)');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address in a description, and the text of a diagram in a frame, stay within a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/guides/second/');
    for (const box of ['.page-description code', '.mermaid']) {
      const end = await page.locator(box).evaluate((element) => element.getBoundingClientRect().right);
      expect(end, box).toBeLessThanOrEqual(390);
    }
  });
});

test('colours that an author gives to the body and to all links leave text and the button of the header as they are', async ({
  page,
}) => {
  await page.goto(at('theme-mint'));
  const parts = ['.prose p', '.page-description', '#topbar-cta-button span', '#topbar-cta-button svg'];
  const colors = () =>
    page.evaluate(
      (selectors) =>
        selectors.map((each) => getComputedStyle(document.querySelector(each) ?? document.body).color),
      parts,
    );
  const before = await colors();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body, a { color: rgb(1, 2, 3); }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await colors()).toEqual(before);
  await test.step('where the button is a text on the ground of the header, it follows the links there', async () => {
    await page.goto(at('theme-palm'));
    await addStyles(page, '#navbar a { color: rgb(1, 2, 3) }');
    expect(new Set((await colors()).slice(2))).toEqual(new Set(['rgb(1, 2, 3)']));
  });
});

test('a sign in the footer to which an author gives another size stands in the middle of its place', async ({
  page,
}) => {
  await page.goto(at('everything'));
  await addStyles(page, '#footer .footer-socials a { width: 20px; height: 20px; }');
  const [sign, place] = [
    page.locator('.footer-socials a').first(),
    page.locator('.footer-socials li').first(),
  ];
  const [inner, outer] = [await sign.boundingBox(), await place.boundingBox()];
  expect([inner?.width, inner?.height, outer?.width, outer?.height]).toEqual([20, 20, 32, 32]);
  expect([inner?.x, inner?.y]).toEqual([(outer?.x ?? 0) + 6, (outer?.y ?? 0) + 6]);
});

test('what an author writes stays apart from what is ours', async ({ page }) => {
  await open(page, '/guides/kept/');
  await expect(page.locator('#a-heading')).toHaveCSS('font-size', '25px');
  await expect(page.locator('#page-title')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(page.locator('#in-base')).toHaveCSS('color', 'rgb(7, 8, 9)');
  await expect(page.locator('.mdx-content #pagination')).toHaveCSS('display', 'block');
  await expect(page.locator('#from-script')).toHaveCSS('padding-left', '7px');
  const frame = page.frameLocator('#framed').locator('#inside');
  await expect(frame).toHaveText('Inside runs apart');
  await expect(frame).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('.mdx-content script')).toHaveAttribute('type', 'application/ld+json');
  await expect(page.locator('#outer')).toHaveText(/Card\s*See https:\/\/example.com for more/);
  await expect(page.locator('#rows tbody')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', '/guides/second/');
  const width = (selector: string) => page.locator(selector).evaluate((element) => element.clientWidth);
  expect(await width('.mdx-content > p:has-text("wide page")')).toBe(await width('#header'));
  await expect(page.locator('#below')).toHaveCSS('margin-top', '20px');
  await expect(page.locator('#framed')).toHaveCSS('border-top-width', '0px');
  await expect(page.locator('#search-bar-entry')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#search-bar-entry')).toBeHidden();
  await expect(page.locator('#search-bar-entry-mobile')).toBeVisible();
});

test('services load within the policy, and analytics wait for consent', async ({ page }) => {
  const asked = await open(page, '/guides/second/');
  await expect.poll(() => asked.some((url) => url.includes('widget.intercom.io'))).toBe(true);
  await expect.poll(() => asked.some((url) => url.includes('cookielaw.org'))).toBe(true);
  expect(asked.filter((url) => /googletagmanager|plausible|stats\.example|posthog|hotjar/.test(url))).toEqual(
    [],
  );
  await page.evaluate(() => localStorage.setItem('consent', 'yes'));
  for (const address of [
    'https://assets.adobedtm.com/x/launch.min.js',
    'https://cdn.amplitude.com/script/key.js',
    'https://www.clarity.ms/tag/project',
    'https://tag.clearbitscripts.com/v1/pk_1/tags.js',
    'https://cdn.usefathom.com/script.js',
    'https://chat-assets.frontapp.com/v1/chat.bundle.js',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    'https://cdn.heapanalytics.com/js/heap-1.js',
    'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js',
    'https://static.hotjar.com/c/hotjar-1.js?sv=6',
    'https://widget.intercom.io/widget/app',
    'https://cdn.getkoala.com/v1/pk_1/sdk.js',
    'https://cdn.logr-in.com/LogRocket.min.js',
    'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js',
    'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
    'https://api.pirsch.io/pa.js',
    'https://stats.example.com/js/script.js',
    'https://eu-assets.i.posthog.com/static/array.js',
    'https://cdn.segment.com/analytics.js/v1/key/analytics.min.js',
    'https://transcend-cdn.com/cm/bundle/airgap.js',
  ])
    await expect.poll(() => asked, address).toContain(address);
  // Scripts of authors call a service before its own script is there.
  const kept = await page.evaluate(() => {
    const { posthog } = globalThis as unknown as {
      posthog: unknown[] & { register_for_session(of: object): void };
    };
    posthog.register_for_session({ from: 'docs' });
    return posthog.at(-1);
  });
  expect(kept).toEqual(['register_for_session', { from: 'docs' }]);
  // What readers do is told to services, under the names of the format.
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('harbour');
  await page.keyboard.press('Escape');
  const told = (): Promise<readonly unknown[]> =>
    page.evaluate(() =>
      ((globalThis as { dataLayer?: readonly ArrayLike<unknown>[] }).dataLayer ?? []).map(
        (entry) => entry[1],
      ),
    );
  await expect.poll(told).toContain('docs_search_close');
  expect(await told()).toContain('docs_search_query');
});

test('parts that scripts draw have the ids that authors style', async ({ page }) => {
  await open(page, '/guides/changes/');
  const filters = page.locator('#changelog-filters #changelog-filters-content');
  await expect(filters).toBeVisible();
  await test.step('layouts without contents have no filters either', async () => {
    const drawIn = (mode: string): Promise<void> =>
      page.evaluate((name) => {
        document.documentElement.dataset['pageMode'] = name;
        document.dispatchEvent(new Event('wm-morph'));
      }, mode);
    await drawIn('wide');
    await expect(filters).toHaveCount(0);
    await drawIn('frame');
    await expect(filters).toBeVisible();
  });
  await test.step('and of what they leave, the first has no line above', async () => {
    await filters.getByRole('button', { name: 'Old' }).click();
    const entry = page.locator('.update:visible');
    await expect(entry).toHaveCount(1);
    await expect(entry).toHaveCSS('border-block-start-width', '0px');
    await expect(entry).toHaveCSS('padding-block-start', '8px');
  });
  await page.keyboard.press('Control+k');
  await expect(page.locator('#search-input')).toBeVisible();
});

test('what authors say of every folded part does not reach the groups of the sidebar', async ({ page }) => {
  await page.goto(at('groups-stay'));
  const summary = page.locator('#sidebar [data-nav-kind="group"] summary').first();
  await expect(summary).toBeVisible();
  const place = (): Promise<unknown> =>
    summary.evaluate((element) => element.getBoundingClientRect().toJSON());
  const before = await place();
  await addStyles(
    page,
    'details{margin:20px;padding:20px;border:5px solid}summary{display:block;padding:30px;background:red}summary::before{content:"+"}',
  );
  expect(await place()).toEqual(before);
  await expect(summary).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

/** Adds styles as an author's are, which the policy of a page allows only this way. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
