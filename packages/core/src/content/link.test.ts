import { describe, expect, it } from 'vitest';
import { createLinkTargets, resolveLink, urlOfLink } from './link.ts';
import { readRedirects } from './redirects.ts';

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

const targets = createLinkTargets({
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
  ],
  files: ['images/a.png', 'openapi.json', 'guides/data.csv', 'Images/B.PNG'],
  redirects,
  base: '/docs',
});
const from = { file: 'guides/intro.mdx', route: '/guides/intro' };
const resolve = (href: string, source = from) => resolveLink(href, source, targets);

describe('resolveLink', () => {
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
    expect(resolveLink('data:image/png;base64,x', { ...from, kind: 'link' }, targets).kind).toBe('unsafe');
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

  it('takes the root to the first page where no page is there', () => {
    const site = { routes: ['/start'], files: [], redirects: readRedirects([]).value, base: '' };
    expect(resolveLink('/', from, createLinkTargets({ ...site, home: '/start' }))).toEqual({
      kind: 'page',
      route: '/start',
    });
    expect(resolveLink('/', from, createLinkTargets(site))).toEqual({ kind: 'missing', path: '/' });
  });

  it('prefers the first of two routes that differ in case only', () => {
    const site = { routes: ['/Ab', '/aB'], files: [], redirects: readRedirects([]).value, base: '' };
    expect(resolveLink('/ab', from, createLinkTargets(site))).toMatchObject({ route: '/Ab' });
    expect(resolveLink('/aB', from, createLinkTargets(site))).toEqual({ kind: 'page', route: '/aB' });
  });

  it('finds a file whose name holds a percent sign', () => {
    const site = { routes: [], files: ['a%20b.png'], redirects: readRedirects([]).value, base: '' };
    expect(resolveLink('/a%20b.png', from, createLinkTargets(site))).toEqual({
      kind: 'file',
      path: 'a%20b.png',
    });
  });
});

describe('urlOfLink', () => {
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
    expect(urlOfLink(resolve(href), { base: '/docs', trailingSlash: true })).toBe(url);
  });

  it('leaves the slash where the site does not want it', () => {
    expect(urlOfLink(resolve('/guides/intro#a'), { base: '', trailingSlash: false })).toBe('/guides/intro#a');
  });
});
