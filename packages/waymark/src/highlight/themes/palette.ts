import { contrast, mix, parseHex, type Rgb, solve, toHex, toOklch } from '../../theme/brand/color.ts';
import type { CodeTheme } from './code-theme.ts';
import type { TokenStyle, TokenStylePair } from './theme-pair.ts';

/** What code is drawn on, in one mode. */
export interface PaletteSide {
  readonly theme: CodeTheme;
  /** Surfaces that the colours must be readable on: that of the code block first, then that of its marked lines. */
  readonly surfaces: readonly string[];
}

/** Colours of code in both modes, as classes and as the rules behind them. */
export interface CodePalette {
  /** The classes of a token; empty where it looks like plain text in both modes. */
  classesOf(style: TokenStylePair): string;
  /** Rules of every class that {@link classesOf} can name. */
  readonly css: string;
  /** Rules of the terminal colours (`t0` to `t15`, `t0m` dimmed) and decorations. */
  readonly terminalCss: string;
}

/**
 * Gives every colour of a theme pair its class: `l3` in light mode, `d3` in dark mode, numbered in the order of the
 * colours themselves, so that names depend on the themes alone. Where both modes share a theme, `l3` serves both.
 */
export function createPalette(
  light: PaletteSide,
  dark: PaletteSide | undefined,
  target: number,
): CodePalette {
  const lightSide = colorSide('l', light, target);
  const darkSide = dark === undefined ? undefined : colorSide('d', dark, target);
  return {
    classesOf: (style) => {
      const classes = classesOnSide(lightSide, style.light);
      if (darkSide !== undefined) for (const each of classesOnSide(darkSide, style.dark)) classes.push(each);
      return classes.join(' ');
    },
    css: printSurfaces(lightSide, darkSide) + printModes(lightSide, darkSide, printTokens),
    terminalCss: TERMINAL_DECORATIONS + printModes(lightSide, darkSide, printTerminal),
  };
}

interface ColoredSide {
  readonly prefix: 'l' | 'd';
  readonly text: string;
  readonly surface: string;
  /** Ground of a marked line; none on the theme's own surface. */
  readonly marked: string | undefined;
  /** By colour id of the theme. */
  readonly colors: readonly string[];
  /** What is numbered: the distinct colours, sorted, without that of plain text. */
  readonly numbered: readonly string[];
  readonly terminal: readonly string[];
  readonly terminalDim: readonly string[];
}

function colorSide(prefix: 'l' | 'd', { theme, surfaces }: PaletteSide, target: number): ColoredSide {
  const opaque = surfaces.flatMap((surface) => parseHex(surface) ?? []);
  const readable = createSolver(opaque, target, commentColor(theme));
  const colors = theme.colors.map(readable);
  const text = readable(theme.text);
  return {
    prefix,
    text,
    surface: normalize(surfaces[0] ?? theme.surface),
    marked: surfaces[1],
    colors,
    numbered: [...new Set(colors)].filter((color) => color !== '' && color !== text).sort(),
    terminal: theme.terminal.map(readable),
    terminalDim: theme.terminal.map((color) => readable(dim(color, opaque[0]))),
  };
}

/** Contrast up to which other tokens are raised to stay louder than comments. */
const LOUDEST_COMMENT = 5.5;

function createSolver(
  surfaces: readonly Rgb[],
  target: number,
  comment: string | undefined,
): (color: string) => string {
  const [surface] = surfaces;
  if (surface === undefined || target <= 0) return normalize;
  const solveFor = (color: string, goal: number): Rgb | undefined => {
    const parsed = parseHex(color);
    if (parsed === undefined) return undefined;
    const enough = surfaces.every((under) => contrast(parsed, under) >= goal);
    return enough ? parsed : solve(mix(parsed, surface, parsed.alpha), goal, surfaces);
  };
  const quietest = comment === undefined ? undefined : solveFor(comment, target);
  const loudness = quietest === undefined ? target : contrast(quietest, surface);
  const others = Math.max(target, Math.min(loudness, LOUDEST_COMMENT));
  return (color) => {
    const solved = solveFor(color, normalize(color) === normalize(comment ?? '') ? target : others);
    return solved === undefined ? color : toHex(solved);
  };
}

function commentColor({ matcher, colors }: CodeTheme): string | undefined {
  const path = { parent: null, scopeName: 'comment' } as Parameters<typeof matcher.match>[0];
  return colors[matcher.match(path)?.foregroundId ?? 0];
}

function normalize(color: string): string {
  const parsed = parseHex(color);
  return parsed === undefined ? color : toHex(parsed);
}

function dim(color: string, surface: Rgb | undefined): string {
  const parsed = parseHex(color);
  if (parsed === undefined) return color.replace(/\)$/, '-dim)');
  return surface === undefined ? color : toHex(mix(parsed, surface, 0.5));
}

function classesOnSide(side: ColoredSide, { color, font }: TokenStyle): string[] {
  const classes: string[] = [];
  const index = side.numbered.indexOf(side.colors[color] ?? side.text);
  if (index >= 0) classes.push(`${side.prefix}${index}`);
  for (const { bit, letter } of FONT_STYLES) if ((font & bit) !== 0) classes.push(side.prefix + letter);
  return classes;
}

const FONT_STYLES = [
  { bit: 1, letter: 'i', rule: 'font-style:italic' },
  { bit: 2, letter: 'b', rule: 'font-weight:bold' },
  { bit: 4, letter: 'u', rule: 'text-decoration:underline' },
  { bit: 8, letter: 's', rule: 'text-decoration:line-through' },
] as const;

/** On a terminal background the text takes the colour of the surface, which every terminal colour contrasts with. */
const TERMINAL_DECORATIONS = [
  '.tr{background:currentcolor;-webkit-text-fill-color:var(--_code-surface)}',
  ...FONT_STYLES.map(({ letter, rule }) => `.t${letter}{${rule}}`),
].join('');

function printSurfaces(light: ColoredSide, dark: ColoredSide | undefined): string {
  const surfaces = (side: ColoredSide): string =>
    `{--_code-surface:${side.surface};--_code-text:${side.text}${printMark(side)}}`;
  return `:root${surfaces(light)}${dark === undefined ? '' : `html.dark${surfaces(dark)}`}`;
}

/** The ground of a marked line lies on its letters: it replaces what is nearer to the surface than itself, and leaves them. */
function printMark({ surface, text, marked }: ColoredSide): string {
  if (marked === undefined) return '';
  const [ground, ink] = [parseHex(surface), parseHex(text)];
  const isLight = ground === undefined || ink === undefined || toOklch(ground).l > toOklch(ink).l;
  return `;--_code-mark:${marked};--_code-blend:${isLight ? 'darken' : 'lighten'}`;
}

type PrintSide = (side: ColoredSide) => string;

function printModes(light: ColoredSide, dark: ColoredSide | undefined, print: PrintSide): string {
  if (dark === undefined) return print(light);
  // Paper is white whatever the mode.
  return `html:not(.dark){${print(light)}}@media not print{html.dark{${print(dark)}}}`;
}

function printTokens({ prefix, numbered }: ColoredSide): string {
  return [
    ...numbered.map((color, index) => `.${prefix}${index}{color:${color}}`),
    ...FONT_STYLES.map(({ letter, rule }) => `.${prefix}${letter}{${rule}}`),
  ].join('');
}

function printTerminal({ terminal, terminalDim }: ColoredSide): string {
  return [
    ...terminal.map((color, index) => `.t${index}{color:${color}}`),
    ...terminalDim.map((color, index) => `.t${index}m{color:${color}}`),
  ].join('');
}
