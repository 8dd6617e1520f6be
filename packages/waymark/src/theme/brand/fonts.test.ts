import type { DocsConfig } from '@waymark/core/config';
import type { Alphabet } from '@waymark/core/content';
import { describe, expect, it } from 'vitest';
import { buildFontStyles, viewFonts } from './fonts.ts';

const site = (config: object): DocsConfig =>
  ({ theme: 'mint', name: 'Acme', navigation: {}, ...config }) as unknown as DocsConfig;
const styles = (config: DocsConfig, alphabets: readonly Alphabet[] = []): string =>
  buildFontStyles(
    config,
    alphabets,
    ({ name }) => `/${name}`,
    (path) => path,
  );

describe('the face of text', () => {
  it('is that of the theme', () => {
    expect(viewFonts(site({ theme: 'luma' })).text).toBe('geist');
    expect(viewFonts(site({ theme: 'mint' })).text).toBe('inter');
    expect(styles(site({ theme: 'linden' }))).toContain('--_sans:"Geist Mono","Geist Mono Fallback"');
  });

  it('gives way to one for reading where a face of one width lacks the script', () => {
    expect(styles(site({ theme: 'linden' }))).toContain('[dir=rtl]{--_sans:system-ui');
    expect(styles(site({ theme: 'linden', fonts: { family: 'Lora' } }))).not.toContain('[dir=rtl]');
  });

  it('is not loaded from elsewhere where it is shipped', () => {
    const config = site({ fonts: { family: 'Geist' } });
    expect(viewFonts(config)).toMatchObject({
      text: 'geist',
      stylesheets: [],
      sources: { styles: [], fonts: [] },
    });
    expect(styles(config)).not.toContain('Inter');
  });

  it('is that of the author, without ours', () => {
    const config = site({ fonts: { family: 'Lora' } });
    expect(viewFonts(config).text).toBeUndefined();
    expect(viewFonts(config).stylesheets).toHaveLength(1);
    expect(styles(config)).not.toContain('Inter');
  });
});

it('names the host of a file in the policy, and nothing that is written behind it', () => {
  const hosts = (source: string): readonly string[] | undefined =>
    viewFonts(site({ fonts: { heading: { family: 'Own', source } } })).sources.fonts;
  expect(hosts('https://fonts.example.com:8443/own.woff2')).toEqual(['https://fonts.example.com:8443']);
  for (const source of [
    'https://a.example;script-src-elem *',
    'https://u:p@a.example/x',
    'https://a b/',
    '/a.woff2',
  ])
    expect(hosts(source), source).toEqual([]);
});

it('has a face for code on systems without one, with a stand-in until it has come', () => {
  expect(viewFonts(site({ fonts: { family: 'Lora' } })).shipped).toEqual(['geist-mono']);
  expect(styles(site({}))).toContain('@font-face{font-family:"Geist Mono Fallback"');
  expect(styles(site({ theme: 'linden' })).match(/font-family:"Geist Mono"/g)).toHaveLength(1);
});

it('has a stand-in of its own for bold letters, which are wider', () => {
  expect(styles(site({})).match(/font-family:"Inter Fallback";(font-weight:600 700;)?src/g)).toEqual([
    'font-family:"Inter Fallback";src',
    'font-family:"Inter Fallback";font-weight:600 700;src',
  ]);
});

describe('files of further alphabets', () => {
  it('come with every face that has them, and are asked for their letters alone', () => {
    const withRange = (theme: string): readonly (string | undefined)[] =>
      Array.from(
        styles(site({ theme }), ['vietnamese', 'greek']).matchAll(/url\("([^"]+)"\);unicode-range:U\+/g),
        ([, url]) => url,
      );
    expect(withRange('luma')).toEqual(['/geist-mono-vietnamese', '/geist-vietnamese']);
    expect(withRange('mint')).toEqual(['/geist-mono-vietnamese', '/inter-vietnamese', '/inter-greek']);
    expect(styles(site({}))).not.toContain('unicode-range');
  });

  it('are none where the author has fonts of his own, but for code', () => {
    const css = styles(site({ fonts: { family: 'Lora' } }), ['cyrillic']);
    expect(css.match(/url\("[^"]+"\)/g)).toEqual(['url("/geist-mono")', 'url("/geist-mono-cyrillic")']);
  });
});
