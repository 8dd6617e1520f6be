import { describe, expect, it } from 'vitest';
import { differInAccents, foldPath } from './fold-path.ts';

describe('foldPath', () => {
  it('is one for what some file system takes for one', () => {
    expect(foldPath('Guides/É.html')).toBe(foldPath('guides/e\u0301.html'));
    expect(foldPath('a/b')).not.toBe(foldPath('a/c'));
  });
});

describe('differInAccents', () => {
  it.each(['/na\u00efve', './na\u00efve.mdx#part', '/na%C3%AFve/?x=1', 'na\u00efve'])('%s', (href) => {
    expect(differInAccents(href, '/deep/nai\u0308ve')).toBe(true);
  });
  it.each(['/nai\u0308ve', '/Na\u00efve', '/naive'])('not %s', (href) => {
    expect(differInAccents(href, '/nai\u0308ve')).toBe(false);
  });
});
