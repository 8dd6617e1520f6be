import { existsSync, rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

it('makes a folder, and says how to name another place where it cannot', () => {
  const folder = makeTemporaryFolder('waymark-test');
  expect(existsSync(folder)).toBe(true);
  rmSync(folder, { recursive: true });
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, '/nowhere/at/all');
  expect(() => makeTemporaryFolder('waymark-test')).toThrow(
    /^No temporary folder can be made: .*Name another/,
  );
});
