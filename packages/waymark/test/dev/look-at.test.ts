import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { listWatched, type WatchedList, withOutside } from '../../src/dev/watch/list-watched.ts';
import { isAnyGone, lookAt } from '../../src/dev/watch/look-at.ts';
import { removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** A folder whose files were last written so long ago that they are settled, and what is known of it. */
async function watched(files: Readonly<Record<string, string>>): Promise<{
  readonly folder: string;
  readonly list: WatchedList;
}> {
  const folder = writeProject({ '.git/HEAD': '', ...files });
  for (const path of Object.keys(files)) utimesSync(join(folder, path), 1000, 1000);
  // No program can set back the time at which the state of a file changed.
  await setTimeout(150);
  return { folder, list: listWatched(folder) };
}

it('tells what changed, came and went of what is watched, and notes it', async () => {
  const { folder, list } = await watched({ 'a.mdx': 'A', 'in/b.mdx': 'B', 'in/c.mdx': 'C' });
  expect(lookAt(['a.mdx', 'in/b.mdx', 'none.mdx'], folder, list)).toEqual({
    paths: [],
    isListChanged: false,
  });
  writeProject({ 'a.mdx': 'A2' }, folder);
  expect(lookAt(['a.mdx', 'in/b.mdx'], folder, list)).toEqual({ paths: ['a.mdx'], isListChanged: false });
  rmSync(join(folder, 'in/b.mdx'));
  writeProject({ 'in/d.mdx': 'D' }, folder);
  const looked = lookAt(['in/b.mdx', 'in/d.mdx'], folder, list);
  expect(looked).toEqual({ paths: ['in/b.mdx', 'in/d.mdx'], isListChanged: true });
  expect([...list.files.keys()].sort()).toEqual(['a.mdx', 'in/c.mdx', 'in/d.mdx']);
});

it('passes over what lies in no watched folder, but for files that were asked for elsewhere', async () => {
  const { folder } = await watched({ 'docs/a.mdx': 'A', 'docs/node_modules/x.mdx': 'X', 'api.yaml': 'A' });
  const docs = join(folder, 'docs');
  const list = withOutside(listWatched(docs), docs, ['../api.yaml']);
  writeProject({ 'docs/node_modules/x.mdx': 'X2', 'api.yaml': 'A2' }, folder);
  expect(lookAt(['node_modules/x.mdx', '../api.yaml'], docs, list)).toEqual({
    paths: ['../api.yaml'],
    isListChanged: false,
  });
});

it('takes a file for changed that was still being written when it was looked at', async () => {
  const { folder, list } = await watched({ 'a.mdx': 'A' });
  const { text } = list.files.get('a.mdx') ?? { text: '' };
  list.files.set('a.mdx', { text, isSettled: false, isEmpty: false });
  expect(lookAt(['a.mdx'], folder, list)?.paths).toEqual(['a.mdx']);
  expect(lookAt(['a.mdx'], folder, list)?.paths).toEqual([]);
});

it.each([
  ['a folder that is there', 'in'],
  ['a folder that is gone', 'gone'],
  ['a folder that is new', 'new'],
])('leaves %s to listing, and notes nothing', async (_, path) => {
  const { folder, list } = await watched({ 'a.mdx': 'A', 'in/b.mdx': 'B', 'gone/c.mdx': 'C' });
  const before = new Map(list.files);
  rmSync(join(folder, 'gone'), { recursive: true });
  writeProject({ 'a.mdx': 'A2', 'new/d.mdx': 'D' }, folder);
  expect(lookAt(['a.mdx', path], folder, list)).toBeUndefined();
  expect(list.files).toEqual(before);
});

it('knows whether something is gone that was there', async () => {
  const { folder, list } = await watched({ 'a.mdx': 'A', 'in/b.mdx': 'B' });
  expect(isAnyGone(['a.mdx', 'in', 'in/b.mdx', 'none.mdx'], folder, list)).toBe(false);
  rmSync(join(folder, 'in'), { recursive: true });
  expect(isAnyGone(['a.mdx', 'in'], folder, list)).toBe(true);
  rmSync(join(folder, 'a.mdx'));
  expect(isAnyGone(['a.mdx'], folder, list)).toBe(true);
});

it('takes a file for gone that was emptied, as programs do which are about to write it, and not one that was empty', async () => {
  const { folder, list } = await watched({ 'a.mdx': 'A', 'b.mdx': '' });
  writeProject({ 'a.mdx': '', 'b.mdx': '' }, folder);
  expect(isAnyGone(['a.mdx'], folder, list)).toBe(true);
  expect(isAnyGone(['b.mdx'], folder, list)).toBe(false);
  lookAt(['a.mdx'], folder, list);
  expect(isAnyGone(['a.mdx'], folder, list)).toBe(false);
});
