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
  ['## [A](/b) <Icon icon="x" /> ![c](/d.png) e', 'A  c e'],
  ['## a {#b} c\r', 'a {#b} c'],
])('names %j', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

it('names a heading with a million blanks, which the square of the time would never end', () => {
  expect(namesIn(`# a${' '.repeat(1_000_000)}b`)).toHaveLength(1);
});
