import { h } from 'preact';
import { expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';

it('has the typography of a text: it stands outside of the page’s', () => {
  expect(renderComponent('Panel', {}, h('h2', {}, 'Mind'))).toMatch(/^<div class="panel mdx-content"/);
});
