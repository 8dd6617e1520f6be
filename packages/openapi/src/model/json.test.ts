import { describe, expect, it } from 'vitest';
import { ExactNumber } from './exact-number.ts';
import {
  isNumber,
  type JsonValue,
  objectOf,
  objectsOf,
  own,
  printJson,
  stringOf,
  stringsOf,
  writtenAs,
} from './json.ts';

const exact = new ExactNumber('12345678901234567890');

describe('printJson', () => {
  it('prints every number as it was written', () => {
    const value = { a: exact, b: [new ExactNumber('1e400'), 2], c: 'x' };
    expect(printJson(value)).toBe('{"a":12345678901234567890,"b":[1e400,2],"c":"x"}');
    expect(printJson({ a: exact }, 2)).toBe('{\n  "a": 12345678901234567890\n}');
  });

  it('takes no text or key for a number, whatever characters it has', () => {
    const value = { a: exact, '\u00000': '\u00000', b: '\u00001', c: '"\u00000"' };
    const printed = printJson(value);
    expect(JSON.parse(printed)).toEqual({ ...value, a: Number(exact.text) });
    expect(printed).toContain('"a":12345678901234567890,');
    expect(printJson('\u00000')).toBe('"\\u00000"');
  });
});

describe('values of a document', () => {
  it('are numbers of whatever size, and none of these is an object', () => {
    expect([1, exact, '1', null].map(isNumber)).toEqual([true, true, false, false]);
    expect([exact, null, [], 'x', undefined].map(objectOf)).toEqual(Array(5).fill(undefined));
    expect(objectsOf([exact, { a: 1 }, null, []])).toEqual([{ a: 1 }]);
  });

  it('are texts that say something', () => {
    expect(['a', ' a ', '', ' \n', 1, undefined].map(stringOf)).toEqual([
      'a',
      ' a ',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(stringsOf(['a', 1, null, ['b'], ''])).toEqual(['a', '']);
    expect(stringsOf('a')).toEqual([]);
  });

  it('are never inherited', () => {
    expect(own({ a: 1 }, 'a')).toBe(1);
    expect(own({}, 'constructor')).toBeUndefined();
    expect(own(undefined, 'a')).toBeUndefined();
  });
});

it('knows an exact number of another copy of the module, as scripts of a page have', async () => {
  const copy = './exact-number.ts?copy';
  const other: typeof import('./exact-number.ts') = await import(copy);
  expect(other.ExactNumber).not.toBe(ExactNumber);
  const value = { id: new other.ExactNumber('9007199254740993') };
  expect(printJson(value)).toBe('{"id":9007199254740993}');
  expect(objectOf(value.id)).toBeUndefined();
});

describe('writtenAs', () => {
  const same = (a: JsonValue, b: JsonValue): boolean =>
    writtenAs({ file: 'a.json', value: a }) === writtenAs({ file: 'a.json', value: b });

  it('tells what is written alike, in any order of keys', () => {
    expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: 1, c: 2 }, { a: 1, b: 2 })).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(exact, new ExactNumber('1e400'))).toBe(false);
    expect(same([1, 23], [12, 3])).toBe(false);
    expect(same('1', 1)).toBe(false);
    expect(writtenAs({ file: 'a.json', value: {} })).not.toBe(writtenAs({ file: 'b.json', value: {} }));
  });

  it('ends soon for what holds the same parts over and over', () => {
    const grow = (leaf: JsonValue): JsonValue => {
      let value = leaf;
      for (let depth = 0; depth < 60; depth += 1) value = [value, value];
      return value;
    };
    expect(same(grow(1), grow(1))).toBe(false);
    let read = 0;
    const keys = Array.from({ length: 10_000 }, (_, at) => `k${at}`);
    const wide = new Proxy(Object.fromEntries(keys.map((key) => [key, 1])), {
      ownKeys: () => {
        read += 1;
        return keys;
      },
    });
    writtenAs({ file: 'a.json', value: Array.from({ length: 1000 }, () => wide) });
    expect(read).toBeLessThan(10);
  });
});
