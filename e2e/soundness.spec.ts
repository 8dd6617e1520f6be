import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { at, collectComplaints, expect, folderOf, pagesOf, test } from './sites.ts';

/** Sites to be walked through, each in so many tests. */
const walks = { everything: 1, pages: 1, components: 1, 'api-auto': 1, docs: 2 };

/** Pages that load the same styles and scripts differ by their texts: of large sites, so many of each kind are walked. */
const OF_A_KIND: Readonly<Record<string, number>> =
  process.env['WAYMARK_TEST'] === 'full' ? {} : { everything: 2, docs: 1 };

/** Routes of pages that differ. */
function routesToWalk(site: string): readonly string[] {
  const kinds = new Map<string, number>();
  return pagesOf(site).filter((path) => {
    const html = readFileSync(join(folderOf(site), path, 'index.html'), 'utf8');
    const kind = [...new Set(html.match(/\/_waymark\/[^"]+\.(?:css|js)/g))].sort().join();
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    return count <= (OF_A_KIND[site] ?? Number.POSITIVE_INFINITY);
  });
}

for (const [site, parts] of Object.entries(walks)) {
  for (let part = 0; part < parts; part++) {
    test(`no page of ${site} breaks the policy or logs an error, ${part + 1} of ${parts}`, async ({
      context,
    }) => {
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          reportError(new Error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`)),
        );
      });
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      const paths = routesToWalk(site).filter((_, index) => index % parts === part);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) await page.goto(at(site, path));
      expect(complaints).toEqual([]);
    });
  }
}

const sample: readonly (readonly [site: string, path: string])[] = [
  ['everything', '/'],
  ['everything', '/boats/sails/repairs/patch/'],
  ['everything', '/lamps/oil/'],
  ['everything', '/weather/wind/'],
  ['everything', '/api-reference/boats/list-boats/'],
  ['api-auto', '/api-reference/berths/mark-a-berth/'],
  ['api', '/pages/hand/'],
  ['pages', '/markdown/'],
  ['pages', '/code/'],
  ['pages', '/components/'],
  ['pages', '/disclosure/'],
  ['pages', '/fields/'],
  ['pages', '/math/'],
  ['pages', '/changelog/'],
  ['pages', '/modes/custom/'],
  ['components', '/diagrams/'],
  ['components', '/changelog/'],
  ['components', '/views/'],
  ['components', '/widgets/'],
  ['rtl', '/'],
  ['broken', '/expression/'],
  ['docs', '/'],
];

/** In so many tests: a browser page that has run axe once runs it again in half of the time. */
const SAMPLE_PARTS = 4;

for (let part = 0; part < SAMPLE_PARTS; part += 1) {
  const size = Math.ceil(sample.length / SAMPLE_PARTS);
  const pages = sample.slice(part * size, (part + 1) * size);
  const names = pages.map(([site, path]) => `${path} of ${site}`).join(', ');
  test(`axe finds nothing, wide in one mode and narrow in the other, on ${names}`, async ({ page }) => {
    for (const [index, [site, path]] of pages.entries()) {
      const modes = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: modes[0], reducedMotion: 'reduce' });
      await page.goto(at(site, path));
      await expectMode(page, modes[0]);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ colorScheme: modes[1] });
      await expectMode(page, modes[1]);
      await expectAccessible(page);
    }
  });
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => page.locator('html').evaluate(isDark)).toBe(mode === 'dark');
}

function isDark(html: Element): boolean {
  return html.classList.contains('dark');
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
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
  });
});
