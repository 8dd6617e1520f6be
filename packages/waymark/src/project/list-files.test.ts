import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { replaceInFs } from '../../test/support/replace-in-fs.ts';
import { listFiles } from './list-files.ts';
import { createIgnore } from './selection/ignore.ts';

const { readdirSync } = fs;

/** Lists as the system does, but for one folder, which it refuses. */
function refuse(name: RegExp, code: string): void {
  replaceInFs('readdirSync', ((path: string, options: { withFileTypes: true }) => {
    if (!name.test(path)) return readdirSync(path, options);
    throw Object.assign(new Error(code), { code, syscall: 'scandir' });
  }) as typeof readdirSync);
}

const folder = mkdtempSync(join(tmpdir(), 'waymark-list-'));
afterAll(() => {
  replaceInFs('readdirSync', readdirSync);
  rmSync(folder, { recursive: true, force: true });
});

for (const name of ['open', 'System Volume Information', 'ignored']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'open/index.mdx'), '');
const listing = { directory: folder, root: folder, out: undefined, ignored: createIgnore('ignored/') };

it('leaves out a folder that the system does not list, although it said that it would', () => {
  refuse(/(?:Information|ignored)$/, 'EPERM');
  const { files, leftOut } = listFiles(listing);
  expect([...files.keys()]).toEqual(['open/index.mdx']);
  expect(leftOut).toEqual([
    { path: 'System Volume Information', problem: 'cannot be read; its permissions are in the way' },
  ]);
});

it('says nothing of a folder that has gone meanwhile', () => {
  refuse(/Information$/, 'ENOENT');
  expect(listFiles(listing).leftOut).toEqual([]);
});

it('takes no folder for a forbidden one where the machine fails', () => {
  refuse(/open$/, 'EMFILE');
  expect(() => listFiles(listing)).toThrow('EMFILE');
});
