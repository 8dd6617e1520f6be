import { type DocsConfig, settingsOf } from '@waymark/core/config';
import { toHex } from '../brand/color.ts';
import { createPalettes, type Palette } from '../brand/palette.ts';
import { policyElement } from './policy.ts';

/**
 * Policy and style of a document that is seen for a moment and has no page around it: the ground, text and links of the site,
 * in the mode in which its pages begin. `sourceOf` gives the source expression by which a policy allows a style.
 */
export function plainHead(config: DocsConfig, sourceOf: (style: string) => string): string {
  const style = plainStyle(config);
  return `${policyElement([{ styles: [sourceOf(style)] }])}\n<style>${style}</style>`;
}

function plainStyle(config: DocsConfig): string {
  const palettes = createPalettes(config);
  const { default: mode } = settingsOf(config).appearance;
  if (mode !== 'system') return `:root{color-scheme:${mode}}${rulesOf(palettes[mode])}`;
  return `:root{color-scheme:light dark}${rulesOf(palettes.light)}@media(prefers-color-scheme:dark){${rulesOf(palettes.dark)}}`;
}

function rulesOf(palette: Palette): string {
  const [ground = '', text = '', link = ''] = ['bg', 'text', 'accent'].map((name) => {
    const color = palette.get(name);
    return color && toHex(color);
  });
  return `html{background:${ground};color:${text}}a{color:${link}}`;
}
