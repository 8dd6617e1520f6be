import type { DocsConfig } from '@waymark/core/config';
import { backgroundRules } from './background.ts';
import { parseHex, toHex } from './color.ts';
import { withInk } from './palette.ts';

/**
 * Styles that the configuration asks for beside its palette: the page's background, the banner's colour, the tiles of
 * elements with a colour of their own. Paths are relative to a folder beside the pages (`_waymark/`).
 */
export function buildSiteStyles(config: DocsConfig): string {
  return [...backgroundRules(config), ...bannerRules(config), ...tileRules(config)]
    .map((rule) => `@layer waymark.theme{${rule}}\n`)
    .join('');
}

/** The value of `data-color` that finds the rule of an element's colour; undefined if it has none. */
export function colorKey(
  color: { readonly light?: string; readonly dark?: string } | undefined,
): string | undefined {
  const light = color?.light ?? color?.dark;
  const dark = color?.dark ?? light;
  return light === undefined || dark === undefined ? undefined : `${light} ${dark}`.toLowerCase();
}

/** A colour as written, for each mode. */
function byMode(color: unknown): { readonly light?: string; readonly dark?: string } | undefined {
  if (typeof color === 'string') return { light: color, dark: color };
  return typeof color === 'object' && color !== null ? color : undefined;
}

function bannerRules({ banner }: DocsConfig): readonly string[] {
  const color = banner?.color;
  if (color === undefined) return [];
  const { light, dark } = byMode(color) ?? {};
  const first = inkRule(light ?? dark, '--_banner-bg', '--_banner-text');
  const second = inkRule(dark ?? light, '--_banner-bg', '--_banner-text');
  return [`:root{${first}}`, `html.dark{${second}}`];
}

function tileRules({ navigation }: DocsConfig): readonly string[] {
  const keys = new Set<string>();
  collectColors(navigation, keys);
  const shape = '.menu [data-color]>.nav-dropdown-item-icon{padding:.25rem;border-radius:.375rem}';
  const tiles = [...keys].flatMap((key) => {
    const [light, dark] = key.split(' ');
    const selector = `[data-color="${key}"]>.nav-dropdown-item-icon`;
    const tile = (color: string | undefined): string =>
      `${inkRule(color, 'background', 'color')}border-color:transparent`;
    // Stronger than what the sidebar says of the icon of the current entry.
    const place = ':is(#sidebar,.menu)';
    return [`${place} ${selector}{${tile(light)}}`, `html.dark ${place} ${selector}{${tile(dark)}}`];
  });
  return keys.size === 0 ? [] : [shape, ...tiles];
}

function collectColors(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    const key = name === 'color' ? colorKey(byMode(child)) : undefined;
    if (key?.split(' ').every((hex) => parseHex(hex) !== undefined)) keys.add(key);
    else collectColors(child, keys);
  }
}

/** A fill and the ink that is readable on it, as two declarations. */
function inkRule(hex: string | undefined, fill: string, text: string): string {
  const color = hex === undefined ? undefined : parseHex(hex);
  if (color === undefined) return '';
  const { solid, ink } = withInk(color);
  return `${fill}:${toHex(solid)};${text}:${toHex(ink)};`;
}
