import { expect, it } from 'vitest';
import type { MdxNode } from '../parse/tree.ts';
import { locateProps } from './locate-prop.ts';

it('finds the places of very many props in a time that their number bounds', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `prop${index}`);
  const text = `<Card ${names.map((name) => `${name}="a"`).join(' ')} />`;
  const module = { file: 'a.mdx', text, toSource: (offset: number) => offset };
  const node = { type: 'mdxJsxFlowElement', position: { start: { offset: 0 } } } as MdxNode;
  const find = locateProps(node, { module });
  expect(names.map((name) => text.slice(find(name)?.start, find(name)?.end))).toEqual(names);
});
