import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { PLANTS } from './faults.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Puts the faults into the sources while they are loaded; one that has no place any more is an error. */
const plantFaults = {
  name: 'plant-faults',
  enforce: 'pre',
  transform(code, id) {
    const plants = PLANTS.filter(({ file }) => id === root + file);
    if (plants.length === 0) return undefined;
    let planted = code;
    for (const { file, find, planted: text } of plants) {
      if (planted.split(find).length !== 2) throw new Error(`${file} does not hold this once: ${find}`);
      planted = planted.replace(find, () => text);
    }
    return planted;
  },
};

const { test, ...rest } = config;

export default mergeConfig(rest, {
  root,
  plugins: [plantFaults],
  test: { ...test, include: ['bench/edits/faults.test.mjs'], maxWorkers: 1 },
});
