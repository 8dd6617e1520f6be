import { expect, it } from 'vitest';
import { placeInTag } from './tag-place.ts';

it('is never a word that begins behind the caret', () => {
  const text = '<Note>Text.</Note>';
  for (let offset = 0; offset <= text.length; offset += 1) {
    const { start, end } = placeInTag(text, offset) ?? { start: offset, end: offset };
    expect(start <= offset && offset <= end, `at ${offset}`).toBe(true);
  }
  expect(placeInTag(text, text.indexOf('/'))).toBeUndefined();
  expect(placeInTag(text, text.indexOf('/') + 1)).toMatchObject({ kind: 'closing', text: 'Note' });
});
