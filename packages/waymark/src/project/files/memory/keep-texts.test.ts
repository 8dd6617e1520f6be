import { expect, it } from 'vitest';
import { keepTexts } from './keep-texts.ts';

/** What is read, in turn, of texts that are twice as long as their paths, where these are asked for. */
function readWhenAsked(asked: readonly string[], sizes: Parameters<typeof keepTexts>[1]): readonly string[] {
  const read: string[] = [];
  const texts = keepTexts((path) => {
    read.push(path);
    return path === 'none' ? undefined : path.repeat(2);
  }, sizes);
  expect(asked.map(texts)).toEqual(asked.map((path) => (path === 'none' ? undefined : path.repeat(2))));
  return read;
}

it('keepTexts reads what it keeps once, and no more than there is room for', () => {
  const asked = ['a', 'none', 'bb', 'a', 'long', 'bb', 'none', 'c', 'c', 'long'];
  const read = ['a', 'none', 'bb', 'long', 'none', 'c', 'long'];
  expect(readWhenAsked(asked, { first: 8, longest: 8, last: 0 })).toEqual(read);
});

it('keepTexts gives no room of the first texts to a long one, so that pages behind it are read once', () => {
  const asked = ['longer', 'a', 'b', 'a', 'b', 'longer'];
  expect(readWhenAsked(asked, { first: 8, longest: 4, last: 0 })).toEqual(['longer', 'a', 'b', 'longer']);
});

it('keepTexts reads a page and its snippets once while they are drawn, wherever there is no room for more', () => {
  const asked = ['a', 'x', 'a', 'x', 'b', 'x', 'b', 'toolong', 'b', 'toolong'];
  const read = ['a', 'x', 'b', 'x', 'toolong', 'b', 'toolong'];
  expect(readWhenAsked(asked, { first: 0, longest: 8, last: 4 })).toEqual(read);
});
