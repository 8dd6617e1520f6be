import { expect, it } from 'vitest';
import { joinInOrder } from './join-in-order.ts';

it('joins lists in their order, and takes of each no more than it needs', () => {
  const taken: number[] = [];
  function* list(...numbers: readonly number[]): Generator<number> {
    for (const number of numbers) {
      taken.push(number);
      yield number;
    }
  }
  const joined = joinInOrder([list(1, 4, 7, 8), list(), list(2, 3, 9)], (a, b) => a - b);
  expect([joined.next().value, joined.next().value]).toEqual([1, 2]);
  expect(taken).toEqual([1, 2, 4]);
  expect([...joined]).toEqual([3, 4, 7, 8, 9]);
});
