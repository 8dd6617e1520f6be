import type { Locator, Page } from '@playwright/test';
import { readOutline } from '../packages/waymark/test/navigation/read-outline.ts';
import { createModel, type Model } from '../packages/waymark/test/navigation/reference-model.ts';
import { expectOutline, settle } from '../packages/waymark/test/navigation/reference-outline.ts';
import { runsOf } from '../packages/waymark/test/support/runs.ts';
import { type WalkSite, walkSites } from './made-sites/walk-sites.ts';
import { at, expect, alone as test } from './sites.ts';

/** A built random site with the model of its navigation. */
interface Modelled extends WalkSite {
  readonly model: Model;
}

const STEPS = runsOf(7, 20);

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The page's outline as served is the model's. */
async function expectModel(page: Page, { model, site, name }: Modelled): Promise<void> {
  const route = decodeURI(new URL(page.url()).pathname).replace(/(?<=.)\/$/, '');
  const place = model.places.get(route)?.[0];
  if (place === undefined) throw new Error(`${route} is not in the navigation`);
  const response = await page.request.get(at(name, new URL(page.url()).pathname));
  const actual = readOutline(await response.text());
  expect(actual).toEqual(settle(expectOutline(model, place, site), actual));
  await expect(page.locator('html')).toHaveAttribute('data-current-path', route);
}

async function visible(locator: Locator): Promise<readonly Locator[]> {
  const all = await locator.all();
  const seen = await Promise.all(all.map((one) => one.isVisible()));
  return all.filter((_, index) => seen[index]);
}

/** Follows a link of the site; nothing is done with links that lead outside. */
async function follow(page: Page, link: Locator): Promise<void> {
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => url.pathname === href);
}

const INSIDE = 'a[href^="/"]:not([target])';
const GROUPS = '#sidebar .sidebar-rows details';

/** A reader on a random walk: what they opened, by the sidebar that it is in. */
interface Walk {
  readonly page: Page;
  readonly modelled: Modelled;
  readonly pick: <T>(all: readonly T[]) => T | undefined;
  readonly opened: Map<string, Set<number>>;
}

/** Groups of the sidebar in view that the reader has opened. */
async function openedHere({ page, opened }: Walk): Promise<Set<number>> {
  const key = (await page.locator(`${GROUPS} > summary`).allTextContents()).join('\n');
  const known = opened.get(key) ?? new Set();
  opened.set(key, known);
  return known;
}

/** Mission, section 3: a collapsed group opens, and leads to its first page with drilldown; an open one closes. */
async function selectGroup(walk: Walk): Promise<void> {
  const { page, modelled, pick } = walk;
  const summary = pick(await visible(page.locator(`${GROUPS} > summary`)));
  if (summary === undefined) return;
  const here = page.url();
  const known = await openedHere(walk);
  const details = summary.locator('xpath=..');
  const wasOpen = (await details.getAttribute('open')) !== null;
  const index = await details.evaluate(
    (one, groups) => [...document.querySelectorAll(groups)].indexOf(one),
    GROUPS,
  );
  const first = await details.getAttribute('data-drilldown-href');
  const drills = modelled.site.drilldown ?? ['palm', 'aspen', 'sequoia'].includes(modelled.site.theme);
  await summary.click();
  expect(first !== null).toBe(drills);
  if (!wasOpen && drills) return page.waitForURL((url) => url.pathname === first);
  expect((await details.getAttribute('open')) !== null).toBe(!wasOpen);
  expect(page.url()).toBe(here);
  if (wasOpen) known.delete(index);
  else known.add(index);
}

/** Opens a selector or a tab's menu and chooses from it. */
async function choose({ page, pick }: Walk): Promise<void> {
  const button = pick(await visible(page.locator('.nav-selector > button, .nav-tabs-split > button')));
  if (button === undefined) return;
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const link = pick(await visible(page.locator(`[popover]:popover-open ${INSIDE}`)));
  if (link === undefined) await page.keyboard.press('Escape');
  else await follow(page, link);
}

async function followOne({ page, pick }: Walk, links: string): Promise<void> {
  const link = pick(await visible(page.locator(links)));
  if (link !== undefined) await follow(page, link);
}

const MOVES: readonly ((walk: Walk) => Promise<void>)[] = [
  selectGroup,
  selectGroup,
  choose,
  (walk) => followOne(walk, `#sidebar ${INSIDE}`),
  (walk) => followOne(walk, `nav.nav-tabs ${INSIDE}, #pagination a`),
];

for (const [index, walkSite] of walkSites().entries()) {
  test(`random clicks in random site ${index} do what the model says`, async ({ page }) => {
    const { site, pages } = walkSite;
    const model = createModel({ navigation: site.navigation, pages, specifications: {} });
    const modelled = { ...walkSite, model };
    const next = numbers(index + 1);
    const walk: Walk = { page, modelled, pick: (all) => all[next(all.length)], opened: new Map() };
    const [start] = [...model.places].find(([, [place]]) => place?.hidden === false) ?? [];
    await page.goto(at(walkSite.name, `${start ?? ''}/`));
    for (let step = 0; step < STEPS; step++) {
      await expectModel(page, modelled);
      for (const group of await openedHere(walk))
        await expect(page.locator(GROUPS).nth(group)).toHaveAttribute('open', '');
      await walk.pick(MOVES)?.(walk);
    }
  });
}

test.describe('a branch of a very large sidebar', () => {
  const label = 'Yew boards';
  const row = '#sidebar a[href="/yew/3/"]';

  test('is loaded when it is opened', async ({ page }) => {
    await page.goto(at('long', '/oak/1/'));
    await expect(page.locator(row)).toHaveCount(0);
    await page.locator(`#sidebar [aria-label="${label}"] summary`).click();
    await expect(page.locator(row)).toBeVisible();
    await expect(page).toHaveURL(/\/oak\/1\/$/);
  });

  test('is reached by its label without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('long', '/oak/1/'));
    await page.locator('#sidebar').getByRole('link', { name: label, exact: true }).click();
    await expect(page.locator(row)).toBeVisible();
    await context.close();
  });
});
