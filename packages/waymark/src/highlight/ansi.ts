import { type Color, createAnsiSequenceParser, namedColors, type ParseToken } from 'ansi-sequence-parser';
import { escapeHtml } from './html.ts';

/**
 * Turns output of a terminal into HTML: escape sequences for colour and style become classes (`t0` to `t15`, `t0m`
 * for dimmed ones), all others vanish. Colours beyond the sixteen are shown by the nearest of them.
 */
export function highlightTerminal(lines: readonly string[]): string[] {
  const parser = createAnsiSequenceParser();
  return lines.map((line) => parser.parse(keepStyles(line)).map(printToken).join(''));
}

/** Style sequences; other control sequences; titles and links; choices of letters; two-character ones; a lone escape. */
const SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
  /\x1b(?:\[(?<style>[\d;:]*)m|\[[\d:;<=>?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[ -/]+[0-~]|[@-Z\\^_=>78]|)/g;

/** Terminals read fewer codes of one sequence; the parser's time grows with their square. */
const MOST_CODES = 100;

/** The line with style sequences alone, in the one spelling that the parser knows: `;` between codes, `0` written out. */
function keepStyles(line: string): string {
  return line.replace(SEQUENCE, (_, style?: string) => {
    if (style === undefined) return '';
    const codes = style.split(/[;:]/, MOST_CODES).map((code) => (code === '' ? '0' : code));
    return `\x1b[${codes.join(';')}m`;
  });
}

function printToken({ value, ...style }: ParseToken): string {
  const classes = classesOf(style).join(' ');
  return classes === '' ? escapeHtml(value) : `<span class="${classes}">${escapeHtml(value)}</span>`;
}

/** Index of the terminal colour that shows a colour: itself, or the nearest of the sixteen. */
function colorIndex(color: Color | null): number | undefined {
  switch (color?.type) {
    case 'named':
      return namedColors.indexOf(color.name);
    case 'rgb':
      return nearestColor(color.rgb);
    case 'table':
      return tableColor(color.index);
  }
  return undefined;
}

/** The table of 256 has the sixteen, a cube of six levels a channel, and 24 greys. */
function tableColor(index: number): number | undefined {
  if (index < 16) return index;
  if (index >= 232) return nearestColor(Array.from({ length: 3 }, () => (index - 232) * 10 + 8));
  return nearestColor([36, 6, 1].map((step) => (Math.floor((index - 16) / step) % 6) * 51));
}

/** The nearest of the sixteen by hue, then by brightness; channels go from 0 to 255. */
function nearestColor(channels: readonly number[]): number | undefined {
  const brightest = Math.max(...channels);
  if (channels.length < 3 || Number.isNaN(brightest)) return undefined;
  if (brightest - Math.min(...channels) < 40) {
    const [black, grey, white, brightWhite] = [0, 8, 7, 15];
    if (brightest < 64) return black;
    return brightest < 160 ? grey : brightest < 224 ? white : brightWhite;
  }
  const hue = channels.reduce((sum, channel, bit) => sum + (channel * 2 > brightest ? 1 << bit : 0), 0);
  return brightest > 220 ? hue + 8 : hue;
}

const DECORATIONS = [
  ['bold', 'tb'],
  ['italic', 'ti'],
  ['underline', 'tu'],
  ['strikethrough', 'ts'],
] as const;

function classesOf({ foreground, background, decorations }: Omit<ParseToken, 'value'>): string[] {
  const isReversed = decorations.has('reverse');
  const color = colorIndex(foreground);
  const shown = isReversed ? color : (colorIndex(background) ?? color);
  const classes: string[] = [];
  if (decorations.has('dim')) classes.push(`t${shown ?? 7}m`);
  else if (shown !== undefined) classes.push(`t${shown}`);
  if (isReversed || background !== null) classes.push('tr');
  for (const [decoration, name] of DECORATIONS) if (decorations.has(decoration)) classes.push(name);
  return classes;
}
