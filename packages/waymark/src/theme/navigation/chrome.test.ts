import type { NavNode } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { headOf, navigationOf } from '../testing/site.ts';
import { findRowPlace, isRow, viewChrome } from './chrome.ts';

const TABS = [
  { tab: 'T', root: 'a', pages: ['b', 'a'] },
  { tab: 'U', root: 'c', pages: ['b'] },
  { tab: 'V', pages: ['c'] },
];
const heads = ['a', 'b', 'c'].map((name) => headOf(name));
const navigation = navigationOf({ tabs: TABS }, heads);

describe('findRowPlace', () => {
  it.each([
    ['a root page that its container lists', '/a', '0.1'],
    ['a root page that only another container lists', '/c', '1'],
    ['any other page', '/b', '0.0'],
  ])('finds the row of %s', (_, route, node) => {
    const [place] = navigation.pages.get(route)?.places ?? [];
    expect(findRowPlace(navigation, route, place)?.node).toBe(node);
  });

  it('finds none for a page outside of the navigation', () => {
    expect(findRowPlace(navigation, '/x', undefined)).toBeUndefined();
  });
});

describe('viewChrome', () => {
  const dropdowns = [{ dropdown: 'D', pages: ['b'] }];
  const versions = [{ version: '1', pages: ['c'] }];
  const model = navigationOf({ pages: ['a'], dropdowns, versions }, heads);

  it.each([
    ['/a', ['version', 'dropdown']],
    ['/b', ['version']],
    ['/c', ['dropdown']],
  ])('leaves out a choice of one only where %s is inside of it', (route, kinds) => {
    const { selectors, sidebarHead } = viewChrome(model, model.pages.get(route)?.places[0]);
    expect([...selectors, ...sidebarHead].map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('isRow', () => {
  const endpoint = { kind: 'endpoint' };
  it.each([
    ['an endpoint', endpoint, true],
    ['a hidden page', { kind: 'page', hidden: true }, false],
    ['a link', { kind: 'link' }, true],
    ['a group of endpoints', { kind: 'group', children: [endpoint] }, true],
    ['a group with nothing in it', { kind: 'group', children: [] }, false],
    ['a group that leads somewhere', { kind: 'group', target: '/a', children: [] }, true],
    ['a tab', { kind: 'tab', target: '/a', children: [endpoint] }, false],
  ])('says of %s whether the sidebar has a row for it', (_, node, isOne) => {
    expect(isRow(node as unknown as NavNode)).toBe(isOne);
  });
});
