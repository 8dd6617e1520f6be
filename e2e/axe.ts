import { expect, type Page } from '@playwright/test';
import { askAxe } from '../bench/pages/ask-axe.mjs';

/** Fails with everything that axe finds on a page as it is drawn now, or in a part of it, by all rules or by some. */
export async function expectAccessible(page: Page, part = 'html', rules?: readonly string[]): Promise<void> {
  expect(await askAxe(page, { part, ...(rules && { rules }) }), page.url()).toEqual([]);
}
