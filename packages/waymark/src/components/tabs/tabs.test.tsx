import { Fragment, h, type VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../definition/registry.ts';
import { element, renderComponent } from '../testing/render-component.tsx';

const tab = (title: string, props: object = {}) =>
  element('Tab', { title, id: title.toLowerCase(), ...props }, h('p', {}, `in ${title}`));

describe('Tabs', () => {
  it('links tabs and panels, and shows the first', () => {
    const html = renderComponent('Tabs', {}, tab('One'), tab('Two'));
    expect(html).toMatch(
      /<button [^>]*role="tab"[^>]*id="one:tab" aria-controls="one" aria-selected="true" tabindex="0" data-active/,
    );
    expect(html).toMatch(/<button [^>]*id="two:tab" aria-controls="two" aria-selected="false" tabindex="-1"/);
    expect(html).toMatch(
      /<div class="tab" id="one" data-title="One" data-active role="tabpanel" aria-labelledby="one:tab">/,
    );
  });

  it('gives a panel what its author added to the tab', () => {
    const html = renderComponent(
      'Tabs',
      {},
      tab('One'),
      tab('Two', { className: 'mine', style: { color: 'red' } }),
    );
    expect(html).toMatch(/<div class="tab" id="one"/);
    expect(html).toMatch(/<div class="tab mine" style="color:red;?" id="two"/);
  });

  it('holds every panel with its title for readers without scripts', () => {
    const html = renderComponent('Tabs', {}, tab('One'), tab('Two'));
    expect(html).toMatch(/<div class="tab-title">One<\/div><p>in One<\/p>/);
    expect(html).toMatch(/<div class="tab-title">Two<\/div><p>in Two<\/p>/);
  });

  it.each([
    [1, 'two'],
    ['1', 'two'],
    [9, 'two'],
    [-3, 'one'],
  ])('shows for defaultTabIndex=%j the panel %s', (defaultTabIndex, id) => {
    const html = renderComponent('Tabs', { defaultTabIndex }, tab('One'), tab('Two'));
    expect(html).toContain(`id="${id}:tab" aria-controls="${id}" aria-selected="true"`);
  });

  it('looks through fragments, lists and conditions', () => {
    const html = renderComponent(
      'Tabs',
      {},
      h(Fragment, {}, [tab('One'), [tab('Two')]]),
      false,
      tab('Three'),
    );
    expect(html.match(/role="tab"/g)).toHaveLength(3);
  });

  it('keeps what is no tab, below the panels', () => {
    expect(renderComponent('Tabs', {}, tab('One'), h('p', {}, 'stray'))).toMatch(/<\/wm-tabs><p>stray<\/p>$/);
    expect(renderComponent('Tabs', {}, h('p', {}, 'only'))).toBe('<div class="tabs"><p>only</p></div>');
  });

  it('can be left out of synchronized choices', () => {
    expect(renderComponent('Tabs', {}, tab('One'))).toContain('data-sync');
    expect(renderComponent('Tabs', { sync: 'false' }, tab('One'))).not.toContain('data-sync');
  });

  it('gives tabs without an id one of their own', () => {
    const titles = ['Über uns!', 'B', 'B', '?'];
    const html = renderComponent('Tabs', {}, ...titles.map((title) => element('Tab', { title })));
    expect(Array.from(html.matchAll(/aria-controls="([^"]*)"/g), ([, id]) => id)).toEqual([
      'über-uns',
      'b',
      'b-2',
      'tab',
    ]);
  });

  it('takes tabs out of a line of text, and keeps its words as they stood', () => {
    const line = h('div', { class: 'paragraph' }, 'before ', tab('One'), ' between ', tab('Two'));
    const html = renderComponent('Tabs', {}, h('p', {}, 'first'), line);
    expect(html).toMatch(
      /^<p>first<\/p><p>before <\/p><wm-tabs.*in One.*in Two.*<\/wm-tabs><p> between <\/p>$/s,
    );
    const plain = h('div', { class: 'paragraph' }, 'no tab');
    expect(renderComponent('Tabs', {}, plain, tab('One'))).toMatch(/^<div class="paragraph">no tab/);
  });

  it('shows a tab that stands alone as a titled section', () => {
    expect(renderComponent('Tab', { title: 'A', id: 'a' }, 'x')).toBe(
      '<section class="tab" id="a"><div class="tab-title">A</div>x</section>',
    );
  });

  it('makes the id of a tab by the heading rule', () => {
    expect(componentRegistry.get('Tab')?.anchor?.({ title: 'Use **it**' }, undefined)).toEqual({
      text: 'Use it',
      rule: 'heading',
    });
  });

  it('is one box with its code where each panel holds a block of it and nothing else', () => {
    const code = (title: string, ...more: VNode[]) =>
      element('Tab', { title, id: title }, element('CodeBlock', {}, `run ${title}`), ...more);
    const bound = renderComponent('Tabs', {}, code('a'), code('b'));
    expect(bound).toMatch(/<wm-tabs class="tabs" data-code[ >]/);
    expect(bound.match(/data-copy="code"/g)).toHaveLength(1);
    const loose = renderComponent('Tabs', {}, code('a'), code('b', h('p', {}, 'and a text')));
    expect(loose).not.toContain('data-code');
    expect(loose.match(/data-copy="code"/g)).toHaveLength(2);
  });
});
