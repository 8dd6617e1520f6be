import type { Page } from '@playwright/test';
import { colorAt } from './color-at.ts';
import { at, expect, test } from './sites.ts';

/** A test whose page is right to complain: something does not come, or is drawn as no page of ours does. */
const loud = test.extend({ quiet: false });

test.use({ viewport: { width: 390, height: 844 } });

test('a table that is cut off is seen whole in the window, and comes back; one that fits again loses its button', async ({
  page,
}) => {
  await page.goto(at('theme-mint'));
  const table = page.locator('#content .table-wrap');
  await expect(table).toHaveAttribute('tabindex', '0');
  await expect(table).toHaveRole('group');
  await expect(table).toHaveAccessibleName(/^Name\s+Meaning\s+Default\s+Since\s+Where$/);
  await expect(table.getByRole('button', { name: 'Full screen' })).toHaveAccessibleDescription('');
  await table.getByRole('button', { name: 'Full screen' }).click();
  // It is called what the table is.
  const dialog = page.getByRole('dialog', { name: /^Name\s+Meaning\s+Default/ });
  await expect(dialog.getByRole('columnheader')).toHaveCount(5);
  await expect(table).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(table.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await table.getByRole('button', { name: 'Full screen' }).click();
  await dialog.getByRole('button', { name: 'Full screen', pressed: true }).click();
  await expect(table).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Full screen', pressed: false })).toHaveCount(1);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  await expect(table).not.toHaveAttribute('aria-label');
});

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

test('what wraps code stands at its end where what copies it stands above, with the tabs', async ({
  page,
}) => {
  await page.goto(at('docs', '/quickstart/'));
  const group = page.locator('.code-group').first();
  const ends = await Promise.all(
    ['Wrap lines', /^Copy code/].map(async (name) => {
      const box = await group.getByRole('button', { name }).first().boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    }),
  );
  expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0);
});

test('what is chosen from is written large enough that phones do not zoom into it', async ({ page }) => {
  for (const [site, path] of [
    ['components', '/widgets/'],
    ['components', '/views/'],
    ['playground', '/api-reference/state/state/'],
  ] as const) {
    await page.goto(at(site, path));
    const sizes = await page
      .locator('select')
      .evaluateAll((menus) => menus.map((menu) => Number.parseFloat(getComputedStyle(menu).fontSize)));
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBe(16);
  }
});

test('tables and code are read on a phone', async ({ page }) => {
  await page.goto(at('theme-mint'));
  await test.step('identifiers in tables wrap and are copied as they are written, cells are wide enough and aligned as their author said', async () => {
    const sentence = page.locator('.table-wrap td').nth(1);
    expect((await sentence.boundingBox())?.width).toBeGreaterThan(120);
    const cells = page.locator('.table-wrap td');
    await expect(cells.nth(0)).toHaveCSS('text-align', 'start');
    await expect(cells.nth(3)).toHaveCSS('text-align', 'end');
    const name = page.locator('.table-wrap code').first();
    const { height, text } = await name.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      text: element.textContent,
    }));
    expect(height).toBeGreaterThan(30);
    expect(text).toBe('WAYMARK_CONSOLE_API_ADDRESS_OF_THE_HARBOUR');
  });
  await test.step('a table begins where the text does, and the line below its head is plainer than the others', async () => {
    const table = page.locator('.table-wrap > table').first();
    await expect(table).toHaveCSS('border-top-width', '0px');
    await expect(table.locator('th').first()).toHaveCSS('border-top-width', '0px');
    await expect(table.locator('th').first()).toHaveCSS('padding-left', '0px');
    const wrap = page.locator('.table-wrap').first();
    const end = await wrap.evaluate((box) => box.getBoundingClientRect().right);
    expect(end, 'what scrolls is cut by the edge of the screen').toBe(390);
    const room = await wrap.evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
      const after =
        box.getBoundingClientRect().right - (box.querySelector('table')?.getBoundingClientRect().right ?? 0);
      box.scrollLeft = 0;
      return after;
    });
    expect(room, 'and ends where the text does').toBeCloseTo(20, 0);
    const below = table.locator('tbody tr:first-child td').first();
    await expect(below).toHaveCSS('border-top-width', '1px');
    const line = await below.evaluate((cell) => getComputedStyle(cell).borderTopColor);
    const ground = await styleOf(page, 'html', 'background-color');
    expect(contrastOf(line, ground)).toBeGreaterThanOrEqual(3);
  });
  await test.step('the button of a table stands above its box and below the text, and code scrolls to its last letter', async () => {
    const gaps = await page.locator('.table-full').evaluate((button) => {
      const wrap = button.parentElement;
      const sign = button.querySelector('.sign')?.getBoundingClientRect() ?? new DOMRect();
      const words = document.createRange();
      words.selectNodeContents(wrap?.querySelector('th') ?? button);
      const before = wrap?.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
      return { above: sign.top - before.bottom, below: words.getBoundingClientRect().top - sign.bottom };
    });
    expect(gaps.below).toBeGreaterThanOrEqual(3);
    await expect(page.locator('.table-full')).toHaveText('Full screen');
    // A line of a heading is higher than its letters.
    expect(gaps.above).toBeGreaterThan(-4);
    const behind = await page
      .locator('.code-block-body')
      .first()
      .evaluate((pre) => {
        const range = document.createRange();
        const ends = [...pre.querySelectorAll('.line')].map((line) => {
          range.selectNodeContents(line);
          return range.getBoundingClientRect().right;
        });
        return pre.getBoundingClientRect().left + pre.scrollWidth - Math.max(...ends);
      });
    expect(Math.abs(behind)).toBeLessThan(2);
  });
  await test.step('what a command answers stands in one box with it', async () => {
    const answer = page.locator('[data-language="bash"] + [data-language="text"]');
    const [ends, begins] = await answer.evaluate((block) => [
      block.previousElementSibling?.getBoundingClientRect().bottom,
      block.getBoundingClientRect().top,
    ]);
    // One line stands between them.
    expect(begins).toBe((ends ?? 0) - 1);
    await expect(answer).toHaveCSS('border-top-left-radius', '0px');
    await expect(page.locator('[data-language="bash"] .copy-button').first()).toBeVisible();
    await expect(answer.locator('.copy-button')).toBeHidden();
  });
  await test.step('lines that are cut off can be wrapped', async () => {
    const code = page.locator('.code-block-body').first();
    const isCut = (): Promise<boolean> => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth + 1);
    expect(await isCut()).toBe(true);
    const button = page.getByRole('button', { name: 'Wrap lines' });
    await expect(button, 'its title names it, and is not said once more').not.toHaveAttribute('aria-label');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await isCut()).toBe(false);
    const begins = await code.evaluate((pre) => {
      const range = document.createRange();
      range.selectNodeContents(pre.querySelector('.line:last-child') ?? pre);
      return [...range.getClientRects()].map(({ top, left }) => ({ top, left }));
    });
    const [first] = begins;
    const next = Math.min(
      ...begins.filter(({ top }) => top > (first?.top ?? 0) + 10).map(({ left }) => left),
    );
    expect(next, 'what goes on from the line above is set in').toBeGreaterThan((first?.left ?? 0) + 20);
  });
  await test.step('more contrast: the lines of code and callouts are those that everything has', async () => {
    await page.emulateMedia({ contrast: 'more' });
    const strong = await page
      .locator('#pagination a')
      .first()
      .evaluate((link) => getComputedStyle(link).borderTopColor);
    await expect(page.locator('.callout').first()).toHaveCSS('border-top-color', strong);
    await expect(page.locator('.code-block').first()).toHaveCSS('border-top-color', strong);
  });
});

loud(
  'the ground of a marked line goes on where its letters are cut off, and a heading stands in the middle of the row that its author centres',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('a heading', async () => {
      // Code of its author runs on this page, and may draw such rows.
      await page.goto(at('docs', '/own/components/'));
      const centres = await page.evaluate(() => {
        const row = document.createElement('div');
        row.className = 'items-center';
        row.style.display = 'flex';
        row.innerHTML = '<span style="block-size: 8rem"></span><h3>A heading</h3>';
        document.querySelector('.mdx-content')?.append(row);
        return [row, row.lastElementChild].map((element) => {
          const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return (top + bottom) / 2;
        });
      });
      expect(centres[0]).toBeCloseTo(centres[1] ?? 0, 0);
    });
    await page.goto(at('docs', '/writing/code/'));
    const code = page.locator('.code-block-body:has(.line-highlight)').first();
    const begins = await code.evaluate((pre) =>
      [...pre.querySelectorAll('.line')].map((line) => {
        const range = new Range();
        range.selectNodeContents(line);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(new Set(begins).size, 'marked lines begin where the others do').toBe(1);
    await code.evaluate((pre) => {
      pre.style.inlineSize = '9rem';
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
      await code.scrollIntoViewIfNeeded();
      const box = (await code.boundingBox()) ?? { x: 0, width: 0 };
      const row = (await code.locator('.line-highlight').first().boundingBox())?.y ?? 0;
      const atStart = await colorAt(page, box.x + 8, row + 1);
      expect(await colorAt(page, box.x + 8, row - 1)).not.toEqual(atStart);
      expect(await colorAt(page, box.x + box.width - 2, row + 1)).toEqual(atStart);
      await expect(code).toHaveCSS('animation-name', 'fade-sides');
    }
  },
);

test('tabs above code are seen whole, the mark of the current one too', async ({ page }) => {
  await page.goto(at('docs', '/quickstart/'));
  const bar = page.locator('.code-group .tab-list').first();
  expect(await bar.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  expect(await bar.evaluate((list) => getComputedStyle(list).animationName)).toBe('fade-sides');
});

test('the version of a long release stays below the bar of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 600 });
  await page.goto(at('components', '/changelog/'));
  const release = page.locator('.update').first();
  await release.evaluate((update: HTMLElement) => {
    update.style.minBlockSize = '2000px';
    scrollTo({ top: update.getBoundingClientRect().top + 600, behavior: 'instant' });
  });
  const [label, bar] = [release.locator('.update-rail'), page.locator('.page-bar')];
  const end = async (): Promise<number> => {
    const [rail, above] = [await label.boundingBox(), await bar.boundingBox()];
    return (rail?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  };
  await expect.poll(end).toBe(24);
  await expect(label).toHaveCSS('opacity', '1');
});

test('the head of a table that is whole stays in sight while its rows pass, and a row of many cells is told from the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('docs', '/reference/limits/'));
  const table = page.locator('.table-wrap[data-cut="false"]').first();
  const head = table.locator('thead');
  await expect(head, 'nothing is to be covered yet').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const scrollBy = (pixels: number): Promise<void> =>
    page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), pixels);
  await scrollBy((await table.evaluate((box) => box.getBoundingClientRect().bottom)) - 400);
  const top = (): Promise<number> => head.evaluate((cell) => cell.getBoundingClientRect().top);
  const bar = await page.locator('#navbar').evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(top, 'no rows are seen between the two').toBe(bar);
  await expect(head).toHaveCSS('background-color', await styleOf(page, 'html', 'background-color'));
  await scrollBy(400);
  expect(await top(), 'it goes with its table').toBeLessThan(bar);
  await test.step('what has the focus is not behind it', async () => {
    const link = table.locator('tbody a').nth(3);
    await link.evaluate((element: HTMLElement) => element.focus());
    const hidden = await head.evaluate((cell) => cell.getBoundingClientRect().bottom);
    expect(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(hidden);
  });
  await test.step('a row of many cells', async () => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(at('theme-mint'));
    const row = page.locator('.table-wrap[data-cut="false"] tbody tr').first();
    await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await row.locator('td').nth(1).hover();
    await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
  await test.step('a ground that an author gives to heads', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('thead { background: rgb(1, 2, 3) }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expect(page.locator('.table-wrap thead')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  });
  await test.step('the head below a caption stays where it is, and covers none of it', async () => {
    const head = page.locator('.table-wrap thead');
    await expect(head).toHaveCSS('position', 'sticky');
    await page.locator('.table-wrap table').evaluate((element: HTMLTableElement) => element.createCaption());
    await expect(head).toHaveCSS('position', 'static');
    await page.locator('.table-wrap table').evaluate((element: HTMLTableElement) => element.deleteCaption());
  });
  await test.step('what grows in a table widens no page', async () => {
    const cell = page.locator('.table-wrap tbody td').last();
    const shown = await cell.innerHTML();
    // Its row stays as high as it was.
    await cell.evaluate((element) => {
      const line = document.createElement('span');
      line.style.whiteSpace = 'nowrap';
      line.textContent = 'long '.repeat(600);
      element.replaceChildren(line);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1920);
    await cell.evaluate((element, html) => {
      element.innerHTML = html;
    }, shown);
  });
  await test.step('nothing stays on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.table-wrap thead')).toHaveCSS('position', 'static');
  });
  await test.step('first in a box, it has room above it for its button alone', async () => {
    const box = page.locator('.table-wrap').first();
    await box.evaluate((element) => {
      const column = document.createElement('div');
      column.className = 'column';
      element.replaceWith(column);
      column.append(element);
    });
    await expect(box).toHaveCSS('padding-top', '20px');
    await page.setViewportSize({ width: 1920, height: 900 });
    await expect(box).toHaveCSS('padding-top', '0px');
  });
});

test('where nothing fades by scrolling, a table that is cut off has a shade at its end', async ({ page }) => {
  const shades = (): Promise<readonly string[]> =>
    page
      .locator('.table-wrap[data-cut]')
      .evaluateAll((all) => all.map((box) => getComputedStyle(box).backgroundAttachment));
  await page.goto(at('theme-mint'));
  await expect.poll(shades).toEqual(['scroll']);
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const styles = (await response.text()).replace(/animation-timeline: ?scroll\(\)\)/g, 'unknown:1)');
    await route.fulfill({ response, body: styles });
  });
  await page.reload();
  await expect.poll(shades).toEqual(['local, local, scroll, scroll']);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(shades, 'none where it is whole').toEqual(['scroll']);
});

test('luma: nothing is seen between the header that floats and the bar of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(at('theme-luma'));
  const bar = page.locator('.page-bar');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const gap = await bar.evaluate((element) => {
    const above = document.querySelector('#navbar')?.getBoundingClientRect().bottom ?? 0;
    return element.getBoundingClientRect().top - above;
  });
  expect(gap).toBeGreaterThan(0);
  const shadow = await bar.evaluate((element) => getComputedStyle(element).boxShadow);
  const raised = Number(/ 0px -([\d.]+)px 0px 0px$/.exec(shadow)?.[1]);
  expect(raised, shadow).toBeGreaterThanOrEqual(gap);
});

test('what fits has no buttons for more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('docs', '/components/callouts/'));
  await expect(page.locator('.table-wrap').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
});

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
  },
);

test('the search offers pages before anything is asked, and the arrow keys lead on from one without a result, and back', async ({
  page,
}) => {
  await page.goto(at('theme-mint'));
  await page.keyboard.press('Control+k');
  const offered = page.getByRole('group', { name: 'You may be looking for' }).getByRole('option');
  await expect(offered.first()).toHaveText('WideStart');
  await expect(offered.filter({ hasText: 'A text' })).toHaveCount(0);
  const input = page.locator('#search-input');
  await input.fill('zeppelin');
  await expect(page.locator('.search-nothing')).toBeVisible();
  await expect(page.locator('.search-keys kbd')).toHaveText(['↑', '↓', '↵', 'Esc']);
  await expect(page.locator('.search-keys kbd').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.search-ways a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(input).toBeFocused();
});

test('in the search of a phone, the number of results is told, and titles of pages begin below each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('theme-mint'));
  await page.locator('#search-bar-entry-mobile').click();
  await page.locator('#search-input').fill('boat');
  await expect(page.locator('.search-title .method-pill')).toHaveText('GET');
  const status = page.locator('.search-status');
  await expect(status).toHaveText('Results: 4');
  await expect(status).toHaveCSS('clip-path', 'none');
  const field = await page.locator('.search-field').boundingBox();
  expect((await status.boundingBox())?.y).toBeCloseTo((field?.y ?? 0) + (field?.height ?? 0), 0);
  const starts = await page
    .locator('.search-page .search-title > :nth-child(2)')
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

test('a changelog stays where it is when its filters come', async ({ page }) => {
  await page.route(/update-page/, (route) => route.abort());
  await page.goto(at('theme-mint', '/news/'));
  const before = await topOf(page, '.update-label');
  await page.unroute(/update-page/);
  await page.goto(at('theme-mint', '/news/'));
  await expect(page.locator('.changelog-filter')).toHaveCount(1);
  expect(await topOf(page, '.update-label')).toBe(before);
});

test('the icons of tabs stand in the middle of their row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('docs'));
  const off = await page
    .locator('.nav-tabs-item:has(svg)')
    .first()
    .evaluate((tab) => {
      const middle = (element: Element | null) => {
        const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        return (top + bottom) / 2;
      };
      return Math.abs(middle(tab.querySelector('svg')) - middle(tab));
    });
  expect(off).toBeLessThan(0.6);
});

test('a formula that is wider than a phone scrolls, by keyboard and with a name, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('pages', '/math/'));
  const block = page.locator('.math-display');
  await test.step('one that fits is no stop on the way through the page', async () => {
    await expect(block).not.toHaveAttribute('tabindex');
    // What scrolls by its strokes alone would get the focus from browsers.
    await expect(block).toHaveCSS('overflow-y', 'hidden');
    expect(await block.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });
  const [widest, wide] = await page
    .locator('.math:not(.math-display) math')
    .first()
    .evaluate((formula) => {
      formula.append(...Array.from({ length: 80 }, () => formula.firstElementChild?.cloneNode(true) ?? ''));
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
  expect(widest).toBe(wide);
  const line = page.getByRole('group', { name: 'a^2 + b^2 = c^2', exact: true });
  await expect(line).toHaveAttribute('tabindex', '0');
  await test.step('on paper, which nobody scrolls, it stands out at the end, where browsers make a page smaller', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(line).toHaveCSS('overflow', 'visible');
    await expect(block).toHaveCSS('mask-image', 'none');
    await expect(page.locator('#content-area')).toHaveCSS('margin-left', '0px');
  });
});

test('more contrast: the current row and the current tab are told without colours', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(at('theme-palm'));
  for (const current of ['#sidebar [aria-current="page"]', '.nav-tabs-item[data-active]'])
    await expect(page.locator(current).first()).toHaveCSS('text-decoration-line', 'underline');
});

test('more contrast: the current row stands on a ground that its letters are read on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of ['mint', 'luma', 'sequoia']) {
    // Without motion, no colour is on its way from one scheme to the other.
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(at(`theme-${theme}`));
    const row = '#sidebar [aria-current="page"]';
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
      const ground = await styleOf(page, row, 'background-color');
      const contrast = contrastOf(await styleOf(page, '#sidebar', 'color'), ground);
      expect(contrast, `${theme} ${colorScheme}`).toBeGreaterThan(7);
    }
  }
});

test('forced colours: what opens has an edge, and says which tab is current', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at('theme-mint'));
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.locator('#mobile-nav')).toHaveCSS('border-inline-end-width', '1px');
  const current = page.locator('.mobile-nav-tabs-item[aria-current]');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test('forced colours: what was searched for is read on dark grounds too, what is in view is marked in the contents, and nothing of the sidebar fades', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(at('theme-mint'));
  for (const scrolled of ['#mobile-nav', '.toc ul'])
    await expect(page.locator(scrolled).first()).toHaveCSS('mask-image', 'none');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').first().fill('boat');
  await expect(page.locator('.search-hit mark').first()).toBeVisible();
  const letters = await styleOf(page, '.search-hit mark', 'color');
  const canvas = await styleOf(page, '#search-dialog', 'background-color');
  expect(contrastOf(letters, canvas)).toBeGreaterThan(7);
  const inView = await styleOf(page, '.toc-item[data-active] a', 'border-inline-start-color');
  expect(contrastOf(inView, canvas)).toBeGreaterThan(7);
  await page.goto(at('pages', '/markdown/'));
  await page
    .locator('.mdx-content p')
    .first()
    .evaluate((text) => text.append(document.createElement('mark')));
  // The letters have the colour that belongs to a whole ground.
  await expect(page.locator('.mdx-content mark')).toHaveCSS('background-color', /^rgb\(/);
});

test('a name of any length is one line of the bar, level with the icons beside it', async ({ page }) => {
  await page.goto(at('everything'));
  for (const [width, name] of [
    [390, 'The whole and winding documentation of a harbour'],
    [1440, 'Harbour'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const off = await page.evaluate((text) => {
      const logo = document.createElement('span');
      logo.className = 'nav-logo';
      logo.textContent = text;
      document.querySelector('.bar-home')?.replaceChildren(logo);
      const letters = document.createRange();
      letters.selectNodeContents(logo);
      const [box, row] = [letters, document.querySelector('.bar-row')].map((it) =>
        it?.getBoundingClientRect(),
      );
      const middle = (rect = new DOMRect()): number => rect.top + rect.height / 2;
      return { height: logo.clientHeight, middle: Math.abs(middle(box) - middle(row)) };
    }, name);
    expect(off.height).toBe(32);
    expect(off.middle).toBeLessThan(0.75);
  }
  await test.step('the sign of the button has the same room on either side of the page', async () => {
    const room = (dir: string) =>
      page.locator('#navbar a.topbar-cta-button').evaluate((link, direction) => {
        document.documentElement.dir = direction;
        const [button, sign] = [link, link.querySelector('.sign')].map((part) =>
          part?.getBoundingClientRect(),
        );
        const label = document.createRange();
        label.selectNodeContents(link.querySelector('span') ?? link);
        const words = label.getBoundingClientRect();
        const [left = 0, right = 0] = [button?.left, button?.right];
        const [before, after] = [words.left - left, right - (sign?.right ?? 0)];
        const [first, last] = [(sign?.left ?? 0) - left, right - words.right];
        return (direction === 'ltr' ? [before, after] : [last, first]).map(Math.round);
      }, dir);
    expect(await room('rtl')).toEqual(await room('ltr'));
  });
});

test('the bar has room for its words in the widest face, the narrowest window and in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(at('theme-linden'));
  const name = page.locator('.contents-name');
  for (const words of ['On this page', 'En aquesta pàgina', 'На этой странице', 'このページの内容']) {
    const { isWhole, isMarked, height } = await name.evaluate((element, text) => {
      element.textContent = text;
      const isMarked = getComputedStyle(element).textOverflow === 'ellipsis';
      return { isWhole: element.scrollWidth <= element.clientWidth, isMarked, height: element.clientHeight };
    }, words);
    expect(isWhole || isMarked, words).toBe(true);
    expect(height, words).toBeLessThanOrEqual(24);
  }
  await test.step('the name of the site gives way to words and actions, before nobody can read it', async () => {
    await page.goto(at('docs', '/components/updates/'));
    await expect(page.locator('.bar-actions')).toBeVisible();
    await expect(page.locator('.bar-home')).toBeHidden();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.locator('.bar-home')).toBeVisible();
  });
});

test('letters of any size leave the signs of the bar and of the drawer apart, and in the window', async ({
  page,
}) => {
  const signs = (part: string) =>
    page.locator(part).evaluateAll((all) =>
      all.map((it) => {
        const letters = document.createRange();
        letters.selectNodeContents(it);
        const { left, right } = letters.getBoundingClientRect();
        // What is cut off is not seen.
        return [Math.round(left), Math.round(Math.min(right, it.getBoundingClientRect().right))];
      }),
    );
  for (const [width, size] of [
    [390, 24],
    [320, 24],
  ] as const)
    await test.step(`${size} px, ${width} wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(at('docs', '/components/updates/'));
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, size);
      const bar = await signs('.drawer-button, .contents-button, .bar-actions, #search-bar-entry-mobile');
      const ends = bar.toSorted(([a = 0], [b = 0]) => a - b).flat();
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
      await page.getByRole('button', { name: 'Menu' }).first().click();
      const name = page.locator('.drawer-name');
      const lines = await name.evaluate((it) => {
        const letters = document.createRange();
        letters.selectNodeContents(it);
        return new Set([...letters.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBe(1);
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = (await name.boundingBox()) ?? {};
      const next = await page.locator('.drawer-head > button').first().boundingBox();
      expect((next?.x ?? 0) >= x + wide - 1 || (next?.y ?? 0) >= y + high - 1).toBe(true);
    });
});

test('letters of twice the size leave the bar, titles and calls within a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [at('docs', '/quickstart/'), at('theme-mint', '/api-reference/get-a-boat/')])
    await test.step(address, async () => {
      await page.goto(address);
      // In media queries a browser's own size of letters counts, which a page cannot set: these are its narrowest rules.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      const outside = await page
        .locator('.page-bar > *, .drawer-button, #page-title, .api-try, .api-path, .api-copy')
        .evaluateAll((all) =>
          all
            .filter((it) => {
              const { left, right } = it.getBoundingClientRect();
              return it.checkVisibility() && (left < 0 || right > innerWidth);
            })
            .map(({ className, id }) => `${className} ${id}`),
        );
      expect(outside).toEqual([]);
      const title = await page.locator('#page-title').evaluate((it) => getComputedStyle(it).fontSize);
      expect(Number.parseFloat(title)).toBeLessThan(40);
    });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('no button lies over letters of code', async ({ page }) => {
    await page.goto(at('theme-mint'));
    const button = await page.locator('.code-block > .copy-button').first().boundingBox();
    const line = await page.locator('.code-block .line').first().boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 4);
  });

  test('what is pressed has room for a finger', async ({ page }) => {
    const pages = [
      [at('theme-mint'), '.code-block > .copy-button, .code-wrap, .table-full, .bar-home'],
      [at('theme-mint', '/api-reference/get-a-boat/'), '.api-try, .api-copy, .code-group .copy-button'],
      [at('pages', '/components/'), '.tab-button'],
      [at('components', '/changelog/'), '.changelog-filter, .update-label'],
      [at('everything', '/404.html'), '.not-found-ways > *'],
    ] as const;
    // A phone, and a tablet that lies on its side and has the look of a desk.
    for (const width of [390, 1180]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [address, selector] of pages) {
        await page.goto(address, { waitUntil: 'load' });
        await expect(page.locator(selector).first()).toBeVisible();
        for (const [what, height] of await heightsOfTargets(page, selector))
          expect(height, `${what} at ${width}`).toBeGreaterThanOrEqual(42);
      }
    }
  });

  test('what is done with a page has room for a finger beside its title', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 844 });
    await page.goto(at('theme-mint'));
    const actions = '.page-actions > :is(a, button)';
    await expect(page.locator(actions).first()).toBeVisible();
    for (const [what, height] of await heightsOfTargets(page, actions))
      expect(height, what).toBeGreaterThanOrEqual(41);
  });

  test('what wraps code and what copies it stand beside each other at one height', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('theme-mint'));
    const block = page.locator('.code-block:has(> .code-wrap)').first();
    const [wrap, copy] = await Promise.all(
      ['.code-wrap', '.copy-button'].map((part) => block.locator(`> ${part}`).boundingBox()),
    );
    expect(wrap?.y).toBe(copy?.y);
    expect((wrap?.x ?? 0) + (wrap?.width ?? 0)).toBeCloseTo(copy?.x ?? 0, 0);
  });

  test('what wraps code stands on no letter of its title', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(at('pages', '/code/'));
    const header = page.locator('.code-block-header:has(.code-wrap)').first();
    const [title, wrap, copy] = await Promise.all(
      ['.code-block-title', '.code-wrap', '.copy-button'].map((part) => header.locator(part).boundingBox()),
    );
    // Only their room to press goes on beyond what is seen of them.
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan((wrap?.x ?? 0) + 12);
    expect((wrap?.x ?? 0) + (wrap?.width ?? 0) / 2).toBeLessThan(copy?.x ?? 0);
  });
});

/** How many pixels above and below the middle of the visible of these answer to it. */
function heightsOfTargets(page: Page, selector: string): Promise<readonly (readonly [string, number])[]> {
  return page.evaluate((selected) => {
    const targets = [...document.querySelectorAll(selected)].filter((target) => target.checkVisibility());
    return targets.map((target) => {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // The room of the button of a table is at its end.
      const x = target.matches('.table-full') ? left + width - 12 : left + width / 2;
      const answers = (y: number): boolean => target.contains(document.elementFromPoint(x, y));
      let [from, to] = [top + height / 2, top + height / 2];
      while (answers(from - 1)) from--;
      while (answers(to + 1)) to++;
      return [target.className, to - from + 1] as const;
    });
  }, selector);
}

test('entries of a directory are no links in a text', async ({ page }) => {
  await page.goto(at('groups-aspen', '/rooted/home/'));
  await expect(page.locator('.directory a').first()).toHaveCSS('text-decoration-line', 'none');
});

for (const theme of ['mint', 'sequoia'])
  test(`a ground that its author gives to every box in the header fills it, and hides no menu of a phone: ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(at(`theme-${theme}`));
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#navbar div { background: #f00 }');
      document.adoptedStyleSheets.push(sheet);
    });
    const header = (await page.locator('#navbar').boundingBox()) ?? { y: 0, width: 0, height: 0 };
    for (const x of [2, header.width - 2])
      for (const y of [header.y + 2, header.y + header.height - 4])
        expect(await colorAt(page, x, y), `${x} ${y}`).toEqual([255, 0, 0]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('#navbar div').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    if (theme === 'mint')
      await test.step('text that its author gives no padding begins below the bar', () =>
        expectBelowBar(page));
  });

async function expectBelowBar(page: Page): Promise<void> {
  const area = page.locator('#content-area');
  await area.evaluate(({ style }) => {
    style.padding = '0';
    style.margin = '0';
  });
  for (const width of [390, 768, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.locator('.page-bar').boundingBox();
    expect((await area.locator('#header').boundingBox())?.y, `${width}`).toBeGreaterThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0) - 1,
    );
  }
}

/** Contrast of two colours as the browser computes them, `rgb(…)`. */
function contrastOf(one: string, other: string): number {
  const luminance = (color: string): number => {
    // A mixture is told in shares of one.
    const whole = color.startsWith('color(') ? 1 : 255;
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((each) => {
      const share = Number(each) / whole;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [dark = 1, light = 1] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return light / dark;
}

const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

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

test('lines of code out of the focus are read too', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(at('docs', '/writing/code/'));
    const line = '[data-focused] .line:not(.line-focus)';
    const ground = await styleOf(page, '[data-focused]', 'background-color');
    for (const letters of [line, `${line} span`]) {
      expect(await styleOf(page, letters, 'opacity')).toBe('1');
      expect(contrastOf(await styleOf(page, letters, 'color'), ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('dark: the current row of the drawer and the chosen result have an edge that is seen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const theme of ['mint', 'willow', 'sequoia']) {
    await page.goto(at(`theme-${theme}`));
    await page.getByRole('button', { name: 'Menu' }).first().click();
    const ground = await styleOf(page, '#mobile-nav', 'background-color');
    const row = '#sidebar [aria-current="page"]';
    expect(await styleOf(page, row, 'border-inline-start-style')).toBe('solid');
    expect(contrastOf(await styleOf(page, row, 'border-inline-start-color'), ground)).toBeGreaterThanOrEqual(
      3,
    );
    expect(await styleOf(page, row, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = '.search-hit[aria-selected="true"]';
  await expect(page.locator(chosen)).toHaveCSS('outline-style', 'solid');
  const ground = await styleOf(page, '#search-dialog', 'background-color');
  expect(contrastOf(await styleOf(page, chosen, 'outline-color'), ground)).toBeGreaterThanOrEqual(3);
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

test('a header that its author hides takes the bar of the page along', async ({ page }) => {
  await page.goto(at('fidelity', '/bare/'));
  await expect(page.locator('.page-bar')).toHaveCount(0);
  await page.goto(at('fidelity', '/keys/'));
  await expect(page.locator('.page-bar')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('the name of a row is kept whole, and the other cells have the lines, if few of them are long', async () => {
    const isWhole = await page
      .locator('.table-wrap td > code')
      .evaluateAll((all) => all.map((code) => code.getClientRects().length === 1));
    expect(isWhole).toEqual([true, false, true]);
  });
});

test('a page that is read in the dark is printed in the light, under the name of its site', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at('theme-mint'));
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.title = String(document.documentElement.classList.contains('dark'));
    }),
  );
  await page.pdf();
  await expect(page).toHaveTitle('false');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.bar-home')).toBeVisible();
  await expect(page.locator('#navbar [data-mode-toggle]')).toBeHidden();
  await test.step('which stands above the text, and takes no second sheet', async () => {
    const { name, text, height } = await page.evaluate(() => ({
      name: document.querySelector('.bar-home')?.getBoundingClientRect().bottom ?? 0,
      text: document.getElementById('content-area')?.getBoundingClientRect().top ?? 0,
      height: getComputedStyle(document.getElementById('body-content') ?? document.body).minBlockSize,
    }));
    expect(text).toBeGreaterThan(name);
    expect(height).toBe('0px');
  });
  await page.goto(at('components', '/widgets/'));
  for (const part of ['.tooltip-trigger', '.tooltip-content', '.color-name'])
    await expect(page.locator(part).first()).toBeVisible();
  await page.goto(at('pages', '/components/'));
  // A flex box keeps the sign of a tab off its words.
  await expect(page.locator('.tab-title').first()).toHaveCSS('display', 'flex');
  await page.goto(at('everything', '/api-reference/boats/list-boats/'));
  const heights = await page
    .locator('.api-examples pre')
    .evaluateAll((all) => all.map((pre) => [pre.scrollHeight, pre.clientHeight]));
  expect(heights.length).toBeGreaterThan(6);
  for (const [all, shown] of heights) expect(all).toBe(shown);
});

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
          const [[from, to], [begin, end]] = [edges('.table-wrap'), edges('#content')];
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

test.describe('on a phone with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a single line of code is seen whole beside its button', async ({ page }) => {
    await page.goto(at('docs', '/quickstart/'));
    const lines = page.locator('.code-block-body:not(.tabs *):has(.line:only-child)');
    const isCut = await lines.first().evaluate((pre) => {
      // As code is that may be too wide.
      pre.setAttribute('tabindex', '0');
      const line = pre.querySelector('.line');
      if (line !== null)
        line.textContent = 'waymark build --site-url https://docs.example.com --out ../public --strict';
      return pre.scrollWidth > pre.clientWidth + 1;
    });
    expect(isCut).toBe(false);
  });
});

test('written examples stand apart from the title of a page and from its text on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('pages', '/fields/'));
  const [title, panel, text] = await Promise.all(
    ['#page-title', '#panel', '.mdx-content'].map((part) => page.locator(part).boundingBox()),
  );
  const bottom = (box: typeof title) => (box?.y ?? 0) + (box?.height ?? 0);
  expect((panel?.y ?? 0) - bottom(title)).toBeGreaterThanOrEqual(16);
  expect((text?.y ?? 0) - bottom(panel)).toBeGreaterThanOrEqual(24);
});

test('a table in the whole window has its head below its button, and leaves the page where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(at('theme-mint'));
  await page.locator('.table-full').first().click();
  const view = page.locator('.table-view');
  const button = await view.locator('.table-full').boundingBox();
  const head = await view.locator('th').first().boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
});

test('behind a dialog the page stays where it was, and keeps its scrollbar where that has a width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(at('docs', '/navigation/'));
  await page.keyboard.press('Control+k');
  await expect(page.locator('#search-dialog')).toBeVisible();
  await page.mouse.move(60, 500);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(720, 200);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe('a header with more links than it has room for', () => {
  for (const site of ['crowded-mint', 'crowded-almond'])
    test(`a logo that comes late and names of selectors have room: ${site}`, async ({ page }) => {
      await page.setViewportSize({ width: 1290, height: 900 });
      await page.route('**/logo*.svg', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(at(site), { waitUntil: 'load' });
      for (const width of [1290, 1440, 1100]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('.navbar-more')).toBeVisible();
        const cut = () =>
          page.evaluate(() => {
            const names = [...document.querySelectorAll('.bar-start .nav-selector-label')];
            const { scrollWidth, clientWidth } = document.documentElement;
            return [
              scrollWidth > clientWidth ? 'the page' : '',
              ...names
                .filter((name) => name.scrollWidth > name.clientWidth && name.clientWidth < 72)
                .map((name) => name.textContent),
            ].filter((what) => what !== '');
          });
        await expect.poll(cut, `${width}`).toEqual([]);
        expect((await page.locator('.nav-logo').first().boundingBox())?.width).toBeGreaterThan(100);
        const edge = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0);
        // The menu holds what comes after the links, and stands there.
        expect(edge(await page.locator('.navbar-more').boundingBox())).toBeLessThan(
          (await page.locator('#topbar-cta-button').boundingBox())?.x ?? 0,
        );
      }
    });

  test('in maple they leave pages in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(at('crowded-maple'));
    const [links, nav] = await Promise.all(
      ['#mobile-nav .drawer-links', '#mobile-nav'].map((part) => page.locator(part).boundingBox()),
    );
    expect(links?.height).toBeLessThanOrEqual((nav?.height ?? 0) / 2);
  });
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

test('a table on paper is as wide as the sheet, whatever words it holds', async ({ page }) => {
  // What is left of A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(at('docs', '/components/code-blocks/'));
  const over = await page
    .locator('.table-wrap')
    .first()
    .evaluate((wrap) => {
      for (const cell of wrap.querySelectorAll('tr:nth-child(2) td')) cell.textContent = 'v'.repeat(78);
      const code = document.createElement('code');
      code.textContent = 'c'.repeat(78);
      wrap.querySelector('td')?.append(code);
      return wrap.scrollWidth - wrap.clientWidth;
    });
  expect(over).toBeLessThanOrEqual(0);
});

test('on paper, words of tables are broken only where the sheet has no room for them, and nothing is masked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(at('docs', '/components/tabs/'));
  // A word that is broken stands on two lines.
  const broken = await page.locator('.table-wrap :is(th, td)').evaluateAll((cells) =>
    cells
      .filter((cell) => /^\w+$/.test(cell.textContent ?? ''))
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 8;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
  // In a PDF of Chromium's, the text of what is masked stands twice.
  for (const scrolled of ['.table-wrap', '.code-block-body'])
    await expect(page.locator(scrolled).first()).toHaveCSS('mask-image', 'none');
});

test('the button of a table touches nothing above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('theme-mint'));
  const gap = await page.locator('.table-full').evaluate((button) => {
    const box = document.createElement('div');
    box.className = 'code-block';
    button.parentElement?.before(box);
    return button.getBoundingClientRect().top - box.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(6);
});

test('the words of a search of the usual length are whole in a header of one row', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const theme of ['willow', 'sequoia', 'luma']) {
    await page.goto(at(`theme-${theme}`));
    const label = page.locator('#search-bar-entry .search-entry-label');
    await label.evaluate((it) => {
      it.textContent = 'Search the docs…';
    });
    // The links make room when the width of the header changes.
    await page.setViewportSize({ width: 1025, height: 700 });
    await expect
      .poll(() => label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), theme)
      .toBeLessThanOrEqual(0);
  }
});
