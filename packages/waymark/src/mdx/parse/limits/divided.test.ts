import { expect, it } from 'vitest';
import { isDividedWithin } from './divided.ts';

it.each([
  ['', 1, true],
  ['ab', 2, true],
  ['abc', 2, false],
  ['a\nb\nc', 2, true],
  ['a\nbc\nd', 2, false],
  ['a\nb\ncde', 2, false],
  ['\n\n\n\n', 1, true],
  ['ab\n', 2, false],
])('knows the parts of %j with their dividers', (text, longest, isDivided) => {
  expect(isDividedWithin(text, '\n', longest)).toBe(isDivided);
});

it('says of a text what its parts say', () => {
  for (let seed = 0; seed < 3 ** 7; seed++) {
    const text = seed
      .toString(3)
      .padStart(7, '0')
      .replaceAll('0', '\n')
      .replaceAll('1', 'a')
      .replaceAll('2', ' ');
    const parts = text.split(/(?<=\n\n)/);
    for (let longest = 2; longest < 6; longest++)
      if (isDividedWithin(text, '\n\n', longest))
        expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(longest);
  }
});
