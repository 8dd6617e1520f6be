import { describe, expect, it } from 'vitest';
import { rewriteText } from '../../source/index.ts';
import { readConfig } from './read.ts';

const BASE = { theme: 'mint', name: 'Orchard', colors: { primary: '#000' }, navigation: { pages: ['x'] } };

function read(value: object) {
  const text = JSON.stringify({ ...BASE, ...value });
  const { value: document, diagnostics } = readConfig({
    files: new Map([['docs.json', text]]),
    entry: 'docs.json',
  });
  const edits = diagnostics.flatMap(({ fix = [] }) => fix.map(({ span, text }) => ({ ...span, text })));
  const mended = JSON.parse(rewriteText(text, edits).text) as Record<string, unknown>;
  return {
    value: document?.value,
    found: diagnostics.map(({ code, path }) => `${code} ${path}`),
    diagnostics,
    mended,
  };
}

/** What is read, and what the mends write: both must be the same. */
function expectMended(key: string, written: unknown, meant: unknown): void {
  const { value, mended } = read({ [key]: written });
  expect(value?.[key as keyof typeof value]).toEqual(meant);
  expect(mended[key]).toEqual(meant);
}

describe('navigation as other engines write it', () => {
  it('has its rows under other keys, and its labels', () => {
    const navigation = { sidebar: [{ text: 'Start', items: ['a', { title: 'More', children: ['b'] }] }] };
    const meant = { pages: [{ group: 'Start', pages: ['a', { group: 'More', pages: ['b'] }] }] };
    expectMended('navigation', navigation, meant);
    expect(read({ navigation }).found).toEqual([
      'config/old-spelling /navigation/sidebar',
      'config/missing-key /navigation/sidebar/0/text',
      'config/old-spelling /navigation/sidebar/0/items',
      'config/missing-key /navigation/sidebar/0/items/1/title',
      'config/old-spelling /navigation/sidebar/0/items/1/children',
    ]);
  });

  it('has an object for each page: one finding each, which says where its words belong', () => {
    const pages = [{ text: 'B', link: '/b' }, { type: 'doc', id: 'c' }, { page: 'd' }];
    const { value, diagnostics } = read({ navigation: { pages } });
    expect(value?.navigation).toEqual({ pages: ['/b', 'c', 'd'] });
    expect(
      diagnostics.map(({ code, fix, hint }) => [code, fix?.[0]?.text, hint?.includes('sidebarTitle')]),
    ).toEqual([
      ['config/converted-value', undefined, true],
      ['config/converted-value', undefined, true],
      ['config/converted-value', '"d"', false],
    ]);
  });

  it('keeps what is a group, whatever else it has', () => {
    expect(read({ navigation: { pages: [{ group: 'A', href: '/b', pages: ['a'] }] } }).found).toEqual([
      'config/unknown-key /navigation/pages/0/href',
    ]);
  });

  it('is told once where it only leads somewhere', () => {
    expect(read({ navigation: { groups: [{ group: 'A', href: '/b' }], pages: ['a'] } }).found).toEqual([
      'config/empty-group /navigation/groups/0',
    ]);
  });

  it('has a map of groups', () => {
    const meant = {
      groups: [
        { group: 'A', pages: ['a'] },
        { group: 'B', pages: ['b'] },
      ],
    };
    expectMended('navigation', { groups: { A: ['a'], B: ['b'] } }, meant);
  });

  it('has a map of languages, with all that each of them holds', () => {
    const meant = {
      languages: [
        { language: 'en', pages: ['a'] },
        { language: 'fr', pages: ['b'], hidden: true },
      ],
    };
    expectMended(
      'navigation',
      { languages: { en: { pages: ['a'] }, fr: { pages: ['b'], hidden: true } } },
      meant,
    );
  });

  it('says what a map of titles should be, and does not ask for a navigation too', () => {
    const { diagnostics } = read({ navigation: { pages: { index: 'Home', b: 'B' } } });
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['config/wrong-type', 'Write an array: `["index", …]`'],
    ]);
  });

  it('is a list of paths', () => {
    expectMended('navigation', ['a', 'b'], { pages: ['a', 'b'] });
  });
});

describe('a map in place of a list', () => {
  it('holds redirects', () => {
    const meant = [
      { source: '/a', destination: '/b' },
      { source: '/c', destination: '/d' },
    ];
    expectMended('redirects', { '/a': '/b', '/c': '/d' }, meant);
    expect(read({ redirects: { '/a': '/b' } }).found).toEqual(['config/converted-value /redirects']);
  });

  it('holds links', () => {
    const meant = { links: [{ label: 'Blog', href: 'https://a.example' }] };
    expectMended('navbar', { links: { Blog: 'https://a.example' } }, meant);
  });

  it('is the only entry where it has the keys of one', () => {
    const entry = { source: '/a', destination: '/b' };
    expectMended('redirects', entry, [entry]);
  });
});

describe('a value of a wrong type', () => {
  it.each([
    ['name', 5, '5'],
    ['seo', { trailingSlash: 'true' }, { trailingSlash: true }],
    ['interaction', { drilldown: 'False' }, { drilldown: false }],
    [
      'navigation',
      { groups: [{ group: 'A', boost: '2', pages: 'x' }] },
      { groups: [{ group: 'A', boost: 2, pages: ['x'] }] },
    ],
    ['theme', 'Maple', 'maple'],
  ])('is read and mended as what it plainly says: %s', expectMended);

  it('is not mended where quotes would change what a reader sees', () => {
    const text = JSON.stringify({ ...BASE, name: 1 }).replace('"name":1', '"name":1.0');
    const { diagnostics } = readConfig({ files: new Map([['docs.json', text]]), entry: 'docs.json' });
    expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([['config/converted-value', undefined]]);
  });

  it.each([
    [{ colors: '#0B6E4F' }, 'Write it as `{"primary": "#0B6E4F"}`'],
    [{ appearance: 'dark' }, 'Write it as `{"default": "dark"}`'],
    [{ contextual: ['copy'] }, 'Write it as `{"options": […]}`'],
    [{ search: false }, 'Write an object with `prompt`'],
    [
      { seo: true },
      'Write an object with `indexing`, `metatags`, `paths`, `organization` or `trailingSlash`',
    ],
    [{ favicon: ['/a.png'] }, 'Write the text without brackets: `"/a.png"`'],
    [{ description: { en: 'x' } }, 'Write one text, in quotes'],
    [{ interaction: { drilldown: 'yes' } }, 'Write `true`, without quotes'],
    [{ interaction: { drilldown: 0 } }, 'Write `false`'],
    [{ redirects: ['/a /b'] }, 'Write an object with `source`, `destination` or `permanent`'],
    [{ favicon: null }, 'Take the key out, or give it a value'],
    [{ navigation: { pages: [null] } }, 'Take the entry out'],
    [{ redirects: '/x' }, 'Write an array of objects: `[{"source": …, "destination": …}]`'],
  ])('has a hint: %j', (value, hint) => {
    const wrong = read(value).diagnostics.find(({ code }) => code === 'config/wrong-type');
    expect(wrong?.hint).toBe(hint);
  });
});
