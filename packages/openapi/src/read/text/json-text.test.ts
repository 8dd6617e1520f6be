import { expect, it } from 'vitest';
import { readJson } from './json-text.ts';

it.each([
  ['{ "a": 1, "b": { "a": 2 } }', []],
  ['{ "a": 1, "b": { "c": 2, "c" : 3 } }', ['c']],
  ['{ "a": "\\"b\\": 1", "\\"": "\\\\", "c\\"": ":", ":": ["x", ":"] }', []],
  ['{ "a\\"": 1, "b": "\\"b\\":", "a\\"": 2 }', ['a"']],
  ['{ "a": 1, "\\u0061": 2 }', ['a']],
  ['{ "__proto__": { "a": 1 }, "a": 12345678901234567890 }', []],
  ['// a comment "a":\n{ "a": 1, "a": 2, }', ['a']],
])('finds keys that stand twice in %s', (text, keys) => {
  expect(readJson(text).duplicates.map(({ key }) => key)).toEqual(keys);
});
