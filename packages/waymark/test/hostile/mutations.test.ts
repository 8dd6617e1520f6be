import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { mutatedFiles, ownPages, tryProject } from '../../../../bench/inputs/mutated-project.mjs';
import { build } from '../../src/build.ts';
import { check } from '../../src/check.ts';
import { removeTemporary, temporaryFolder } from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';

afterAll(removeTemporary);

const SEED = 1;
const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => SEED + index);

// The command bench/mutate.mjs tries many more.
it('builds mutated pages', async () => {
  const wholes = ownPages(fileURLToPath(new URL('../../../../docs', import.meta.url)));
  const files = mutatedFiles('pages', seeds(runsOf(50, 100)), wholes);
  expect(await tryProject(files, join(temporaryFolder(), 'root'), build)).toEqual([]);
});

it('builds mutated specifications', async () => {
  const files = mutatedFiles('specifications', seeds(runsOf(20, 40)));
  expect(await tryProject(files, join(temporaryFolder(), 'root'), build)).toEqual([]);
});

it('checks mutated configurations', async () => {
  for (const seed of seeds(runsOf(30, 60))) {
    const files = mutatedFiles('configurations', [seed]);
    expect(await tryProject(files, join(temporaryFolder(), 'root'), check), `seed ${seed}`).toEqual([]);
  }
});
