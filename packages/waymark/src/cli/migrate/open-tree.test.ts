import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeTemporary, temporaryFolder, writeProject } from '../../../test/support/projects.ts';
import { openTree } from './open-tree.ts';

afterAll(removeTemporary);

it('has the files of the repository, by links too, and nothing that tools made or that is elsewhere', () => {
  const outside = writeProject({ 'secret.md': 'Not for you.\n' });
  const root = realpathSync.native(temporaryFolder());
  mkdirSync(join(root, '.git'));
  writeProject(
    {
      'docs/a.md': 'A\r\nlamp.\r\n',
      'docs/parts/b.md': 'B',
      'docs/node_modules/c.md': 'C',
      'docs/.vitepress/config.ts': '',
      'docs/.vitepress/dist/d.html': 'D',
      'shared/oil.md': 'Oil.\n',
    },
    root,
  );
  const docs = join(root, 'docs');
  symlinkSync(join(root, 'shared/oil.md'), join(docs, 'oil.md'));
  symlinkSync(join(outside, 'secret.md'), join(docs, 'secret.md'));
  symlinkSync(join(root, 'nowhere.md'), join(docs, 'lost.md'));
  symlinkSync(join(root, 'shared'), join(docs, 'shared'), 'junction');
  const { list, readText } = openTree(docs, root);
  expect(list('')).toEqual(['.vitepress/config.ts', 'a.md', 'oil.md', 'parts/b.md']);
  expect(list('../shared')).toEqual(['../shared/oil.md']);
  expect(list('../..')).toEqual([]);
  expect(list('none')).toEqual([]);
  expect(readText('a.md')).toBe('A\nlamp.\n');
  expect(readText('oil.md')).toBe('Oil.\n');
  expect(readText('secret.md')).toBeUndefined();
});
