import { colorAt, contrastOf, styleOf } from './measures.ts';
import { at, expect, loud, test } from './sites.ts';

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
  await test.step('a table in the whole window has its head below its button, and leaves the page where it was', async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.locator('.table-full').first().click();
    const view = page.locator('.table-view');
    const button = await view.locator('.table-full').boundingBox();
    const head = await view.locator('th').first().boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'scroll');
  });
  await test.step('the button of a table touches nothing above it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const gap = await page.locator('.table-full').evaluate((button) => {
      const box = document.createElement('div');
      box.className = 'code-block';
      button.parentElement?.before(box);
      return button.getBoundingClientRect().top - box.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(6);
    await page.locator('.code-block:empty').evaluate((box) => box.remove());
  });
  await test.step('a name at the start of a row is whole, and covers nothing where an author fixes the columns', async () => {
    for (const width of [1440, 1024])
      for (const columns of [3, 5])
        for (const layout of ['auto', 'fixed']) {
          await page.setViewportSize({ width, height: 900 });
          const [lines, over] = await page.locator('.table-wrap').evaluate(
            (box, [count, tableLayout]) => {
              const name = 'harbour<wbr>Entries[].<wbr>pilot<wbr>Reason';
              const rest = '<td>a sentence of some length for the row</td>'.repeat(Number(count) - 1);
              box.innerHTML = `<table data-names><tr><td><code class="code-name">${name}</code></td>${rest}</tr></table>`;
              const table = box.querySelector('table');
              if (table) table.style.cssText = `table-layout:${tableLayout};inline-size:30rem`;
              const code = box.querySelector('code');
              const end = code?.closest('td')?.getBoundingClientRect().right ?? 0;
              const range = document.createRange();
              range.selectNodeContents(box.querySelector('code') ?? box);
              const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
              return [new Set(tops).size, range.getBoundingClientRect().right - end];
            },
            [String(columns), layout] as const,
          );
          const place = `${width} px, ${columns} columns, ${layout}`;
          expect(over, place).toBeLessThanOrEqual(0);
          if (layout === 'auto' && columns === 3) expect(lines, place).toBe(1);
        }
  });
});

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
  await test.step('tabs above code are seen whole, the mark of the current one too', async () => {
    const bar = page.locator('.code-group .tab-list').first();
    expect(await bar.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
    expect(await bar.evaluate((list) => getComputedStyle(list).animationName)).toBe('fade-sides');
  });
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
      const alone = await page.evaluate(() => {
        const row = document.querySelector('.mdx-content > .items-center:last-child');
        row?.firstElementChild?.remove();
        return getComputedStyle(row?.querySelector('h3') ?? document.body).marginTop;
      });
      expect(alone, 'alone in its row, it keeps the margin that its author may take back').toBe('28px');
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
  await expect(head, 'mint: with the haze of the window').toHaveCSS('background-attachment', 'fixed');
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
    const room = await table.evaluate((box) => {
      const edge = box.querySelector('table')?.getBoundingClientRect().left ?? 0;
      // Chromium gives a box that is cut to the sides alone no margin of its own.
      return edge - box.getBoundingClientRect().left;
    });
    expect(room, 'its ground goes on beside its letters').toBe(12);
  });
  await test.step('a ground that an author gives to heads, and round corners', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#content-area table { overflow: hidden } thead { background: rgb(1, 2, 3) }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expect(page.locator('.table-wrap thead')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    const table = page.locator('.table-wrap[data-cut="false"] > table').first();
    const below = await table.evaluate((box) => {
      const head = box.querySelector('thead')?.getBoundingClientRect().top ?? 0;
      return head - box.getBoundingClientRect().top;
    });
    expect(below, 'it does not stay within its table').toBe(0);
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
    await box.evaluate((element) => element.parentElement?.removeAttribute('class'));
    await expect(box, 'in a box of an author, too').toHaveCSS('margin-top', '0px');
    await expect(box).toHaveCSS('padding-top', '0px');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(box).toHaveCSS('padding-top', '20px');
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

test('what fits has no buttons for more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('docs', '/components/callouts/'));
  await expect(page.locator('.table-wrap').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
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
