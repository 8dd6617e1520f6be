import type { Locator, Page } from '@playwright/test';
import { groupsCases } from './made-sites/groups-sites.ts';
import { at, expect, test } from './sites.ts';

/** How a reader selects a control, and the groups that it is tried on. */
interface Way {
  readonly select: (control: Locator) => Promise<void>;
  readonly labels: readonly string[];
}

const press =
  (key: string): Way['select'] =>
  async (control) => {
    await control.focus();
    await control.press(key);
  };

/** Every kind of group by pointer; by keys, which do as one, one without a page of its own and one with it. */
const ways: readonly Way[] = [
  { select: (control) => control.click(), labels: ['Unsaid', 'Closed', 'Rooted', 'Shut'] },
  { select: press('Enter'), labels: ['Unsaid', 'Rooted'] },
  { select: press('Space'), labels: ['Rooted'] },
];

const group = (page: Page, label: string) =>
  page.locator(`#sidebar [data-nav-kind="group"][aria-label="${label}"]`);
const control = (page: Page, label: string) => group(page, label).locator('summary');
/** The first page of a group is its root page, where it has one. */
const firstPages: ReadonlyMap<string, string> = new Map([['Rooted', 'rooted/home']]);
const row = (page: Page, name: string) => page.locator(`#sidebar a[href="/${name}/"]`);

for (const { site, name, navigates } of groupsCases) {
  test.describe(`drilldown ${name}`, () => {
    // What a theme does by itself is done by the same code: one way shows it.
    const own = name.startsWith('unset') ? ways.slice(0, 1) : ways;

    test('a collapsed group expands by pointer, Enter and Space, an expanded one collapses and goes nowhere', async ({
      page,
    }) => {
      for (const { select, labels } of own) {
        await page.goto(at(site));
        await select(control(page, 'Opened'));
        await expect(row(page, 'opened/one')).toBeHidden();
        await expect(page).toHaveURL(at(site));
        for (const label of labels) {
          const folderName = label.toLowerCase();
          const url = navigates ? at(site, `/${firstPages.get(label) ?? `${folderName}/one`}/`) : page.url();
          await select(control(page, label));
          await expect(row(page, `${folderName}/two`)).toBeVisible();
          await expect(page).toHaveURL(url);
          // A page has its address before its script runs.
          await page.waitForLoadState();
          await select(control(page, label));
          await expect(row(page, `${folderName}/two`)).toBeHidden();
          await expect(page).toHaveURL(url);
          await expect(control(page, label)).toBeFocused();
        }
        // The next way begins as a new reader does.
        await page.evaluate(() => sessionStorage.clear());
      }
    });

    test('groups begin as `expanded` says, and the label of one with a root page opens that page', async ({
      page,
    }) => {
      await page.goto(at(site));
      for (const open of ['opened/one', 'opened/two']) await expect(row(page, open)).toBeVisible();
      for (const shut of ['unsaid/one', 'closed/one', 'rooted/one', 'shut/one'])
        await expect(row(page, shut)).toBeHidden();
      await group(page, 'Rooted').getByRole('link', { name: 'Rooted', exact: true }).click();
      await expect(page).toHaveURL(at(site, '/rooted/home/'));
      await expect(row(page, 'rooted/one')).toBeVisible();
      await expect(row(page, 'rooted/home')).toHaveAttribute('aria-current', 'page');
    });
  });
}
