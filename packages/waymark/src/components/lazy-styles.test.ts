import { describe, expect, it } from 'vitest';
import { lazyStyles } from './lazy-styles.ts';

function stylesFor(html: string): string[] {
  return lazyStyles
    .filter(({ marker }) => (typeof marker === 'string' ? html.includes(marker) : marker.test(html)))
    .map(({ name }) => name);
}

describe('styles that only some pages load', () => {
  it('are loaded by pages that hold the component', () => {
    expect(stylesFor('<div class="card-group columns">')).toEqual(['card']);
    expect(stylesFor('<p class="frame-hint">')).toEqual(['frame']);
    expect(stylesFor('<span class="diagnostic" data-diagnostic="mdx/expression-failed">')).toEqual([
      'diagnostic',
    ]);
  });
});
