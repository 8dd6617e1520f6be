import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { cacheFolder } from '../project/cache/cache-folder.ts';
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

it('keeps what was drawn once it is told that all pages are, and only then', async () => {
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  const docs = join(folder, 'docs');
  mkdirSync(docs);
  writeFileSync(join(docs, 'docs.json'), '{"name":"X","navigation":{"pages":["index"]}}');
  writeFileSync(join(docs, 'index.mdx'), 'The lamp is lit.\n');
  const kept = join(cacheFolder(docs, undefined), 'mcp');
  const segments = () =>
    existsSync(kept) ? readdirSync(kept).filter((name) => name.endsWith('.texts')) : [];
  const ask = async (isWhole: boolean): Promise<string | undefined> => {
    const open = await openDocs(docs, '1.0.0');
    const text = await open?.readFile('index.md');
    if (isWhole) open?.keep();
    writeFileSync(join(docs, 'index.mdx'), 'The lamp is out.\n');
    await open?.close();
    return text;
  };
  try {
    expect(await ask(false)).toContain('lit');
    expect(segments()).toEqual([]);
    expect(await ask(true)).toContain('out');
    expect(segments()).toHaveLength(1);
    expect(await ask(true)).toContain('out');
    expect(segments()).toHaveLength(1);
  } finally {
    vi.unstubAllEnvs();
  }
});
