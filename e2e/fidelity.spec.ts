// What was found on real sites.
import { at, expect, test } from './sites.ts';

for (const [path, inner] of [
  ['/answer/', [true, true]],
  ['/rates/', [true]],
] as const)
  test(`nothing on ${path} is wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('fidelity', path));
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const inner = [...document.querySelectorAll('#content pre, #content table')].map(
        (element) => element.scrollWidth > element.clientWidth,
      );
      return { isWider: scrollWidth > clientWidth, inner };
    });
    expect(widths).toEqual({ isWider: false, inner });
  });

test('a line beside a sign stands in the middle, and the header ends at its end without tabs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('fidelity', '/row/'));
  const places = await page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
    return {
      isCentred: Math.abs(middle(box('#row')) - middle(box('#row p'))) < 1,
      gap: box('#navbar').right - box('.topbar-right-container').right,
    };
  });
  expect(places.isCentred).toBe(true);
  expect(places.gap).toBeLessThan(40);
});

test('the row of a group that leads to its root page is one like others, and the icon of a tab level with its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('fidelity', '/harbour/'));
  const row = await page.locator('#sidebar a[aria-current="page"]').boundingBox();
  const other = await page.getByRole('link', { name: 'Berths' }).first().boundingBox();
  expect([row?.x, row?.width]).toEqual([other?.x, other?.width]);
  // A little less where headings are smaller than rows.
  expect(row?.height).toBeGreaterThan((other?.height ?? 0) - 3);
  const tab = await page.locator('.nav-tabs-item[data-active]').boundingBox();
  const icon = await page.locator('.nav-tabs-item[data-active] svg').boundingBox();
  const middle = (box: typeof tab): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(tab) - middle(icon))).toBeLessThan(1);
  // Beside an icon too, a label of two lines leaves its tag a place in the first.
  const long = page.getByRole('link', { name: 'Lights and signs' });
  const tag = await long.locator('.nav-tag-pill').boundingBox();
  const label = await long.locator('span').first().boundingBox();
  expect(tag?.y).toBeLessThan((label?.y ?? 0) + 8);
});

test('the logo has the height that its author gives it, and a tab that its author hides leaves no gap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('fidelity', '/names/'));
  const logo = await page.locator('.nav-logo').boundingBox();
  expect([logo?.width, logo?.height]).toEqual([72, 36]);
  const bar = await page.locator('.nav-tabs-bar').boundingBox();
  const tab = await page.getByRole('link', { name: 'Ports' }).first().boundingBox();
  expect((tab?.x ?? 0) - (bar?.x ?? 0)).toBe(4);
  await test.step('an explanation that is not shown makes no page wider, and the link to a heading called as a part of the page finds it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'a word' }).hover();
    await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Above' }).click();
    await expect(page.getByRole('heading', { name: 'Pagination' })).toBeInViewport();
  });
});

test('tabs that their author hides by the box that holds them leave the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('fidelity', '/lights/'));
  await expect(page.locator('.bar-home')).toBeVisible();
  await expect(page.locator('.nav-tabs')).toBeHidden();
});

test('an icon that a component of the author draws is as large as others of its place, and in their colour', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('fidelity', '/berths/'));
    const drawings = await page
      .locator('#content svg[viewBox="0 0 9 9"]')
      .evaluateAll((all) =>
        all
          .filter((svg) => svg.checkVisibility())
          .map((svg) => [
            svg.getBoundingClientRect().width,
            getComputedStyle(svg).fill === getComputedStyle(svg).color,
          ]),
      );
    expect(drawings).toEqual([20, 40, 16, 16, 16, 20].map((size) => [size, true]));
  }
});

test('a header that its author paints leaves the menu to be seen', async ({ page }) => {
  await page.goto(at('fidelity', '/'));
  for (const width of [390, 800]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('.drawer-button').first()).toBeVisible();
    await expect(page.locator('.bar-row')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('a page that draws its boxes itself has no other ones, and a frame is as wide on all sides of a picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('fidelity', '/boxes/'));
  const pre = page.locator('#content pre');
  await expect(pre).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(pre).toHaveCSS('padding', '0px');
  const slogan = page.locator('.slogan');
  await expect(slogan).toHaveCSS('color', 'rgb(9, 8, 7)');
  await expect(slogan).toHaveCSS('font-size', '16px');
  const link = page.locator('#content .link');
  await expect(link).toHaveCSS('color', 'rgb(9, 8, 7)');
  await expect(link, 'told from the text').toHaveCSS('text-decoration-line', 'underline');
  const boxed = page.locator('#boxed');
  await expect(boxed, 'a link that is a button').toHaveCSS('color', 'rgb(9, 8, 7)');
  await expect(boxed).toHaveCSS('text-decoration-line', 'none');
  await expect(page.locator('#pressed p'), 'a text alone, in code that runs').toHaveCSS('margin', '0px');
  const edges = await page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [frame, line] = [box('.frame'), box('.frame p')];
    return { above: line.top - frame.top, below: frame.bottom - line.bottom };
  });
  expect(edges.above).toBe(edges.below);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('what offers to wrap code asks for no layout of the page for each sample', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('fidelity', '/samples/'));
  await expect(page.getByRole('button', { name: 'Wrap lines' })).toHaveCount(80);
  const { metrics } = await browser.send('Performance.getMetrics');
  const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  expect(layouts).toBeLessThan(60);
});

test.describe('icons that are not there', () => {
  test.use({ quiet: false });

  test('leave the labels of their rows in line', async ({ page }) => {
    await page.goto(at('fidelity', '/signs/'));
    const offsets = await page.evaluate(() =>
      ['#sidebar li', '.card', 'summary', '.step', '[role="tab"]', '.callout'].map((rows) => {
        const found = [...document.querySelectorAll(rows)].flatMap((row) => {
          const label = document.evaluate(
            './/text()[starts-with(., "Sign")][not(. = "Signs")]',
            row,
            null,
            9,
          );
          if (label.singleNodeValue === null) return [];
          const range = document.createRange();
          range.selectNodeContents(label.singleNodeValue);
          const [text, box] = [range.getBoundingClientRect(), row.getBoundingClientRect()];
          return [`${Math.round(text.left - box.left)} ${Math.round(text.top - box.top)}`];
        });
        return { rows, count: found.length, places: new Set(found).size };
      }),
    );
    expect(offsets).toEqual([
      { rows: '#sidebar li', count: 4, places: 1 },
      { rows: '.card', count: 8, places: 2 },
      { rows: 'summary', count: 4, places: 1 },
      { rows: '.step', count: 4, places: 1 },
      { rows: '[role="tab"]', count: 4, places: 1 },
      { rows: '.callout', count: 4, places: 1 },
    ]);
  });
});

test('a table of many columns ends where code ends, and a button is seen at rest only where no letters are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('fidelity', '/dense/'));
  const [table, code] = [page.locator('.table-wrap > table'), page.locator('.code-block')];
  const end = (element: Element): number => element.getBoundingClientRect().right;
  expect(await table.evaluate(end)).toBe(await code.first().evaluate(end));
  // So that the sentences of its last column break less.
  await expect(table.locator('td').first()).toHaveCSS('font-size', '14px');
  const buttons = code.locator('> .copy-button');
  await expect(buttons.first()).toHaveCSS('opacity', '1');
  await expect(buttons.last()).toHaveCSS('opacity', '0');
  const boxes = await code.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().toJSON()));
  const gaps = boxes.slice(1).map(({ top }, at) => top - boxes[at].bottom);
  expect(gaps, 'a command and its answer share a border').toEqual([-1, 20]);
  await code.last().hover();
  await expect(buttons.last()).toHaveCSS('opacity', '1');
});
