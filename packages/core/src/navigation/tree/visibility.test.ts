import { describe, expect, it } from 'vitest';
import { element, outline, page, placed, resolve, specification } from '../../../test/navigation-input.ts';
import type { PlacedPage } from './model.ts';

describe('visibility', () => {
  const visibility = (found: PlacedPage): string =>
    `${found.hidden ? 'hidden' : 'shown'} ${found.indexed ? 'indexed' : 'not indexed'}`;

  it.each([
    ['a plain element', {}, {}, {}, 'shown indexed'],
    ['a hidden element', { hidden: true }, {}, {}, 'hidden not indexed'],
    ['a hidden, searchable element', { hidden: true, searchable: true }, {}, {}, 'hidden indexed'],
    ['a group that says it is not hidden', { hidden: true }, { hidden: false }, {}, 'hidden indexed'],
    ['a page that says it is not hidden', { hidden: true }, {}, { hidden: false }, 'hidden indexed'],
    ['a hidden page', {}, {}, { hidden: true }, 'hidden not indexed'],
    [
      'a hidden page of a searchable element',
      { hidden: true, searchable: true },
      {},
      { hidden: true },
      'hidden not indexed',
    ],
    [
      'a hidden group of a searchable element',
      { hidden: true, searchable: true },
      { hidden: true },
      {},
      'hidden not indexed',
    ],
    ['a searchable group of a hidden element', { hidden: true }, { searchable: true }, {}, 'hidden indexed'],
    ['a searchable element that is not hidden', { searchable: true }, {}, {}, 'shown indexed'],
    ['hidden that is no boolean', { hidden: 'true' }, {}, {}, 'shown indexed'],
  ])('of a page in %s', (_, tab, group, front, expected) => {
    const navigation = { tabs: [{ tab: 'T', ...tab, groups: [{ group: 'G', ...group, pages: ['a'] }] }] };
    expect(visibility(placed(resolve(navigation, { pages: [page('a', front)] }).model, '/a'))).toBe(expected);
  });

  it('of a subtree is told on every node in it', () => {
    const api = specification('api.json', ['GET /users List']);
    const navigation = {
      tabs: [
        {
          tab: 'T',
          hidden: true,
          searchable: true,
          groups: [
            { group: 'G', hidden: false, pages: ['a'] },
            { group: 'E', openapi: 'api.json' },
          ],
        },
        { tab: 'U', pages: ['b'] },
      ],
    };
    const { model } = resolve(navigation, { pages: 'a b', specifications: [api] });
    expect(outline(model)).toEqual([
      'tab T (hidden)',
      '  group G (hidden)',
      '    page /a (hidden)',
      '  group E (hidden)',
      '    group API Reference (hidden)',
      '      endpoint GET /users /api-reference/list (hidden)',
      'tab U -> /b',
      '  page /b',
    ]);
    expect(element(model, 'API Reference').indexed).toBe(true);
    expect(placed(model, '/api-reference/list').indexed).toBe(true);
  });
});
