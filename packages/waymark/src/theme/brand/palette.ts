import { configDefaults, type DocsConfig, settingsOf } from '@waymark/core/config';
import { presets } from '../presets/index.ts';
import { contrast, fromOklch, mix, parseHex, type Rgb, solve, toHex, toOklch } from './color.ts';

/** The colours of one mode by token name, without the leading dashes; every value is opaque. */
export type Palette = ReadonlyMap<string, Rgb>;

/** The palettes of a site. */
export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** What differs between the modes. `surfaces` and `inks` are lightness in OKLCH, the shares are of colour on `bg`. */
interface ModeRules {
  readonly surfaces: Readonly<Record<'bg' | 'bg-2' | 'bg-3' | 'line', number>>;
  readonly inks: Readonly<Record<'line-strong' | 'muted' | 'text' | 'head', number>>;
  /** Most chroma of the greys, and its share of the brand's chroma. */
  readonly chroma: readonly [most: number, share: number];
  readonly soft: number;
  /** Share of the accent in a marked line of code. */
  readonly band: number;
  /** Least contrast of what is told by its ground, the current row and a marked line. */
  readonly told: number;
  /** Contrast of the accent where the configuration gives no colour for this mode. */
  readonly lively: number;
  readonly box: number;
  readonly methodBox: number;
  readonly hues: Readonly<Record<string, string>>;
  readonly methods: Readonly<Record<string, string>>;
}

const LIGHT: ModeRules = {
  surfaces: { bg: 1, 'bg-2': 0.982, 'bg-3': 0.962, line: 0.922 },
  inks: { 'line-strong': 0.66, muted: 0.51, text: 0.33, head: 0.2 },
  chroma: [0.006, 0.05],
  soft: 0.08,
  band: 0.08,
  told: 1.06,
  lively: 4.5,
  box: 0.06,
  methodBox: 0.1,
  hues: { note: '#2563eb', tip: '#15803d', warning: '#9a6700', danger: '#c81e1e' },
  methods: { get: '#166534', post: '#1d4ed8', put: '#854d0e', patch: '#b93a0a', delete: '#b91c1c' },
};

const DARK: ModeRules = {
  surfaces: { bg: 0.178, 'bg-2': 0.205, 'bg-3': 0.24, line: 0.36 },
  inks: { 'line-strong': 0.54, muted: 0.71, text: 0.865, head: 0.965 },
  chroma: [0.008, 0.06],
  soft: 0.13,
  band: 0.14,
  // On dark grounds, the eye tells less apart; and the brand's colour as it is on paper is among the dimmest.
  told: 1.25,
  lively: 7,
  box: 0.1,
  methodBox: 0.15,
  hues: { note: '#60a5fa', tip: '#4ade80', warning: '#fbbf24', danger: '#f87171' },
  methods: { get: '#4ade80', post: '#60a5fa', put: '#facc15', patch: '#fb923c', delete: '#f87171' },
};

const WHITE: Rgb = { r: 1, g: 1, b: 1, alpha: 1 };
const INK: Rgb = { r: 0x11 / 255, g: 0x11 / 255, b: 0x11 / 255, alpha: 1 };
const BLACK: Rgb = { r: 0, g: 0, b: 0, alpha: 1 };
/** Chroma in OKLCH below which a brand colour counts as grey. */
const NEAR_GREY = 0.03;

/**
 * Custom properties of the site's colours for both modes; every text colour has enough contrast. Those of methods are for sites
 * with operations.
 */
export function buildPalette(config: DocsConfig, hasOperations: boolean): string {
  const { light, dark } = createPalettes(config);
  const isLeftOut = (token: string): boolean =>
    DERIVED.test(token) || (!hasOperations && (token in LIGHT.methods || token === 'webhook'));
  const { primary, light: onDark, dark: solid } = brandColors(config);
  const brand = [
    ['primary', primary],
    ['primary-light', onDark],
    ['primary-dark', solid],
  ] as const;
  const channels = brand.map(([name, color]) => `--${name}:${toChannels(color)};`).join('');
  return `@layer waymark.tokens{:root{color-scheme:light;${channels}${print(light, dark, isLeftOut)}}html.dark{color-scheme:dark}}\n`;
}

/** Greys of the site by their lightness in OKLCH, as the light palette has them. */
export function createGreyScale(config: DocsConfig): (lightness: number) => Rgb {
  return createGreys(rulesOf(config, LIGHT), brandColors(config).primary, undefined);
}

/** What code stands on: the plain surface first, then its marked, added and removed lines. */
export function codeSurfaces(config: DocsConfig): {
  readonly light: readonly string[];
  readonly dark: readonly string[];
} {
  const { light, dark } = createPalettes(config);
  return { light: surfacesOf(LIGHT, light), dark: surfacesOf(DARK, dark) };
}

/** Added and removed lines as `code-lines.css` mixes them. */
function surfacesOf({ band, told }: ModeRules, palette: Palette): readonly string[] {
  const color = (token: string): Rgb => palette.get(token) ?? BLACK;
  const surface = color('bg-2');
  const onSurface = (token: string, share: number): Rgb => round(mix(color(token), surface, share));
  const marked = solve(onSurface('accent', band), told, [surface]);
  return [surface, marked, onSurface('get', 0.1), onSurface('delete', 0.1)].map(toHex);
}

/** Derives both palettes from the brand colours and the background of the configuration. */
export function createPalettes(config: DocsConfig): Palettes {
  const brand = brandColors(config);
  const written = config.background?.color;
  const background = typeof written === 'string' ? { light: written, dark: written } : written;
  const { primary, light, dark: button } = brand;
  return {
    light: createPalette(rulesOf(config, LIGHT), {
      brand: primary,
      isChosen: true,
      button,
      background: parseColor(background?.light),
    }),
    dark: createPalette(rulesOf(config, DARK), {
      brand: light,
      isChosen: parseColor(config.colors?.light) !== undefined,
      button,
      background: parseColor(background?.dark),
    }),
  };
}

/** The rules of a mode, without hue in the greys where the theme wants it so. */
function rulesOf(config: DocsConfig, rules: ModeRules): ModeRules {
  const isPure = presets[settingsOf(config).theme]?.hasPureGreys === true;
  return isPure ? { ...rules, chroma: [0, 0] } : rules;
}

/** Colours that the configuration gives to one mode. */
interface ModeColors {
  readonly brand: Rgb;
  /** The brand's colour is meant for this mode, and stays as it is where it can be read. */
  readonly isChosen: boolean;
  readonly button: Rgb;
  readonly background: Rgb | undefined;
}

function createPalette(rules: ModeRules, { brand, isChosen, button, background }: ModeColors): Palette {
  const grey = createGreys(rules, brand, background);
  const { bg: bgLightness, 'bg-2': second, 'bg-3': third, line } = rules.surfaces;
  const bg = background ?? grey(bgLightness);
  // Beside a ground of colour, grey looks like its opposite: brown on navy.
  const ground =
    background === undefined ? grey : createGreys({ ...rules, chroma: [1, 0] }, brand, background);
  // On an author's background near black, equal steps of lightness are too small to be seen.
  const bg2 = solve(ground(second), 1.03, [bg]);
  const bg3 = solve(ground(third), 1.08, [bg]);
  const soft = solve(round(mix(brand, bg, rules.soft)), rules.told, [bg]);
  const surfaces = [bg, bg2, bg3, soft];
  const head = solve(grey(rules.inks.head), 11.8, surfaces);
  // As `prose.css` mixes it: links lead to what is code, too.
  const code = round(mix(head, bg, 0.06));
  const lively = isChosen ? brand : solveBrand(brand, rules.lively, surfaces, head);
  const mark = solveBrand(lively, 3, surfaces, head);
  const muted = solve(grey(rules.inks.muted), 4.8, surfaces);
  return new Map([
    ['bg', bg],
    ['bg-2', bg2],
    ['bg-3', bg3],
    ['line', solve(ground(line), 1.25, [bg])],
    ['line-strong', solve(grey(rules.inks['line-strong']), 3, surfaces)],
    ['muted', muted],
    ['text', solve(grey(rules.inks.text), 8.7, surfaces)],
    ['head', head],
    ['soft', soft],
    ['accent', solveBrand(lively, 4.5, [...surfaces, code], head)],
    ['mark', mark],
    ...solidColors(button, { bg, head, mark }),
    ...hueColors(rules, bg, muted),
  ]);
}

/** Greys by lightness, with a trace of the brand's hue; a background of the author's own shifts them all. */
function createGreys(rules: ModeRules, brand: Rgb, background: Rgb | undefined): (lightness: number) => Rgb {
  const [most, share] = rules.chroma;
  const base = toOklch(background ?? brand);
  const shift = background === undefined ? 0 : base.l - rules.surfaces.bg;
  const c = Math.min(most, background === undefined ? share * base.c : base.c);
  return (lightness) => {
    const l = Math.min(1, lightness + shift);
    // White has no hue; with a trace of one it would lose a little of its lightness.
    return round(fromOklch({ l, c: l === 1 ? 0 : c, h: base.h }));
  };
}

/** A brand colour corrected for a contrast; a grey one that fails gives way to the colour of titles. */
function solveBrand(brand: Rgb, target: number, surfaces: readonly Rgb[], head: Rgb): Rgb {
  const isGrey = toOklch(brand).c < NEAR_GREY;
  if (isGrey && surfaces.some((surface) => contrast(brand, surface) < target)) return head;
  return solve(brand, target, surfaces);
}

/** The fill of buttons and banners, the ink on it, and its edge where it would be lost on the page. */
function solidColors(
  button: Rgb,
  { bg, head, mark }: { readonly bg: Rgb; readonly head: Rgb; readonly mark: Rgb },
): readonly (readonly [string, Rgb])[] {
  const isFaint = contrast(button, bg) < 1.6;
  const isLost = isFaint && toOklch(button).c < NEAR_GREY;
  const { solid, ink } = isLost ? { solid: head, ink: bg } : withInk(button);
  return [
    ['solid', solid],
    ['on-solid', ink],
    ['solid-line', isFaint && !isLost ? mark : solid],
  ];
}

/** A fill and the ink to write on it: white on a colour at most .10 darker, else black on the colour as it is. */
export function withInk(color: Rgb): { readonly solid: Rgb; readonly ink: Rgb } {
  const { l, c, h } = toOklch(color);
  for (let darker = 0; darker <= 0.1; darker += 0.005) {
    const solid = darker === 0 ? color : round(fromOklch({ l: l - darker, c, h }));
    if (contrast(WHITE, solid) >= 4.5) return { solid, ink: WHITE };
  }
  return { solid: color, ink: contrast(INK, color) >= 4.5 ? INK : BLACK };
}

/**
 * Colours of meaning: text, box and border of callouts and methods. Boxes and borders are not printed: `tokens.css` mixes
 * them in the browser by the same shares, which is a third of the bytes. The contrast asked for leaves room for that.
 */
function hueColors(rules: ModeRules, bg: Rgb, muted: Rgb): readonly (readonly [string, Rgb])[] {
  const shades = (token: string, color: Rgb, share: number): readonly (readonly [string, Rgb])[] => {
    const box = round(mix(color, bg, share));
    return [
      [token, solve(color, 4.6, [bg, box])],
      [`${token}-bg`, box],
      [`${token}-line`, round(mix(color, bg, 0.22))],
    ];
  };
  return [
    ...Object.entries(rules.hues).flatMap(([token, hex]) => shades(token, parseHex(hex) ?? muted, rules.box)),
    ...shades('info', muted, rules.box),
    ...Object.entries(rules.methods).flatMap(([token, hex]) =>
      shades(token, parseHex(hex) ?? muted, rules.methodBox),
    ),
    ...shades('webhook', muted, rules.methodBox),
  ];
}

function brandColors(config: DocsConfig): {
  readonly primary: Rgb;
  readonly light: Rgb;
  readonly dark: Rgb;
} {
  const primary = parseColor(config.colors?.primary) ?? parseColor(configDefaults.colors.primary) ?? INK;
  return {
    primary,
    light: parseColor(config.colors?.light) ?? primary,
    dark: parseColor(config.colors?.dark) ?? primary,
  };
}

function parseColor(hex: string | undefined): Rgb | undefined {
  return hex === undefined ? undefined : parseHex(hex);
}

/** Tokens that `tokens.css` derives. */
const DERIVED = /^(?!solid)[a-z]+-(?:bg|line)$/;

function print(light: Palette, dark: Palette, isLeftOut: (token: string) => boolean): string {
  return [...light]
    .filter(([token]) => !isLeftOut(token))
    .map(
      ([token, color]) =>
        `--_${token}:${pair(hexOf(token, color, light), hexOf(token, dark.get(token) ?? color, dark))};`,
    )
    .join('');
}

/** An edge of the fill's own colour is none, so that it does not stand beside a fill of an author's. */
function hexOf(token: string, color: Rgb, palette: Palette): string {
  const hex = toHex(color);
  const isFill = token === 'solid-line' && hex === toHex(palette.get('solid') ?? color);
  return isFill ? 'transparent' : hex;
}

/** Both modes in one value; `color-scheme` chooses. */
function pair(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

/** `22 163 74`, the form that `rgb(var(--primary) / 50%)` takes. */
export function toChannels(color: Rgb): string {
  return [color.r, color.g, color.b].map((channel) => Math.round(channel * 255)).join(' ');
}

/** What is printed has eight bits a channel, so that is what has to pass. */
function round(color: Rgb): Rgb {
  return parseHex(toHex(color)) ?? color;
}
