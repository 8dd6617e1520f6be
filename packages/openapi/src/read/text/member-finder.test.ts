import { expect, it } from 'vitest';
import { createMemberFinder } from './member-finder.ts';

it('goes through an object once, whatever is asked of it, and finds the first of equal keys', () => {
  const asked: object[] = [];
  const find = createMemberFinder((owner: readonly (readonly [string, number])[]) => {
    asked.push(owner);
    return owner;
  });
  const [one, other] = [
    [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const,
    [['a', 4]] as const,
  ];
  expect([find(one, 'a'), find(one, 'b'), find(one, 'c'), find(other, 'a')]).toEqual([1, 2, undefined, 4]);
  expect(asked).toEqual([one, other]);
});
