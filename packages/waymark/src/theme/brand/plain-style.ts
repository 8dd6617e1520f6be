import { type DocsConfig, settingsOf } from '@waymark/core/config';
import { toHex } from './color.ts';
import { createPalettes, type Palette } from './palette.ts';

/**
 * The stylesheet of documents that are seen for a moment and have no page around them: the ground, text and links of the site, in
 * the mode in which its pages begin.
 */
export function plainStyle(config: DocsConfig): string {
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
