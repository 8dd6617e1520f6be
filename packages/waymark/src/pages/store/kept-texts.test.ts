import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDiskPageStore } from './disk-page-store.ts';
import { createTextKeeper } from './kept-texts.ts';
import { NO_PAGES } from './page-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDiskPageStore({ folder, buildId: 'b' });
/** Makes a text, and counts how often. */
const made: string[] = [];
const make = (text: string) => async (): Promise<string> => {
  made.push(text);
  return text;
};

it('a text is made by one run for what it is made from, and by no later one', async () => {
  const first = open();
  const keep = createTextKeeper(first);
  expect(await keep(['kind', 'a', 'b'], make('one'))).toBe('one');
  expect(await keep(['kind', 'ab'], make('two'))).toBe('two');
  first.close();
  const later = createTextKeeper(open());
  expect(await later(['kind', 'a', 'b'], make('three'))).toBe('one');
  expect(await later(['kind', 'ab'], make('four'))).toBe('two');
  expect(made).toEqual(['one', 'two']);
});

it('what fails is tried again, and where nothing is kept all is made', async () => {
  const keep = createTextKeeper(open());
  await expect(keep(['fails'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await keep(['fails'], async () => 'yes')).toBe('yes');
  const nothing = createTextKeeper(NO_PAGES);
  expect(await nothing(['x'], async () => 'a')).toBe('a');
  expect(await nothing(['x'], async () => 'b')).toBe('b');
});
