import { describe, expect, it } from 'vitest';
import { readLiteral } from './literal.ts';

describe('readLiteral', () => {
  it.each([
    ['2', 2],
    ['-1.5', -1.5],
    ['[-1, { a: -2.5 }]', [-1, { a: -2.5 }]],
    ['true', true],
    ['"a\\"b"', 'a"b'],
    ['`line`', 'line'],
    ['"half \\ud800, whole \\ud83d\\ude00"', 'half \ufffd, whole 😀'],
    ['`\\udc00`', '\ufffd'],
    ['[1, "two", null]', [1, 'two', null]],
    ['{ a: { "b-c": [true] } }', { a: { 'b-c': [true] } }],
    ['null', null],
    ['{ a: 1, constructor: undefined }', { a: 1 }],
    ['{ a: 1, b: 2, ...{ b: 3, c: { d: 4 } }, ...null }', { a: 1, b: 3, c: { d: 4 } }],
    ['undefined', undefined],
    ['/* only a comment */', undefined],
    ['', undefined],
    ['["a", /* why */ "b"] // end', ['a', 'b']],
  ])('reads %s', (source, value) => {
    expect(readLiteral(source)).toStrictEqual({ kind: 'value', value });
  });

  it.each([
    'name',
    'a.b',
    '() => 1',
    ['`$', '{x}`'].join(''),
    '[x]',
    '{ a: f() }',
    '{ ...rest }',
    '<b />',
    '1 + 2',
    '[-"a"]',
    '[+1]',
    '/re/',
    '{ [k]: 1 }',
    '"a" "b"',
  ])('leaves code alone: %s', (source) => {
    expect(readLiteral(source)).toEqual({ kind: 'code' });
  });
});
