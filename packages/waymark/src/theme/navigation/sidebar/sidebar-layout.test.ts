import { resolveNavigation } from '@waymark/core/navigation';
import { expect, it } from 'vitest';
import { viewChrome } from '../chrome.ts';
import { createScale } from '../weight.ts';
import { layoutSidebar, nameOfStretch, type Row } from './sidebar-layout.ts';

const PAGES = ['start', 'next', ...Array.from({ length: 80 }, (_, index) => `page-${index}`)];

/** Rows of a sidebar whose first group has a blank for its name, within a room (bytes). */
function rowsWithin(room: number): readonly Row[] {
  const groups = PAGES.slice(2).map((page) => ({ group: `On ${page}`, pages: [page] }));
  const pages = PAGES.map((page) => ({
    file: `${page}.mdx`,
    route: `/${page}`,
    title: page,
    frontmatter: {},
    bodyStart: 0,
  }));
  const { value } = resolveNavigation({
    navigation: { groups: [{ group: ' ', pages: ['start', 'next'] }, ...groups] },
    pages,
    catalog: { specifications: [] },
  });
  return layoutSidebar(
    viewChrome(value, undefined).rows,
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
