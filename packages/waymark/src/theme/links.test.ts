import { describe, expect, it } from 'vitest';
import { createLinks } from './links.ts';

const pages = new Map([
  ['/v1.2', {}],
  ['/sub', {}],
]) as never;
const heads = new Map([['/API/Keys', {}]]);
const links = createLinks({ base: '/docs', trailingSlash: true, navigation: { pages }, heads });

describe('createLinks', () => {
  it.each([
    ['/', '/docs/'],
    ['/guides/intro', '/docs/guides/intro/'],
    ['/a b', '/docs/a%20b/'],
    ['/日本', '/docs/%E6%97%A5%E6%9C%AC/'],
  ])('writes the page %s', (route, url) => {
    expect(links.page(route)).toBe(url);
  });

  it.each([
    ['guides/intro', '/docs/guides/intro/', false],
    ['/guides/intro/#part', '/docs/guides/intro/#part', false],
    ['/intro?x=1', '/docs/intro/?x=1', false],
    ['/openapi.json', '/docs/openapi.json', false],
    ['/v1.2', '/docs/v1.2/', false],
    ['/sub/index', '/docs/sub/', false],
    ['/sub/index.mdx?x=1#part', '/docs/sub/?x=1#part', false],
    ['sub.md', '/docs/sub/', false],
    ['/api/keys', '/docs/API/Keys/', false],
    ['/', '/docs/', false],
    ['#part', '#part', false],
    ['https://a.com/x', 'https://a.com/x', true],
    ['//a.com/x', '//a.com/x', true],
    ['mailto:me@a.com', 'mailto:me@a.com', false],
  ])('resolves %s', (href, url, external) => {
    expect(links.resolve(href)).toEqual({ url, external });
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('refuses %j', (href) => {
    expect(links.resolve(href)).toBeUndefined();
  });

  it('leaves out the slash when told so', () => {
    const bare = createLinks({ base: '', trailingSlash: false, navigation: { pages }, heads });
    expect(bare.page('/a')).toBe('/a');
    expect(bare.page('/')).toBe('/');
  });

  it('names the Markdown of a page', () => {
    expect(links.markdown('/a/b')).toBe('/docs/a/b.md');
    expect(links.markdown('/')).toBe('/docs/index.md');
  });
});
