import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Judged {
  readonly findings: readonly { readonly route: string; readonly judge: string }[];
}

test('the gate builds a site, opens the page that it is asked for and tells what is wrong with it', () => {
  const project = test.info().outputPath('project');
  const out = test.info().outputPath('report');
  mkdirSync(project);
  writeFileSync(
    `${project}/docs.json`,
    JSON.stringify({
      theme: 'mint',
      name: 'G',
      colors: { primary: '#123456' },
      navigation: { pages: ['index'] },
    }),
  );
  writeFileSync(
    `${project}/index.mdx`,
    '---\ntitle: Home\n---\n\n<div className="flex" style={{ width: "3000px" }}>far too wide</div>\n',
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    ['bench/gate.mjs', project, '--only', '/', '--out', out],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(1);
  const [site] = JSON.parse(readFileSync(`${out}/report.json`, 'utf8')) as readonly Judged[];
  // The other one is that of missing addresses.
  expect(site).toMatchObject({ pages: 2, opened: 1 });
  expect([...new Set(site?.findings.map(({ route, judge }) => `${route} ${judge}`))]).toEqual(['/ overflow']);
});
