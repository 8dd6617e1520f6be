import { alone, at, expect, test } from './sites.ts';

const ORDER = '/api-reference/lay-a-keel/';
const VISIT = '/api-reference/visit-a-ship/';

test('a field is found by the address that it has elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(at('api-auto', '/api-reference/boats/list-boats/#parameter-limit'));
  await expect(page.locator('#query-limit')).toBeInViewport();
});

test.describe('fields that the page cannot hold', () => {
  test('are loaded when they are opened, by keyboard too, level after level', async ({ page }) => {
    await page.goto(at('api-deep', ORDER));
    const winch = page.locator('#body-winch');
    const folded = winch.locator('details.api-children').first();
    await expect(folded).toHaveAttribute('data-fields', /_waymark\/fields\//);
    await folded.locator('> summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#body-winch-material')).toBeVisible();
    await expect(folded).not.toHaveAttribute('data-fields');
    await expect(page.locator('#body-winch-material').getByRole('heading', { level: 4 })).toHaveText(
      'material',
    );
    await page.locator('#body-winch-maker summary').click();
    await expect(page.locator('#body-winch-maker-name')).toContainText('Name of the yard.');
    // What repeats leads to the field around it.
    await expect(page.locator('#body-winch-spare .api-note a')).toHaveAttribute('href', '#body-winch');
  });

  test('are shown when the address leads to one of them', async ({ page }) => {
    await page.goto(at('api-deep', `${ORDER}#body-winch-maker-town`));
    await expect(page.locator('#body-winch-maker-town')).toBeInViewport();
    await page.goto(at('api-deep', `${ORDER}#body-tiller-material`));
    await expect(page.locator('#body-tiller-material')).toBeInViewport();
  });

  test.describe('offline', () => {
    test.use({ quiet: false });
    test('keep their link', async ({ page }) => {
      await page.route('**/_waymark/fields/**', (route) => route.abort());
      await page.goto(at('api-deep', ORDER));
      await page.locator('#body-winch summary').click();
      await expect(page.locator('#body-winch').getByRole('link', { name: /attributes winch/ })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    alone('are a link away', async ({ page }) => {
      await page.goto(at('api-deep', ORDER));
      await page.locator('#body-winch summary').click();
      await page.locator('#body-winch details a').click();
      await expect(page.getByRole('heading', { name: 'material' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Part', level: 1 })).toBeVisible();
    });
  });
});

test('examples follow the reader', async ({ page }) => {
  await page.goto(at('api-deep', ORDER));
  await test.step('the line under pointer and focus', async () => {
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('api-line') ?? [])].map((range) => range.toString()));
    await page.locator('#body-anchor > .entry-head').hover();
    await expect.poll(marked).toEqual(['"anchor": {']);
    await page.locator('#response-id > .entry-head > .entry-link').focus();
    await expect.poll(marked).toEqual(['"id": "tug-1"']);
  });
  await test.step('responses are chosen by status and by example', async () => {
    const response = page.locator('#response-example');
    await expect(response.getByText('"tug-1"')).toBeVisible();
    await response.getByLabel('Example').selectOption('A ferry');
    await expect(response.getByText('"ferry-1"')).toBeVisible();
    await response.getByRole('tab', { name: '201' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(response.getByText('"reason"')).toBeVisible();
    await expect(response.getByText('"ferry-1"')).toBeHidden();
  });
  await test.step('the language of samples is remembered on other pages', async () => {
    const request = page.locator('#request-example');
    await expect(request.getByText('curl --request POST')).toBeVisible();
    await request.getByLabel('Language').selectOption('Rust');
    await expect(request.getByText('reqwest').first()).toBeVisible();
    await page.goto(at('api-deep', VISIT));
    await expect(page.locator('#request-example').getByText('reqwest').first()).toBeVisible();
  });
});

test('the example follows the status that is chosen in the text, on this page only', async ({ page }) => {
  await page.goto(at('api-deep', ORDER));
  const example = page.locator('#response-example');
  const statuses = page.locator('.api-section .api-statuses');
  const [, second] = await statuses.getByRole('tab').all();
  await second?.click();
  await expect(example.getByText('"reason"')).toBeVisible();
  await example.getByRole('tab', { name: '201' }).click();
  await expect(statuses.getByRole('tab', { name: '201' })).toHaveAttribute('aria-selected', 'true');
  await second?.click();
  await page.reload();
  await expect(example.getByText('"tug-1"')).toBeVisible();
  await expect(statuses.getByRole('tab', { name: '201' })).toHaveAttribute('aria-selected', 'true');
});

test('examples stand beside the text, on lines of one height, and move none of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('lines of a payload stay whole and scroll, as those of an answer do', async () => {
    await page.goto(at('api-auto', '/api-reference/a-boat-was-moored/'));
    const payload = page.locator('#request-example pre');
    const [room, width] = await payload.evaluate((element) => {
      element.querySelector('code')?.append(' "name": "Nordlys"'.repeat(20));
      return [element.clientWidth, element.scrollWidth];
    });
    expect(width).toBeGreaterThan(room ?? 0);
  });
  await page.goto(at('api-deep', ORDER));
  await test.step('no sign that a command goes on is broken from what it follows', async () => {
    const sign = page.locator('#request-example .line > .code-short:last-child').first();
    await expect(sign).toHaveText('\\');
    await expect(sign).toHaveCSS('white-space', 'nowrap');
  });
  await test.step('a response without a body stands beside the others with its description, and has nothing to copy', async () => {
    const example = page.locator('#response-example');
    const copy = example.getByRole('button', { name: 'Copy' });
    await expect(copy).toBeVisible();
    await example.getByRole('tab', { name: '410' }).click();
    await expect(example.getByText('There is no such slip.')).toBeVisible();
    await expect(copy).toBeHidden();
  });
  await test.step('the text stays where it is when an example beside it is chosen', async () => {
    await page.setViewportSize({ width: 1440, height: 700 });
    const request = page.locator('#request-example');
    await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    const tab = page.locator('#response-example').getByRole('tab', { name: '201' });
    const top = (): Promise<number> => tab.evaluate((element) => element.getBoundingClientRect().top);
    const from = await top();
    // As a longer example does, which takes of the room of both.
    await request.evaluate((element) => {
      document.addEventListener('wm-chosen', () => element.style.setProperty('margin-bottom', '80px'));
    });
    await tab.evaluate((element: HTMLElement) => element.click());
    expect(await top()).not.toBe(from);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await test.step('examples that go on do so to the end of the window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page
      .locator('#panel > *')
      .first()
      .evaluate((first: HTMLElement) => {
        first.style.minBlockSize = '100rem';
      });
    const panel = await page.locator('#panel').boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(900);
  });
});

test('a page keeps room for its text, its examples beside it, and what options mean', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('api-deep', VISIT));
  await test.step('what is below the last line of a sample is as high as what is above the first, in all of them', async () => {
    const paddings = await page.locator('.api-examples pre').evaluateAll((all) =>
      all.map((pre) => {
        const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(pre);
        return [paddingBlockStart, paddingBlockEnd];
      }),
    );
    expect(new Set(paddings.flat())).toEqual(new Set(['14px']));
  });
  await test.step('the links to the neighbours stand below the text and below the examples', async () => {
    const edges = (part: string): Promise<number[][]> =>
      page.locator(part).evaluateAll((all) =>
        all.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [left, right].map(Math.round);
        }),
      );
    const [bar, panel, before, after] = await Promise.all(
      ['.api-bar', '#panel', '.pagination-prev', '.pagination-next'].map(edges),
    );
    expect([...(before ?? []), ...(after ?? [])]).not.toEqual([]);
    for (const edge of before ?? []) expect([edge]).toEqual(bar);
    for (const edge of after ?? []) expect([edge]).toEqual(panel);
  });
  await test.step('an author limits the text, not the text and the examples beside it', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#content-area { max-width: 40rem }');
      document.adoptedStyleSheets.push(sheet);
    });
    const [title, panel] = await Promise.all(
      ['#page-title', '#panel'].map((part) => page.locator(part).boundingBox()),
    );
    expect(panel?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  });
  await test.step('options that say what they mean stand below other facts, and long ones break on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [format, options] = await page.locator('#query-state .api-fact').all();
    const below = await format?.boundingBox();
    expect((await options?.boundingBox())?.x).toBe(below?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('a phone shows method and path before the samples, and never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('api-deep', ORDER));
  const top = async (selector: string): Promise<number> =>
    (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
  expect(await top('.api-bar')).toBeLessThan(await top('#request-example'));
  expect(await top('#request-example')).toBeLessThan(await top('#body'));
  // A look at the sample, so that the parameters are near.
  const sample = await page.locator('#request-example pre:visible').first().boundingBox();
  expect(sample?.height).toBeLessThan(160);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.locator('.api-description')).toContainText('$5 a day, or $30 a week');
  await test.step('the buttons of a call stand at its end where the path has a line of its own', async () => {
    await page.locator('.api-bar-row').evaluate((row) => row.classList.add('api-bar-long'));
    const edge = async (selector: string): Promise<number> => {
      const box = await page.locator(selector).boundingBox();
      return box === null ? Number.NaN : box.x + box.width;
    };
    expect((await edge('.api-bar')) - (await edge('.api-bar .api-try'))).toBeLessThan(12);
  });
});
