import { alone, at, expect, test } from './sites.ts';

test.describe('on a wide screen', () => {
  test('tabs lead to their sections and the open one is marked', async ({ page }) => {
    await page.goto(at('everything'));
    const tabs = page.locator('nav.nav-tabs');
    await expect(tabs.getByRole('link', { name: 'Guides', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await tabs.getByRole('link', { name: 'Sections', exact: true }).click();
    await expect(page).toHaveURL(/\/charts\/north\/$/);
    await expect(tabs.getByRole('link', { name: 'Sections', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(tabs.locator('[data-nav-kind="tab"][data-active]')).toHaveCount(1);
    const blog = tabs.getByRole('link', { name: 'Blog', exact: true });
    await expect(blog).toHaveAttribute('target', '_blank');
    await expect(blog).toHaveAttribute('rel', /\bnoopener\b/);
  });

  test('a menu opens under its tab by pointer and keyboard, and leads to its items', async ({ page }) => {
    await page.goto(at('everything'));
    const button = page.getByRole('button', { name: 'Recipes menu' });
    const knots = page.locator('nav.nav-tabs').getByRole('link', { name: 'Knots', exact: true });
    await expect(knots).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(knots).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(knots).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await knots.click();
    await expect(page).toHaveURL(/\/recipes\/bowline\/$/);
    const tab = page.locator('nav.nav-tabs [data-nav-kind="tab"]').filter({ hasText: 'Recipes' });
    await expect(tab).toHaveAttribute('data-active', /.*/);
    await page.getByRole('button', { name: 'Recipes menu' }).click();
    await expect(page.locator('[data-nav-kind="item"][data-active]').first()).toContainText('Knots');
    await expect(page.locator('#sidebar').getByRole('link', { name: 'Hitch recipes' })).toBeVisible();
    await expect(page.locator('#sidebar').getByRole('link', { name: 'Soup recipes' })).toHaveCount(0);
  });

  test('selectors for language and version keep the reader on the counterpart, those of products lead to first pages', async ({
    page,
  }) => {
    await page.goto(at('everything', '/guides/mooring/'));
    const navbar = page.locator('#navbar');
    await navbar.getByRole('button', { name: /English/ }).click();
    await navbar.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/guides\/mooring\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await navbar.getByRole('button', { name: /Deutsch/ }).click();
    await navbar.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/guides\/mooring\/$/);
    await navbar.getByRole('button', { name: /2\.0/ }).click();
    await expect(navbar.locator('[data-nav-kind="version"][data-active]')).toHaveAttribute(
      'aria-current',
      'true',
    );
    await navbar.getByRole('link', { name: '1.0', exact: true }).click();
    await expect(page).toHaveURL(/\/v1\/mooring\/$|\/v1\/$/);
    await page.goto(at('everything'));
    await navbar.getByRole('button', { name: /Harbour/ }).click();
    const ferry = navbar.getByRole('link', { name: 'Ferry', exact: true });
    await expect(ferry).toHaveAttribute('target', '_blank');
    await navbar.getByRole('link', { name: 'Lighthouse', exact: true }).click();
    await expect(page).toHaveURL(/\/lamps\/oil\/$/);
  });

  test('dropdowns are one selector at the top of the sidebar', async ({ page }) => {
    await page.goto(at('everything', '/lamps/electric/'));
    const sidebar = page.locator('#sidebar');
    const lenses = sidebar.getByRole('link', { name: 'Lenses', exact: true });
    await expect(lenses).toBeHidden();
    await sidebar.getByRole('button', { name: /Lamps/ }).click();
    await expect(sidebar.locator('[data-nav-kind="dropdown"][data-active]')).toContainText('Lamps');
    await lenses.click();
    await expect(page).toHaveURL(/\/lenses\/first\/$/);
  });

  test('anchors stand above the groups, global ones too', async ({ page }) => {
    await page.goto(at('everything', '/weather/rain/'));
    const sidebar = page.locator('#sidebar');
    await expect(sidebar.locator('[data-nav-kind="anchor"][data-active]')).toHaveText('Weather');
    await expect(sidebar.getByRole('link', { name: 'Weather', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const name of ['Charts', 'Weather', 'Tides', 'Community', 'Status'])
      await expect(sidebar.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Tides', exact: true })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  test('groups begin as `expanded` says and the current one is open', async ({ page }) => {
    await page.goto(at('everything', '/boats/list/'));
    const sidebar = page.locator('#sidebar');
    const row = (name: string) => sidebar.getByRole('link', { name, exact: true });
    await expect(row('Main sails')).toBeHidden();
    await expect(row('Skipper crew')).toBeVisible();
    await expect(row('One closed')).toBeHidden();
    await expect(row('Diesel engines')).toBeHidden();
    await expect(sidebar.getByText('Cove secret')).toHaveCount(0);
    await page.goto(at('everything', '/boats/sails/repairs/seam/'));
    await expect(row('Seam repairs')).toBeVisible();
    await expect(row('Seam repairs')).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
    await expect(sidebar.locator('[data-nav-kind="group"][data-active]')).toHaveCount(3);
    await page.goto(at('everything', '/closed/two/'));
    await expect(row('One closed')).toBeVisible();
  });

  test('what the reader opened stays open on the next page', async ({ page }) => {
    await page.goto(at('everything', '/boats/list/'));
    const sidebar = page.locator('#sidebar');
    await sidebar.locator('summary').filter({ hasText: 'Sails' }).click();
    await sidebar.locator('summary').filter({ hasText: 'Crew' }).click();
    await expect(sidebar.getByRole('link', { name: 'Skipper crew' })).toBeHidden();
    await sidebar.getByRole('link', { name: 'Mooring', exact: true }).click();
    await expect(page).toHaveURL(/\/guides\/mooring\/$/);
    await expect(sidebar.getByRole('link', { name: 'Main sails', exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Skipper crew' })).toBeHidden();
  });

  alone('elements have their label as accessible name', async ({ page }) => {
    for (const path of [
      '/boats/sails/jib/',
      '/lamps/oil/',
      '/weather/wind/',
      '/api-reference/boats/list-boats/',
    ]) {
      await page.goto(at('everything', path));
      const tree = (await (await page.request.get(at('everything', '/navigation.json'))).json()) as {
        root: Node;
      };
      // The second is a page's `sidebarTitle`.
      const expected = [...namesOf(tree.root), 'Mooring'];
      const session = await page.context().newCDPSession(page);
      const { root } = await session.send('DOM.getDocument', { depth: 0 });
      const { nodeIds } = await session.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: '[data-nav-kind]',
      });
      const wrong: string[] = [];
      for (const nodeId of nodeIds) {
        const { nodes } = await session.send('Accessibility.getPartialAXTree', {
          nodeId,
          fetchRelatives: false,
        });
        const node = nodes[0];
        if (node === undefined || node.ignored) continue;
        const name = String(node.name?.value ?? '');
        if (!expected.includes(name)) wrong.push(`${String(node.role?.value)} "${name}"`);
      }
      expect(wrong, path).toEqual([]);
    }
  });

  test('breadcrumbs name the way to the page', async ({ page }) => {
    await page.goto(at('everything', '/boats/sails/repairs/patch/'));
    const items = page.locator('nav[aria-label] ol.breadcrumb-list > li.breadcrumb-item');
    await expect(items).toHaveText(['Harbour', 'Guides', 'Boats', 'Sails', 'Repairs']);
  });

  test('previous and next follow the sidebar', async ({ page }) => {
    await page.goto(at('everything', '/recipes/soup/'));
    await expect(page.locator('#pagination a[rel="prev"]')).toHaveCount(0);
    await page.locator('#pagination a[rel="next"]').click();
    await expect(page).toHaveURL(/\/recipes\/stew\/$/);
    await expect(page.locator('#pagination a[rel="next"]')).toHaveCount(0);
    await page.locator('#pagination a[rel="prev"]').click();
    await expect(page).toHaveURL(/\/recipes\/soup\/$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer holds tabs, selectors and sidebar, and closes', async ({ page }) => {
    await page.goto(at('everything', '/boats/list/'));
    const sidebar = page.locator('#sidebar');
    await expect(sidebar).toBeHidden();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(sidebar).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await menu.click();
    const drawer = page.locator('#mobile-nav');
    for (const label of ['Guides', 'Recipes', 'Sections', 'API'])
      await expect(drawer.locator('[data-nav-kind="tab"]').filter({ hasText: label }).first()).toBeAttached();
    for (const kind of ['language', 'version', 'product'])
      await expect(drawer.locator(`[data-nav-kind="${kind}"]`).first()).toBeAttached();
    await sidebar.getByRole('link', { name: 'Mooring', exact: true }).click();
    await expect(page).toHaveURL(/\/guides\/mooring\/$/);
    await expect(sidebar).toBeHidden();
  });
});

interface Node {
  readonly label?: string;
  readonly title?: string;
  readonly children?: readonly Node[];
}

/** Labels and titles of everything in the tree. */
function namesOf({ label, title, children = [] }: Node): readonly string[] {
  return [label ?? title ?? '', ...children.flatMap(namesOf)];
}
