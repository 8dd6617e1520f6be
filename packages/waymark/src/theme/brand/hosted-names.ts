import type { DocsConfig } from '@waymark/core/config';
import { createGreyScale, createPalettes, toChannels } from './palette.ts';

const NAME =
  /var\(\s*--(gray-(?:50|[1-9]00|950)|font-(?:inter|jetbrains-mono)|background-(?:light|dark))\s*[,)]/g;

/** Lightness of numbered greys in OKLCH. */
export const GREY_LIGHTNESS: Readonly<Record<string, number>> = {
  50: 0.985,
  100: 0.967,
  200: 0.928,
  300: 0.872,
  400: 0.71,
  500: 0.551,
  600: 0.446,
  700: 0.373,
  800: 0.278,
  900: 0.21,
  950: 0.13,
};

/** Custom properties of hosted sites that a stylesheet takes for granted, without their dashes. */
export function readHostedNames(css: string): readonly string[] {
  return [...new Set(Array.from(css.matchAll(NAME), ([, name = '']) => name))].sort();
}

/** What hosted sites define for stylesheets of authors: a declaration that names what is not there counts for nothing. */
export function buildHostedNames(config: DocsConfig, names: readonly string[]): string {
  if (names.length === 0) return '';
  const { light, dark } = createPalettes(config);
  const grey = createGreyScale(config);
  const meaningOf = (name: string): string => {
    const [kind, which = ''] = name.split('-');
    if (kind === 'gray') return toChannels(grey(GREY_LIGHTNESS[which] ?? 0));
    if (kind === 'font') return which === 'inter' ? 'var(--_sans)' : 'var(--_mono)';
    const ground = (which === 'light' ? light : dark).get('bg');
    return ground === undefined ? '' : toChannels(ground);
  };
  return `@layer waymark.tokens{:root{${names.map((name) => `--${name}:${meaningOf(name)};`).join('')}}}\n`;
}
