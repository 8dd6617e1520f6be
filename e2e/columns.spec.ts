import type { Page } from '@playwright/test';
import { colorAt, topOf } from './measures.ts';
import { at, expect, loud, test } from './sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('at the widths of a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('text, a button of the header and the current row at the width of a desk', async ({ page }) => {
    await page.goto(at('theme-mint'));
    await test.step('forced colours: the edge of the current row takes no room', async () => {
      const end = async () => (await page.locator('#sidebar a').last().boundingBox())?.y;
      const before = await end();
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await end()).toBe(before);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('columns that stand first in a box of their author begin where it does', async () => {
      const above = await page
        .locator('.columns')
        .first()
        .evaluate((columns) => {
          const box = document.createElement('div');
          columns.replaceWith(box);
          box.append(columns);
          return getComputedStyle(columns).marginBlockStart;
        });
      expect(above).toBe('0px');
    });
    await test.step('a button of the header has the shape that its author gives to its label', async () => {
      const button = page.locator('#topbar-cta-button a');
      await button
        .locator('span')
        .first()
        .evaluate((label) => {
          label.style.background = '#111';
          label.style.borderRadius = '99px';
        });
      const box = await button.boundingBox();
      const corner = await colorAt(page, (box?.x ?? 0) + 3, (box?.y ?? 0) + 3);
      expect(box?.height).toBe(34);
      // The header's ground, nearly white, and not the brand's colour.
      expect(Math.min(...corner)).toBeGreaterThan(220);
    });
    await test.step('text ends where code ends, with at most some 88 letters in a line', async () => {
      const { text, code, letters } = await page.locator('.prose').evaluate((prose) => {
        const paragraph = Object.assign(document.createElement('p'), {
          textContent: 'The way to the harbour. '.repeat(40),
        });
        prose.prepend(paragraph);
        const lines =
          paragraph.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        const endOf = (element: Element | null) => element?.getBoundingClientRect().right;
        return {
          text: endOf(paragraph),
          code: endOf(prose.querySelector(':scope > .code-block')),
          letters: (24 * 40) / Math.round(lines),
        };
      });
      expect(text).toBe(code);
      expect(letters).toBeLessThanOrEqual(88);
      expect(letters).toBeGreaterThan(60);
      const margin = await page.locator('.callout').evaluate((callout) => {
        const block = document.querySelector('.code-block');
        callout.querySelector('.aside-content')?.append(block ?? '');
        return block && getComputedStyle(block).marginBottom;
      });
      expect(margin, 'a block at the end of a box leaves no gap below it').toBe('0px');
    });
  });

  for (const theme of ['mint', 'maple'])
    loud(
      `a page that is not there has a way home, beside it a button, not a second field, and leads to the page whose letters changed places: ${theme}`,
      async ({ page }) => {
        await page.goto(at(`theme-${theme}`, '/wied/'));
        const nearest = page.locator('.not-found-recommended-page-link').first();
        await expect(nearest).toHaveAttribute('href', '/wide/');
        const [search, home] = [page.locator('#content .search-entry'), page.locator('.not-found-ways > a')];
        await expect(search).toBeVisible();
        if (theme === 'mint') await expect(page.locator('#search-bar-entry')).toBeVisible();
        const [field, way] = [await search.boundingBox(), await home.boundingBox()];
        expect(way?.x).toBeLessThan(field?.x ?? 0);
        expect(way?.y).toBe(field?.y);
        expect(field?.width).toBeLessThan(160);
      },
    );

  /** Where a ground of the sidebar is looked at: where the logo stands over the rows, from the window's edge; maple's links at the end have a ground of their own. */
  const GROUNDS: Readonly<Record<string, readonly [start: number, end: number]>> = {
    maple: [2, 800],
    willow: [2, 897],
    aspen: [111, 897],
  };

  for (const theme of ['mint', 'maple', 'almond', 'willow', 'aspen'])
    test(`columns end where they should: ${theme}`, async ({ page }) => {
      await page.goto(at(`theme-${theme}`));
      if (theme !== 'aspen')
        await test.step('a table of many columns ends with the column of text, beside the contents', () =>
          expectTable(page));
      if (theme === 'maple' || theme === 'almond')
        await test.step('a search over the sidebar ends with it, however long its prompt', () =>
          expectSearch(page));
      if (['maple', 'willow'].includes(theme))
        await test.step('the logo stays over the sidebar, also when an author blurs the header', () =>
          expectLogo(page));
      const [start, end] = GROUNDS[theme] ?? [];
      if (start !== undefined && end !== undefined)
        await test.step('a ground of the sidebar fills its column', () => expectGround(page, start, end));
    });

  async function expectTable(page: Page): Promise<void> {
    for (const direction of ['rtl', 'ltr'])
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.evaluate((dir) => {
          document.documentElement.dir = dir;
          const edges = (selector: string): readonly [number, number] => {
            const { left, right } =
              document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            return dir === 'rtl' ? [-right, -left] : [left, right];
          };
          const [[from, to], [begin, end]] = [edges('.table-wrap > table'), edges('#content')];
          const [contents] = edges('.toc-item');
          const page = document.documentElement;
          return {
            indent: Math.round(from - begin),
            beyond: Math.round(to - end),
            left: contents - to,
            overflow: page.scrollWidth - page.clientWidth,
          };
        }, direction);
        expect(room, `${direction} ${width}`).toMatchObject({ indent: 0, beyond: 0, overflow: 0 });
        expect(room.left).toBeGreaterThan(20);
        // Figures of one column do not touch those of the next.
        await expect(page.locator('.table-wrap td').nth(1)).toHaveCSS('padding-inline-start', '10px');
      }
  }

  async function expectLogo(page: Page): Promise<void> {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#navbar { backdrop-filter: blur(12px) }');
      document.adoptedStyleSheets = [sheet];
    });
    expect((await page.locator('.bar-home').boundingBox())?.x).toBeLessThan(100);
  }

  async function expectSearch(page: Page): Promise<void> {
    const ends = await page.evaluate(() => {
      const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
      const label = document.querySelector('.search-entry-label');
      if (label !== null) label.textContent = 'Search all of this documentation …';
      return { search: end('.search-entry'), rows: end('#sidebar') };
    });
    expect(ends.search).toBeCloseTo(ends.rows, 0);
  }

  async function expectGround(page: Page, start: number, end: number): Promise<void> {
    const [left, right] = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#sidebar { background: rgb(1, 250, 3) }');
      document.adoptedStyleSheets = [sheet];
      const column = document.querySelector('#mobile-nav')?.getBoundingClientRect() ?? new DOMRect();
      return [column.left + 3, column.right - 4] as const;
    });
    expect(await colorAt(page, left, start)).toEqual([1, 250, 3]);
    expect(await colorAt(page, right, end)).toEqual([1, 250, 3]);
  }

  test('text begins at one edge on pages of both kinds where contents stand above it', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    const edgeOf = async (path: string) => {
      await page.goto(at('theme-mint', path));
      return (await page.locator('#page-title').boundingBox())?.x;
    };
    expect(await edgeOf('/')).toBe(await edgeOf('/api-reference/get-a-boat/'));
    await test.step('an endpoint page has title, description and actions in this order', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const parts = ['#page-title', '.api-description', '.page-actions', '.api-bar'];
      const tops = await Promise.all(parts.map((part) => topOf(page, part)));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });
  });

  test('the card of a wide page ends beside the window', async ({ page }) => {
    await page.goto(at('theme-almond', '/wide/'));
    const end = await page.locator('#body-content').evaluate((body) => {
      const { gridTemplateColumns, columnGap, paddingInlineStart } = getComputedStyle(body);
      const widths = `${gridTemplateColumns} ${columnGap} ${paddingInlineStart}`.split(' ');
      return widths.reduce((sum, width) => sum + Number.parseFloat(width), 0);
    });
    expect(1440 - end).toBeLessThanOrEqual(24);
  });
});

test('a front page of an author and the bar have one edge, and the cards of both stand level', async ({
  page,
}) => {
  await page.goto(at('theme-mint', '/landing/'));
  const left = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await left('.mdx-content h1')).toBe(await left('.drawer-button .sign'));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await topOf(page, '.card')).toBe(await topOf(page, 'a.rounded-xl'));
});

test('what stands first or last in a box touches its padding, however it is nested, and text keeps off the fields above', async ({
  page,
}) => {
  await page.goto(at('theme-mint'));
  const off = await page.locator('.mdx-content').evaluate((content) => {
    const block = '<div class="code-block">x</div>';
    const ends = [
      block,
      `<blockquote>${block}</blockquote>`,
      `<blockquote><p>x</p></blockquote>`,
      `<ul><li><p>x</p></li><li><p>x</p></li></ul>`,
      `<details open><summary>x</summary>${block}</details>`,
    ];
    return ends.flatMap((end) => {
      const box = document.createElement('div');
      box.className = 'column';
      box.style.cssText = 'display: flow-root';
      box.innerHTML = `${block}${end}`;
      content.append(box);
      const edges = box.getBoundingClientRect();
      const last = [...box.querySelectorAll('*')].at(-1)?.getBoundingClientRect();
      const above = (box.firstElementChild?.getBoundingClientRect().top ?? 0) - edges.top;
      const below = edges.bottom - (last?.bottom ?? 0);
      return Math.abs(above) < 2 && Math.abs(below) < 2 ? [] : [`${end}: ${above} above, ${below} below`];
    });
  });
  expect(off).toEqual([]);
  await test.step('the text of an item that is no paragraph keeps off its code', async () => {
    const gaps = await page.locator('.mdx-content').evaluate((content) => {
      content.insertAdjacentHTML('beforeend', '<ul><li>x<div class="code-block">x</div>x</li></ul>');
      return getComputedStyle(content.querySelector(':scope > ul:last-child .code-block') as Element)
        .marginBlock;
    });
    expect(gaps).toBe('20px');
  });
  await test.step('a box that is first in a step keeps off its title', async () => {
    const gaps = await page.locator('.mdx-content').evaluate((content) => {
      const box =
        '<div class="steps"><div class="step"><i></i><div><p class="stage-title">x</p><div data-component-part="step-content"><div class="code-block">x</div></div></div></div></div>';
      content.insertAdjacentHTML('beforeend', box);
      const top = (name: string): DOMRect =>
        content.querySelector(`:scope > :last-child ${name}`)?.getBoundingClientRect() as DOMRect;
      return top('.code-block').top - top('.stage-title').bottom;
    });
    expect(gaps).toBe(20);
  });
  await page.goto(at('pages', '/fields/'));
  const gap = await page
    .locator('.field')
    .last()
    .evaluate((field) => {
      field.insertAdjacentHTML('afterend', '<p>x</p>');
      const below = field.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return below - field.getBoundingClientRect().bottom;
    });
  expect(gap).toBe(20);
});
