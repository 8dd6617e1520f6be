import { describe, expect, it } from 'vitest';
import { routeOfFile } from './site-path.ts';

describe('routeOfFile', () => {
  it.each([
    ['guides/intro.mdx', '/guides/intro'],
    ['x/index.mdx', '/x'],
    ['index.mdx', '/'],
    ['index.md', '/'],
    ['Guides/My Page.MD', '/Guides/My Page'],
    ['reindex.mdx', '/reindex'],
    ['a/reindex.mdx', '/a/reindex'],
    ['index/a.mdx', '/index/a'],
    ['日本/語.mdx', '/日本/語'],
    ['v1.2/notes.mdx', '/v1.2/notes'],
  ])('%s is %s', (file, route) => {
    expect(routeOfFile(file)).toBe(route);
  });
});
