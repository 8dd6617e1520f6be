import { describe, expect, it } from 'vitest';
import { createLinks, type LinksInput } from './link.ts';
import { NO_REDIRECTS, readRedirects } from './redirects.ts';

const redirects = readRedirects([
  { source: '/old', destination: '/guides/intro#start' },
  { source: '/replaced', destination: '/guides/setup' },
  { source: '/gone', destination: '/nowhere?x=1' },
  { source: '/away', destination: 'https://example.com/x?a=1' },
  { source: '/hop', destination: '/old' },
  { source: '/ring', destination: '/ring/b' },
  { source: '/ring/b', destination: '/ring' },
  { source: '/guides/:slug*', destination: '/other/:slug*' },
]).value;

const links = createLinks({
  routes: [
    '/',
    '/guides',
    '/guides/intro',
    '/guides/setup',
    '/API/Keys',
    '/replaced',
    '/other/gone',
    '/日本/語',
    '/with space',
    '/usage/set-lamp-on-off',
  ],
  files: ['images/a.png', 'openapi.json', 'guides/data.csv', 'Images/B.PNG'],
  redirects,
  urls: { base: '/docs', trailingSlash: true },
});
const from = { file: 'guides/intro.mdx', route: '/guides/intro' };
const resolve = (href: string, source = from) => links.resolve(href, source);
const linksOf = (site: Partial<LinksInput>) =>
  createLinks({
    routes: [],
    files: [],
    redirects: NO_REDIRECTS,
    urls: { base: '', trailingSlash: true },
    ...site,
  });

it('takes the address of a page by its name also with signs that begin something else in an address', () => {
  for (const base of ['', '/docs']) {
    const site = linksOf({
      routes: ['/what?/q', '/c#', '/100%25', '/c'],
      urls: { base, trailingSlash: true },
    });
    const urls = ['/what?/q', '/what%3F/q', '/c%23', '/100%25', '/c#'].map((href) => site.link(href)?.url);
    expect(urls).toEqual(
      ['/what%3F/q/', '/what%3F/q/', '/c%23/', '/100%2525/', '/c/#'].map((url) => base + url),
    );
  }
});

describe('resolve', () => {
  it.each([
    ['/guides/intro', { kind: 'page', route: '/guides/intro' }],
    ['/guides/intro/', { kind: 'page', route: '/guides/intro' }],
    ['//guides', { kind: 'external', url: '//guides' }],
    ['/guides//intro', { kind: 'page', route: '/guides/intro' }],
    ['/guides/intro#a%20b', { kind: 'page', route: '/guides/intro', hash: 'a b' }],
    ['/guides/intro?a=%20#b', { kind: 'page', route: '/guides/intro', query: 'a=%20', hash: 'b' }],
    ['/guides/intro.md', { kind: 'page', route: '/guides/intro' }],
    ['/guides/intro.mdx#x', { kind: 'page', route: '/guides/intro', hash: 'x' }],
    ['/guides/index', { kind: 'page', route: '/guides' }],
    ['/guides/index.mdx', { kind: 'page', route: '/guides' }],
    ['/guides/intro.html#x', { kind: 'page', route: '/guides/intro', hash: 'x' }],
    ['/guides/index.html', { kind: 'page', route: '/guides' }],
    ['/index', { kind: 'page', route: '/' }],
    ['/', { kind: 'page', route: '/' }],
    ['/docs', { kind: 'page', route: '/' }],
    ['/docs/guides/intro', { kind: 'page', route: '/guides/intro' }],
    ['./setup', { kind: 'page', route: '/guides/setup' }],
    ['./setup.mdx#x', { kind: 'page', route: '/guides/setup', hash: 'x' }],
    ['setup', { kind: 'page', route: '/guides/setup' }],
    ['setup.md', { kind: 'page', route: '/guides/setup' }],
    ['../guides/setup', { kind: 'page', route: '/guides/setup' }],
    ['../../../guides/setup', { kind: 'page', route: '/guides/setup' }],
    ['..', { kind: 'page', route: '/' }],
    ['.', { kind: 'page', route: '/guides' }],
    ['../setup', { kind: 'page', route: '/guides/setup' }],
    ['guides/setup', { kind: 'page', route: '/guides/setup' }],
    ['.\\setup', { kind: 'page', route: '/guides/setup' }],
    ['/api/keys', { kind: 'page', route: '/API/Keys', caseDiffers: true }],
    ['/usage/set-lamp:-on-*-off?x', { kind: 'page', route: '/usage/set-lamp-on-off', query: 'x' }],
    ['/usage/set-lamp--on-off', { kind: 'missing', path: '/usage/set-lamp--on-off' }],
    ['/%E6%97%A5%E6%9C%AC/語', { kind: 'page', route: '/日本/語' }],
    ['/with%20space', { kind: 'page', route: '/with space' }],
    [' /guides ', { kind: 'page', route: '/guides' }],
    ['/images/a.png', { kind: 'file', path: 'images/a.png' }],
    ['../images/a.png', { kind: 'file', path: 'images/a.png' }],
    ['data.csv?dl=1', { kind: 'file', path: 'guides/data.csv', query: 'dl=1' }],
    ['https://example.com/a', { kind: 'external', url: 'https://example.com/a' }],
    ['//example.com/a', { kind: 'external', url: '//example.com/a' }],
    ['\\\\example.com', { kind: 'external', url: '//example.com' }],
    ['mailto:a@example.com', { kind: 'external', url: 'mailto:a@example.com' }],
    ['#part', { kind: 'hash', hash: 'part' }],
    ['#%C3%BCber', { kind: 'hash', hash: 'über' }],
    ['#100%', { kind: 'hash', hash: '100%' }],
    ['', { kind: 'hash', hash: '' }],
    ['#', { kind: 'hash', hash: '' }],
    ['?tags=A', { kind: 'page', route: '/guides/intro', query: 'tags=A' }],
    ['javascript:alert(1)', { kind: 'unsafe', url: 'javascript:alert(1)' }],
    ['java\nscript:alert(1)', { kind: 'unsafe', url: 'java\nscript:alert(1)' }],
    ['data:image/png;base64,x', { kind: 'unsafe', url: 'data:image/png;base64,x' }],
    ['/nowhere', { kind: 'missing', path: '/nowhere' }],
    ['../nowhere?a#b', { kind: 'missing', path: '/nowhere', query: 'a', hash: 'b' }],
    ['/50%', { kind: 'missing', path: '/50%' }],
    ['/images/A.png', { kind: 'missing', path: '/images/A.png' }],
  ])('%j', (href, expected) => {
    expect(resolve(href)).toEqual(expected);
  });

  it('starts at the route where an index page names its siblings so', () => {
    const index = { file: 'guides/index.mdx', route: '/guides' };
    expect(resolve('./setup', index)).toEqual({ kind: 'page', route: '/guides/setup' });
    expect(resolve('with space', index)).toEqual({ kind: 'page', route: '/with space' });
    expect(resolve('./intro/../setup', { file: 'guides.mdx', route: '/guides' })).toEqual({
      kind: 'page',
      route: '/guides/setup',
    });
  });

  it('takes media as data where an image stands', () => {
    const image = { ...from, kind: 'image' as const };
    expect(resolve('data:image/png;base64,x', image)).toEqual({
      kind: 'external',
      url: 'data:image/png;base64,x',
    });
    expect(resolve('data:text/html,x', image).kind).toBe('unsafe');
    expect(links.resolve('data:image/png;base64,x', { ...from, kind: 'link' }).kind).toBe('unsafe');
  });

  it.each([
    ['/old', { kind: 'page', route: '/guides/intro', hash: 'start', via: '/old' }],
    ['/old?a=1#own', { kind: 'page', route: '/guides/intro', query: 'a=1', hash: 'start', via: '/old' }],
    ['/hop', { kind: 'page', route: '/guides/intro', hash: 'start', via: '/hop' }],
    ['/replaced#own', { kind: 'page', route: '/guides/setup', hash: 'own', via: '/replaced' }],
    ['/gone?y=2', { kind: 'missing', path: '/nowhere', query: 'x=1&y=2', via: '/gone' }],
    ['/away?b=2#c', { kind: 'external', url: 'https://example.com/x?a=1&b=2#c', via: '/away' }],
    ['/guides/gone', { kind: 'page', route: '/other/gone', via: '/guides/gone' }],
    ['/guides/setup', { kind: 'page', route: '/guides/setup' }],
  ])('follows redirects: %j', (href, expected) => {
    expect(resolve(href)).toEqual(expected);
  });

  it('ends in a ring of redirects', () => {
    expect(resolve('/ring').kind).toBe('missing');
  });

  it('starts at the root where nothing else is said', () => {
    expect(links.resolve('guides/setup')).toEqual({ kind: 'page', route: '/guides/setup' });
    expect(links.resolve('./setup')).toEqual({ kind: 'missing', path: '/setup' });
    expect(links.resolve('?a=1')).toEqual({ kind: 'page', route: '/', query: 'a=1' });
  });

  it('takes the root to the first page where no page is there', () => {
    expect(linksOf({ routes: ['/start'], home: '/start' }).resolve('/')).toEqual({
      kind: 'page',
      route: '/start',
    });
    expect(linksOf({ routes: ['/start'] }).resolve('/')).toEqual({ kind: 'missing', path: '/' });
  });

  it('prefers the first of two routes that differ in case only', () => {
    const site = linksOf({ routes: ['/Ab', '/aB'] });
    expect(site.resolve('/ab')).toMatchObject({ route: '/Ab' });
    expect(site.resolve('/aB')).toEqual({ kind: 'page', route: '/aB' });
  });

  it('finds a file whose name holds a percent sign', () => {
    expect(linksOf({ files: ['a%20b.png'] }).resolve('/a%20b.png')).toEqual({
      kind: 'file',
      path: 'a%20b.png',
    });
  });

  it('knows the feed that a page would have by its form', () => {
    expect(resolve('/guides/rss.xml#x')).toEqual({
      kind: 'file',
      path: 'guides/rss.xml',
      feedOf: '/guides',
      hash: 'x',
    });
    expect(resolve('/rss.xml')).toEqual({ kind: 'file', path: 'rss.xml', feedOf: '/' });
    expect(resolve('/nowhere/rss.xml').kind).toBe('missing');
    expect(linksOf({ routes: ['/a'], files: ['a/rss.xml'] }).resolve('/a/rss.xml')).toEqual({
      kind: 'file',
      path: 'a/rss.xml',
    });
    expect(linksOf({ routes: ['/a', '/a/rss.xml'] }).resolve('/a/rss.xml').kind).toBe('page');
  });
});

describe('url', () => {
  it.each([
    ['/guides/intro?a=b#c d', '/docs/guides/intro/?a=b#c%20d'],
    ['/日本/語', '/docs/%E6%97%A5%E6%9C%AC/%E8%AA%9E/'],
    ['/images/a.png?v=1', '/docs/images/a.png?v=1'],
    ['../no where#x', '/docs/no%20where#x'],
    ['#über?', '#%C3%BCber?'],
    ['#read/write-&-more', '#read/write-&-more'],
    ['https://example.com/a b', 'https://example.com/a b'],
    ['javascript:x', '#'],
    ['/old', '/docs/guides/intro/#start'],
  ])('%j', (href, url) => {
    expect(links.url(resolve(href))).toBe(url);
  });

  it('leaves the slash where the site does not want it', () => {
    const bare = linksOf({ routes: ['/a'], urls: { base: '', trailingSlash: false } });
    expect(bare.url(bare.resolve('/a#b'))).toBe('/a#b');
    expect([bare.page('/a'), bare.page('/')]).toEqual(['/a', '/']);
  });
});

describe('link', () => {
  it.each([
    ['guides/intro', '/docs/guides/intro/', false, '/guides/intro'],
    ['/guides/intro/?x=1#part', '/docs/guides/intro/?x=1#part', false, '/guides/intro'],
    ['/openapi.json', '/docs/openapi.json', false],
    ['/guides/rss.xml', '/docs/guides/rss.xml', false],
    ['/guides/index.mdx', '/docs/guides/', false, '/guides'],
    ['/old', '/docs/guides/intro/#start', false, '/guides/intro'],
    ['/guides/gone', '/docs/other/gone/', false, '/other/gone'],
    ['/away', 'https://example.com/x?a=1', true],
    ['/elsewhere', '/docs/elsewhere', false],
    ['#part', '#part', false],
    ['https://a.com/x', 'https://a.com/x', true],
    ['//a.com/x', '//a.com/x', true],
    ['mailto:me@a.com', 'mailto:me@a.com', false],
  ])('prints %s', (href, url, external, route?: string) => {
    expect(links.link(href)).toEqual({ url, external, ...(route === undefined ? {} : { route }) });
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('refuses %j', (href) => {
    expect(links.link(href)).toBeUndefined();
  });
});

describe('addresses by name', () => {
  it('are those that a link to them has', () => {
    expect(links.page('/日本/語')).toBe(links.link('/日本/語')?.url);
    expect(links.page('/with space')).toBe('/docs/with%20space/');
    expect(links.file('images/a.png')).toBe(links.link('/images/a.png')?.url);
    expect(links.feed('/guides')).toBe(links.link('/guides/rss.xml')?.url);
    expect([links.markdown('/'), links.markdown('/a/b c')]).toEqual(['/docs/index.md', '/docs/a/b%20c.md']);
  });

  it('encode a route once, whatever it looks like', () => {
    expect(links.page('/a%20b')).toBe('/docs/a%2520b/');
  });

  it('take assets from the page that shows them, and from the root', () => {
    expect(links.asset('../images/a.png', from)).toBe('/docs/images/a.png');
    expect(links.asset('images/a.png')).toBe('/docs/images/a.png');
    expect(links.asset('/docs/images/a.png')).toBe('/docs/images/a.png');
    expect(links.asset('/none')).toBe('/docs/none');
    expect(links.asset('https://a.com/x.png')).toBe('https://a.com/x.png');
    expect(links.asset('data:image/png;base64,x')).toBe('data:image/png;base64,x');
    expect(links.asset('javascript:x')).toBe('');
  });
});

describe('the path of a folder', () => {
  const { resolve } = linksOf({
    routes: ['/guides/tools/b', '/guides/tools/a', '/guides/hidden', '/own', '/own/a', '/files/a'],
    listed: ['/guides/tools/b', '/guides/tools/a', '/own/a', '/files/a'],
    files: ['files'],
    redirects: readRedirects([
      { source: '/start', destination: '/guides' },
      { source: '/moved/:rest*', destination: '/guides/:rest*' },
    ]).value,
  });

  it.each([
    ['/guides', { kind: 'page', route: '/guides/tools/b', folder: '/guides' }],
    ['/guides/tools/#x', { kind: 'page', route: '/guides/tools/b', folder: '/guides/tools', hash: 'x' }],
    ['guides', { kind: 'page', route: '/guides/tools/b', folder: '/guides' }],
    ['/guides/tools.md', { kind: 'page', route: '/guides/tools/b', folder: '/guides/tools' }],
    ['/guides/README.md#x', { kind: 'page', route: '/guides/tools/b', folder: '/guides', hash: 'x' }],
    ['/start', { kind: 'page', route: '/guides/tools/b', folder: '/guides', via: '/start' }],
    [
      '/moved/tools',
      { kind: 'page', route: '/guides/tools/b', folder: '/guides/tools', via: '/moved/tools' },
    ],
    ['/own', { kind: 'page', route: '/own' }],
    ['/files', { kind: 'file', path: 'files' }],
    ['/guide', { kind: 'missing', path: '/guide' }],
    ['/', { kind: 'missing', path: '/' }],
  ])('%s leads to the first page that readers find in it', (href, target) => {
    expect(resolve(href)).toEqual(target);
  });

  it('is not meant by the name of a file that is not beside the page', () => {
    const page = (route: string) => ({ file: `${route.slice(1)}.mdx`, route });
    expect(resolve('tools.md', page('/guides/hidden'))).toMatchObject({ folder: '/guides/tools' });
    expect(resolve('guides.md', page('/own/a'))).toEqual({ kind: 'missing', path: '/own/guides.md' });
    expect(resolve('guides/README.md', page('/own/a'))).toMatchObject({ folder: '/guides' });
  });
});
