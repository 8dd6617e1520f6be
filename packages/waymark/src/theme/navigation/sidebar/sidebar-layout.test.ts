import type { NavNode } from '@waymark/core/navigation';
import { expect, it } from 'vitest';
import { headOf, navigationOf } from '../../testing/site.ts';
import { viewChrome } from '../chrome.ts';
import { createScale } from '../weight.ts';
import { layoutSidebar, nameOfStretch, type Row, type SidebarLayout } from './sidebar-layout.ts';

const PAGES = ['start', 'next', ...Array.from({ length: 80 }, (_, index) => `page-${index}`)];

/** The layout of a sidebar whose icons are so many letters long, within a room (bytes). */
function layOut(navigation: object, room: number, iconLength = 0): SidebarLayout {
  const names = JSON.stringify(navigation).matchAll(/"(page-\d+)"/g);
  const pages = Array.from(names, ([, page = '']) => headOf(page, { icon: page }));
  const model = navigationOf(navigation, pages);
  const drawIcon = (node: NavNode): string =>
    node.kind === 'page' && node.icon !== undefined ? node.route.padEnd(iconLength, '.') : '';
  return layoutSidebar(viewChrome(model, undefined).rows, room, createScale(drawIcon));
}

const namesOf = (rows: readonly Row[]): readonly string[] =>
  rows.map((row) =>
    row.kind === 'stretch' ? 'stretch' : row.kind === 'group' ? row.group.label : row.label,
  );

/** Rows of a sidebar whose first group has a blank for its name, within a room (bytes). */
function rowsWithin(room: number): readonly Row[] {
  const groups = PAGES.slice(2).map((page) => ({ group: `On ${page}`, pages: [page] }));
  const model = navigationOf(
    { groups: [{ group: ' ', pages: ['start', 'next'] }, ...groups] },
    PAGES.map((page) => headOf(page)),
  );
  return layoutSidebar(
    viewChrome(model, undefined).rows,
    room,
    createScale(() => ''),
  ).rows;
}

it('a group without a name stays open where others are folded, and lends a stretch the name of its first row', () => {
  const folds = (room: number) => rowsWithin(room).map((row) => row.kind === 'group' && row.fold);
  const room = Array.from({ length: 60 }, (_, index) => 6000 - index * 100).find((room) =>
    folds(room).includes('closed'),
  );
  expect(folds(room ?? 0)[0]).toBe('never');
  const [stretch] = rowsWithin(100);
  expect(stretch?.kind === 'stretch' && nameOfStretch(stretch)).toMatch(/^start – On page-\d+$/);
});

it('where one branch is heavy, only its list is cut, and groups at the top keep their names', () => {
  const light = Array.from({ length: 20 }, (_, at) => ({
    group: `Light ${at}`,
    pages: Array.from({ length: 20 }, (_, page) => `page-${at * 20 + page}`),
  }));
  const heavy = { group: 'Heavy', pages: Array.from({ length: 300 }, (_, at) => `page-${1000 + at}`) };
  const { rows } = layOut({ groups: [...light, { group: 'Outer', pages: [heavy] }] }, 1900);
  expect(namesOf(rows)).toEqual([...light.map(({ group }) => group), 'Outer']);
  const below = (row: Row | undefined): readonly Row[] => (row?.kind === 'group' ? row.rows : []);
  expect(namesOf(below(rows[0])).slice(0, 2)).toEqual(['page-0', 'page-1']);
  expect(namesOf(below(rows.at(-1)))).toEqual(['Heavy']);
  expect(new Set(namesOf(below(below(rows.at(-1))[0])))).toEqual(new Set(['stretch']));
});

it('a stretch weighs what its name does, without the icons of its ends', () => {
  const list = { group: 'List', expanded: false, pages: PAGES.slice(2, 42) };
  const { rows } = layOut({ groups: [list] }, 7200, 1000);
  const [group] = rows;
  const runs = group?.kind === 'group' ? group.rows : [];
  expect(runs.map((run) => run.kind === 'stretch' && run.rows.length)).toEqual([14, 14, 12]);
});
