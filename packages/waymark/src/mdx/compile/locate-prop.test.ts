import { expect, it } from 'vitest';
import type { MdxNode } from '../parse/tree.ts';
import { locateProps } from './locate-prop.ts';

const finder = (text: string): ReturnType<typeof locateProps> => {
  const module = { file: 'a.mdx', text, toSource: (offset: number) => offset };
  return locateProps({ type: 'mdxJsxFlowElement', position: { start: { offset: 0 } } } as MdxNode, {
    module,
  });
};

it('finds the first of two props of one name', () => {
  expect(finder('<Card title="a" title="b" />')('title')).toEqual({ file: 'a.mdx', start: 6, end: 11 });
});

it('finds the places of very many props in a time that their number bounds', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `prop${index}`);
  const text = `<Card ${names.map((name) => `${name}="a"`).join(' ')} />`;
  const find = finder(text);
  expect(names.map((name) => text.slice(find(name)?.start, find(name)?.end))).toEqual(names);
});
