import { expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { outline } from './outline.ts';

function namesIn(text: string): readonly string[] {
  return outline(TextDocument.create('file:///x.mdx', 'mdx', 1, text)).map(({ name }) => name);
}

it.each([
  ['# A `b` {#c}  ', 'A b'],
  ['# C# ##', 'C#'],
  ['# ##', '##'],
  ['# {#only}', '{#only}'],
  ['## a {#b} c\r', 'a {#b} c'],
])('names %j', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

it('takes no square of the time for the blanks of a heading', () => {
  const text = `# a${' '.repeat(50_000)}b`;
  const begin = performance.now();
  expect(namesIn(text)).toHaveLength(1);
  expect(performance.now() - begin).toBeLessThan(1500);
});
