import { describe, expect, it } from 'vitest';
import { element, page, resolve } from '../../../test/navigation-input.ts';
import { firstPage } from './first-page.ts';

const first = (content: object, files: string | ReturnType<typeof page>[]): string | undefined => {
  const { model } = resolve({ tabs: [{ tab: 'T', ...content }] }, { pages: files });
  const tab = element(model, 'T');
  expect(tab.target ?? '').toBe(firstPage(tab) ?? tab.target ?? '');
  return firstPage(tab);
};

describe('the first page of an element', () => {
  const all = {
    pages: ['p'],
    groups: [{ group: 'G', pages: ['g'] }],
    anchors: [{ anchor: 'A', pages: ['a'] }],
    dropdowns: [{ dropdown: 'D', pages: ['d'] }],
    languages: [{ language: 'en', pages: ['l'] }],
    tabs: [{ tab: 'Inner', pages: ['t'] }],
    versions: [{ version: '1', pages: ['v'] }],
    menu: [{ item: 'I', pages: ['m'] }],
    products: [{ product: 'P', pages: ['o'] }],
  };
  const files = 'p g a d l t v m o r';

  it('is its root page, then of pages, groups, anchors, dropdowns, languages, tabs, versions, menu, products', () => {
    const keys = Object.keys(all);
    const routes = keys.map((_, index) => first(Object.fromEntries(Object.entries(all).slice(index)), files));
    expect(routes).toEqual(['/p', '/g', '/a', '/d', '/l', '/t', '/v', '/m', '/o']);
    expect(first({ root: 'r', ...all }, files)).toBe('/r');
    expect(first({ root: 'r' }, files)).toBe('/r');
  });

  it('is in the default version and language', () => {
    const versions = [
      { version: '1', pages: ['a'] },
      { version: '2', pages: ['b'] },
      { version: '3', default: true, pages: ['c'] },
    ];
    expect(first({ versions }, 'a b c')).toBe('/c');
    expect(first({ versions: versions.slice(0, 2) }, 'a b c')).toBe('/a');
    const languages = [
      { language: 'en', pages: ['a'] },
      { language: 'fr', default: true, versions },
    ];
    expect(first({ languages }, 'a b c')).toBe('/c');
  });

  it('is in another version when the default one has none', () => {
    expect(
      first(
        {
          versions: [
            { version: '1', pages: ['none'] },
            { version: '2', pages: ['b'] },
          ],
        },
        'b',
      ),
    ).toBe('/b');
  });

  it('skips what is hidden, what only links, and global links', () => {
    const content = {
      global: { anchors: [{ anchor: 'X', href: '/b' }] },
      pages: [
        'hidden',
        'linked',
        '#part',
        { group: 'H', hidden: true, pages: ['a'] },
        { group: 'G', pages: ['b'] },
      ],
    };
    const files = [
      page('hidden', { hidden: true }),
      page('linked', { url: 'https://x.example' }),
      page('a'),
      page('b'),
    ];
    expect(first(content, files)).toBe('/b');
  });

  it('does not exist where nothing is listed', () => {
    expect(first({ pages: [] }, '')).toBeUndefined();
  });
});

describe('the target of an element', () => {
  const target = (
    tab: object,
    files: string | ReturnType<typeof page>[] = 'a guides/intro index',
  ): string | undefined =>
    element(resolve({ tabs: [{ tab: 'T', ...tab }] }, { pages: files }).model, 'T').target;

  it.each([
    ['https://x.example/y', 'https://x.example/y'],
    ['//x.example', '//x.example'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
    ['/guides/intro', '/guides/intro'],
    ['guides/intro.mdx', '/guides/intro'],
    ['./guides/intro/', '/guides/intro'],
    ['/guides/intro#part', '/guides/intro#part'],
    ['/guides/intro?x=1', '/guides/intro?x=1'],
    ['/index', '/'],
    ['/', '/'],
    ['../elsewhere/', '/elsewhere'],
    ['#part', '#part'],
    ['javascript:alert(1)', undefined],
    [' data:text/html,x', undefined],
    ['java\nscript:x', undefined],
    ['file:///x', undefined],
  ])('of the href %j is %j', (href, expected) => {
    expect(target({ href })).toBe(expected);
  });

  it('is its first page if it has pages, whatever its href', () => {
    expect(target({ href: '/guides/intro', pages: ['a'] })).toBe('/a');
    expect(target({ href: 'https://x.example', pages: ['missing'] })).toBe('https://x.example');
    expect(target({ href: '', pages: ['a'] })).toBe('/a');
    expect(target({ href: 5, pages: ['a'] })).toBe('/a');
  });

  it('is never the href of a group', () => {
    const { model } = resolve(
      { groups: [{ group: 'G', href: 'https://x.example', pages: ['a'] }] },
      { pages: 'a' },
    );
    expect(element(model, 'G')).not.toHaveProperty('href');
    expect(element(model, 'G').target).toBe('/a');
  });

  it('is the first link where there is no page', () => {
    expect(target({ pages: ['a'] }, [page('a', { url: 'https://a.example' })])).toBe('https://a.example');
    expect(target({ pages: ['#x'] })).toBe('#x');
    const linked = [page('a'), page('r', { url: 'https://r.example' })];
    expect(target({ root: 'r', pages: ['a'] }, linked)).toBe('/a');
    expect(target({ root: 'r', pages: [] }, linked)).toBe('https://r.example');
    expect(target({ anchors: [{ anchor: 'A' }, { anchor: 'B', href: 'https://b.example' }] })).toBe(
      'https://b.example',
    );
  });
});

describe('home', () => {
  const home = (navigation: unknown, files: string): string | undefined =>
    resolve(navigation, { pages: files }).model.home;

  it('is the index page, listed or not, else the first page', () => {
    expect(home({ pages: ['a'] }, 'a index')).toBe('/');
    expect(home({ tabs: [{ tab: 'T', pages: ['a'] }] }, 'a b')).toBe('/a');
    expect(home({ anchors: [{ anchor: 'A', href: 'https://a.example' }] }, 'b/d b/c')).toBe('/b/c');
    expect(home(undefined, '')).toBeUndefined();
  });

  it('is a page that readers may see, where the navigation names none; else one that is hidden', () => {
    const link = page('a', { url: 'https://a.example' });
    const hidden = [page('d', { hidden: true }), page('b', { hidden: true })];
    const homeOf = (files: ReturnType<typeof page>[]) => resolve({ pages: [] }, { pages: files }).model.home;
    expect(homeOf([...hidden, link, page('c')])).toBe('/c');
    expect(homeOf([...hidden, link])).toBe('/b');
    expect(homeOf([link])).toBeUndefined();
  });
});
