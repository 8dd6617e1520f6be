import { resolveLink, urlOfLink } from '@waymark/core/content';
import { contentHash } from './assets/hash.ts';
import { loadThemeAssets } from './assets/load-theme-assets.ts';
import type { OutputFile } from './outputs/output-file.ts';
import type { Site } from './site.ts';
import { buildFontStyles, buildPalette, type SiteAssets } from './theme/index.ts';

/** Files that every page loads, and their URLs. */
export interface SharedAssets {
  readonly files: readonly OutputFile[];
  readonly urls: SiteAssets;
}

/** Makes the files that every page of a site loads. `codeCss` are the rules for coloured code. */
export function createSharedAssets(site: Site, codeCss: string): SharedAssets {
  const { base } = site.urls;
  const theme = loadThemeAssets();
  const url = (name: string): string => `${base}/${theme.path(name) ?? ''}`;
  const font = theme.path('inter.woff2');
  const assetUrl = (path: string): string =>
    urlOfLink(resolveLink(path, { file: '', route: '/', kind: 'asset' }, site.links), site.urls);
  const palette =
    buildPalette(site.config) +
    buildFontStyles(site.config, font === undefined ? undefined : `${base}/${font}`, assetUrl);
  const paletteFile = { path: `_waymark/palette.${contentHash(palette)}.css`, content: palette };
  const codeFile = { path: `_waymark/code.${contentHash(codeCss)}.css`, content: codeCss };
  const author = (path: string): string => `${base}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return {
    files: [...theme.files, paletteFile, codeFile],
    urls: {
      css: url('theme.css'),
      paletteCss: `${base}/${paletteFile.path}`,
      codeCss: `${base}/${codeFile.path}`,
      modeScript: url('mode.js'),
      script: url('main.js'),
      searchScript: url('search.js'),
      ...(font === undefined ? {} : { font: `${base}/${font}` }),
      authorCss: site.authorCss.map(author),
      authorScripts: site.authorScripts.map(author),
    },
  };
}
