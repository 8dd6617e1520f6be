import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { resolveOutputPlace } from './output-place.ts';

const { existsSync } = fs;

/** Puts a function in the place of `existsSync`, for all who import it by its name. */
function existsWith(exists: typeof existsSync): void {
  fs.existsSync = exists;
  syncBuiltinESMExports();
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-place-'));
afterEach(() => {
  existsWith(existsSync);
  rmSync(folder, { recursive: true, force: true });
});

it('ends where not even the root of a path is there, as with a drive of Windows that has gone', () => {
  existsWith(() => false);
  expect(resolveOutputPlace('/gone/out', folder, false)).toMatch(/gone.out$/);
});
