import { expect, it } from 'vitest';
import { parseText } from './parse-text.ts';

it('reads lines that end as on old Macs, and knows their places', () => {
  const text = "a:\n  b: 'x'\n  c: |\n    one\n    two\nd: [1\n";
  const read = (written: string) => {
    const { value, problems, locate } = parseText(written);
    return { value, problems, place: locate('/a/b') };
  };
  expect(read(text)).toMatchObject({ value: { a: { b: 'x', c: 'one\ntwo\n' } }, place: { start: 8 } });
  expect(read(text.replaceAll('\n', '\r'))).toEqual(read(text));
});

it.each([
  ['a: b\nc: "d\ne: f\n', 'a quote is not closed', 8],
  ['a: "b\nc: "d"\n', 'a quote is not closed', 3],
  ['a: @b\n', 'a text that begins with this sign has to stand in quotes', 3],
  ['a: {b} of c\n', 'a text with brackets or quotes in it has to stand in quotes as a whole', 7],
  ['a: {b: /c/{d}, e: f}\n', 'a text with brackets or quotes in it has to stand in quotes as a whole', 10],
  ['a: [b,\nc: d\n', 'a `[` is not closed, or its lines are not indented', 7],
  ['a:\n  - b: c\n   d: e\n', 'this line is not indented as those beside it are', 12],
])('says of %j in plain words what is wrong, and where', (text, problem, start) => {
  expect(parseText(text).problems).toEqual([expect.objectContaining({ problem, start })]);
});
