import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import {
  writeCookieParameter,
  writeHeaderParameter,
  writePathParameter,
  writeQueryParameter,
} from './serialize-parameter.ts';

const list: JsonValue = ['blue', 'b k'];
const object: JsonValue = { R: 100, G: 'x/y' };

describe('writePathParameter', () => {
  it.each([
    ['simple', false, 'a b', 'a%20b'],
    ['simple', false, list, 'blue,b%20k'],
    ['simple', false, object, 'R,100,G,x%2Fy'],
    ['simple', true, object, 'R=100,G=x%2Fy'],
    ['label', false, 'a', '.a'],
    ['label', false, list, '.blue,b%20k'],
    ['label', true, list, '.blue.b%20k'],
    ['label', true, object, '.R=100.G=x%2Fy'],
    ['matrix', false, 'a', ';c=a'],
    ['matrix', false, '', ';c'],
    ['matrix', false, list, ';c=blue,b%20k'],
    ['matrix', true, list, ';c=blue;c=b%20k'],
    ['matrix', false, object, ';c=R,100,G,x%2Fy'],
    ['matrix', true, object, ';R=100;G=x%2Fy'],
  ])('%s, explode %s: %j', (style, explode, value, expected) => {
    expect(writePathParameter({ name: 'c', style, explode }, value)).toBe(expected);
  });

  it('writes a name of two entries as entries', () => {
    expect(writePathParameter({ name: 'c', style: 'matrix', explode: true }, ['a', 'b'])).toBe(';c=a;c=b');
  });
});

describe('writeQueryParameter', () => {
  it.each([
    ['form', true, 'a&b', ['c=a%26b']],
    ['form', true, '', ['c=']],
    ['form', true, true, ['c=true']],
    ['form', true, list, ['c=blue', 'c=b%20k']],
    ['form', false, list, ['c=blue,b%20k']],
    ['form', false, ['x,y', 'z'], ['c=x%2Cy,z']],
    ['form', true, [], []],
    ['form', true, object, ['R=100', 'G=x%2Fy']],
    ['form', false, object, ['c=R,100,G,x%2Fy']],
    ['form', false, { R: 1 }, ['c=R,1']],
    ['spaceDelimited', false, list, ['c=blue%20b%20k']],
    ['pipeDelimited', false, list, ['c=blue%7Cb%20k']],
    ['pipeDelimited', true, list, ['c=blue', 'c=b%20k']],
    ['deepObject', true, object, ['c[R]=100', 'c[G]=x%2Fy']],
    ['deepObject', true, { a: { b: [1, 2] }, 'k&': null }, ['c[a][b]=1', 'c[a][b]=2', 'c[k%26]=null']],
  ] as const)('%s, explode %s: %j', (style, explode, value, expected) => {
    expect(writeQueryParameter({ name: 'c', style, explode }, value)).toEqual(expected);
  });

  it('leaves reserved characters only where they harm nothing', () => {
    const parameter = { name: 'u', style: 'form', explode: true, allowReserved: true };
    expect(writeQueryParameter(parameter, 'https://a.example/?x=1&y#z')).toEqual([
      'u=https://a.example/?x%3D1%26y%23z',
    ]);
  });

  it('writes content in its type', () => {
    const parameter = { name: 'f', style: 'form', explode: true, contentType: 'application/json' };
    expect(writeQueryParameter(parameter, { a: [1] })).toEqual(['f=%7B%22a%22%3A%5B1%5D%7D']);
    expect(writeQueryParameter(parameter, 'x')).toEqual(['f=%22x%22']);
  });
});

it('writes headers as they are', () => {
  expect(writeHeaderParameter({ name: 'X', style: 'simple', explode: false }, list)).toBe('blue,b k');
  expect(writeHeaderParameter({ name: 'X', style: 'simple', explode: true }, object)).toBe('R=100,G=x/y');
});

it('writes cookies', () => {
  expect(writeCookieParameter({ name: 's', style: 'form', explode: false }, list)).toEqual(['s=blue,b%20k']);
});
