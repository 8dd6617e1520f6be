import { expect, it } from 'vitest';
import { fillData, fillText, holdsText, holdText, splitHeldText } from './held-text.ts';

it.each(['', 'a', '{process.exit(3)}', '`\n```\n', 'ü😀\u2028', 'wmvx0061x', '"\'<>&'])(
  'holds %j as a plain word and gives it back',
  (text) => {
    const word = holdText(text);
    expect(word).toMatch(/^[a-z][a-z0-9]*$/);
    expect(holdsText(`a ${word}`)).toBe(true);
    expect(fillText(`1${word}2${word}`)).toBe(`1${text}2${text}`);
    expect(splitHeldText(`1${word}2`)).toEqual([
      { text: '1', isHeld: false },
      { text, isHeld: true },
      { text: '2', isHeld: false },
    ]);
  },
);

it('holds a text of any length', () => {
  const text = 'a😀'.repeat(500_000);
  const word = holdText(text);
  expect(fillText(word) === text).toBe(true);
  expect(splitHeldText(word).map(({ isHeld }) => isHeld)).toEqual([false, true, false]);
  const endless = word.slice(0, -1);
  expect(fillText(endless) === endless).toBe(true);
});

it('fills what is held once, and whatever stands in data', () => {
  expect(fillText(holdText(holdText('a')))).toBe(holdText('a'));
  const word = holdText('x');
  expect(fillData({ [word]: [word, 1, null, { a: `${word}y` }] })).toEqual({
    x: ['x', 1, null, { a: 'xy' }],
  });
  expect(holdsText('wmvx and 0061x')).toBe(false);
});
