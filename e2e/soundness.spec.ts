import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, collectComplaints, expect, hasSite, pagesOf, test } from './sites.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

for (const site of ['everything', 'pages', 'components', 'api-auto', 'docs']) {
  test(`no page of ${site} breaks the policy or logs an error`, async ({ context }) => {
    test.skip(!hasSite(site), 'not built');
    test.setTimeout(90_000);
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        reportError(new Error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`)),
      );
    });
    const paths = [...pagesOf(site)];
    const visit = async (): Promise<readonly string[]> => {
      const page = await context.newPage();
      const complaints = collectComplaints(page);
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) await page.goto(at(site, path));
      await page.close();
      return complaints;
    };
    expect((await Promise.all([visit(), visit(), visit()])).flat()).toEqual([]);
  });
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing, ${colorScheme}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const [site, path] of sample) {
        if (!hasSite(site)) continue;
        await page.goto(at(site, path));
        // The policy refuses an added script; an evaluated one is the debugger's.
        await page.evaluate(axe);
        const { violations } = (await page.evaluate('axe.run()')) as AxeResult;
        for (const { id, nodes } of violations)
          found.push(
            `${site}${path} ${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
          );
      }
      expect(found).toEqual([]);
    });
  }
}

test('axe finds nothing in open menus, drawer and search', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const run = async (name: string): Promise<void> => {
    await page.evaluate(axe);
    const { violations } = (await page.evaluate('axe.run()')) as AxeResult;
    for (const { id, nodes } of violations) found.push(`${name} ${id}: ${nodes[0]?.html.slice(0, 200)}`);
  };
  await page.goto(at('everything'));
  await page.getByRole('button', { name: 'Recipes menu' }).click();
  await run('menu');
  await page.goto(at('everything'));
  await page
    .locator('#navbar')
    .getByRole('button', { name: /Harbour/ })
    .click();
  await run('products');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input').first().fill('boat');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await run('search');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('everything', '/boats/list/'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await run('drawer');
  expect(found).toEqual([]);
});
