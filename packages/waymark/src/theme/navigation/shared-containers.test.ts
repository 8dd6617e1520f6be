import type { NavigationModel } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { headOf, navigationOf } from '../testing/site.ts';
import { furtherPlaces, sharedContainers } from './shared-containers.ts';

const resolve = (tabs: unknown): NavigationModel =>
  navigationOf(
    { tabs },
    ['a', 'b', 'shared'].map((name) => headOf(name)),
  );

const groupsOf = (navigation: NavigationModel): readonly string[] =>
  furtherPlaces(navigation.pages.get('/shared')).map((place) =>
    place.trail.map(({ label }) => label).join(' > '),
  );

describe('furtherPlaces', () => {
  it('names each further container once', () => {
    const navigation = resolve([
      { tab: 'A', groups: [{ group: 'One', pages: ['a', 'shared'] }] },
      {
        tab: 'B',
        groups: [
          { group: 'Two', pages: ['b', 'shared'] },
          { group: 'Three', pages: ['shared'] },
        ],
      },
    ]);
    expect(groupsOf(navigation)).toEqual(['B > Two']);
    expect([...sharedContainers(navigation).keys()]).toEqual(['1']);
  });

  it('leaves out hidden containers, and a second place in the first one', () => {
    const navigation = resolve([
      {
        tab: 'A',
        groups: [
          { group: 'One', pages: ['a', 'shared'] },
          { group: 'Two', pages: ['shared'] },
        ],
      },
      { tab: 'B', hidden: true, pages: ['b', 'shared'] },
    ]);
    expect(groupsOf(navigation)).toEqual([]);
    expect(sharedContainers(navigation).size).toBe(0);
  });
});
