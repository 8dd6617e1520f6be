import type { Page } from '@playwright/test';
import { colorAt } from './measures.ts';
import { at, expect, test } from './sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

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

test('what the sign of the contents is called makes no page of a phone wider, in no language', async ({
  page,
}) => {
  await page.goto(at('docs'));
  const name = page.locator('.contents-name');
  await name.evaluate((words) => {
    words.textContent = 'Wszystko, co znajduje się na tej stronie';
  });
  await expect(name).toHaveCSS('position', 'absolute');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await test.step('the icons of tabs stand in the middle of their row', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
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
        const [button, sign] = [link, link.querySelector('svg')].map((part) => part?.getBoundingClientRect());
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
  await test.step('the name of the site has room before the signs of contents and actions', async () => {
    await page.goto(at('docs', '/components/updates/'));
    await expect(page.locator('.bar-actions')).toBeVisible();
    const [name, contents] = await Promise.all(
      ['.bar-home', '.contents-button'].map((part) => page.locator(part).boundingBox()),
    );
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(contents?.x ?? 0);
    expect(name?.width).toBeGreaterThan(80);
  });
  await test.step('and that of the actions, too, on a site without any', async () => {
    const room = async (site: string): Promise<number> => {
      await page.goto(at(site));
      return await page.locator('.bar-start').evaluate((start) => {
        start.querySelector('.bar-home')?.replaceChildren('The handbook of the harbour and of all its boats');
        return start.getBoundingClientRect().width;
      });
    };
    expect((await room('plain')) - (await room('theme-linden'))).toBe(44);
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
