import { contrastOf, styleOf, topOf } from './measures.ts';
import { at, expect, loud, test } from './sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

loud(
  'descriptions of text, of an endpoint and of the page that is not found look alike',
  async ({ page }) => {
    const looks = async (width: number): Promise<readonly string[]> => {
      await page.setViewportSize({ width, height: 844 });
      const seen: string[] = [];
      for (const path of ['/', '/api-reference/get-a-boat/', '/no-such-page/']) {
        await page.goto(at('theme-mint', path));
        // Of an endpoint, it may have paragraphs.
        const words = page.locator('.page-description p, p.page-description, .page-description:not(:has(p))');
        seen.push(
          await words.first().evaluate((element) => {
            const { fontSize, lineHeight, color } = getComputedStyle(element);
            return `${fontSize} ${lineHeight} ${color}`;
          }),
        );
      }
      return seen;
    };
    for (const [width, size] of [
      [390, '17px 23.8px'],
      [1440, '19px 26.6px'],
    ] as const) {
      const [text, ...others] = await looks(width);
      expect(text).toContain(size);
      expect(others).toEqual([text, text]);
    }
  },
);

loud(
  'an address that is not there leads to the nearest one, and to the search, and nothing moves',
  async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset['moved'] = entry.entryType;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(at('docs', '/components/code-blok/'));
    await expect(page.locator('.not-found-address')).toHaveText('/components/code-blok');
    const lists = page.locator('.not-found-container ul');
    await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
    await expect(lists.last().getByRole('link').first()).toHaveText('Guide');
    const first = lists.first().getByRole('link').first();
    await expect(first).toHaveAttribute('href', '/components/code-blocks/');
    await expect(first).toContainText('/components/code-blocks');
    await expect(page.locator('#footer')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await page.locator('.not-found-container').getByRole('button').click();
    await expect(page.getByRole('dialog').locator('input').first()).toBeFocused();
    // A list of nothing is none for a screen reader, too.
    await page.goto(at('docs', '/404.html'));
    await expect(page.locator('.not-found-nearest')).toHaveCSS('display', 'none');
  },
);

test('a changelog stays where it is when its filters come', async ({ page }) => {
  await page.route(/update-page/, (route) => route.abort());
  await page.goto(at('theme-mint', '/news/'));
  const before = await topOf(page, '.update-label');
  await page.unroute(/update-page/);
  await page.goto(at('theme-mint', '/news/'));
  await expect(page.locator('.changelog-filter')).toHaveCount(1);
  expect(await topOf(page, '.update-label')).toBe(before);
});

test('entries of a directory are no links in a text', async ({ page }) => {
  await page.goto(at('groups-aspen', '/rooted/home/'));
  await expect(page.locator('.directory a').first()).toHaveCSS('text-decoration-line', 'none');
});

test('a heading that was jumped to has room above, and one entry is current', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('docs', '/reference/commands/'));
  const link = page.locator('.toc-item a').nth(3);
  await link.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'location');
  const heading = new URL(page.url()).hash;
  const header = (await page.locator('#navbar').boundingBox())?.height ?? 0;
  expect((await topOf(page, heading)) - header).toBeGreaterThan(20);
  expect((await topOf(page, heading)) - header).toBeLessThan(28);
  const current = '.toc-item [aria-current]';
  const beside = '.toc-item[data-active] a:not([aria-current])';
  const edge = 'border-inline-start-color';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    const ground = await styleOf(page, 'html', 'background-color');
    expect(contrastOf(await styleOf(page, current, edge), ground), colorScheme).toBeGreaterThanOrEqual(3);
    expect(await styleOf(page, current, 'font-weight')).toBe('500');
    expect(await styleOf(page, beside, edge)).not.toBe(await styleOf(page, current, edge));
    expect(await styleOf(page, beside, 'color')).not.toBe(await styleOf(page, current, 'color'));
  }
});

loud('a picture that does not come is a field with its words; in the dark, none glares', async ({ page }) => {
  await page.route(/dot\.svg/, (route) => route.abort());
  await page.goto(at('theme-mint'));
  const picture = page.locator('.frame img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
  const content = await picture.evaluate((image) => getComputedStyle(image, '::after').content);
  expect(content).toContain('A dot');
  await expect(picture).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).toHaveCSS('filter', 'brightness(0.9)');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(picture).toHaveCSS('filter', 'none');
});

loud('nothing moves when the face of code comes late', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sizesWith = async (isLate: boolean): Promise<readonly number[]> => {
    await page.unroute(/geist-mono.*woff2/);
    if (isLate) await page.route(/geist-mono.*woff2/, (route) => route.abort());
    await page.goto(at('docs', '/reference/docs-json/'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.evaluate(() => [
      document.documentElement.scrollHeight,
      ...Array.from(document.querySelectorAll('#content > .mdx-content > p > code'), (code) =>
        Math.round(code.getBoundingClientRect().width),
      ),
    ]);
  };
  const sizes = await sizesWith(false);
  expect(sizes.length).toBeGreaterThan(3);
  expect(await sizesWith(true)).toEqual(sizes);
});

for (const [theme, face] of [
  ['mint', 'Inter'],
  ['luma', 'Geist'],
] as const)
  test(`lines are as long before the face of the text has come as behind: ${face}`, async ({ page }) => {
    await page.goto(at(`theme-${theme}`));
    const shares = await page.evaluate(async (name) => {
      const text =
        'The harbour master reads who comes in, at which quay there is a place, and for how long. Ships that are late call, and keep theirs.';
      const line = Object.assign(document.createElement('span'), { textContent: text });
      line.style.cssText = 'position:fixed;white-space:nowrap;font-size:16px';
      document.body.append(line);
      const widthIn = async (family: string, weight: number): Promise<number> => {
        line.style.font = `${weight} 16px "${family}", monospace`;
        await document.fonts.load(line.style.font);
        return line.getBoundingClientRect().width;
      };
      const shareOf = async (weight: number): Promise<number> =>
        (await widthIn(`${name} Fallback`, weight)) / (await widthIn(name, weight));
      return [await shareOf(400), await shareOf(650)];
    }, face);
    for (const share of shares) expect(Math.abs(share - 1)).toBeLessThan(0.015);
  });

test('written examples stand apart from the title of a page and from its text on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('pages', '/fields/'));
  const [title, panel, last, text] = await Promise.all(
    ['#page-title', '#panel', '#panel > :last-child', '.mdx-content'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  const bottom = (box: typeof title) => (box?.y ?? 0) + (box?.height ?? 0);
  expect((panel?.y ?? 0) - bottom(title)).toBeGreaterThanOrEqual(16);
  expect((text?.y ?? 0) - bottom(last)).toBeGreaterThanOrEqual(24);
});

test('what a release is called breaks where it has no spaces', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('components', '/changelog/'));
  const wide = await page
    .locator('.update-description')
    .first()
    .evaluate((description) => {
      description.textContent = 'v'.repeat(90);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  expect(wide).toBeLessThanOrEqual(0);
});

test('the month of a release is one line, and the feed is level with the actions of its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('docs', '/components/updates/'));
  const label = page.locator('.update-label').first();
  const heights = await label.evaluate((element) =>
    ['May 2026', 'September 2026'].map((month) => {
      element.textContent = month;
      return element.getBoundingClientRect().height;
    }),
  );
  expect(heights[1]).toBe(heights[0]);
  const [feed, actions] = await Promise.all(
    ['.feed-link', '.page-actions'].map((part) => page.locator(part).boundingBox()),
  );
  expect(feed?.y).toBe(actions?.y);
});
