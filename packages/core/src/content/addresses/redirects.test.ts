import { describe, expect, it } from 'vitest';
import { hasWildcard, matchRedirect, readRedirects } from './redirects.ts';

const rulesOf = (...entries: [string, string][]) =>
  readRedirects(entries.map(([source, destination]) => ({ source, destination })));

describe('matchRedirect', () => {
  it.each([
    ['/old', '/new', '/old', '/new'],
    ['old', 'new', '/old', '/new'],
    ['/old/', '/new/', '/old', '/new'],
    ['//old//a/', '/new//a', '/old/a', '/new/a'],
    ['/old', '/new', '/other', undefined],
    ['/old%20page', '/new', '/old page', '/new'],
    ['/old', '/new#part', '/old', '/new#part'],
    ['/old', '/new?tab=2#part', '/old', '/new?tab=2#part'],
    ['/old', 'https://example.com/x/', '/old', 'https://example.com/x/'],
    ['/old', '//cdn.example.com/x', '/old', '//cdn.example.com/x'],
    ['/old', '#part', '/old', '/#part'],
    ['/docs/:slug*', '/:slug*', '/docs/a/b', '/a/b'],
    ['/docs/:slug*', '/:slug*', '/docs', '/'],
    ['/docs/:slug*', '/new/:slug*', '/docs', '/new'],
    ['/docs/:slug*', '/new/:slug', '/docs/a', '/new/a'],
    ['/docs/:slug*', '/:slug*', '/docsy', undefined],
    ['/docs-:slug', '/:slug', '/docs-a', '/a'],
    ['/docs/:slug*/edit', '/e/:slug*', '/docs/a/b/edit', '/e/a/b'],
    ['/:slug*', 'https://example.com/:slug*', '/a/b', 'https://example.com/a/b'],
    ['/a/:id/b', '/c/:id', '/a/7/b', '/c/7'],
    ['/a/:id', '/c/:id', '/a/7/8', undefined],
    ['/a/:x/:y', '/:y/:x', '/a/1/2', '/2/1'],
    [
      '/articles/concepts-*',
      '/collections/concepts-*',
      '/articles/concepts-cats',
      '/collections/concepts-cats',
    ],
    ['/articles/concepts-*', '/c/*', '/articles/concepts-a/b', undefined],
    ['/articles/concepts-*', '/c/*', '/articles/concepts-', undefined],
    ['/blog/*', '/news/*', '/blog/a/b', '/news/a/b'],
    ['/blog/*', '/news', '/blog', '/news'],
    ['/*/x-*', '/y/*/*', '/a/x-b', '/y/a/b'],
    ['/a-*', '/b/*/*', '/a-1', '/b/1/1'],
    ['/a.b/:x', '/c/:unknown/:x', '/a.b/1', '/c/:unknown/1'],
    ['/a.b/:x', '/c', '/axb/1', undefined],
    ['/a/:x', 'https://example.com:8080/:x', '/a/1', 'https://example.com:8080/1'],
    ['/a/:lang-:id', '/:id/:lang', '/a/de-7', '/7/de'],
    ['/plain', '/b/*', '/plain', '/b/*'],
    ['/gone:rest*', '/:rest*', '/gone/evil.example', '/evil.example'],
    ['/x/:a*/y/:b*', '/:a*/:b*', '/x/y/evil.example', '/evil.example'],
  ])('%s → %s takes %s to %s', (source, destination, path, expected) => {
    const { value, diagnostics } = rulesOf([source, destination]);
    expect(diagnostics).toEqual([]);
    expect(matchRedirect(path, value)?.destination).toBe(expected);
  });

  it('lets the first that fits win', () => {
    const { value, diagnostics } = rulesOf(
      ['/a/b', '/1'],
      ['/a/:x', '/2'],
      ['/a/:x*', '/3'],
      ['/a/c', '/4'],
      ['/a/b', '/5'],
    );
    expect(matchRedirect('/a/b', value)?.destination).toBe('/1');
    expect(matchRedirect('/a/c', value)?.destination).toBe('/2');
    expect(matchRedirect('/a/c/d', value)?.destination).toBe('/3');
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['links/redirect-shadowed', expect.stringContaining('"/a/c" never applies: "/a/:x"')],
      ['links/redirect-shadowed', expect.stringContaining('"/a/b" never applies: "/a/b"')],
    ]);
  });

  it('says nothing of a later one that leads to the same place', () => {
    const { diagnostics } = rulesOf(
      ['/a', '/1'],
      ['/a/', '/1'],
      ['/b/:path*', '/:path*'],
      ['/b/c', '/c'],
      ['/b/d', '/e'],
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"/b/d" never applies'),
    ]);
  });

  it('compares no address with wildcards that is longer than one of a page', () => {
    const { value } = readRedirects([{ source: '/:a*/x/:b*/y/:c*/z', destination: '/' }]);
    expect(matchRedirect('/x/y/z', value)?.destination).toBe('/');
    expect(matchRedirect(`${'/x/y'.repeat(300)}/z`, value)).toBeUndefined();
  });

  it('reports the same pattern twice', () => {
    expect(rulesOf(['/a/*', '/b'], ['/a/*', '/c']).diagnostics).toHaveLength(1);
  });
});

describe('readRedirects', () => {
  it('keeps whether a redirect is permanent, and its place', () => {
    const entries = [
      { source: '/a', destination: '/b' },
      { source: '/c', destination: '/d', permanent: false },
    ];
    expect([...readRedirects(entries).value.exact.values()]).toEqual([
      { source: '/a', destination: '/b', permanent: true, index: 0 },
      { source: '/c', destination: '/d', permanent: false, index: 1 },
    ]);
  });

  it('refuses what is no path and no address, and says where', () => {
    const entries = [
      { source: '/a#b', destination: '/b' },
      { source: '/c?d', destination: '/d' },
      { source: '/e', destination: 'javascript:alert(1)' },
      { source: 'https://old.example/f', destination: '/f' },
    ];
    const { value, diagnostics } = readRedirects(entries, (pointer) => ({
      span: { file: 'docs.json', start: 1, end: 2 },
      path: pointer,
    }));
    expect(value.exact.size + value.patterns.length).toBe(0);
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ['links/redirect-source', '/redirects/0/source'],
      ['links/redirect-source', '/redirects/1/source'],
      ['links/unsafe-link', '/redirects/2/destination'],
      ['links/redirect-source', '/redirects/3/source'],
    ]);
    expect(diagnostics[0]?.span?.file).toBe('docs.json');
  });
});

describe('too many or too intricate redirects', () => {
  it.each([
    ['wildcards of any depth', '/:a*/:b*/:c*/:d*/old'],
    ['wildcards in a row', `/${':a*'.repeat(10_000)}`],
    ['characters', `/${'a'.repeat(1001)}`],
    ['wildcards', '/:a/:b/:c/:d/:e/:f/:g/:h/:i/:j/:k'],
  ])('are left out, with a place: %s', (_, source) => {
    const where = { span: { file: 'docs.json', start: 1, end: 2 }, path: '/redirects/0/source' };
    const { value, diagnostics } = readRedirects([{ source, destination: '/' }], () => where);
    expect(value.patterns.length + value.exact.size).toBe(0);
    expect(diagnostics.map(({ code, span }) => [code, span])).toEqual([['links/redirect-limit', where.span]]);
  });

  it('are counted where they have wildcards', () => {
    const entries = Array.from({ length: 2010 }, (_, index) => ({
      source: `/o${index}/:a*`,
      destination: '/',
    }));
    const { value, diagnostics } = readRedirects(entries);
    expect([value.patterns.length, diagnostics.length]).toEqual([2000, 10]);
  });
});

it('hasWildcard', () => {
  expect(['/a', '/a/:b', '/a/:b*', '/a-*'].map(hasWildcard)).toEqual([false, true, true, true]);
});
