import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { constructs } from '../../../../bench/inputs/grown-projects.mjs';
import { tryProject } from '../../../../bench/inputs/mutated-project.mjs';
import { build } from '../../src/build.ts';
import { removeTemporary, temporaryFolder } from '../support/projects.ts';

afterAll(removeTemporary);

// What once took a time that grew with the square of its length, or more. `bench/growth.mjs` tries all constructs.
it.each([
  'page "{a}"',
  'page "<!--"',
  'page "..."',
  'page "long_word-"',
  'page "<b>a</b>"',
  'nested "1. "',
  'script "iframe "',
  'script "\\r"',
  'blanks in a line, beside a formula',
  'blanks that code makes',
  'snippets in each other',
  'variables',
  'config, texts of "/"',
  'config, texts of "["',
  'config, a long pattern',
  'config, unknown keys',
  'api, texts of " "',
  'api, texts of "{"',
  'api, oneOf that multiplies',
])('builds %s, however long', async (name) => {
  const files = constructs[name]?.(100_000) ?? {};
  expect(Object.keys(files).length).toBeGreaterThan(2);
  expect(await tryProject(files, join(temporaryFolder(), 'root'), build)).toEqual([]);
});
