import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostileCases } from './made-sites/hostile-sites.ts';
import { folderOf } from './sites.ts';

/** Loads what watches: not imported above, for it needs what is built. */
const loadAlerts = () => import('../bench/data-alerts.mjs');

// Without the policy of pages, which would stop what is looked for.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

for (const { site, text } of hostileCases)
  test(`no text of a project runs: ${text}`, async ({ page }) => {
    const { watchSite } = await loadAlerts();
    expect(await watchSite(page, folderOf(site), text)).toEqual([]);
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
