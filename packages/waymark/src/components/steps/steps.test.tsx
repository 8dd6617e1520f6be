import { Fragment, h } from 'preact';
import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../definition/registry.ts';
import { element, renderComponent } from '../testing/render-component.tsx';

describe('Steps', () => {
  it('numbers its steps as a list, also through fragments', () => {
    const html = renderComponent(
      'Steps',
      {},
      element('Step', { title: 'A' }),
      h(Fragment, {}, element('Step', { title: 'B' })),
    );
    expect(html).toMatch(/^<div class="steps" role="list"><div class="step" role="listitem">/);
    expect(html).toMatch(/stage-number[^>]*>1<.*>A<.*stage-number[^>]*>2<.*>B</);
  });

  it('takes a number or an icon of its own', () => {
    const html = renderComponent(
      'Steps',
      {},
      element('Step', { title: 'A', stepNumber: '7' }),
      element('Step', { title: 'B', icon: 'flag' }),
    );
    expect(html).toMatch(/stage-number[^>]*>7</);
    expect(html).toMatch(/stage-number[^>]*><svg[^>]*data-name="flag"/);
  });

  it('hands the size of titles down to steps that have none', () => {
    const html = renderComponent(
      'Steps',
      { titleSize: 'h2' },
      element('Step', { title: 'A', id: 'a' }),
      element('Step', { title: 'B', titleSize: 'h3' }),
    );
    expect(html).toMatch(
      /<h2 class="stage-title"[^>]* aria-label="A">A<a class="heading-anchor" href="#a" aria-label="Link to A"><\/a><\/h2>/,
    );
    expect(html).toMatch(/<h3 class="stage-title"[^>]*>B<\/h3>/);
  });

  it('shows a step outside of steps', () => {
    expect(renderComponent('Step', { title: 'A', id: 'a' }, 'x')).toMatch(
      /^<div class="step" id="a".*<p class="stage-title"[^>]*>A<\/p>/,
    );
  });
});

describe('the anchor of a step', () => {
  const anchor = componentRegistry.get('Step')!.anchor!;

  it.each([
    [{ title: 'A' }, undefined, undefined],
    [{ title: 'A', titleSize: 'h2' }, undefined, 2],
    [{ title: 'A' }, { titleSize: 'h3' }, 3],
    [{ title: 'A', titleSize: 'h4' }, undefined, undefined],
    [{ title: 'A', titleSize: 'h2', noAnchor: true }, undefined, undefined],
  ])('for %j in %j has the contents level %j', (props, parent, level) => {
    expect(anchor(props, parent)?.tocLevel).toBe(level);
  });
});
