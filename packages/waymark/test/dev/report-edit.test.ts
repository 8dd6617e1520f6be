import { expect, it } from 'vitest';
import { describeEdit } from '../../src/cli/report/report-edit.ts';

it('says in one line what changed, for how many pages, and how long it took', () => {
  expect(describeEdit({ paths: ['a.mdx'], pages: 1, milliseconds: 12.4 })).toBe('a.mdx: 1 page, 12 ms');
  const many = { paths: ['a.mdx', 'b.mdx', 'c.css'], pages: 120, milliseconds: 0.2 };
  expect(describeEdit(many)).toBe('a.mdx and 2 more: 120 pages, 0 ms');
  expect(describeEdit({ ...many, pages: 'every' })).toBe('a.mdx and 2 more: every page, 0 ms');
  expect(describeEdit({ ...many, paths: ['c.css'], pages: 0 })).toBe('c.css: no open page drawn anew, 0 ms');
});
