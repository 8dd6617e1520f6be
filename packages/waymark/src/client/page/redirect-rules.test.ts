import { describe, expect, it } from 'vitest';
import { findRedirect } from './redirect-rules.ts';

const rules = [
  { match: '^/errors(?:/(.*))?$', to: '/diagnostics/$1' },
  { match: '^/blog/([^/]+)$', to: 'https://blog.example/$1' },
  { match: '^/was/(.*)$', to: '/$1?from=was#top' },
  { match: '^/gone(.*)$', to: '/$1/%20' },
  { match: '^/far/(.*)$', to: '//far.example/$$1/$1' },
];
const find = (pathname: string, search = '', base = ''): string | undefined =>
  findRedirect(
    rules.map((rule) => (base === '' || !rule.to.startsWith('/') ? rule : { ...rule, to: base + rule.to })),
    { pathname, search },
    base,
  );

describe('findRedirect', () => {
  it.each([
    ['/errors/a/b', '/diagnostics/a/b'],
    ['/errors/a/b/', '/diagnostics/a/b'],
    ['//errors//a', '/diagnostics/a'],
    ['/errors', '/diagnostics/'],
    ['/errors/sch%C3%B6n%20x', '/diagnostics/sch%C3%B6n%20x'],
    ['/blog/post', 'https://blog.example/post'],
    ['/errors/a%3Fb%23c%25', '/diagnostics/a%3Fb%23c%25'],
    ['/gone1', '/1/%20'],
    ['/far/a', '//far.example/$1/a'],
    ['/errorsome', undefined],
    ['/blog/a/b', undefined],
  ])('takes %s to %s', (pathname, expected) => {
    expect(find(pathname)).toBe(expected);
  });

  it('keeps the query, beside one of the destination and before its hash', () => {
    expect(find('/errors/a', '?x=1')).toBe('/diagnostics/a?x=1');
    expect(find('/was/a', '?x=1')).toBe('/a?from=was&x=1#top');
  });

  it('works below a base only', () => {
    expect(find('/docs/errors/a/', '', '/docs')).toBe('/docs/diagnostics/a');
    expect(find('/errors/a', '', '/docs')).toBeUndefined();
    expect(find('/docsy/errors/a', '', '/docs')).toBeUndefined();
  });

  it.each([
    '/gone/evil.example',
    '/gone%2Fevil.example',
    '/was//evil.example',
    '/was/%2Fevil.example',
    '/was/%5Cevil.example',
    '/was/%2F%2Fevil.example',
  ])('never leaves the site for a path: %s', (pathname) => {
    const target = find(pathname) ?? '';
    expect(new URL(target, 'https://docs.example').origin).toBe('https://docs.example');
  });
});
