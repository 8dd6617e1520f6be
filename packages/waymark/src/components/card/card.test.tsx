import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';

describe('Card', () => {
  it('is a box without a link when it leads nowhere', () => {
    expect(renderComponent('Card', { title: 'A' }, 'text')).not.toMatch(/<a |data-link/);
  });

  it('holds one link over its whole area, so that links in the text are not nested', () => {
    const html = renderComponent('Card', { title: 'A', href: '/a' }, h('a', { href: '/b' }, 'b'));
    expect(html).toContain('<a class="face-link" href="/a">A</a>');
    expect(html).toContain('data-link');
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
  });

  it('opens outside links in a new tab and marks them by an arrow', () => {
    const html = renderComponent('Card', { title: 'A', href: 'https://x.y' });
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toMatch(/face-arrow[^>]*>↗</);
  });

  it.each([[false], ['false']])('leaves the arrow out for arrow=%j', (arrow) => {
    expect(renderComponent('Card', { title: 'A', href: 'https://x.y', arrow })).not.toContain('face-arrow');
  });

  it.each([[true], ['true'], ['True']])('shows the arrow for arrow=%j on an inside link', (arrow) => {
    expect(renderComponent('Card', { title: 'A', href: '/a', arrow })).toMatch(/face-arrow[^>]*>→</);
  });

  it('names a link without a title by what it shows', () => {
    expect(renderComponent('Card', { href: '/a' }, h('p', {}, 'Read it'))).toContain(
      'href="/a" aria-label="Read it"',
    );
    expect(renderComponent('Card', { href: '/a', cta: 'Go' }, 'text')).toContain('href="/a" aria-label="Go"');
  });

  it('shows its description, before its content where it has some', () => {
    expect(renderComponent('Card', { title: 'A' }, 'C')).toContain('card-content">C</div>');
    expect(renderComponent('Card', { title: 'A', description: 'D' })).toContain('>D</div>');
    expect(renderComponent('Card', { title: 'A', description: 'D' }, h('p', {}, 'C'))).toContain(
      '<p>D</p><p>C</p></div>',
    );
  });

  it('draws picture, icon, action and kind', () => {
    const html = renderComponent('Card', {
      img: '/x/my-big_shot.png',
      icon: 'key',
      color: '#f00',
      cta: 'Go',
      type: 'tip',
      horizontal: 'true',
    });
    expect(html).toContain('src="/base/x/my-big_shot.png" alt="my big shot"');
    expect(html).toMatch(/face-aside.*data-name="key" width="20" color="#f00"/);
    expect(html).toContain('data-kind="tip"');
    expect(html).toContain('data-horizontal');
    expect(html).toMatch(/face-cta[^>]*>Go</);
  });

  it('drops the link of a card that is not available, and unsafe schemes', () => {
    expect(renderComponent('Card', { title: 'A', href: '/a', disabled: true })).toMatch(
      /^<div class="card" data-disabled>(?!.*<a )/,
    );
    expect(renderComponent('Card', { title: 'A', href: 'javascript:alert(1)' })).not.toContain('javascript');
  });
});

it('leaves the links of headings and fields to themselves before these, where a link around all lifts the others', () => {
  const css = readFileSync(new URL('./card.css', import.meta.url), 'utf8');
  const lifted = css.slice(css.indexOf('.face-content :is(')).split('{')[0];
  expect(lifted).toContain('a:not(:empty)');
});
