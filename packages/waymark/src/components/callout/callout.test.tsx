import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';

describe('callouts', () => {
  it.each(['Note', 'Warning', 'Info', 'Tip', 'Check', 'Danger'])('%s names its kind by the icon', (name) => {
    const html = renderComponent(name, {}, h('p', {}, 'text'));
    expect(html).toMatch(new RegExp(`^<div class="callout" role="note" data-kind="${name.toLowerCase()}">`));
    expect(html).toContain(`role="img" aria-label="${name}"`);
    expect(html).toContain('<p>text</p>');
  });

  it('honours title, icon, class and variant', () => {
    const html = renderComponent('Note', {
      title: 'Mind',
      icon: 'rocket',
      className: 'mine',
      variant: 'danger',
    });
    expect(html).toMatch(/class="callout mine" role="note" data-kind="danger"/);
    expect(html).toContain('<div class="aside-title">Mind</div>');
    expect(html).toContain('data-name="rocket"');
    expect(renderComponent('Note', { type: 'tip', ariaLabel: 'Trick' })).toMatch(
      /data-kind="tip".*aria-label="Trick"/,
    );
  });

  it('keeps the free callout neutral, or tints it by its colour', () => {
    expect(renderComponent('Callout', {}, 'x')).not.toMatch(/style|aside-icon/);
    const html = renderComponent('Callout', { color: '#7c3aed', icon: 'key', style: { width: 5 } }, 'x');
    expect(html).toMatch(/<span class="aside-icon"[^>]* aria-hidden="true">/);
    expect(html).toContain('class="callout callout-tinted" style="width:5px;--_callout:#7c3aed;"');
  });

  it('ignores a colour that would break out of its declaration', () => {
    expect(renderComponent('Callout', { color: 'red;position:fixed' }, 'x')).not.toContain('style');
  });
});
