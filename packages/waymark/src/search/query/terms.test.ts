import { expect, it } from 'vitest';
import { termsOf } from './terms.ts';

const openOf = (query: string): readonly (readonly [string, boolean])[] =>
  termsOf(query).map(({ text, open }) => [text, open]);

it('only the last word of a query may go on, and none before a space', () => {
  expect(openOf('moor boat')).toEqual([
    ['moor', false],
    ['boat', true],
  ]);
  expect(openOf('moor boat ')).toEqual([
    ['moor', false],
    ['boat', false],
  ]);
  expect(openOf('boat_id').filter(([, open]) => open)).toEqual([
    ['boatid', true],
    ['id', true],
  ]);
});

it('a script without spaces is open where less stands there than the index has as one', () => {
  expect(openOf('灯')).toEqual([['灯', true]]);
  expect(openOf('灯台守')).toEqual([
    ['灯台', false],
    ['台守', false],
  ]);
});
