import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['cache', 'cache', 0],
    ['cahce', 'cache', 1],
    ['cach', 'cache', 1],
    ['ccache', 'cache', 1],
    ['xache', 'cache', 1],
    ['authetncation', 'authentication', 2],
    ['deploy', 'region', 3],
  ])('%s, %s: %d', (from, to, distance) => {
    expect(editDistance(from, to, { most: 2, open: false })).toBe(distance);
  });

  it('knows a swap at the limit', () => {
    expect(editDistance('ab', 'ba', { most: 1, open: false })).toBe(1);
    expect(editDistance('xab', 'ba', { most: 2, open: false })).toBe(2);
    expect(editDistance('', 'ab', { most: 2, open: false })).toBe(2);
    expect(editDistance('', 'ab', { most: 0, open: true })).toBe(0);
  });

  it('compares with the nearest beginning of an open word', () => {
    expect(editDistance('authetn', 'authentication', { most: 1, open: true })).toBe(1);
    expect(editDistance('authetn', 'authentication', { most: 1, open: false })).toBe(2);
  });
});
