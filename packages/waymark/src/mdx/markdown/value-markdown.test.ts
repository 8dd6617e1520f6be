import { type ComponentChildren, h as create, Fragment, type VNode } from 'preact';
import { expect, it } from 'vitest';
import { HtmlElement } from '../render/elements/html-element.tsx';
import { valueMarkdown } from './value-markdown.ts';

const write = (value: unknown): string | undefined =>
  valueMarkdown(value, {
    addressOf: (href) => `/base${href}`,
    component: () => undefined,
    drawn: () => undefined,
  });

/** An element as code of authors makes it. */
const h = (tag: string, attributes: object | null, children?: ComponentChildren): VNode =>
  create(HtmlElement as never, { tag, attributes: attributes ?? {} } as never, children as never);

it('writes elements as what they are in Markdown', () => {
  const list = h('ul', null, [
    h('li', null, ['One ', h('b', null, 'bold')]),
    h('li', null, h('a', { href: '/a' }, 'Two')),
  ]);
  expect(write(create(Fragment, null, [h('h2', null, 'Title'), h('p', null, 'Text.'), list]))).toBe(
    '## Title\n\nText.\n\n- One **bold**\n- [Two](/base/a)',
  );
  const cells = (name: string, ...texts: string[]) =>
    h(
      'tr',
      null,
      texts.map((text) => h(name, null, text)),
    );
  const table = h('table', null, [
    h('thead', null, cells('th', 'A', 'B')),
    h('tbody', null, cells('td', '1', '2')),
  ]);
  expect(write(table)).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |');
  expect(
    write([h('img', { src: '/x.png', alt: 'X' }), ' in ', h('code', null, 'x'), h('svg', null, 'no')]),
  ).toBe('![X](/base/x.png) in `x`');
});

it('keeps of a component of an author what it says', () => {
  const Card = (): null => null;
  expect(write(create(Card, { title: 'Ports' } as object, 'All of them.'))).toBe('**Ports**\n\nAll of them.');
  expect(write(create(Card, { title: 'Ports', href: '/p' } as object, 'All.'))).toBe(
    '**[Ports](/base/p)**\n\nAll.',
  );
  expect(write([create(Card, null, 'a'), 1])).toBe('a1');
  // What `<MDX>{text}</MDX>` becomes.
  expect(write([1, create(Card, { markdown: '## Two' } as object)])).toBe('1\n\n## Two');
});

it('writes what lies deep in components once', () => {
  let asked = 0;
  let nested: ComponentChildren = 'x';
  for (let depth = 0; depth < 12; depth++) nested = create((): null => null, null, nested);
  const component = (): undefined => void asked++;
  expect(valueMarkdown(nested, { addressOf: (href) => href, component, drawn: () => undefined })).toBe('x');
  expect(asked).toBe(12);
});

it('knows no words of what no page shows', () => {
  expect(write({ a: 1 })).toBeUndefined();
  expect(write(() => 1)).toBeUndefined();
});

it('writes neighbours of one sign as one: signs back to back would be read as signs within words', () => {
  expect(
    write([h('b', null, '1'), null, h('strong', null, '2'), h('em', null, '3'), ' ', h('b', null, '4')]),
  ).toBe('**12***3* **4**');
});
