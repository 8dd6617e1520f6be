import { escapeHtml } from './html.ts';

/**
 * Turns output of a terminal into HTML: escape sequences for colour and style become classes (`t0` to `t15`, `t0m`
 * for dimmed ones), all others vanish. Colours beyond the sixteen are shown by the nearest of them.
 */
export function highlightTerminal(lines: readonly string[]): string[] {
  let style = PLAIN;
  return lines.map((line) => {
    let html = '';
    let start = 0;
    for (const match of line.matchAll(SEQUENCE)) {
      html += wrap(line.slice(start, match.index), style);
      start = match.index + match[0].length;
      if (match.groups?.['style'] !== undefined) style = applyCodes(style, match.groups['style']);
    }
    return html + wrap(line.slice(start), style);
  });
}

interface TerminalStyle {
  /** Index of a terminal colour. */
  readonly color: number | undefined;
  readonly background: number | undefined;
  /** Codes of decorations that are on. */
  readonly decorations: ReadonlySet<number>;
}

const PLAIN: TerminalStyle = { color: undefined, background: undefined, decorations: new Set() };

/** Style sequences, then the other control sequences, then titles and links, then two-character ones. */
const SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with a control character
  /\x1b(?:\[(?<style>[\d;:]*)m|\[[\d;:?<=>]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\^_=>78])/g;

function applyCodes(style: TerminalStyle, sequence: string): TerminalStyle {
  const codes = sequence.split(/[;:]/).map(Number);
  let result = style;
  while (codes.length > 0) result = applyCode(result, codes.shift() ?? 0, codes);
  return result;
}

function applyCode(style: TerminalStyle, code: number, following: number[]): TerminalStyle {
  if (code === 0) return PLAIN;
  if (code < 10) return { ...style, decorations: new Set([...style.decorations, code]) };
  if (code < 30) {
    // 22 ends both bold and dimmed; the others end what stands 20 before them.
    const off = code === 22 ? [1, 2] : [code - 20];
    return { ...style, decorations: new Set([...style.decorations].filter((on) => !off.includes(on))) };
  }
  if (isBackground(code)) return { ...style, background: readColor(code - 10, following) };
  return { ...style, color: readColor(code, following) };
}

function isBackground(code: number): boolean {
  return (code >= 40 && code < 50) || code >= 100;
}

/** The color that a foreground code stands for; for 38 it is in the codes that follow, which are taken away. */
function readColor(code: number, following: number[]): number | undefined {
  if (code >= 30 && code <= 37) return code - 30;
  if (code >= 90 && code <= 97) return code - 82;
  if (code !== 38) return undefined;
  const kind = following.shift();
  if (kind === 2) return nearestColor(following.splice(0, 3));
  const index = kind === 5 ? following.shift() : undefined;
  if (index === undefined || index < 16) return index;
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

const DECORATIONS: readonly (readonly [number, string])[] = [
  [1, 'tb'],
  [3, 'ti'],
  [4, 'tu'],
  [9, 'ts'],
];

function wrap(text: string, style: TerminalStyle): string {
  if (text === '') return '';
  const classes = classesOf(style).join(' ');
  return classes === '' ? escapeHtml(text) : `<span class="${classes}">${escapeHtml(text)}</span>`;
}

function classesOf({ color, background, decorations }: TerminalStyle): string[] {
  const isReversed = decorations.has(7);
  const shown = isReversed ? color : (background ?? color);
  const classes: string[] = [];
  if (decorations.has(2)) classes.push(`t${shown ?? 7}m`);
  else if (shown !== undefined) classes.push(`t${shown}`);
  if (isReversed || background !== undefined) classes.push('tr');
  for (const [code, name] of DECORATIONS) if (decorations.has(code)) classes.push(name);
  return classes;
}
