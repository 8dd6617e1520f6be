import { expect, it } from 'vitest';
import type { PageHit } from '../../search/index.ts';
import { countRows } from './search-results.ts';

it('counts the rows that are shown, not those that nobody can reach', () => {
  const text = { text: 'Boats', ranges: [] };
  const page = { route: '/a', title: text, trail: [] };
  const pages: readonly PageHit[] = [
    { ...page, sections: [{ id: 'b', heading: text }] },
    { ...page, sections: [] },
  ];
  expect(countRows({ pages, total: 176 })).toBe(3);
});
