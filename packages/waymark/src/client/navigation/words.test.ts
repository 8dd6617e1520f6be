import { describe, expect, it } from 'vitest';
import { foldWords, hasWords } from './words.ts';

describe('hasWords', () => {
  it.each([
    ['Créer un café', 'cafe creer', true],
    ['Create a user', 'USER cre', true],
    ['Create a user', 'create order', false],
    ['Łódź und Größe', 'große', true],
    ['ユーザーを作成', 'ユーザー', true],
    ['Anything', '   ', true],
  ])('%s / %s: %s', (label, typed, expected) => {
    expect(hasWords(label, foldWords(typed))).toBe(expected);
  });
});
