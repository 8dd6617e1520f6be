import type { ElementHandle, Page } from '@playwright/test';
import { at, expect, loud } from './sites.ts';

/** What leads or acts, but for links that are pictures or whole boxes, those beside headings and fields, and the name of the site. */
const CONTROLS = `:is(a, button, summary, select):visible:not(
  [tabindex="-1"], .skip-link, .bar-home, .heading-anchor, .entry-link, .face-link, .tile-link, .copy-button, .code-wrap, :has(> img)
)`;

/** Nothing is left to be chosen. */
const CHOSEN = '[aria-current="page"], [data-active], [aria-selected="true"], [aria-pressed="true"]';

/** The controls that look under a pointer as they look without one. */
async function deafControls(page: Page, within = 'body'): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const deaf: string[] = [];
  for (const control of await page.$$(`${within} ${CONTROLS}`)) {
    const [isChosen, name] = await control.evaluate(
      (it, chosen) => [it.matches(chosen), `${it.className} ${it.textContent}`] as const,
      CHOSEN,
    );
    if (!isChosen && !(await changesUnderPointer(page, control))) deaf.push(name);
  }
  return deaf;
}

async function changesUnderPointer(page: Page, control: ElementHandle<Element>): Promise<boolean> {
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const before = await control.screenshot();
  await control.hover();
  return !before.equals(await control.screenshot());
}

// Loud: one of the pages is none.
loud('each control is seen to be one under a pointer', async ({ page }) => {
  loud.slow();
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
