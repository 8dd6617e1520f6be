import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { replaceInFs } from '../../test/support/replace-in-fs.ts';
import { resolveOutputPlace } from './output-place.ts';

const { existsSync } = fs;

const folder = mkdtempSync(join(tmpdir(), 'waymark-place-'));
afterEach(() => {
  replaceInFs('existsSync', existsSync);
  rmSync(folder, { recursive: true, force: true });
});

it('ends where not even the root of a path is there, as with a drive of Windows that has gone', () => {
  replaceInFs('existsSync', () => false);
  expect(resolveOutputPlace('/gone/out', folder, false)).toMatch(/gone.out$/);
});
