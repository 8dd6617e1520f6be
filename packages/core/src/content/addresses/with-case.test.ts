import { describe, expect, it } from 'vitest';
import { withCase } from './with-case.ts';

describe('withCase', () => {
  it.each([
    ['/api/keys', '/API/Keys', '/API/Keys'],
    ['/api/keys/?x=1#part', '/API/Keys', '/API/Keys/?x=1#part'],
    ['../api/KEYS.mdx', '/docs/API/Keys', '../API/Keys.mdx'],
    ['./keys', '/API/Keys', './Keys'],
    ['/Caf%C3%A9', '/café', '/caf%C3%A9'],
  ])('%s for %s is %s', (href, path, mended) => {
    expect(withCase(href, path)).toBe(mended);
  });

  it.each([
    ['/api/index', '/API'],
    ['/other/keys', '/API/Keys'],
    ['/', '/API'],
    ['..', '/API'],
  ])('leaves %s alone for %s', (href, path) => {
    expect(withCase(href, path)).toBeUndefined();
  });
});
