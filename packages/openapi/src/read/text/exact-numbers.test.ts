import { describe, expect, it } from 'vitest';
import { isRounded } from '../../model/exact-number.ts';
import { type JsonValue, printJson } from '../../model/json.ts';
import { parseText } from './parse-text.ts';

const NUMBERS = ['12345678901234567890', '1e400', '-0.30000000000000000001'];

describe('numbers', () => {
  it.each([
    ['JSON', `{ "a": [${NUMBERS.join(', ')}], "b": "${NUMBERS[0]}", "c": 1.50 }`],
    ['YAML', `a: [${NUMBERS.join(', ')}]\nb: "${NUMBERS[0]}"\nc: 1.50\n`],
  ])('keep their text in %s', (_, text) => {
    const { value, problems } = parseText(text);
    expect(problems).toEqual([]);
    expect(printJson(value as JsonValue)).toBe(`{"a":[${NUMBERS.join(',')}],"b":"${NUMBERS[0]}","c":1.5}`);
  });

  it.each(['1e400', '1E400', '0.1234567890123456789'])('keep their text alone in a document: %s', (text) => {
    expect(printJson(parseText(`{"a":${text}}`).value as JsonValue)).toBe(`{"a":${text}}`);
  });

  it.each(['1', '0.1', '1e3', '100000000000000000000', '1.7976931348623157e308', '0x1F', '-0', '00'])(
    'are plain where nothing is lost: %s',
    (text) => expect(isRounded(text)).toBe(false),
  );

  it('do not come from texts that look like the mark of one', () => {
    const { value } = parseText('{"openapi":"\\u0000number 1","a":12345678901234567890}');
    expect(value).toMatchObject({ openapi: '\u0000number 1' });
  });

  it.each([
    ['zeros before another figure', `{"a":1${'0'.repeat(1_000_000)}1}`, 0],
    ['a fraction of zeros', `{"a":0.${'0'.repeat(1_000_000)}1}`, 0],
    ['texts without an end', `{"a":1e5,${'"\\'.repeat(300_000)}`, 1],
  ])('are read in a time that the length bounds: %s', (_, text, problems) => {
    expect(parseText(text).problems).toHaveLength(problems);
  });
});
