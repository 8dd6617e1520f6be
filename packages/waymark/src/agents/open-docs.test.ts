import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDocs } from './open-docs.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has no code coloured for agents, who read its text', async () => {
  writeFileSync(join(folder, 'docs.json'), '{"name":"X","navigation":{"pages":["index"]}}');
  writeFileSync(join(folder, 'index.mdx'), '# Home\n\n```js\nconst lamp = 1;\n```\n');
  const docs = await openDocs(folder, '1.0.0');
  try {
    expect(await docs?.readFile('index.md')).toContain('```js\nconst lamp = 1;\n```');
    expect(await docs?.readFile('index.html')).toContain('const lamp = 1;');
  } finally {
    await docs?.close();
  }
});
