import { expect, it } from 'vitest';
import { isAscii } from './ascii.ts';

it('knows the last character of ASCII and the next', () => {
  expect(['', 'a~\u007f\0\n', '\u0080', 'aé', '😀'].map(isAscii)).toEqual([true, true, false, false, false]);
});
