import { describe, expect, it } from 'vitest';
import { blankFencedCode, findRunawayCode } from './fenced-code.ts';

const kept = (text: string): string[] =>
  blankFencedCode(text)
    .split('\n')
    .filter((line) => line.trim() !== '');

describe('blankFencedCode', () => {
  it.each([
    ['no fence', 'a\nb', ['a', 'b']],
    ['backticks', 'a\n```js\ncode\n```\nb', ['a', 'b']],
    ['tildes', 'a\n~~~\ncode\n```\n~~~\nb', ['a', 'b']],
    ['a longer fence', 'a\n````\n```\ncode\n```\n````\nb', ['a', 'b']],
    ['a fence of twice as many signs', 'a\n``````\ncode\n``````\nb', ['a', 'b']],
    ['an indented fence', 'a\n  ```\n  code\n  ```\nb', ['a', 'b']],
    ['a fence in a list', '- ```sh\n  code\n  ```\nb', ['b']],
    ['a fence in a quotation', '> ```\n> code\n> ```\nb', ['b']],
    ['a fence that never closes', 'a\n```\ncode', ['a']],
    ['a closing line with a word', 'a\n```\ncode\n``` x\nmore\n```\nb', ['a', 'b']],
    ['lines of Windows', 'a\r\n```js\r\n\r\ncode\r\n```\r\nb\r', ['a\r', 'b\r']],
    ['lines of old Macs', 'a\r```js\r\rcode\r```\rb', ['a\r               \rb']],
    ['inline code of three backticks', '```not a fence``` a\nb', ['```not a fence``` a', 'b']],
  ])('keeps what is outside: %s', (_, text, lines) => {
    expect(kept(text)).toEqual(lines);
    expect(blankFencedCode(text)).toHaveLength(text.length);
  });
});

it('leaves the ends of lines where they are, however long these are', () => {
  const code = `\n\n${'x'.repeat(500)}\r\n${'y'.repeat(199)}\n${'z'.repeat(201)}\n`;
  const blank = blankFencedCode(`a\n\`\`\`${code}\`\`\`\nb`);
  expect(blank).toBe(`a\n   ${code.replace(/[^\n]/g, ' ')}   \nb`);
});

it('finds code that goes on over what follows it', () => {
  const starts = (text: string): readonly number[] => findRunawayCode(text).map(({ start }) => start);
  expect(starts('a\n```js\nb')).toEqual([2]);
  expect(starts('```js\na\n\n```ts\nb\n```\n')).toEqual([0]);
  expect(starts('```js\na\n```\n\n```ts\nb\n```\n')).toEqual([]);
  expect(starts('````md\n```js\na\n```\n````\n')).toEqual([]);
  expect(starts('~~~\n```js\n~~~\n')).toEqual([]);
});
