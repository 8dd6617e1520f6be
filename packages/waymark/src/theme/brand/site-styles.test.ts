import type { DocsConfig } from '@waymark/core/config';
import { describe, expect, it } from 'vitest';
import { buildSiteStyles, colorKey } from './site-styles.ts';

function config(extra: object): DocsConfig {
  return {
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#16a34a' },
    navigation: {},
    ...extra,
  } as DocsConfig;
}

describe('buildSiteStyles', () => {
  it('is empty for a site that asks for nothing', () => {
    expect(buildSiteStyles(config({}))).toBe('');
  });

  it('draws images relative to the assets, and cannot be escaped from', () => {
    const css = buildSiteStyles(config({ background: { image: { light: '/a b.png', dark: 'x")}body{}' } } }));
    expect(css).toContain('url("../a%20b.png")');
    expect(css).not.toContain('")}body');
  });

  it('gives the bar above the text the ground that stands behind the page', () => {
    for (const background of [{ decoration: 'grid' }, { image: '/a.png' }]) {
      const css = buildSiteStyles(config({ background }));
      const [, ground = ''] = /#background-color\{background:(.*)\}\}/.exec(css) ?? [];
      const [, bar = ''] = /\.page-bar::before\{(.*?)\}/.exec(css) ?? [];
      expect(bar).toBe(
        `content:"";position:fixed;inset:0;z-index:-1;background:${ground};background-color:var(--_bg)`,
      );
    }
  });

  it('has heads of tables cover rows with the plain colour where something else than the theme stands behind them', () => {
    const plain = ':root{--_head-ground:initial;--_head-sides:initial}';
    expect(buildSiteStyles(config({ background: { image: '/a.png' } }))).toContain(plain);
    expect(buildSiteStyles(config({ background: { color: { light: '#fefefe' } } }))).not.toContain(plain);
  });

  it('gives the banner a readable ink', () => {
    expect(buildSiteStyles(config({ banner: { content: 'x', color: '#fff' } }))).toContain(
      '--_banner-text:#111111',
    );
    expect(buildSiteStyles(config({ banner: { content: 'x', color: { dark: '#475569' } } }))).toContain(
      ':root{--_banner-bg:#475569;--_banner-text:#ffffff;}',
    );
  });

  it('colours the tiles of elements, found by their key', () => {
    const navigation = {
      anchors: [
        { anchor: 'A', color: { light: '#FF0000' }, pages: [] },
        { anchor: 'B', color: { light: '"]' } },
        { anchor: 'C', color: '#00FF00' },
      ],
    };
    const css = buildSiteStyles(config({ navigation }));
    expect(css).toContain(`[data-color="${colorKey({ light: '#FF0000' })}"]`);
    expect(css).toContain('[data-color="#00ff00 #00ff00"]');
    expect(css).not.toContain('"]"');
  });
});
