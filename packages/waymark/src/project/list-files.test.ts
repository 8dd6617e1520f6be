import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { createIgnore } from './selection/ignore.ts';

const { readdirSync } = fs;

/** Puts a function in the place of `readdirSync`, for all who import it by its name. */
function listWith(list: typeof readdirSync): void {
  fs.readdirSync = list;
  syncBuiltinESMExports();
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-list-'));
afterAll(() => {
  listWith(readdirSync);
  rmSync(folder, { recursive: true, force: true });
});

it('leaves out a folder that the system does not list, although it said that it would', () => {
  for (const name of ['open', 'System Volume Information', 'ignored']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'open/index.mdx'), '');
  listWith(((path: string, options: { withFileTypes: true }) => {
    if (!/(?:Information|ignored)$/.test(path)) return readdirSync(path, options);
    throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: 'scandir' });
  }) as typeof readdirSync);
  const listing = { directory: folder, root: folder, out: undefined, ignored: createIgnore('ignored/') };
  const { files, leftOut } = listFiles(listing);
  expect([...files.keys()]).toEqual(['open/index.mdx']);
  expect(leftOut).toEqual([
    { path: 'System Volume Information', problem: 'cannot be read; its permissions are in the way' },
  ]);
});
