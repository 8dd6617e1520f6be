import { expect, it } from 'vitest';
import { placeInConfig } from './config-place.ts';

it('finds the key without quotes behind a long word in linear time', () => {
  const text = `{"description": "${'a'.repeat(40_000)}",\n  na\n}`;
  const began = performance.now();
  const place = placeInConfig(text, text.length - 2);
  expect(place).toMatchObject({ kind: 'setting', text: 'na', isQuoted: false });
  expect(performance.now() - began).toBeLessThan(1000);
});
