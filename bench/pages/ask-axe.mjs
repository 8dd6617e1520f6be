import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it is drawn now, or in a part of it, by all rules or by some; a line for each rule. */
export async function askAxe(page, { part = 'html', rules } = {}) {
  await page.evaluate(settle);
  // The policy refuses an added script; an evaluated one is the debugger's.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const only = rules === undefined ? {} : { runOnly: rules };
  // No rule that is asked looks at style sheets; reading them all takes as long as the rules.
  const options = { resultTypes: ['violations'], preload: { assets: ['media'] }, ...only };
  const { violations } = await page.evaluate(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${id} (${nodes.length}): ${first?.html.slice(0, 200)} ${first?.failureSummary?.split('\n')[1]?.trim() ?? ''}`;
  });
}

/** A frame after window or mode have changed, the page follows: what is wider than its place can be scrolled by keyboard. */
async function settle() {
  const FRAMES = 600;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const knowsItsWidth = (box) => (box.tabIndex === 0) === box.scrollWidth > box.clientWidth + 1;
  const isSettled = () =>
    [...document.querySelectorAll('#content-area :is(.table-wrap, .math)')].every(knowsItsWidth);
  for (let count = 0; count < FRAMES; count += 1) {
    if (isSettled()) return;
    await frame();
  }
  throw new Error('what is wider than its place cannot be scrolled by keyboard');
}
