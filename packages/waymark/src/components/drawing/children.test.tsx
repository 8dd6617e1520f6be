import { Fragment, h } from 'preact';
import { describe, expect, it } from 'vitest';
import { HtmlElement } from '../../mdx/render/elements/html-element.tsx';
import { createTestContext, element, renderElement } from '../testing/render-component.tsx';
import { Breakable } from './breakable.tsx';
import { childrenText, elementsOf, flatten, plainTitle } from './children.ts';
import { RenderProvider, useRenderContext } from './context.ts';

describe('flatten', () => {
  it('looks through arrays and fragments and drops blank text', () => {
    const children = [h('a', {}), '\n ', h(Fragment, {}, [h('b', {}), 'text']), null, false];
    expect(flatten(children).map((child) => (typeof child === 'object' ? child.type : child))).toEqual([
      'a',
      'b',
      'text',
    ]);
  });

  it('looks through an included file, whose content keeps its own context', () => {
    const Place = () => h('i', {}, useRenderContext().language);
    const included = { ...createTestContext(), language: 'fr' };
    const snippet = h(RenderProvider, { value: included }, element('Step', { title: 'In' }, h(Place, {})));
    expect(elementsOf(snippet)).toHaveLength(1);
    const html = renderElement(
      element('Steps', {}, element('Step', { title: 'Out' }, h(Place, {})), snippet),
    );
    expect(html).toContain('<i>en</i>');
    expect(html).toContain('<i>fr</i>');
    expect(html).toMatch(/>2<\/div>.*In/);
  });
});

describe('plainTitle', () => {
  it.each([
    ['Use `npm`', 'Use npm'],
    ['**Bold** and *soft*', 'Bold and soft'],
    ['~~Old~~ [new](/x)', 'Old new'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
  ])('reads %j', (title, text) => expect(plainTitle(title)).toBe(text));

  it('takes the text of elements', () => expect(plainTitle(h('b', {}, 'a', h('i', {}, 'b')))).toBe('ab'));
});

describe('textOf', () => {
  it('ignores what is no text', () =>
    expect(childrenText([1, null, undefined, true, { a: 1 }, 'x'])).toBe('1x'));

  it('keeps the words on both sides of the end of a line apart', () => {
    const written = h(HtmlElement, { tag: 'br', attributes: {} });
    expect(childrenText(['a', h('br', {}), 'b', written, 'c'])).toBe('a\nb\nc');
  });

  it('takes the text of inline code, which may be broken', () =>
    expect(childrenText(h('code', {}, h(Breakable, { text: 'a.ts' })))).toBe('a.ts'));
});
