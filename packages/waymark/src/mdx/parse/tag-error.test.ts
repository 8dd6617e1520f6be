import { expect, it } from 'vitest';
import { parseMdx } from './parse.ts';
import { readTagError } from './tag-error.ts';

it.each([
  ['- <a>\n\nx', { kind: 'unended', open: 'a', line: 1, column: 3, inParagraph: false }],
  ['x <a> y', { kind: 'unended', open: 'a', line: 1, column: 3, inParagraph: true }],
  ['<>\n\n</b>', { kind: 'other-end', open: '', end: 'b', line: 1, column: 1 }],
  ['<a>\n\nx </a>', { kind: 'late-end', end: 'a', line: 1, column: 1, inParagraph: true }],
  ['</a>', { kind: 'unbegun', end: 'a' }],
  ['{', undefined],
])('reads what the parser says of %j', (text, said) => {
  const result = parseMdx(text);
  expect(result.kind === 'error' ? readTagError(result.error.message) : result).toEqual(said);
});
