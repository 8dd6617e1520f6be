import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { at, expect, alone as test } from './sites.ts';

/** Notes the scripts that a page loads. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const inIslands = (scripts: readonly string[]): readonly string[] =>
  scripts.filter((path) => path.includes('/islands'));

test.describe('components of the author', () => {
  test('keep state and the DOM that the server drew, take functions from the page, and import each other', async ({
    page,
  }) => {
    await page.goto(at('islands'));
    await test.step('each use keeps its own state, in the DOM that the server drew, with its styles', async () => {
      const counter = page.locator('.counter').first();
      await expect(counter).toHaveCSS('padding-left', '8px');
      await counter.evaluate((element) => element.setAttribute('data-kept', ''));
      await page.getByRole('button', { name: 'Count: 3' }).click();
      await expect(page.getByRole('button', { name: 'Count: 4' })).toBeVisible();
      await expect(page.locator('.counter[data-kept]')).toHaveCount(1);
      await expect(counter).toHaveCSS('padding-left', '8px');
      await expect(counter).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(page.getByRole('button', { name: 'Other: 30' })).toBeVisible();
      await page.getByRole('button', { name: 'Dover: 7' }).click();
      await expect(page.getByRole('button', { name: 'Dover: 8' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Brest: 5' })).toBeVisible();
    });
    await test.step('functions of the page and of each other', async () => {
      await page.getByRole('button', { name: 'Forward' }).click();
      await expect(page.locator('.stepper')).toHaveText('Step two');
      await expect(page).toHaveTitle('two');
      const described = await page.getByRole('button', { name: 'Forward' }).getAttribute('aria-describedby');
      await expect(page.locator(`[id="${described}"]`)).toHaveText('Step two');
    });
    await test.step('an element of the page may have a handler', async () => {
      await page.locator('#plain-handler').click();
      await expect(page.locator('#plain-handler')).toHaveAttribute('data-clicked', 'yes');
      await expect(page.locator('#plain-handler strong')).toHaveText('me');
    });
  });

  test('load nothing where they are only markup', async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(at('islands', '/plain/'));
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await expect(page.locator('tbody tr').nth(1)).toHaveText(/b\s*two/);
    await page.waitForLoadState('networkidle');
    expect(inIslands(scripts)).toEqual([]);
  });

  test('load their code when they come into view, and once', async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(at('islands', '/below/'));
    await page.waitForLoadState('networkidle');
    expect(inIslands(scripts)).toHaveLength(1);
    await page.getByRole('button', { name: 'off' }).click();
    await expect(page.getByRole('button', { name: 'on', exact: true })).toBeVisible();
    expect(inIslands(scripts).length).toBeGreaterThan(1);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
});

test.describe('what components are given', () => {
  test('content, context, built-in components and attributes work in islands as on the page', async ({
    page,
  }) => {
    await page.goto(at('islands', '/parts/'));
    await test.step('content hidden at first is shown as the page drew it, with islands of its own', async () => {
      await expect(page.getByRole('heading', { name: 'Heading inside' })).toHaveCount(0);
      const fold = page.locator('.fold');
      await fold.getByRole('button', { name: 'Open me' }).click();
      await expect(page.getByRole('heading', { name: 'Heading inside' })).toBeVisible();
      const inner = fold.locator('.callout');
      await inner.getByRole('button', { name: 'Width' }).click();
      await expect(inner.locator('.wide')).toContainText('inner');
      await fold.getByRole('button', { name: 'Open me' }).click();
      await expect(page.getByRole('heading', { name: 'Heading inside' })).toHaveCount(0);
      await fold.getByRole('button', { name: 'Open me' }).click();
      await expect(page.getByRole('heading', { name: 'Heading inside' })).toBeVisible();
      await expect(inner.locator('.wide')).toContainText('inner');
    });
    await test.step('content stays the same nodes when the component draws itself again', async () => {
      const frame = page.locator('.narrow').filter({ hasText: 'Shown at once' });
      await frame.getByRole('link').evaluate((element) => element.setAttribute('data-kept', ''));
      await frame.getByRole('button', { name: 'Width' }).click();
      const wide = page.locator('.wide').filter({ hasText: 'Shown at once' });
      await expect(wide.locator('a[data-kept]')).toHaveText('link');
      await expect(wide).toHaveCSS('border-top-width', '2px');
      await expect(wide.getByRole('listitem')).toHaveText('and a list');
    });
    await test.step('content is one child for each node, with attributes of its own', async () => {
      const turn = page.locator('.turn').first();
      await expect(turn).toHaveText('TurnSheet one.Sheet two.');
      await turn.getByRole('button').click();
      await expect(turn).toHaveText('TurnSheet two.Sheet three.');
      await expect(turn.getByTitle('second')).toHaveText('Sheet two.');
      await turn.getByRole('button').click();
      await expect(turn).toHaveText('TurnSheet three.');
      await expect(turn.locator('.third')).not.toHaveAttribute('title');
    });
    await test.step('paragraphs that hold blocks are kept, and comments are no content', async () => {
      const turn = page.locator('.turn').last();
      await expect(turn).toHaveText('TurnLeaf in a box four.Leaf five.');
      await turn.getByRole('button').click();
      await expect(turn).toHaveText('TurnLeaf five.');
    });
    await test.step('context reaches components in between', async () => {
      await expect(page.locator('.between .theme')).toHaveText('day');
      await page.getByRole('button', { name: 'Darken' }).click();
      await expect(page.locator('.between .theme')).toHaveText('night');
    });
    await test.step('built-in components work inside, also new ones', async () => {
      const uses = page.locator('.uses');
      await expect(uses.locator('.card svg')).toHaveCount(1);
      await expect(uses.locator('.card')).toContainText('Clicked 0 times');
      await uses.getByRole('button', { name: 'More' }).click();
      await expect(uses.locator('.card')).toContainText('Clicked 1 times');
      await expect(uses.locator('.card strong')).toHaveText('1');
      await expect(uses.locator('.card svg')).toHaveCount(1);
      const note = uses.locator('.callout');
      await expect(note).toContainText('Now there is a note');
      await expect(note.locator('svg')).toHaveCount(2);
      await expect(note.locator('svg').last()).toBeVisible();
      await expect(uses.locator('.code-block')).toContainText('const count = 1;');
      await expect(uses.getByRole('link', { name: 'link' })).toHaveAttribute('href', /\/plain\/$/);
    });
    await test.step('attributes mean what they mean in React', async () => {
      const uses = page.locator('.uses');
      await expect(page.locator('wm-island[data-awake] .uses')).toBeVisible();
      await page.getByLabel('Field').fill('four');
      await expect(uses.locator('.card')).toContainText('Clicked 4 times');
      await expect(uses.getByLabel('Text')).toHaveValue('written');
      await expect(uses.getByLabel('Later')).toHaveValues(['b', 'c']);
      await expect(uses.locator('svg[viewBox="0 0 10 10"]')).toHaveAttribute('stroke-width', '2');
      await expect(uses.locator('svg path[d="M0 0h9"]')).toHaveAttribute('stroke-linecap', 'round');
      await expect(uses.locator('b')).toHaveText('bold');
    });
    await test.step('names come from the component itself, not from another one', async () => {
      for (const of of ['lamps', 'ports']) {
        const asks = page.locator('.asks').filter({ hasText: of });
        await asks.getByRole('button', { name: 'Once more' }).click();
        await expect(asks.getByRole('button', { name: `Copy Ask of ${of} 1` })).toHaveCount(1);
      }
    });
  });
});

test.describe('browser objects', () => {
  test('are there when a component is drawn, and for effects and handlers', async ({ page }) => {
    await page.route('**/answer.json', (route) => route.fulfill({ json: { text: 'loaded' } }));
    await page.goto(at('islands', '/browser/'));
    await expect(page.locator('.width')).toHaveText('a window');
    await expect(page.locator('.effect')).toHaveText('in a browser');
    await expect(page.locator('.effect')).toHaveAttribute('data-effect', 'ran');
    await expect(page.locator('html')).toHaveAttribute('data-silent', 'ran');
    await expect(page.locator('.chosen')).toHaveText('Chosen: the first');
    await expect(page.locator('.chosen')).toBeVisible();
    await page.locator('.load').click();
    await expect(page.locator('.load')).toHaveText('loaded');
  });
});

test.describe('an island that fails', () => {
  test.use({ quiet: false });

  test('says so in its place, and nothing else stops', async ({ page }) => {
    await page.goto(at('islands', '/failing/'));
    await page.getByRole('button', { name: 'Break it' }).click();
    await expect(page.locator('[data-diagnostic="mdx/component-failed"]')).toContainText('the lamp is out');
    await page.getByRole('button', { name: 'Fine 0' }).click();
    await expect(page.getByRole('button', { name: 'Fine 1' })).toBeVisible();
    await expect(page.getByText('The rest stands.')).toBeVisible();
  });
});

test('a component knows what readers filled in before they came back, and before its code was there', async ({
  page,
}) => {
  const output = page.locator('.order output');
  await page.goto(at('islands', '/fields/'));
  await expect(output).toHaveText(', oil, dark');
  await test.step('fields without styles of their author can be seen and read in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, '.order');
    for (const field of [page.getByLabel('Keeper'), page.getByLabel('Lamp')]) {
      await expect(field).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });
  await page.getByLabel('Keeper').fill('Thea');
  await page.getByLabel('Lamp').selectOption('gas');
  await page.getByLabel('Lit').check();
  await page.goto(at('islands', '/plain/'));
  await page.goBack();
  await expect(output).toHaveText('Thea, gas, lit');
  await expect(page.getByLabel('Keeper')).toHaveValue('Thea');
  let filled: Promise<void> | undefined;
  await page.route('**/_waymark/islands/**', async (route) => {
    filled ??= page.getByLabel('Keeper').fill('Ida');
    await filled;
    await route.continue();
  });
  await page.reload();
  await expect(output).toHaveText('Ida, oil, dark');
});

test('a component hears of pictures that were there, or failed, before its code was', async ({ page }) => {
  await page.route('**/_waymark/islands/**', async (route) => {
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await route.continue();
  });
  await page.goto(at('islands', '/fields/'));
  await expect(page.locator('.portrait output')).toHaveText(['Keeper there', 'Lamp lost']);
});

test('each use of a snippet has its own props', async ({ page }) => {
  await page.goto(at('islands', '/guides/code/'));
  await page.getByRole('button', { name: 'La Jument: 48 m' }).click();
  await expect(page.getByRole('button', { name: 'La Jument: 157 ft' })).toBeVisible();
  await expect(page.getByRole('button', { name: "Créac'h: 54 m" })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything that can be drawn on the server can be read', async ({ page }) => {
    await page.goto(at('islands'));
    await expect(page.getByRole('button', { name: 'Count: 3' })).toBeVisible();
    await expect(page.locator('.counter').first()).toHaveCSS('padding-left', '8px');
    await page.goto(at('islands', '/parts/'));
    await expect(page.getByText('Shown at once')).toBeVisible();
    await page.goto(at('islands', '/browser/'));
    await expect(page.locator('.effect')).toHaveText('on paper');
  });
});
