import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../definition/registry.ts';
import { renderComponent } from '../testing/render-component.tsx';

describe('ParamField', () => {
  it.each(['path', 'query', 'header', 'body', 'cookie'])('takes its name from %s', (location) => {
    const html = renderComponent('ParamField', { [location]: 'userId', type: 'string', required: true });
    expect(html).toMatch(/class="entry-name"[^>]*>userId</);
    expect(html).toContain(`<span class="entry-location">${location}</span>`);
    expect(html).toContain('<span class="entry-required">required</span>');
  });

  it('keeps its words apart for whoever reads it without styles', () => {
    const html = renderComponent('ParamField', {
      query: 'limit',
      type: 'integer',
      default: 20,
      required: true,
      pre: ['new'],
    });
    expect(html.replace(/<[^>]*>/g, '')).toBe('new limit integer query default: 20 required');
  });

  it('keeps translators of browsers from its name and type, and lets them have the rest', () => {
    const html = renderComponent(
      'ResponseField',
      { name: 'light', type: 'object', required: true },
      'A light.',
    );
    const kept = [...html.matchAll(/<span[^>]* translate="no"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(kept).toEqual(['light', 'object']);
  });

  it('lets long names break at their joints', () => {
    const html = renderComponent('ParamField', { query: 'harbour_master.contact.telephone_number' });
    expect(html).toContain('harbour_<wbr/>master.<wbr/>contact.<wbr/>telephone_<wbr/>number');
  });

  it('takes a bare body for the whole body', () => {
    const html = renderComponent('ParamField', { body: true, type: 'object' });
    expect(html).not.toContain('entry-name');
    expect(html).toContain('<span class="entry-location">body</span>');
  });

  it('links to itself and strikes what is deprecated', () => {
    const html = renderComponent('ParamField', { query: 'q', id: 'param-q', deprecated: 'true' });
    expect(html).toMatch(/^<div class="field" id="param-q"/);
    // The name is heard before the link to it, which stands beside it in the direction of the page.
    expect(html).toMatch(
      /<s>q<\/s><\/span>.*<a class="entry-link" href="#param-q" aria-label="Link to q"><\/a><\/div>/,
    );
  });

  it('renders nothing when hidden', () =>
    expect(renderComponent('ParamField', { path: 'x', hidden: true })).toBe(''));

  it.each([
    ['abc', 'abc'],
    [0, '0'],
    [false, 'false'],
    ['', ''],
    [['a'], '[&quot;a&quot;]'],
  ])('shows the default %j', (value, text) => {
    expect(renderComponent('ParamField', { path: 'x', default: value })).toContain(
      `default: <code>${text}</code>`,
    );
  });

  it('cuts long defaults', () => {
    const html = renderComponent('ParamField', { path: 'x', default: 'y'.repeat(60) });
    expect(html).toContain(`title="${'y'.repeat(60)}"`);
    expect(html).toContain(`<code>${'y'.repeat(50)}…</code>`);
  });
});

describe('ResponseField', () => {
  it('shows labels around the name', () => {
    const html = renderComponent('ResponseField', {
      name: 'id',
      type: 'string',
      pre: ['new'],
      post: '["beta"]',
    });
    expect(html).toMatch(/entry-pill">new<.*entry-name.*id.*entry-pill">beta</);
  });
});

describe('the anchor of a field', () => {
  it('splits words by their capitals', () => {
    expect(componentRegistry.get('ParamField')?.anchor?.({ query: 'userId' }, undefined)).toEqual({
      text: 'param-user-Id',
      rule: 'plain',
      firstRepeat: 1,
    });
  });
});
