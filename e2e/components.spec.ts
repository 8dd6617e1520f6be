import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { alone, at, expect, folderOf, test } from './sites.ts';

test.describe('diagrams', () => {
  test('are drawn in the colours of the mode, with their own styles, under the policy', async ({ page }) => {
    await page.goto(at('components', '/diagrams/'));
    const first = page.getByRole('figure', { name: 'Diagram' }).first();
    // The first to be drawn loads the whole library.
    await expect(first.locator('svg').first()).toBeVisible();
    await expect(first).toContainText('Harbour ♥');
    await expect(first.locator('.mermaid-source')).toBeHidden();
    // A name that begins with a sign stays as it is written where the page runs from right to left.
    await expect(first.locator('.nodeLabel p').first()).toHaveCSS('unicode-bidi', 'plaintext');
    const fill = (label: string): Promise<string> =>
      first
        .locator('.node', { hasText: label })
        .locator('rect.label-container')
        .evaluate((rect) => getComputedStyle(rect).fill);
    expect(await fill('Sea')).toBe('rgb(255, 0, 0)');
    const light = await fill('Harbour');
    const countSheets = (): Promise<number> => page.evaluate(() => document.adoptedStyleSheets.length);
    const workplaces = page.locator('.mermaid-workplace');
    await expect(workplaces).toHaveCount(0);
    const sheets = await countSheets();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => fill('Harbour')).not.toBe(light);
    // The drawing on show has other colours already while a new one is made.
    await expect(workplaces).toHaveCount(0);
    await expect(first).toContainText('Harbour ♥');
    await expect(first.locator('.node')).toHaveCount(3);
    await expect(page.getByRole('figure', { name: 'Diagram' }).nth(1).locator('svg')).toContainText('Keeper');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => fill('Harbour')).toBe(light);
    await expect(workplaces).toHaveCount(0);
    expect(await countSheets()).toBe(sheets);
    await test.step('are moved and enlarged by buttons, take the whole screen and give it back; broken ones say why', async () => {
      const svg = first.locator('.mermaid-view > svg');
      await expect(svg).toBeVisible();
      const width = async (): Promise<number> => (await svg.boundingBox())?.width ?? 0;
      const height = async (): Promise<number> => (await svg.boundingBox())?.height ?? 0;
      await test.step('moved and enlarged', async () => {
        const before = await width();
        await first.getByRole('button', { name: 'Zoom in' }).press('Enter');
        await expect.poll(width).toBeGreaterThan(before * 1.2);
        const left = (await svg.boundingBox())?.x ?? 0;
        await first.getByRole('button', { name: 'Move right' }).press('Space');
        await expect.poll(async () => (await svg.boundingBox())?.x).toBeLessThan(left);
        await first.getByRole('button', { name: 'Reset view' }).click();
        await expect.poll(width).toBeCloseTo(before, 0);
        await expect(page.getByRole('figure').nth(1).locator('svg').first()).toBeVisible();
        await expect(page.getByRole('figure').nth(1).getByRole('button')).toHaveCount(0);
      });
      await test.step('the whole screen', async () => {
        const before = await height();
        await first.getByRole('button', { name: 'Full screen' }).press('Enter');
        await expect.poll(height).toBeGreaterThan(before);
        await first.getByRole('button', { name: 'Full screen' }).press('Enter');
        await expect.poll(height).toBeCloseTo(before, 0);
      });
      await test.step('a broken one', async () => {
        const broken = page.getByRole('figure').nth(2);
        await expect(broken.getByRole('alert')).toContainText('This diagram cannot be drawn');
        await expect(broken.getByRole('alert')).toContainText('Parse error on line 3');
        await expect(broken.getByText('Broken -->').last()).toBeVisible();
      });
    });
  });

  test('bring their script only to the sites and pages that have some', async ({ page }) => {
    expect(existsSync(join(folderOf('plain'), '_waymark/diagrams'))).toBe(false);
    expect(readdirSync(join(folderOf('components'), '_waymark/diagrams')).length).toBeGreaterThan(20);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(at('components', '/'));
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => url.includes('/diagrams'))).toEqual([]);
  });

  test('are placed by ELK where they ask for it, which is loaded then alone', async ({ page }) => {
    const sizes: number[] = [0];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/_waymark/diagrams/'))
        sizes.push(statSync(join(folderOf('components'), pathname)).size);
    });
    await page.goto(at('components', '/diagrams/'));
    await expect(page.getByRole('figure', { name: 'Diagram' }).first().locator('svg').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
    await page.goto(at('components', '/elk/'));
    const diagram = page.getByRole('figure', { name: 'Diagram' });
    await expect(diagram.locator('svg').first()).toBeVisible();
    await expect(diagram).toContainText('Open sea');
    expect(Math.max(...sizes)).toBeGreaterThan(1_000_000);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    alone('are read as text', async ({ page }) => {
      await page.goto(at('components', '/diagrams/'));
      await expect(page.getByText('Sea --> Island')).toBeVisible();
    });
  });
});

test.describe('views', () => {
  test('are chosen at the title, with their headings, and remembered', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('components', '/views/'));
    const toc = page.locator('#table-of-contents');
    const menu = page.locator('#header').getByRole('combobox', { name: 'View' });
    await expect(menu.locator('option')).toHaveText(['Sail', 'Motor']);
    await expect(page.getByText('By wind.')).toBeVisible();
    await expect(page.getByText('By wind again.')).toBeVisible();
    await expect(toc.getByRole('link', { name: 'Motor first' })).toBeHidden();
    await expect(page.locator('#header .chooser-sign')).toBeVisible();
    await menu.selectOption('Motor');
    await expect(page.locator('#header .chooser-sign')).toHaveCount(0);
    await expect(page.getByText('By fuel.')).toBeVisible();
    await expect(page.getByText('By wind.')).toBeHidden();
    await expect(page.getByText('By wind again.')).toBeHidden();
    await expect(toc.getByRole('link', { name: 'Motor first' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('By fuel.')).toBeVisible();
    await test.step('of the site are variations; those for agents have no place in the contents', async () => {
      await expect(page.getByText('For agents')).toHaveCount(0);
      const menu = page.getByRole('combobox', { name: 'Variation' });
      await expect(menu.locator('option')).toHaveText(['Sailing', 'Motor boat', 'Rowing']);
      await expect(page.getByText('Only sailors')).toBeVisible();
      await expect(page.getByText('Only others')).toBeHidden();
      await menu.selectOption('Rowing');
      await expect(page.getByText('Only sailors')).toBeHidden();
      await expect(page.getByText('The rope is')).toHaveText('The rope is a painter.', {
        useInnerText: true,
      });
      await expect(page.getByText('a sheet')).toBeHidden();
    });
  });

  test('are chosen by a hash that points into them', async ({ page }) => {
    await page.goto(at('components', '/views/#motor-first'));
    await expect(page.getByText('By fuel.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'View' })).toHaveValue('Motor');
  });

  test.describe('before the script runs', () => {
    test.use({ quiet: false });

    test('that are covered are out of the contents before the script runs', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      // It is on its way: one that does not arrive at all covers nothing.
      await page.route(/\/(?!mode\.)[^/]*\.js$/, () => undefined);
      await page.goto(at('components', '/views/'), { waitUntil: 'commit' });
      const toc = page.locator('#table-of-contents');
      await expect(toc.getByRole('link', { name: 'In the first tab' })).toBeVisible();
      await expect(toc.getByRole('link', { name: 'In the second tab' })).toBeHidden();
      await expect(toc.getByRole('link', { name: 'Motor first' })).toBeHidden();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    alone('are all read, under their titles, and listed', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('components', '/views/'));
      for (const text of ['By wind.', 'By fuel.', 'Only sailors', 'Only others', 'Two.'])
        await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(
        page.locator('#table-of-contents').getByRole('link', { name: 'Motor first' }),
      ).toBeVisible();
    });
  });
});

test.describe('a changelog', () => {
  test('is filtered by tags, in the address too', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('components', '/changelog/'));
    const filters = page.getByRole('group', { name: 'Filters' });
    await expect(filters.getByRole('button')).toHaveText([/^Lamp\s*2$/, /^Horn\s*1$/]);
    await expect(page.locator('#table-of-contents')).toBeHidden();
    await filters.getByRole('button', { name: 'Horn' }).press('Enter');
    await expect(page).toHaveURL(/\?tags=Horn$/);
    await expect(page.getByRole('status'), 'who listens hears how many are left').toHaveText('Results: 1');
    await expect(page.getByText('The lamp is electric')).toBeVisible();
    await expect(page.getByText('Brighter lamp')).toBeHidden();
    await expect(page.getByText('The first one')).toBeHidden();
    await page.reload();
    await expect(filters.getByRole('button', { name: 'Horn' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Brighter lamp')).toBeHidden();
    await filters.getByRole('button', { name: 'Horn' }).click();
    await expect(page.getByText('The first one')).toBeVisible();
    await expect(page).toHaveURL(/changelog\/$/);
    await test.step('has a feed, and says so', async () => {
      const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
      await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', address ?? '');
      const feed = await (await page.request.get(at('components', address ?? ''))).text();
      expect(feed).toContain('<title>Brighter lamp</title>');
      expect(feed).not.toContain('not in the feed');
    });
  });
});
