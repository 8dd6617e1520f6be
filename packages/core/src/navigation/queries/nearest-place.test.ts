import { describe, expect, it } from 'vitest';
import { page, resolve } from '../../../test/navigation-input.ts';
import { createNearestPlace } from './nearest-place.ts';
import { findPlace } from './queries.ts';

const files = ['intro', 'guides/a', 'guides/deep/b', 'guides/deep/c', 'api'].map((path) => page(path));
const { model } = resolve(
  { tabs: [{ tab: 'T', pages: ['secret/x', ...files.map(({ file }) => file)] }] },
  { pages: [page('secret/x', { hidden: true }), ...files] },
);

describe('the nearest place', () => {
  it.each([
    ['of its folder’s first page', '/guides/new', '/guides/a'],
    ['of the innermost folder that has one', '/guides/deep/new', '/guides/deep/b'],
    ['of a folder further out', '/guides/deep/more/of/it', '/guides/deep/b'],
    ['of the page that it stands below', '/api/users', '/api'],
    ['of home, where no folder has a page', '/other/new', '/intro'],
    ['of home, where all pages of the folder are hidden', '/secret/y', '/intro'],
    ['of home, where a folder only begins with the name of another', '/guide', '/intro'],
  ])('is that %s', (_, route, near) => {
    expect(findPlace(model, near)).toBeDefined();
    expect(createNearestPlace(model)(route)).toBe(findPlace(model, near));
  });

  it('is that of the first page where nothing is home, and none in an empty site', () => {
    const { home, ...homeless } = model;
    expect(home).toBe('/intro');
    expect(createNearestPlace(homeless)('/other')).toBe(findPlace(model, '/intro'));
    expect(createNearestPlace({ ...homeless, pages: new Map() })('/other')).toBeUndefined();
  });

  it('is of the default language where home is a page outside of the navigation', () => {
    const languages = [
      { language: 'ko', pages: ['ko/intro'] },
      { language: 'en', default: true, pages: ['intro'] },
    ];
    const { model: site } = resolve(
      { languages },
      { pages: ['ko/intro', 'intro'].map((path) => page(path)) },
    );
    expect(createNearestPlace({ ...site, home: '/' })('/')).toBe(findPlace(site, '/intro'));
  });
});
