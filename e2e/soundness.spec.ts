import { expectAccessible } from './axe.ts';
import { at, collectComplaints, expect, pagesOf, test } from './sites.ts';

/** Sites to be walked through, each in so many tests. */
const walks = { everything: 2, pages: 1, components: 1, 'api-auto': 1, docs: 10 };

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
      const paths = pagesOf(site).filter((_, index) => index % parts === part);
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

for (const [site, path] of sample) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing on ${path} of ${site} in both modes, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(at(site, path));
      await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      await expectAccessible(page);
    });
  }
}

test.describe('axe finds nothing', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('in the open menu of a tab', async ({ page }) => {
    await page.goto(at('everything'));
    await page.getByRole('button', { name: 'Recipes menu' }).click();
    await expectAccessible(page);
  });

  test('in the open menu of products', async ({ page }) => {
    await page.goto(at('everything'));
    await page
      .locator('#navbar')
      .getByRole('button', { name: /Harbour/ })
      .click();
    await expectAccessible(page);
  });

  test('in search', async ({ page }) => {
    await page.goto(at('everything'));
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
