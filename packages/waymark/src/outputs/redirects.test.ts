import { describe, expect, it } from 'vitest';
import { netlifyFile } from './hosts/redirects-file.ts';
import { emitRedirects, type PatternRule } from './redirects.ts';
import { createTestSite, type TestSite } from './testing/create-test-site.ts';

type Entry = { source: string; destination: string; permanent?: boolean };
const emit = (redirects: Entry[], rest: Partial<TestSite> = {}) => {
  const pages = { 'new.mdx': '', 'guides/new page.mdx': '' };
  const site = createTestSite({
    navigation: { pages: ['new', 'guides/new page'] },
    pages,
    base: '/docs',
    ...rest,
    config: { redirects },
  });
  return new Map(
    emitRedirects(site).map((file) => [file.path, 'content' in file ? String(file.content) : '']),
  );
};
const one = (source: string, destination: string) => emit([{ source, destination }]);

describe('forwarding pages', () => {
  it('leave an address to the page whose own differs from it in letter case only', () => {
    const files = one('/NEW', '/guides/new page');
    expect(files.has('NEW/index.html')).toBe(false);
    expect(files.get('_redirects')).toContain('/docs/NEW ');
  });

  it('forward at once, without a script', () => {
    const files = emit([{ source: '/old', destination: '/new#part' }], { siteUrl: 'https://example.com' });
    const style = [...files.keys()].find((path) => path.endsWith('.css')) ?? '';
    expect(files.get(style)).toContain('prefers-color-scheme:dark');
    expect(files.get('old/index.html')).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<link rel="stylesheet" href="/docs/${style}">
<title>Moved to /docs/new/#part</title>
<meta http-equiv="refresh" content="0; url=/docs/new/#part">
<link rel="canonical" href="https://example.com/docs/new/">
</head>
<body>
<p>This page has moved to <a href="/docs/new/#part">/docs/new/#part</a>.</p>
</body>
</html>
`);
  });

  it('have no place at the root where a page does, which stands there whole', () => {
    const files = one('/', '/new');
    expect(files.has('index.html')).toBe(false);
    expect(files.get('_redirects')).toBe('/docs /docs/new/ 308\n/docs/ /docs/new/ 308\n');
  });

  it.each([
    ['/old', '/guides/new page', 'old/index.html', '/docs/guides/new%20page/'],
    ['/old/', 'https://example.com/?a=1&b=2', 'old/index.html', 'https://example.com/?a=1&amp;b=2'],
    ['/old.html', '/new', 'old.html', '/docs/new/'],
    ['/', '/new#part', 'index.html', '/docs/new/#part'],
    ['/', '/new?a=1', 'index.html', '/docs/new/?a=1'],
    ['/v1.2', '/new', 'v1.2/index.html', '/docs/new/'],
    ['/old', '/nowhere', 'old/index.html', '/docs/nowhere'],
    [
      '/old',
      'https://example.com/"><script>',
      'old/index.html',
      'https://example.com/&quot;&gt;&lt;script&gt;',
    ],
    ['/../../etc', '/new', 'etc/index.html', '/docs/new/'],
  ])('%s to %s', (source, destination, path, url) => {
    expect(one(source, destination).get(path)).toContain(`content="0; url=${url}"`);
  });

  it('never stand where a file of the site is, or needs a folder', () => {
    const assets = ['openapi.json', 'LICENSE'];
    const sources = ['/openapi.json', '/LICENSE/mit', '/new.md', `/${'x'.repeat(300)}`, '/a\u0007b'];
    const files = emit(
      sources.map((source) => ({ source, destination: '/new' })),
      { assets },
    );
    expect([...files.keys()]).toEqual(['_redirects']);
  });

  it('follow chains to the end', () => {
    const files = emit([
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/new' },
    ]);
    expect(files.get('a/index.html')).toContain('url=/docs/new/"');
  });
});

describe('_redirects', () => {
  it.each([
    ['/old', '/new', ['/docs/old /docs/new/', '/docs/old/ /docs/new/']],
    [
      '/old page',
      'https://example.com/a b',
      ['/docs/old%20page https://example.com/a%20b', '/docs/old%20page/ https://example.com/a%20b'],
    ],
    ['/old/:slug*', '/fresh/:slug*', ['/docs/old/* /docs/fresh/:splat', '/docs/old /docs/fresh/']],
    ['/old/*', '/fresh/*', ['/docs/old/* /docs/fresh/:splat', '/docs/old /docs/fresh/']],
    [
      '/old/*',
      'https://example.com/*',
      ['/docs/old/* https://example.com/:splat', '/docs/old https://example.com/'],
    ],
    [
      '/old/:id/edit',
      '/fresh/:id',
      ['/docs/old/:id/edit /docs/fresh/:id', '/docs/old/:id/edit/ /docs/fresh/:id'],
    ],
    [
      '/old/:id/:rest*',
      '/f/:id/:rest*',
      ['/docs/old/:id/* /docs/f/:id/:splat', '/docs/old/:id /docs/f/:id/'],
    ],
    ['/old/*', '/same', ['/docs/old/* /docs/same', '/docs/old /docs/same']],
    ['/old/part-*', '/new-*', ['/docs/old/part-* /docs/new-:splat']],
  ])('%s to %s, with and without a slash at the end', (source, destination, lines) => {
    const text = lines.map((line) => `${line} 308\n`).join('');
    expect(one(source, destination).get('_redirects')).toBe(text);
  });

  it.each([
    ['/old/part-*/end', '/new/*'],
    ['/part-*-end', '/new/*'],
    ['/:any*/end', '/new'],
    ['/old/:slug*', '/old/new/:slug*'],
  ])('leaves %s to %s to the 404 page', (source, destination) => {
    expect(one(source, destination).get('_redirects')).toBe('');
  });

  it('has addresses before patterns, as hosts want them, and what is not permanent', () => {
    const files = emit([
      { source: '/a/:x*', destination: '/new', permanent: false },
      { source: '/b', destination: '/new' },
    ]);
    expect(files.get('_redirects')).toBe(
      '/docs/b /docs/new/ 308\n/docs/b/ /docs/new/ 308\n/docs/a/* /docs/new/ 307\n/docs/a /docs/new/ 307\n',
    );
  });
});

describe('a pattern that fits something of the site', () => {
  const rules = (source: string) =>
    emit([{ source, destination: '/a/b/c' }], {
      navigation: { pages: ['a/b/c'] },
      pages: { 'a/b/c.mdx': '' },
    }).get('_redirects');

  it.each([
    ['/a/b/:page', 'a page'],
    ['/a/b/c.*', 'its Markdown'],
    ['/:file', 'a generated file'],
    ['/:folder/:file', 'files of a generated folder'],
  ])('is left out, for hosts that ask it first: %s, %s', (source) => {
    expect(rules(source)).toBe('');
    expect(rules(`/old${source}`)).toContain('/docs/old/');
  });
});

describe('_redirects for Netlify', () => {
  const netlify = (source: string, destination: string) =>
    netlifyFile(
      createTestSite({
        navigation: { pages: ['new'] },
        pages: { 'new.mdx': '' },
        config: { redirects: [{ source, destination }] },
      }),
    );

  it('has a rule where all of a site has moved to another one', () => {
    expect(netlify('/:path*', 'https://example.com/:path*')).toEqual({
      text: '/* https://example.com/:splat 308\n',
      leftOut: 0,
    });
  });

  it.each([
    ['/größe', '/größe /new/ 308!\n'],
    ['/größen/:path*', '/größen/* /new/ 308\n'],
    ['/100%25', '/100% /new/ 308!\n'],
  ])('has %s as it is decoded', (source, text) => {
    expect(netlify(source, '/new')).toEqual({ text, leftOut: 0 });
  });

  it('names the page for missing addresses last, where that is not at the root', () => {
    const site = { navigation: { pages: ['new'] }, pages: { 'new.mdx': '' }, base: '/docs' };
    const config = { redirects: [{ source: '/old/*', destination: '/new' }] };
    expect(netlifyFile(createTestSite({ ...site, config })).text).toBe(
      '/docs/old/* /docs/new/ 308\n/docs/* /docs/404.html 404\n',
    );
    expect(netlifyFile(createTestSite(site)).text).toBe('/docs/* /docs/404.html 404\n');
  });

  it.each(['/with space', '/with space/:path*'])('leaves %s to what stands in, and counts it', (source) => {
    expect(netlify(source, '/new')).toEqual({ text: '', leftOut: 1 });
  });
});

describe('_waymark/redirects.json', () => {
  const follow = (source: string, destination: string, path: string): string | undefined => {
    const rules = JSON.parse(
      one(source, destination).get('_waymark/redirects.json') ?? '[]',
    ) as PatternRule[];
    const rule = rules.find(({ match }) => new RegExp(match).test(path));
    return rule && path.replace(new RegExp(rule.match), rule.to);
  };

  it.each([
    ['/old/:slug*', '/fresh/:slug*', '/old/a/b', '/docs/fresh/a/b'],
    ['/old/:slug*', 'https://example.com/:slug*', '/old/a', 'https://example.com/a'],
    ['/a-*', '/b-*', '/a-1', '/docs/b-1'],
    ['/x/:a/:b', '/:b/$1/:a', '/x/1/2', '/docs/2/$1/1'],
    ['/x/:a', '/y/:unknown', '/x/1', '/docs/y/:unknown'],
    ['/x/*/y-*', '/*/*', '/x/1/y-2', '/docs/1/2'],
    ['/x/:a', '/new#part', '/x/1', '/docs/new/#part'],
    ['/x/:a', '/guides', '/x/1', '/docs/guides/new%20page/'],
  ])('%s to %s takes %s to %s', (source, destination, path, url) => {
    expect(follow(source, destination, path)).toBe(url);
  });

  it('is not there without patterns', () => {
    expect(one('/a', '/b').has('_waymark/redirects.json')).toBe(false);
  });
});

it('makes nothing without redirects', () => {
  expect(emit([]).size).toBe(0);
});
