import { expect, it } from 'vitest';
import { parseJson } from './json-source.ts';
import { findUnclosedBracket } from './unclosed-bracket.ts';

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

it.each([
  ['before a key', '{\n  "a": {\n    "b": 1,\n  "c": {\n    "d": 1\n  }\n}\n', [2, 3]],
  ['before the end of another', '{\n  "a": {\n    "b": {\n      "c": 1\n  },\n  "d": 1\n}\n', [3, 4]],
  ['before an entry', '[\n  {\n    "a": 1,\n  {\n    "b": 1\n  }\n]\n', [2, 3]],
  ['before a comma', '{\n  "a": {\n    "b": 1\n  ,\n  "c": 1\n}\n', [2, 3]],
])('finds a bracket that is not closed: %s', (_, text, lines) => {
  const { start, end } = findUnclosedBracket(text, text.length) ?? { start: 0, end: 0 };
  expect([lineOf(text, start), lineOf(text, end)]).toEqual(lines);
  const [problem] = parseJson('docs.json', text).problems;
  expect(problem?.message).toMatch(/^the closing `.` is missing$/);
  expect(problem?.related?.span.start).toBe(start);
  expect(problem?.span.end).toBe(end);
});

it.each([
  ['{\n"a": {\n"b": 1,\n"c": 1\n}\n', 'no line is indented'],
  ['{ "a": {\n  "b": 1\n}\n', 'only the outermost is open'],
  ['{\n  "a": {"b": 1,\n        "c": 2}\n', 'lines stand below each other'],
])('finds none in %j: %s', (text) => {
  expect(findUnclosedBracket(text, text.length)).toBeUndefined();
});

it('looks at each character of one long line once', () => {
  const text = `{"a":[${'{"b":1},'.repeat(200_000)}}`;
  expect(findUnclosedBracket(text, text.length)).toBeUndefined();
});
