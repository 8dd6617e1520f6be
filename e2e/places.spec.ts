import type { Page } from '@playwright/test';
import { alone, at, expect, test } from './sites.ts';

const terms = (page: Page) => page.locator('#sidebar').getByRole('link', { name: 'Terms', exact: true });

/** What a page shows of its place. */
async function expectPlace(
  page: Page,
  place: { readonly crumbs: readonly string[]; readonly prev: string; readonly next: string },
): Promise<void> {
  await expect(page.locator('ol.breadcrumb-list > li')).toHaveText([...place.crumbs]);
  await expect(page.locator('#pagination a[rel="prev"]')).toContainText(place.prev);
  await expect(page.locator('#pagination a[rel="next"]')).toContainText(place.next);
  await expect(page.locator('#sidebar [aria-current="page"]')).toHaveCount(1);
  await expect(page.locator('#sidebar [aria-current="page"]')).toBeVisible();
}

/** Gives what ends when the browser has fetched an address ahead of being led there. */
async function watchAhead(page: Page, url: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl === url && status === 'Ready') resolve();
    });
  });
  await session.send('Preload.enable');
  return () => fetched;
}

const inGuides = { crumbs: ['Guides', 'Learn'], prev: 'First guide', next: 'Last guide' };
const inReference = {
  crumbs: ['Reference', 'Look up', 'Words'],
  prev: 'First reference',
  next: 'Last reference',
};
const inOldGuides = { crumbs: ['Old guides'], prev: 'First old guide', next: 'Last old guide' };

test.describe('a page in several places', () => {
  test('stays in the tab that the reader comes from, reads on there, and keeps its place', async ({
    page,
  }) => {
    await page.goto(at('places', '/reference/first/'));
    await test.step('though the browser had fetched it before', async () => {
      const fetchedAhead = await watchAhead(page, at('places', '/shared/terms/'));
      const link = page.locator('#content').getByRole('link', { name: 'terms' });
      await link.hover();
      await fetchedAhead();
      await link.click();
    });
    await expect(page).toHaveURL(/\/shared\/terms\/$/);
    await expectPlace(page, inReference);
    const tabs = page.locator('nav.nav-tabs');
    await expect(tabs.locator('[data-active]')).toHaveText('Reference');
    await expect(tabs.locator('[aria-current]')).toHaveText('Reference');
    await expect(page.locator('#sidebar [data-nav-kind="group"][data-active]')).toHaveCount(2);
    await page.locator('#pagination a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Last reference');
    await page.locator('#pagination a[rel="prev"]').click();
    await expectPlace(page, inReference);
    await test.step('keeps its place on reloading and on coming back', async () => {
      await page.reload();
      await expectPlace(page, inReference);
      await tabs.getByRole('link', { name: 'Tools' }).click();
      await expect(page).toHaveURL(/\/saw\/first\/$/);
      await page.goBack();
      await expectPlace(page, inReference);
      await page.goForward();
      await expect(page).toHaveURL(/\/saw\/first\/$/);
    });
  });

  test('stays in the version that the reader comes from', async ({ page }) => {
    await page.goto(at('places', '/v1/first/'));
    await terms(page).click();
    await expectPlace(page, inOldGuides);
    await expect(page.locator('nav.nav-tabs')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-tab-bars', '0');
    await expect(page.locator('#navbar').getByRole('button', { name: /Version/ })).toContainText('1.0');
    await page.locator('#pagination a[rel="next"]').click();
    await expect(page).toHaveURL(/\/v1\/last\/$/);
  });

  test('shows its first place to readers who come from elsewhere, and follows them into the version that they choose', async ({
    page,
  }) => {
    await page.goto(at('places', '/shared/terms/'));
    await expectPlace(page, inGuides);
    const version = page.locator('#navbar').getByRole('button', { name: /Version/ });
    await version.click();
    await page.locator('#navbar').getByRole('link', { name: '1.0', exact: true }).click();
    await expectPlace(page, inOldGuides);
    await expect(page).toHaveURL(/\/shared\/terms\/$/);
    await version.click();
    await expect(page.locator('#navbar [data-nav-kind="version"][data-active]')).toContainText('1.0');
    await page.locator('#navbar').getByRole('link', { name: '2.0', exact: true }).click();
    await expectPlace(page, inGuides);
    await expect(page.locator('nav.nav-tabs')).toHaveCount(1);
  });

  test('follows the reader into the dropdown that is chosen', async ({ page }) => {
    await page.goto(at('places', '/plane/first/'));
    await page.locator('#content').getByRole('link', { name: 'safety' }).click();
    await expectPlace(page, {
      crumbs: ['Tools', 'Plane', 'Planing'],
      prev: 'First plane',
      next: 'Last plane',
    });
    const selector = page.locator('#sidebar .nav-selector button');
    await expect(selector).toContainText('Plane');
    await selector.focus();
    await page.keyboard.press('ArrowDown');
    await expect(selector).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(selector).toBeFocused();
    await expect(selector).toHaveAttribute('aria-expanded', 'false');
    await selector.click();
    await page.locator('#sidebar').getByRole('link', { name: 'Saw', exact: true }).click();
    await expectPlace(page, { crumbs: ['Tools', 'Saw', 'Sawing'], prev: 'First saw', next: 'Last saw' });
    await expect(page).toHaveURL(/\/shared\/safety\/$/);
    await expect(selector).toContainText('Saw');
  });

  test('keeps the focus and the scroll position while its place is exchanged', async ({ page }) => {
    await page.goto(at('places', '/reference/first/'));
    await page.evaluate(() => sessionStorage.setItem('waymark:place:', '{"container":"0.1","choices":[]}'));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_waymark/places/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto(at('places', '/shared/terms/'));
    const tools = page.locator('nav.nav-tabs').getByRole('link', { name: 'Tools' });
    await tools.focus();
    await page.evaluate(() => scrollTo(0, 80));
    release();
    await expectPlace(page, inReference);
    await expect(tools).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(80);
  });

  test('stands in its first place where the other navigation cannot be loaded', async ({ page }) => {
    await page.goto(at('places', '/reference/first/'));
    await page.route('**/_waymark/places/*', (route) => route.fulfill({ status: 200, body: '' }));
    await page.locator('#content').getByRole('link', { name: 'terms' }).click();
    await expectPlace(page, inGuides);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  alone('a page in several places shows the first one', async ({ page }) => {
    await page.goto(at('places', '/reference/first/'));
    await page.locator('#content').getByRole('link', { name: 'terms' }).click();
    await expectPlace(page, inGuides);
  });
});

test.describe('a remembered choice', () => {
  alone('decides where a page is shown that several versions share', async ({ page, context }) => {
    await page.goto(at('places'));
    await page
      .locator('#navbar')
      .getByRole('button', { name: /Version/ })
      .click();
    await page.locator('#navbar').getByRole('link', { name: '1.0', exact: true }).click();
    await expect(page).toHaveURL(/\/v1\/first\/$/);
    const other = await context.newPage();
    await other.goto(at('places', '/shared/terms/'));
    await expectPlace(other, inOldGuides);
    // An address that stands in one version only is not overridden.
    await other.goto(at('places', '/guides/first/'));
    await expect(other.locator('#navbar').getByRole('button', { name: /Version/ })).toContainText('2.0');
    await expect(other.locator('.bar-home').first()).toHaveAttribute('href', '/');
  });

  test.describe('on a page that is nowhere', () => {
    test.use({ quiet: false });

    test('leads home by the chosen language', async ({ page }) => {
      await page.goto(at('everything'));
      await page
        .locator('#navbar')
        .getByRole('button', { name: /English/ })
        .click();
      await page.locator('#navbar').getByRole('link', { name: 'Deutsch', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.goto(at('everything', '/no/such/page/'));
      await expect(page.locator('.bar-home').first()).toHaveAttribute('href', /\/de\/$/);
      await expect(page.locator('.not-found-container a[data-home]')).toHaveAttribute('href', /\/de\/$/);
    });
  });
});

test.describe('a long sidebar', () => {
  const rows = (page: Page) => page.locator('#sidebar .sidebar-rows a:not([data-opens]):visible');

  test.describe('whose file of rows is not there', () => {
    test.use({ quiet: false });

    test('shows no rows of another file, where its own cannot be had or all are in the page', async ({
      page,
    }) => {
      await page.goto(at('long'));
      const sidebar = page.locator('#sidebar');
      const field = sidebar.getByRole('searchbox', { name: 'Filter pages' });
      const all = await field.getAttribute('data-all');
      const nameRows = (src: string | null) =>
        field.evaluate(
          (input, name) =>
            name === null ? input.removeAttribute('data-all') : input.setAttribute('data-all', name),
          src,
        );
      for (const src of ['/no-such-rows.html', null]) {
        await nameRows(all);
        await field.fill('erable 2');
        await expect(sidebar.locator('[data-hits] li').first()).toBeVisible();
        await nameRows(src);
        await field.fill('boards');
        await expect(sidebar.getByText('Yew boards')).toBeVisible();
        await expect(sidebar.locator('[data-hits]')).toHaveCount(0);
      }
    });
  });

  test('opens all groups with what is found, and leaves them as they were', async ({ page }) => {
    await page.goto(at('docs', '/quickstart/'));
    const groups = page.locator('#sidebar .sidebar-rows details');
    // As in a theme that has one open at a time.
    await groups.evaluateAll((all: HTMLDetailsElement[]) => {
      for (const group of all) group.name = group.open ? '' : 'level-1';
    });
    const states = () =>
      groups.evaluateAll((all: HTMLDetailsElement[]) => all.map(({ name, open }) => [name, open]));
    const before = await states();
    const field = page.locator('#sidebar').getByRole('searchbox');
    await field.fill('a');
    await expect(groups.and(page.locator('[open]')).nth(2)).toBeVisible();
    await field.press('Escape');
    await expect.poll(states).toEqual(before);
  });

  test('shows the row of a page that the reader comes to in it, whose first place is another', async ({
    page,
  }) => {
    await page.goto(at('long', '/yew/23/'));
    await page.locator('#pagination a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yew board 24');
    await expect(page.locator('nav.nav-tabs [data-active]')).toHaveText('Wood');
    await expect(page.locator('#sidebar [aria-current="page"]')).toBeInViewport({ ratio: 1 });
  });

  test('stays open on a phone as its filter is emptied by Escape, which closes it then', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(at('long'));
    await page.getByRole('button', { name: 'Menu' }).click();
    const field = page.locator('#sidebar').getByRole('searchbox');
    await field.fill('erable');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeVisible();
    await field.press('Escape');
    await expect(field).toBeHidden();
  });

  test('keeps loaded groups open from page to page and on reloading', async ({ page }) => {
    await page.goto(at('long'));
    const sidebar = page.locator('#sidebar');
    const yew = sidebar.locator('[data-nav-kind="group"][aria-label="Yew boards"] > details');
    await sidebar.locator('a[data-opens]').filter({ hasText: 'Yew boards' }).click();
    await expect(page).toHaveURL(at('long'));
    await expect(sidebar.getByRole('link', { name: 'Yew board 24', exact: true })).toBeVisible();
    await page.reload();
    await expect(sidebar.getByRole('link', { name: 'Yew board 24', exact: true })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Yew board 3', exact: true }).click();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Yew board 3');
    // A row is drawn before the page's script runs, which keeps what the reader closes.
    await page.waitForLoadState();
    await yew.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(yew).not.toHaveAttribute('open');
    await page.reload();
    await expect(sidebar.getByRole('link', { name: 'Yew board 24', exact: true })).toBeHidden();
    await page.locator('#pagination a[rel="next"]').click();
    await expect(sidebar.getByRole('link', { name: 'Yew board 4', exact: true })).toBeVisible();
  });

  test('stays where it was scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(at('long'));
    const sidebar = page.locator('#sidebar');
    await sidebar.locator('a[data-opens]').filter({ hasText: 'Elm boards' }).click();
    await expect(sidebar.getByRole('link', { name: 'Elm board 24', exact: true })).toBeVisible();
    const frame = page.locator('#mobile-nav');
    const link = sidebar.getByRole('link', { name: 'Elm board 12', exact: true });
    await frame.evaluate((element) => {
      element.scrollTop = 400;
    });
    await expect(link).toBeInViewport();
    const before = await frame.evaluate((element) => element.scrollTop);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elm board 12');
    await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBe(before);
    // The page hears of it with the next frame, as it does when a reader scrolls.
    await frame.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('scroll', resolve, { once: true });
          element.scrollTop = 0;
        }),
    );
    await page.reload();
    await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBe(0);
  });

  alone(
    'does not shift when the page loads, is narrowed down by typing, and comes back',
    async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(at('long'));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
      await test.step('is narrowed down, and comes back', async () => {
        const sidebar = page.locator('#sidebar');
        await expect(rows(page)).toHaveCount(1);
        const field = sidebar.getByRole('searchbox', { name: 'Filter pages' });
        await field.fill('erable 2');
        await expect(rows(page)).toHaveText(
          [
            'Érable board 2',
            ...['0', '1', '2', '3', '4'].map((digit) => `Érable board 2${digit}`),
            'Érable board 12',
          ].sort((a, b) => Number(a.split(' ')[2]) - Number(b.split(' ')[2])),
        );
        await expect(page.getByRole('status')).toHaveText('Results: 7');
        await field.fill('board');
        await expect(page.getByRole('status')).toHaveText('Results: 700');
        await expect(sidebar.locator('[data-hits] li')).toHaveCount(400);
        await field.fill('no such wood');
        await expect(rows(page)).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(field).toHaveValue('');
        await expect(field).toBeFocused();
        await expect(rows(page)).toHaveCount(1);
        await expect(sidebar.locator('details[open]')).toHaveCount(0);
      });
    },
  );
});
