import type { NavNode, PlacedPage } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { headOf, navigationOf } from '../testing/site.ts';
import { createHomes } from './homes.ts';

const TABS = [
  { tab: 'A', pages: ['shared', 'a'] },
  { tab: 'B', groups: [{ group: 'Deep', pages: ['shared', 'b'] }] },
  { tab: 'C', pages: ['shared'] },
];
const navigation = navigationOf(
  { tabs: TABS },
  ['shared', 'a', 'b'].map((name) => headOf(name)),
);
const { children } = navigation.root;

describe('createHomes', () => {
  it('finds the first page whose HTML shows a place', () => {
    const homeOf = createHomes(navigation);
    expect(children.map((node) => homeOf([node]))).toEqual(['/shared', '/b', undefined]);
    expect(homeOf([...children].reverse())).toBe('/b');
  });

  it('passes rows that lead elsewhere', () => {
    const { root, pages } = navigationOf(
      {
        tabs: [
          { tab: 'A', pages: ['a'] },
          { tab: 'B', pages: ['a', 'away'] },
        ],
      },
      [headOf('away', { url: 'https://example.org' }), headOf('a')],
    );
    expect(root.children.map((node) => createHomes({ pages })([node]))).toEqual(['/a', undefined]);
  });

  it('searches each element once', () => {
    let asked = 0;
    const pages = new (class extends Map<string, PlacedPage> {
      override get(route: string): PlacedPage | undefined {
        asked += 1;
        return super.get(route);
      }
    })(navigation.pages);
    const homeOf = createHomes({ pages });
    const [, , last] = children as [NavNode, NavNode, NavNode];
    homeOf([last]);
    const once = asked;
    homeOf([last]);
    homeOf([...children].reverse());
    expect(asked).toBeGreaterThan(once);
    const all = asked;
    homeOf(children);
    homeOf([...children].reverse());
    expect(asked).toBe(all + 1);
  });
});
