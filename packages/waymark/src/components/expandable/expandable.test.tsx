import { describe, expect, it } from 'vitest';
import { renderComponent } from '../testing/render-component.tsx';

describe('Expandable', () => {
  it('says what it shows and hides', () => {
    const html = renderComponent('Expandable', { title: 'options' }, 'x');
    expect(html).toContain('Show options');
    expect(html).toContain('Hide options');
    expect(renderComponent('Expandable', {}, 'x')).toContain('Show child attributes');
    // Without styles, one of the two labels is read.
    expect(html).toMatch(/<span[^>]* hidden>Hide options/);
  });

  it('takes whole labels, and "True" for open', () => {
    const html = renderComponent(
      'Expandable',
      { closedText: 'More', openedText: 'Less', defaultOpen: 'True' },
      'x',
    );
    expect(html).toMatch(/<details [^>]*open/);
    expect(html).toMatch(/More.*Less/);
  });
});
