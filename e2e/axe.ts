import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Fails with everything that axe finds on a page as it is drawn now, or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expect.poll(() => page.evaluate(knowsItsTables)).toBe(true);
  // The policy refuses an added script; an evaluated one is the debugger's.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const run = `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] })`;
  const { violations } = (await page.evaluate(run)) as AxeResult;
  const found = violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${id} (${nodes.length}): ${first?.html.slice(0, 200)} ${first?.failureSummary?.split('\n')[1] ?? ''}`;
  });
  expect(found, page.url()).toEqual([]);
}

/** A frame after the window has changed, tables that are wider than their place can be scrolled by keyboard. */
function knowsItsTables(): boolean {
  const isDone = (box: Element): boolean =>
    box.hasAttribute('data-cut') === box.scrollWidth > box.clientWidth + 1;
  return [...document.querySelectorAll('#content-area .table-wrap')].every(isDone);
}
