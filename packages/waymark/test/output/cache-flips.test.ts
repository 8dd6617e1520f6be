import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tryFlips } from '../../../../bench/cache-flips/flip-cache.mjs';
import { build } from '../../src/build.ts';
import {
  docsJson,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

// The command bench/cache-flips.mjs tries many more.
it('a build from a changed cache gives the same site and says the same', async () => {
  expect(await tryFlips({ root: temporaryFolder(), build, count: 12, seed: 1 })).toEqual([]);
});

it('a build that finds no text in the cache any more begins anew, and mends the cache', async () => {
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['index', 'two'] }),
    'index.mdx': '# One\n\nThe crate.\n',
    'two.mdx': '# Two\n\nThe parcel.\n',
  });
  const cache = temporaryFolder();
  const options = { directory, entry: 'docs.json', out: join(temporaryFolder(), 'out'), version: '0.0.0' };
  const textsOf = (): readonly string[] => listFiles(cache).filter((path) => path.endsWith('.texts'));
  await build({ ...options, cache });
  const lost = textsOf();
  for (const path of lost) {
    const file = join(cache, path);
    writeFileSync(file, readFileSync(file).fill(120));
  }
  writeProject({ 'two.mdx': '# Two\n\nThe pallet.\n' }, directory);
  const { out } = await build({ ...options, cache });
  const cold = await build({ ...options, cache: false, out: join(temporaryFolder(), 'out') });
  expect(snapshot(out)).toEqual(snapshot(cold.out));
  expect(lost.length).toBeGreaterThan(0);
  expect(textsOf().filter((path) => lost.includes(path))).toEqual([]);
});

it('a page is drawn again when the page after it says another thing of itself', async () => {
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['index', 'two'] }),
    'index.mdx': '# One\n',
    'two.mdx': '---\ndescription: The crate.\n---\n',
  });
  const options = { directory, entry: 'docs.json', out: join(temporaryFolder(), 'out'), version: '0.0.0' };
  const cache = temporaryFolder();
  await build({ ...options, cache });
  writeProject({ 'two.mdx': '---\ndescription: The pallet.\n---\n' }, directory);
  const { out } = await build({ ...options, cache });
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('The pallet.');
});
