import { expect, it } from 'vitest';
import { symbolReference } from './written-symbol.ts';

it.each([
  ['class Lamp', 'CLASS Lamp'],
  ['api.json method Lamp.turn', 'api.json METHOD Lamp.turn'],
  ['clas Lamp', undefined],
  ['query Lamp', undefined],
  ['Lamp', undefined],
])('asks for the symbol %j by %j', (sdk, reference) => {
  expect(symbolReference({ sdk })).toBe(reference);
});
