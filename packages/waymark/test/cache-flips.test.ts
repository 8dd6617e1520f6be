import { afterAll, expect, it } from 'vitest';
import { tryFlips } from '../../../bench/cache-flips/flip-cache.mjs';
import { build } from '../src/build.ts';
import { removeTemporary, temporaryFolder } from './support/projects.ts';

afterAll(removeTemporary);

// The command bench/cache-flips.mjs tries many more.
it('a build from a changed cache gives the same site and says the same', async () => {
  expect(await tryFlips({ root: temporaryFolder(), build, count: 12, seed: 1 })).toEqual([]);
});
