import { expect, it } from 'vitest';
import { compileText } from './testing/compile-text.ts';

const found = (text: string): readonly string[] =>
  compileText(text)
    .diagnostics.filter(({ code }) => code === 'mdx/repeated-attribute')
    .map(({ span }) => `${span?.start} ${text.slice(span?.start, span?.end)}`);

it('tells of each attribute that its tag has already, where it is written again', () => {
  expect(found('<Card title="a" icon="sun" title="b">x</Card>\n')).toEqual(['27 title']);
  expect(found('A <span class="a" class={`b`} class="c">x</span>.\n')).toEqual(['18 class', '30 class']);
  expect(found('<Card title="a" title the lid the />\n')).toEqual(['16 title']);
  expect(found('<Card title="title" icon="sun" href="/title" />\n')).toEqual([]);
});
