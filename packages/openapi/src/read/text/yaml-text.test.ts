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
