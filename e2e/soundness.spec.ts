import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runsOf } from '../packages/waymark/test/support/runs.ts';
import { expectAccessible } from './axe.ts';
import { at, expect, folderOf, pagesOf, alone as test } from './sites.ts';

/** Where the page of a site differs from another one whose frame is looked at. */
const CONTENT = '#content-area';

const sample: readonly (readonly [site: string, path: string, part?: string])[] = [
  ['everything', '/'],
  ['everything', '/boats/sails/repairs/patch/'],
  ['everything', '/lamps/oil/'],
  ['everything', '/weather/wind/', CONTENT],
  ['everything', '/api-reference/boats/list-boats/'],
  ['api-auto', '/api-reference/berths/mark-a-berth/'],
  ['api', '/pages/hand/'],
  ['pages', '/markdown/'],
  ['pages', '/code/', CONTENT],
  ['pages', '/components/', CONTENT],
  ['pages', '/disclosure/', CONTENT],
  ['pages', '/fields/', CONTENT],
  ['pages', '/math/', CONTENT],
  ['pages', '/changelog/', CONTENT],
  ['pages', '/modes/custom/'],
  ['components', '/diagrams/'],
  ['components', '/changelog/', CONTENT],
  ['components', '/views/', CONTENT],
  ['components', '/widgets/', CONTENT],
  ['rtl', '/'],
  ['broken', '/expression/'],
  ['docs', '/'],
];

/** Sites to be walked through: the largest comes last, for it is made of what the others have shown. */
const walks = ['everything', 'pages', 'components', 'api-auto', 'docs'];

/** What a page may break the policy by: its scripts, whatever their hash, and the parts that it is made of, not colours of code. */
const MADE_OF = /\/_waymark\/[\w/-]+(?=[^"]*\.js)|class="(?![ld](?:\d|[bisu]"))[\w-]+/g;

/** What a page is made of. */
function partsOf(site: string, path: string): ReadonlySet<string> {
  return new Set(readFileSync(join(folderOf(site), path, 'index.html'), 'utf8').match(MADE_OF));
}

/**
 * Pages of all sites, so many that whatever pages are made of is on one of them or on one that axe looks at, where
 * complaints are collected, too; all pages, if wanted.
 */
function pagesToWalk(): readonly (readonly [site: string, path: string])[] {
  const seen = new Set(sample.flatMap(([site, path]) => [...partsOf(site, path)]));
  return walks.flatMap((site) => {
    const pages = pagesOf(site).map((path) => ({ path, parts: partsOf(site, path) }));
    const chosen = pages
      .toSorted((a, b) => b.parts.size - a.parts.size)
      .filter(({ parts }) => {
        const before = seen.size;
        for (const part of parts) seen.add(part);
        return seen.size > before;
      });
    return runsOf(chosen, pages).map(({ path }) => [site, path] as const);
  });
}

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      reportError(new Error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`)),
    );
  }),
);

test('no page of any site breaks the policy or logs an error', async ({ page }) => {
  const pages = pagesToWalk();
  expect(pages.length).toBeGreaterThan(0);
  for (const [site, path] of pages) await page.goto(at(site, path));
});

/** The looks of pages, which take turns: `bench/axe.mjs` asks all pages in each. */
const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** In so many tests: a browser page that has run axe once runs it again in half of the time. */
const SAMPLE_PARTS = 4;

for (let part = 0; part < SAMPLE_PARTS; part += 1) {
  const size = Math.ceil(sample.length / SAMPLE_PARTS);
  const pages = sample.slice(part * size, (part + 1) * size);
  const names = pages.map(([site, path]) => `${path} of ${site}`).join(', ');
  test(`axe finds nothing, and nothing is wider than a phone, on ${names}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, [site, path, part]] of pages.entries()) {
      await page.goto(at(site, path));
      for (const { width, colorScheme } of LOOKS.filter((_, turn) =>
        runsOf(turn === index % LOOKS.length, true),
      )) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expectMode(page, colorScheme);
        await expectAccessible(page, part);
      }
      await page.setViewportSize({ width: 390, height: 900 });
      await expectNotWider(page);
    }
  });
}

/** Nothing is wider than the window. */
async function expectNotWider(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, page.url()).toBeLessThanOrEqual(0);
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => page.locator('html').evaluate(modesOf)).toEqual([mode]);
}

function modesOf(html: Element): readonly string[] {
  return ['light', 'dark'].filter((mode) => html.classList.contains(mode));
}

test.describe('axe finds nothing', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('in the open menus of a tab and of products, and in search', async ({ page }) => {
    await page.goto(at('everything'));
    await page.getByRole('button', { name: 'Recipes menu' }).click();
    await expectAccessible(page, '#navbar');
    await page.keyboard.press('Escape');
    await page
      .locator('#navbar')
      .getByRole('button', { name: /Harbour/ })
      .click();
    await expectAccessible(page, '#navbar');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').first().fill('boat');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('in the drawer of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('everything', '/boats/list/'));
    await expectNotWider(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
  });
});
