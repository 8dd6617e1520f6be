import { expect, test } from '@playwright/test';
import { hostileSvgs, watchDrawings } from '../bench/hostile-svgs.mjs';
import { makeSvgSafe } from '../packages/waymark/dist/outputs/drawings/safe-svg.js';
import { runsOf } from '../packages/waymark/test/support/runs.ts';

test('nothing in a drawing runs, loads or leads away', async ({ page }) => {
  const drawings = hostileSvgs(runsOf(30, 60), 3);
  expect(
    await watchDrawings(
      page,
      drawings.map((svg) => makeSvgSafe(svg).svg),
    ),
  ).toEqual([]);
});

test('the traps of this test would see it', async ({ page }) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect(await watchDrawings(page, [drawing])).toEqual([{ index: 0, happened: 'a dialog: 1' }]);
});
