import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HOSTILE } from '../bench/inputs/hostile-data.mjs';
import { runsOf } from '../packages/waymark/test/support/runs.ts';

/** Loads what builds and watches: not imported above, for it loads the whole engine. */
const loadAlerts = () => import('../bench/data-alerts.mjs');

// Without the policy of pages, which would stop what is looked for. `bench/data-alerts.mjs` opens all texts.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

for (const turn of runsOf([7], [7, 19]))
  test(`no text of a project runs: ${HOSTILE[turn]}`, async ({ page }, { outputDir }) => {
    const { buildHostile, watchSite } = await loadAlerts();
    const text = HOSTILE[turn] ?? '';
    const out = await buildHostile(outputDir, text, turn);
    expect(await watchSite(page, out, text)).toEqual([]);
  });

test('the traps of this test would see it', async ({ page }, { outputDir }) => {
  const { watchSite } = await loadAlerts();
  mkdirSync(outputDir, { recursive: true });
  writeFileSync(
    join(outputDir, 'index.html'),
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<script>alert(1)</script><a href=" java&Tab;script:alert(1)">x</a><button onclick="alert(2)">x</button>`,
  );
  const found = await watchSite(page, outputDir, '');
  expect(found).toEqual(
    expect.arrayContaining([
      'index.html: a dialog: 1',
      'index.html: a dialog: 2',
      'index.html: a link to code: <a href="javascript:alert(1)">',
      'index.html: a link to code: <button onclick>',
    ]),
  );
});
