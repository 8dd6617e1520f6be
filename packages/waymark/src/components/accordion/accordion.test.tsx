import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../definition/registry.ts';
import { renderComponent } from '../testing/render-component.tsx';

describe('Accordion', () => {
  it('is a native disclosure with its id', () => {
    const html = renderComponent('Accordion', { title: 'Use `x`', id: 'use-x', description: 'More' }, 'text');
    expect(html).toMatch(/^<details class="accordion" id="use-x"><summary/);
    expect(html).toContain('Use x');
    expect(html).toContain('More');
  });

  it.each([[true], ['true'], ['True']])('starts open for defaultOpen=%j', (defaultOpen) => {
    expect(renderComponent('Accordion', { title: 'A', defaultOpen })).toMatch(/<details [^>]*open/);
  });

  it('starts closed for defaultOpen="false"', () => {
    expect(renderComponent('Accordion', { title: 'A', defaultOpen: 'false' })).not.toMatch(
      /<details [^>]*open/,
    );
  });

  it('makes its id of the title by the plain rule', () => {
    const anchor = componentRegistry.get('Accordion')?.anchor;
    expect(anchor?.({ title: 'API: `keys`' }, undefined)).toEqual({ text: 'API: keys', rule: 'plain' });
  });
});
