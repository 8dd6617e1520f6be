import type { DocsConfig } from '@waymark/core/config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, parseHex, type Rgb, toHex, toOklch } from './color.ts';
import { buildPalette, codeSurfaces, createPalettes, type Palette } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const BLACK: Rgb = { r: 0, g: 0, b: 0, alpha: 1 };

function config(colors: DocsConfig['colors'], background?: DocsConfig['background']): DocsConfig {
  const rest = { theme: 'mint', name: 'Acme', navigation: {} } as const;
  return (background === undefined ? { ...rest, colors } : { ...rest, colors, background }) as DocsConfig;
}

function color(palette: Palette, token: string): Rgb {
  const found = palette.get(token);
  if (found === undefined) throw new Error(`No token ${token}`);
  return found;
}

/** The least contrast of a token on the surfaces that carry text. */
function least(palette: Palette, token: string, surfaces = ['bg', 'bg-2', 'bg-3', 'soft']): number {
  return Math.min(...surfaces.map((surface) => contrast(color(palette, token), color(palette, surface))));
}

function expectReadable(palette: Palette, head = 11.8): void {
  expect(least(palette, 'accent')).toBeGreaterThanOrEqual(4.5);
  // Code that is a link stands on a ground of its own.
  const codeGround = mix(color(palette, 'head'), color(palette, 'bg'), 0.06);
  expect(contrast(color(palette, 'accent'), codeGround)).toBeGreaterThanOrEqual(4.49);
  expect(least(palette, 'muted')).toBeGreaterThanOrEqual(4.8);
  expect(least(palette, 'text')).toBeGreaterThanOrEqual(8.7);
  expect(least(palette, 'head')).toBeGreaterThanOrEqual(head);
  expect(least(palette, 'mark')).toBeGreaterThanOrEqual(3);
  expect(least(palette, 'line-strong')).toBeGreaterThanOrEqual(3);
  expect(least(palette, 'on-solid', ['solid'])).toBeGreaterThanOrEqual(4.5);
  for (const hue of ['note', 'info', 'tip', 'warning', 'danger', 'get', 'post', 'put', 'patch', 'delete']) {
    expect(least(palette, hue, ['bg', `${hue}-bg`]), hue).toBeGreaterThanOrEqual(4.5);
  }
}

describe('createPalettes', () => {
  it('makes every brand colour readable in both modes', () => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, light, dark) => {
        const palettes = createPalettes(config({ primary, light, dark }));
        expectReadable(palettes.light);
        expectReadable(palettes.dark);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['#000000', '#050505', '#1a0033', '#ffffff', '#fff8e7'])(
    'shows lines and surfaces on %s',
    (background) => {
      const sides = createPalettes(
        config({ primary: '#16a34a' }, { color: { light: background, dark: background } }),
      );
      for (const palette of [sides.light, sides.dark]) {
        expect(least(palette, 'line', ['bg'])).toBeGreaterThanOrEqual(1.22);
        expect(least(palette, 'bg-3', ['bg'])).toBeGreaterThanOrEqual(1.08);
      }
    },
  );

  it('takes the greys as they are designed without a background of the author', () => {
    const { light, dark } = createPalettes(config({ primary: '#16a34a' }));
    const print = (palette: Palette): string[] =>
      ['bg', 'bg-2', 'bg-3', 'line'].map((token) => toHex(color(palette, token)));
    expect(print(light)).toEqual(['#ffffff', '#f6faf7', '#f0f4f0', '#e3e6e3']);
    expect(print(dark)).toEqual(['#0f120f', '#151815', '#1d201d', '#3a3e3b']);
  });

  it('keeps a colour that needs no correction', () => {
    const { light } = createPalettes(config({ primary: '#166e3f' }));
    expect(toHex(color(light, 'accent'))).toBe('#166e3f');
  });

  it('gives a grey brand the colour of titles where it would be lost', () => {
    const { light } = createPalettes(config({ primary: '#fafafa' }));
    expect(color(light, 'accent')).toEqual(color(light, 'head'));
    expect(color(light, 'solid')).toEqual(color(light, 'head'));
  });

  it('takes the background of the configuration and shifts the greys with it', () => {
    const colors = { primary: '#2d00f7' };
    const { light, dark } = createPalettes(config(colors, { color: { light: '#EEEEEE', dark: '#222831' } }));
    expect(color(light, 'bg')).toEqual(parseHex('#eeeeee'));
    expect(color(dark, 'bg')).toEqual(parseHex('#222831'));
    expectReadable(light);
    // White, on the ground of the current row.
    expectReadable(dark, 11.7);
    expect(contrast(color(light, 'bg-3'), color(light, 'bg'))).toBeGreaterThan(1.02);
  });

  it('gives what lies on a ground of colour the tint of the ground', () => {
    const { dark } = createPalettes(config({ primary: '#635bff' }, { color: { dark: '#0a2540' } }));
    const print = ['bg-2', 'bg-3', 'line'].map((token) => toHex(color(dark, token)));
    expect(print).toEqual(['#112c47', '#1a3551', '#395574']);
    expectReadable(dark);
  });
});

it('tells the current row and a marked line of code from what they lie on in the dark', () => {
  fc.assert(
    fc.property(hex, fc.option(hex), (primary, light) => {
      const site = config(light === null ? { primary } : { primary, light });
      const { dark } = createPalettes(site);
      expect(least(dark, 'soft', ['bg'])).toBeGreaterThanOrEqual(1.25);
      expect(least(dark, 'line', ['bg'])).toBeGreaterThanOrEqual(1.25);
      expect(least(dark, 'accent', ['soft'])).toBeGreaterThanOrEqual(light === null ? 7 : 4.5);
      const [surface = BLACK, marked = BLACK] = codeSurfaces(site).dark.flatMap(
        (code) => parseHex(code) ?? [],
      );
      expect(contrast(marked, surface)).toBeGreaterThanOrEqual(1.25);
    }),
    { numRuns: 200 },
  );
});

it('gives what is said of a callout one hue in both modes', () => {
  const { light, dark } = createPalettes(config({ primary: '#16a34a' }));
  for (const token of ['note', 'tip', 'warning', 'danger'])
    expect(Math.abs(toOklch(color(light, token)).h - toOklch(color(dark, token)).h), token).toBeLessThan(15);
});

describe('buildPalette', () => {
  it('prints both modes and the brand as channels', () => {
    const css = buildPalette(config({ primary: '#16a34a' }), false);
    expect(css).toContain('--primary:22 163 74;');
    expect(css).toMatch(/--_bg:light-dark\(#ffffff,#[\da-f]{6}\);/);
    expect(css).toContain('html.dark{color-scheme:dark}');
  });

  it('has the colours of methods only for sites with operations', () => {
    const site = config({ primary: '#16a34a' });
    expect(buildPalette(site, true)).toMatch(/--_get:.*--_webhook:/);
    expect(buildPalette(site, false)).not.toMatch(/--_get:|--_webhook:/);
  });
});

it('leaves the hue out of the greys of a theme that wants it so', () => {
  const site = { ...config({ primary: '#166e3f' }), theme: 'sequoia' } as DocsConfig;
  for (const palette of Object.values(createPalettes(site)))
    for (const token of ['bg-2', 'line', 'muted', 'text'])
      expect(new Set(toHex(color(palette, token)).slice(1).match(/../g))).toHaveProperty('size', 1);
  const tinted = createPalettes(config({ primary: '#166e3f' })).light;
  expect(new Set(toHex(color(tinted, 'muted')).slice(1).match(/../g)).size).toBeGreaterThan(1);
});
