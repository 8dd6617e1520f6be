import type { ElementHandle, Page } from '@playwright/test';
import { runsOf } from '../packages/waymark/test/support/runs.ts';
import { at, expect, loud } from './sites.ts';

/** What leads or acts, but for links that are pictures or whole boxes, those beside headings and fields, and the name of the site. */
const CONTROLS = `:is(a, button, summary, select):visible:not(
  [tabindex="-1"], .skip-link, .bar-home, .heading-anchor, .entry-link, .face-link, .tile-link, .copy-button, .code-wrap, :has(> img)
)`;

/** Nothing is left to be chosen. */
const CHOSEN = '[aria-current="page"], [data-active], [aria-selected="true"], [aria-pressed="true"]';

/** Kinds of controls that were looked at: what styles know them by. */
const known = new Set<string>();

/** The controls that look under a pointer as they look without one: of each kind, the first is asked, or all. */
async function deafControls(page: Page, within = 'body'): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const deaf: string[] = [];
  for (const control of await page.$$(`${within} ${CONTROLS}`)) {
    const [isChosen, kind] = await control.evaluate((it, chosen) => {
      const boxes = new Set<string>();
      for (let box: Element | null = it; box !== null; box = box.parentElement)
        boxes.add(`${box.localName}.${box.className}`);
      return [it.matches(chosen), [...boxes].join(' ')] as const;
    }, CHOSEN);
    if (isChosen || runsOf(known.has(kind), false)) continue;
    known.add(kind);
    if (!(await changesUnderPointer(page, control))) deaf.push(`${kind}: ${await control.textContent()}`);
  }
  return deaf;
}

/** Whether its styles change, which are asked first since a picture costs more than all else, or its picture does. */
async function changesUnderPointer(page: Page, control: ElementHandle<Element>): Promise<boolean> {
  await page.mouse.move(0, 0);
  const styles = await control.evaluate(stylesOf);
  await control.hover();
  if (styles !== (await control.evaluate(stylesOf))) return true;
  const picture = await control.screenshot();
  await page.mouse.move(0, 0);
  return !picture.equals(await control.screenshot());
}

/** What colours a control, and what can be seen in it. Runs in the page. */
function stylesOf(control: Element): string {
  const names = ['color', 'background-color', 'border-color', 'text-decoration', 'box-shadow', 'opacity'];
  return [control, ...control.querySelectorAll('*')]
    .filter((part) => part.checkVisibility())
    .flatMap((part) => names.map((name) => getComputedStyle(part).getPropertyValue(name)))
    .join();
}

// Loud: one of the pages is none.
loud('each control is seen to be one under a pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of [
    at('theme-palm'),
    at('theme-mint', '/wid/'),
    at('everything', '/boats/list/'),
    at('components', '/widgets/'),
    at('api', '/api-reference/boats/moor-a-boat/'),
  ]) {
    await page.goto(address);
    expect(await deafControls(page), address).toEqual([]);
  }
  await page.locator('.api-try').click();
  await expect(page.locator('.pg-send')).toBeVisible();
  expect(await deafControls(page, '#playground'), 'of the playground').toEqual([]);
});
