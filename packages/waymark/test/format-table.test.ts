/** The table of the format's rows: each is held by assertions that are there, and what is not whole says why. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** Rows of each area. */
const AREAS = { A: 23, B: 29, C: 29, D: 26, E: 54, F: 24, G: 47, H: 35, I: 16, J: 11 };

const rows = readFileSync(join(import.meta.dirname, 'format-table.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-J]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , state = '', held = '', why = '']) => ({
    ...{ id, state, why },
    held: Array.from(held.matchAll(/`([^`:]+): ([^`]+)`/g), ([, file = '', title = '']) => ({ file, title })),
  }));

/** Files of tests beside the packages and in them. */
function textOf(file: string): string {
  const path = [join(ROOT, 'packages', file), join(ROOT, file)].find(existsSync);
  return path === undefined ? '' : readFileSync(path, 'utf8');
}

/** Whether a test, or a row of one, has a title; a backtick of it stands as an accent in the table. */
function hasTitle(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title.replaceAll('´', '`')}${quote}`));
}

it('has every row, in order', () => {
  const ids = Object.entries(AREAS).flatMap(([area, count]) =>
    Array.from({ length: count }, (_, index) => `${area}${index + 1}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

it('holds every row by an assertion that is there', () => {
  expect(rows.filter(({ held }) => held.length === 0).map(({ id }) => id)).toEqual([]);
  const lost = rows.flatMap(({ id, held }) =>
    held.filter(({ file, title }) => !hasTitle(textOf(file), title)).map((each) => ({ id, ...each })),
  );
  expect(lost).toEqual([]);
});

it('knows rows that work, and says why others do not as a whole', () => {
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['works', 'partly', 'decided']));
  expect(rows.filter(({ state, why }) => (state === 'works') !== (why === '')).map(({ id }) => id)).toEqual(
    [],
  );
});
