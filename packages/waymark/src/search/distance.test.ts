import { describe, expect, it } from 'vitest';
import { distanceBetween } from './distance.ts';

describe('distanceBetween', () => {
  it.each([
    ['cache', 'cache', 0],
    ['cahce', 'cache', 1],
    ['cach', 'cache', 1],
    ['ccache', 'cache', 1],
    ['xache', 'cache', 1],
    ['authetncation', 'authentication', 2],
    ['deploy', 'region', 3],
  ])('%s, %s: %d', (from, to, distance) => {
    expect(distanceBetween(from, to, { most: 2, open: false })).toBe(distance);
  });

  it('compares with the nearest beginning of an open word', () => {
    expect(distanceBetween('authetn', 'authentication', { most: 1, open: true })).toBe(1);
    expect(distanceBetween('authetn', 'authentication', { most: 1, open: false })).toBe(2);
  });
});
