import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lazyStyles } from './lazy-styles.ts';

const sourceRoot = new URL('../', import.meta.url);

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

  it.each(['', 'dark:hidden', 'pair hidden dark:block', 'w-full', 'text-sm', 'grid md:grid-cols-2'])(
    'hold the utility classes of class="%s"',
    (names) => expect(stylesFor(`<p class="${names}">`).includes('utilities')).toBe(names !== ''),
  );

  it('stay away from pages that only speak of utilities', () => {
    expect(
      stylesFor('<p class="step" hidden>hidden block <code>w-full</code></p><b class="code-block"></b>'),
    ).not.toContain('utilities');
  });

  it('are found for every class of the utilities', () => {
    const css = readFileSync(new URL('theme/styles/utilities.css', sourceRoot), 'utf8');
    const names = [...css.matchAll(/\.((?:[a-z]|\\:)[\w\\:-]*)/g)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    );
    const own = names.filter((name) => name !== 'dark' && !/^css$/.test(name));
    expect(own.length).toBeGreaterThan(80);
    for (const name of own) expect(stylesFor(`<p class="a ${name} b">`), name).toContain('utilities');
  });
});
