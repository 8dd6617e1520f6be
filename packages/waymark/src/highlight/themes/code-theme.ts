import { Theme } from '@shikijs/vscode-textmate';

/** An editor theme as its file has it; only the keys that the highlighter reads. */
export interface RawTheme {
  readonly name?: string;
  readonly type?: string;
  readonly fg?: string;
  readonly bg?: string;
  readonly colors?: Readonly<Record<string, string>>;
  readonly settings?: readonly RawThemeRule[];
  readonly tokenColors?: readonly RawThemeRule[];
}

/** One rule of an editor theme. */
export interface RawThemeRule {
  readonly name?: string;
  readonly scope?: string | readonly string[];
  readonly settings?: { readonly foreground?: string; readonly fontStyle?: string };
}

/** An editor theme ready to be matched. Colours are CSS values. */
export interface CodeTheme {
  /** Gives the colour id and font style of a scope path. */
  readonly matcher: Theme;
  /** Colours of tokens by colour id, from 1; empty for plain text where the theme has no rule for it. */
  readonly colors: readonly string[];
  readonly text: string;
  readonly surface: string;
  /** The 16 terminal colours: black red green yellow blue magenta cyan white, then the bright ones. */
  readonly terminal: readonly string[];
}

/** Prepares an editor theme, filling in what it leaves out as editors do. */
export function readTheme(raw: RawTheme): CodeTheme {
  const rules = raw.settings ?? raw.tokenColors ?? [];
  const global = rules.find((rule) => rule.name === undefined && rule.scope === undefined)?.settings;
  const fallback = raw.type === 'light' ? LIGHT_FALLBACK : DARK_FALLBACK;
  const text = raw.fg ?? global?.foreground ?? raw.colors?.['editor.foreground'] ?? fallback.text;
  const surface = raw.bg ?? raw.colors?.['editor.background'] ?? fallback.surface;
  return { ...compile(rules), text, surface, terminal: readTerminalColors(raw) };
}

/**
 * The matcher takes hex colours only and editors' themes also hold words, and CSS variables are wanted; so every
 * colour travels as a number written in hex.
 */
function compile(rules: readonly RawThemeRule[]): Pick<CodeTheme, 'matcher' | 'colors'> {
  const values = new Map<string, string>();
  const encode = (color: string): string => {
    const value = color.toLowerCase();
    const code = values.get(value) ?? `#${(values.size + 1).toString(16).padStart(6, '0')}`;
    values.set(value, code);
    return code;
  };
  const settings = rules.flatMap(({ scope, settings: style }) => {
    if (style === undefined) return [];
    const foreground = style.foreground === undefined ? {} : { foreground: encode(style.foreground) };
    const fontStyle = style.fontStyle === undefined ? {} : { fontStyle: style.fontStyle };
    const where = scope === undefined ? {} : { scope: typeof scope === 'string' ? scope : [...scope] };
    return [{ ...where, settings: { ...foreground, ...fontStyle } }];
  });
  const matcher = Theme.createFromRawTheme({ settings });
  const decoded = new Map([...values].map(([value, code]) => [code.toUpperCase(), value]));
  return { matcher, colors: Array.from(matcher.getColorMap(), (code) => decoded.get(code) ?? '') };
}

function readTerminalColors(raw: RawTheme): readonly string[] {
  return Object.entries(TERMINAL_FALLBACK).map(
    ([name, color]) => raw.colors?.[`terminal.ansi${name}`] ?? color,
  );
}

const LIGHT_FALLBACK = { text: '#333333', surface: '#ffffff' };
const DARK_FALLBACK = { text: '#bbbbbb', surface: '#1e1e1e' };

/** What terminals show where the theme says nothing. */
const TERMINAL_FALLBACK: Readonly<Record<string, string>> = {
  Black: '#000000',
  Red: '#cd3131',
  Green: '#0dbc79',
  Yellow: '#e5e510',
  Blue: '#2472c8',
  Magenta: '#bc3fbc',
  Cyan: '#11a8cd',
  White: '#e5e5e5',
  BrightBlack: '#666666',
  BrightRed: '#f14c4c',
  BrightGreen: '#23d18b',
  BrightYellow: '#f5f543',
  BrightBlue: '#3b8eea',
  BrightMagenta: '#d670d6',
  BrightCyan: '#29b8db',
  BrightWhite: '#ffffff',
};
