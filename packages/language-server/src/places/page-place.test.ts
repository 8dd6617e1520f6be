import { expect, it } from 'vitest';
import { placeInPage } from './page-place.ts';

it('knows the address of an image from others', () => {
  const text = '![a](/im) [b](/gu)';
  expect(placeInPage(text, text.indexOf('m)'))).toMatchObject({ kind: 'image', text: '/im' });
  expect(placeInPage(text, text.indexOf('u)'))).toMatchObject({ kind: 'address', text: '/gu' });
});

it('finds no address in a line of a million images that do not end, which the square of the time would never end', () => {
  const text = '!['.repeat(1_000_000);
  expect(placeInPage(text, text.length)).toBeUndefined();
});

it.each([
  ['with blank lines before it', '\n\n---\nicon: pl|\n---\n'],
  ['opened by a line with more signs', '----\nicon: pl|\n----\n'],
  ['that nothing closes yet', '---\nicon: pl|\n\n# A'],
])('finds keys in front matter %s', (_, marked) => {
  expect(placeInPage(marked.replace('|', ''), marked.indexOf('|'))).toMatchObject({
    kind: 'icon',
    text: 'pl',
  });
});

it('finds none between two breaks of a page', () => {
  const text = '---\n\nThe icon of it\n\n---\n';
  expect(placeInPage(text, text.indexOf('icon'))).toBeUndefined();
});
