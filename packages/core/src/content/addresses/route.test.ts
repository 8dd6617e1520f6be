import { describe, expect, it } from 'vitest';
import {
  assignRoutes,
  encodePath,
  feedPathOfRoute,
  haveRivals,
  markdownPathOfRoute,
  outputPathOfRoute,
  routeOfFeed,
  urlOfRoute,
  writtenAddress,
} from './route.ts';

it.each([
  ['/', 'rss.xml'],
  ['/guides/news', 'guides/news/rss.xml'],
])('the feed of %s is %s, and back', (route, path) => {
  expect(feedPathOfRoute(route)).toBe(path);
  expect(routeOfFeed(`/${path}`)).toBe(route);
  expect(routeOfFeed(`/${path}x`)).toBeUndefined();
});

describe('urlOfRoute', () => {
  const style = { base: '', trailingSlash: true };
  it.each([
    ['/', style, '/'],
    ['/guides/intro', style, '/guides/intro/'],
    ['/guides/intro', { base: '/docs', trailingSlash: true }, '/docs/guides/intro/'],
    ['/guides/intro', { base: '/docs', trailingSlash: false }, '/docs/guides/intro'],
    ['/', { base: '/docs', trailingSlash: false }, '/docs/'],
    ['/my page/日本', style, '/my%20page/%E6%97%A5%E6%9C%AC/'],
    ['/50%/a?b#c', style, '/50%25/a%3Fb%23c/'],
  ])('%s', (route, urlStyle, url) => {
    expect(urlOfRoute(route, urlStyle)).toBe(url);
  });
});

it('encodePath survives half a character', () => {
  expect(encodePath('/a\ud800')).toBe('/a%EF%BF%BD');
});

it.each([
  ['/안내/a b', '#%D0%B4%D0%B0', '/안내/a%20b#да'],
  ['/a　b?c', '?q=%E4', '/a%E3%80%80b%3Fc?q=%E4'],
])('an author writes %s and %s as %s', (path, suffix, written) => {
  expect(writtenAddress(path, suffix)).toBe(written);
});

it('names output files by route', () => {
  expect(outputPathOfRoute('/')).toBe('index.html');
  expect(outputPathOfRoute('/guides/intro')).toBe('guides/intro/index.html');
  expect(markdownPathOfRoute('/')).toBe('index.md');
  expect(markdownPathOfRoute('/guides/intro')).toBe('guides/intro.md');
});

describe('assignRoutes', () => {
  it('gives every file its route', () => {
    const { value, diagnostics } = assignRoutes(['a.mdx', 'b/index.md', 'index.mdx'], () => new Set());
    expect([...value.files]).toEqual([
      ['/a', 'a.mdx'],
      ['/b', 'b/index.md'],
      ['/', 'index.mdx'],
    ]);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    [['x.md', 'x.mdx'], [], 'x.mdx'],
    [['x/index.mdx', 'x.mdx'], [], 'x.mdx'],
    [['x.md', 'x/index.mdx'], [], 'x/index.mdx'],
    [['x/index.md', 'x.md'], [], 'x.md'],
    [['x/index.md', 'x/index.mdx', 'x.md', 'x.mdx'], [], 'x.mdx'],
    [['x/index.mdx', 'x.mdx'], ['x/index.mdx'], 'x/index.mdx'],
    [['x.md', 'x/index.mdx'], ['x.md'], 'x.md'],
    [['x/index.mdx', 'x.mdx'], ['x/index.mdx', 'x.mdx'], 'x.mdx'],
  ])('of %j, where the navigation names %j, the page is %s, in any order', (files, named, winner) => {
    for (const order of [files, [...files].reverse()]) {
      const { value, diagnostics } = assignRoutes(order, () => new Set(named));
      expect([...value.files.values()]).toEqual([winner]);
      expect([...value.doubles.keys()].sort()).toEqual(files.filter((file) => file !== winner).sort());
      const losers = diagnostics.map(({ code, span, message }) => {
        expect(code).toBe('content/route-collision');
        expect(message).toContain(`"${winner}"`);
        return span?.file;
      });
      expect(losers.sort()).toEqual(files.filter((file) => file !== winner).sort());
    }
  });
});

it.each([
  [['a.mdx', 'a/index.mdx'], true],
  [['a.mdx', 'b/index.mdx'], false],
])('of %j some want one address: %s', (files, answer) => {
  expect(haveRivals(files)).toBe(answer);
});
