import { expect, it } from 'vitest';
import { readMembership } from './membership.ts';

it.each([
  [['staff', 'press'], ['press'], true],
  [['staff'], ['press'], false],
  [['staff'], [], false],
  ['staff', ['staff'], true],
  [['*'], ['press'], true],
  [['*'], [], false],
  [[{ includes: ['staff'], excludes: ['press'] }], ['staff'], true],
  [[{ includes: ['staff'], excludes: ['press'] }], ['staff', 'press'], false],
  [[{ excludes: ['press'] }], ['staff'], true],
  [[{ excludes: ['press'] }], ['press'], false],
  [[], ['staff'], false],
  [true, ['staff'], false],
])('groups: %j is for members of %j: %s', (groups, members, is) => {
  expect(readMembership(groups)?.isFor(members)).toBe(is);
});

it('is nothing where a page names no groups', () => {
  expect(readMembership(undefined)).toBeUndefined();
  expect(readMembership(null)).toBeUndefined();
});
