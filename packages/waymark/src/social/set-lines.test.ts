import { describe, expect, it } from 'vitest';
import type { Letters } from './letters.ts';
import { setLines } from './set-lines.ts';

/** Every letter is an em wide. */
const letters: Letters = {
  em: 10,
  outlines: Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyz …,', (letter) => [letter, '10'])),
};
const set = (text: string, lines = 2) => setLines(letters, text, { size: 1, width: 10, lines });

describe('setLines', () => {
  it('breaks between words', () => {
    expect(set('one two three four')).toEqual(['one two', 'three four']);
    expect(set('one')).toEqual(['one']);
    expect(set('')).toEqual([]);
  });

  it('ends what does not fit with an ellipsis', () => {
    expect(set('one two three, four five')).toEqual(['one two', 'three…']);
    expect(set('incomprehensible')).toEqual(['incompreh…']);
    expect(set('a incomprehensible word', 3)).toEqual(['a', 'incompreh…', 'word']);
  });

  it('cuts a word as long as a page', () => {
    expect(set('a'.repeat(200_000))).toEqual(['aaaaaaaaa…']);
  });

  it('gives nothing where a letter has no outline', () => {
    expect(set('one 文档')).toBeUndefined();
  });
});
