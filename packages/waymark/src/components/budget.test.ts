import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { configDefaults, type DocsConfig } from '@waymark/core/config';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { createHighlighter } from '../highlight/index.ts';
import { joinLayers } from '../pages/assets/join-layers.ts';
import { loadCodeData } from '../pages/assets/load-code-data.ts';
import { loadThemeAssets } from '../pages/assets/load-theme-assets.ts';
import { styledParts } from '../pages/assets/parts.ts';
import { buildFontStyles, buildPalette } from '../theme/index.ts';
import { presets } from '../theme/presets/index.ts';

function gzippedSize(file: string): number {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['es2022', 'chrome123', 'firefox128', 'safari17.5'],
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

describe('what readers load for the components', () => {
  it('is at most 5 kB of script', () =>
    expect(gzippedSize('./components.element.ts')).toBeLessThanOrEqual(5000));
  it('is at most 6 kB of style', () => expect(gzippedSize('./components.css')).toBeLessThanOrEqual(6000));
});

/** What single pages of real sites hold at once: the pages with the most. */
const HELD = {
  text: 'copy-button code-block',
  table: 'copy-button code-block table',
  endpoint: 'tabs copy-button code-block code-group arrow callout expandable field steps examples api-page',
  guide:
    'tabs copy-button code-block code-group code-lines arrow accordion badge callout card columns field frame media picture steps',
};

/** What sites may have around their pages, beside the theme itself, and the most gzip bytes of styles then. */
const SITES = [
  {
    site: 'a site with sections, selectors and anchors',
    around: ['menus', 'nav-tabs', 'nav-selectors', 'sidebar-head'],
    most: { text: 9_895, table: 11_710, endpoint: 12_975, guide: 12_830 },
  },
  {
    site: 'a site with links in its header, actions of pages and a footer, too',
    around: ['menus', 'page-actions', 'nav-tabs', 'nav-selectors', 'navbar-links', 'sidebar-head', 'footer'],
    most: { text: 10_365, table: 12_180, endpoint: 13_440, guide: 13_300 },
  },
  {
    site: 'a site with none of these',
    around: [],
    most: { text: 9_095, table: 10_910, endpoint: 12_190, guide: 12_030 },
  },
];

describe('the styles of a page', () => {
  it.each(
    Object.entries(HELD).flatMap(([page, held]) =>
      Object.entries(presets).flatMap(([theme, { breadcrumbs }]) =>
        SITES.map(({ site, around, most }) => ({
          page,
          held,
          theme,
          site,
          most: most[page as keyof typeof HELD],
          around: [
            ...around,
            // Sites with operations have both.
            ...(held.includes('api-page') ? ['methods', 'tags'] : []),
            ...(breadcrumbs ? ['breadcrumbs'] : []),
          ],
        })),
      ),
    ),
  )('are at most $most bytes for $page in $theme, on $site', ({ held, theme, around, most }) => {
    expect(sizeOf({ held, theme, around })).toBeLessThanOrEqual(most);
  });
  it('are at most 10 kB for text in the theme of sites that name none', () =>
    expect(
      sizeOf({ held: HELD.text, theme: configDefaults.theme, around: SITES[1]?.around ?? [] }),
    ).toBeLessThanOrEqual(10_000));
});

/** Gzip bytes of the styles that a page loads. */
function sizeOf({ held, theme, around }: { held: string; theme: string; around: readonly string[] }): number {
  const config = {
    theme,
    name: 'Acme',
    navigation: {},
    colors: { primary: '#166e3f' },
  } as unknown as DocsConfig;
  const { text } = loadThemeAssets();
  const site = [
    joinLayers(['theme.css', ...around.map((name) => `${name}.css`), `theme-${theme}.css`].map(text)),
    buildPalette(config, around.includes('methods')),
    buildFontStyles(
      config,
      [],
      ({ name }) => `/_waymark/${name}.0123456789.woff2`,
      (path) => path,
    ),
  ];
  const names = held.split(' ');
  const parts = styledParts.filter(({ name }) => names.includes(name));
  expect(parts).toHaveLength(names.length);
  const code = createHighlighter(loadCodeData()).value.css();
  const page = joinLayers([...parts.map(({ name }) => text(`${name}.css`)), code]);
  return gzipSync(site.join('\n')).length + gzipSync(page).length;
}
