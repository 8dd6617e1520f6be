import { expect, it } from 'vitest';
import { keepTexts } from './keep-texts.ts';

it('keepTexts reads what it keeps once, and no more than there is room for', () => {
  const read: string[] = [];
  const texts = keepTexts((path) => {
    read.push(path);
    return path === 'none' ? undefined : path.repeat(2);
  }, 8);
  const asked = ['a', 'none', 'bb', 'a', 'long', 'bb', 'none', 'c', 'c', 'long'];
  expect(asked.map(texts)).toEqual(asked.map((path) => (path === 'none' ? undefined : path.repeat(2))));
  expect(read).toEqual(['a', 'none', 'bb', 'long', 'none', 'c', 'long']);
});
