import { expect, it } from 'vitest';
import { placeInConfig } from './config-place.ts';

it('finds the key without quotes behind a long word, looking at a few letters alone', () => {
  const text = `{"description": "${'a'.repeat(1_000_000)}",\n  na\n}`;
  const place = placeInConfig(text, text.length - 2);
  expect(place).toMatchObject({ kind: 'setting', text: 'na', isQuoted: false });
});
