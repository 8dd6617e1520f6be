import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { renderComponent } from './testing/render-component.tsx';

const block = /<(?:div|p|section|ul|figure|pre)\b/;

describe('components in the line of text', () => {
  it.each([
    ['Badge', { color: 'green', icon: 'x', tailIcon: 'y', shape: 'pill' }],
    ['Icon', { icon: 'x', colorLight: '#000', colorDark: '#fff' }],
    ['Tooltip', { tip: 'T', headline: 'H', cta: 'C', href: '/x' }],
    ['Latex', {}],
    ['Link', { href: '/x' }],
  ])('%s holds no block', (name, props) => {
    expect(renderComponent(name, props, h('span', {}, 'x'))).not.toMatch(block);
  });

  it('unwraps paragraphs in a badge', () => {
    expect(renderComponent('Badge', {}, h('p', {}, 'New'))).toBe(
      '<span class="badge" data-badge data-color="gray" data-size="md" data-shape="rounded">New</span>',
    );
  });

  it.each([
    ['Tooltip', { tip: 'T' }, '>New day</button>'],
    ['Heading', { level: 3 }, '<h3>New day</h3>'],
  ])('unwraps paragraphs in a %s', (name, props, expected) => {
    expect(renderComponent(name, props, [h('p', {}, 'New'), h('p', {}, 'day')])).toContain(expected);
  });

  it('has no link in a badge that is not available', () => {
    expect(renderComponent('Badge', { href: '/x', leadIcon: 'flag', variant: 'outline' })).toMatch(
      /^<a .*data-stroke.*data-name="flag"/,
    );
    expect(renderComponent('Badge', { href: '/x', disabled: true })).toMatch(/^<span .*data-disabled/);
  });

  it('keeps blanks between the words of a badge', () => {
    expect(renderComponent('Badge', {}, [h('b', {}, 'New'), ' ', h('i', {}, 'day')])).toContain(
      '<b>New</b> <i>day</i>',
    );
  });

  it('takes unknown colours of a badge for gray', () => {
    expect(renderComponent('Badge', { color: 'pink', stroke: true })).toMatch(
      /data-color="gray".*data-stroke/,
    );
  });

  it('draws an icon in its colour and size', () => {
    expect(renderComponent('Icon', { icon: 'flag', size: '24', color: '#f00' })).toContain(
      'data-name="flag" width="24" color="#f00"',
    );
    for (const mode of ['colorLight', 'colorDark'])
      expect(renderComponent('Icon', { icon: 'flag', [mode]: '#fff', color: '#f00' })).toContain(
        '<span class="icon-box icon-modes" style="--light:#fff;--dark:#fff;"><svg class="icon" data-name="flag" width="16" color="currentColor">',
      );
    expect(renderComponent('Icon', {})).toBe('');
  });

  it('takes the ground that a class gives an icon for its colour, as where icons are masks', () => {
    const className = 'mr-1 !bg-white dark:bg-[#eee]';
    expect(renderComponent('Icon', { icon: 'flag', className })).toContain(
      'mr-1 !text-white dark:text-[#eee]',
    );
  });

  it('describes the trigger of a tooltip', () => {
    const html = renderComponent('Tooltip', { tip: 'Why', side: 'bottom' }, 'word');
    expect(html).toContain(
      '<button type="button" class="tooltip-trigger on-paper" aria-describedby="tooltip">word</button>',
    );
    expect(html).toContain('id="tooltip" role="tooltip"');
    expect(html).toContain('data-side="bottom"');
    expect(html).not.toContain('tooltip-cta');
  });

  it('draws formulas as MathML', () => {
    const html = renderComponent('Latex', {}, 'x^2 + \\frac{1}{2}');
    expect(html).toMatch(/<span class="math"><span class="katex"><math/);
    expect(html).not.toContain('style=');
    expect(renderComponent('Latex', {}, '{"\\\\alpha"}')).toContain('α');
  });

  it('shows a formula that cannot be read as written', () => {
    expect(renderComponent('Latex', {}, '\\frac{<')).toMatch(
      /<code class="math-error"[^>]*>\\frac\{&lt;<\/code>/,
    );
  });
});
