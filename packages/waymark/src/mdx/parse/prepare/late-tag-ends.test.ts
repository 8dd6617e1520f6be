import { expect, it } from 'vitest';
import { readModule } from '../read-module.ts';
import { joinLateTagEnds } from './late-tag-ends.ts';

it('reads tags whose end begins a line, as formatters write them', () => {
  const page =
    '<div>\n  <h1\n    style={{ margin: "0" }}\n    onClick={() => { if (a > 1) { b(); } }}\n  >Welcome</h1>\r\n</div>\n';
  const { value, diagnostics } = readModule('a.mdx', page);
  expect(diagnostics).toEqual([]);
  expect(value?.root.children?.map(({ type, name }) => `${type} ${name}`)).toEqual(['mdxJsxFlowElement div']);
});

it.each([
  ['<p\n  className="a"\r\n  > b</p>', '<p\n  className="a"    > b</p>'],
  ['<p>\n> a quotation\n</p>', undefined],
  ['<p\n  className="a"\n>\n\nb\n\n</p>', undefined],
  ['a <b\n> c', undefined],
  ['```\n<p\n>b</p>\n```', undefined],
  ['<p a={{{{\n>b</p>', undefined],
])('joins %j only where the sign ends a tag', (text, joined = text) => {
  expect(joinLateTagEnds(text)).toBe(joined);
});
