import { contentHash } from '../assets/hash.ts';
import { loadThemeAssets, type ThemeAssets } from '../assets/load-theme-assets.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import type { PlaygroundFiles } from '../playground/index.ts';
import type { Site } from '../site/site.ts';
import {
  buildFontStyles,
  buildPalette,
  buildSiteStyles,
  type ConfigView,
  type SiteAssets,
  viewConfig,
  viewEveryConfig,
  viewFonts,
  viewIntegrations,
} from '../theme/index.ts';
import { type CodeStyles, createPartsStyles } from './parts-styles.ts';

/** Files that every page loads, and their URLs. */
export interface SharedAssets {
  readonly files: readonly OutputFile[];
  readonly urls: SiteAssets;
  /** Styles of parts that the pages so far asked for. */
  partsFiles(): readonly OutputFile[];
  /** Files that a page needs for what its HTML holds, beside those of every page. */
  filesFor(html: string): readonly OutputFile[];
  /** What the button of the playground loads. */
  readonly playground: Pick<PlaygroundFiles, 'script' | 'styles'>;
}

/** Begins every diagram in the HTML of a page. */
const DIAGRAM = '<wm-diagram ';

/** Stands in the HTML of every page whose fields are not all in it. */
const FIELDS = 'data-fields="';
/** Begins every place that author code takes over in the browser. */
const ISLAND = '<wm-island ';
/** Stands in the HTML of pages with a playground. */
const PLAYGROUND = ' data-playground="';

const PLAYGROUND_FILES = ['playground.js', 'playground.css'] as const;

/** Assets that are copied whole; stylesheets are joined into the site's own, except those that only some pages load. */
const COPIED: readonly string[] = ['mode.js', 'main.js', 'api-fields.js', 'search.js', 'search.css'];

/** The face that sites without fonts of their own are set in. */
const INTER = 'inter.woff2';

/** Styles of what stands around the pages of some sites, or of some of their languages. */
const SURROUNDINGS: readonly { readonly file: string; isIn(config: ConfigView): boolean }[] = [
  { file: 'banner.css', isIn: ({ banner }) => banner !== undefined },
  { file: 'footer-columns.css', isIn: ({ footer }) => footer.columns.length > 0 },
];

/** Makes the files that every page of a site loads. `code` are the rules for code in colour. */
export function createSharedAssets(site: Site, code: CodeStyles): SharedAssets {
  const { base } = site.urls;
  const theme = loadThemeAssets();
  const url = (name: string): string => `${base}/${theme.file(name).path}`;
  const parts = createPartsStyles({ theme, base, code });
  const copied = viewFonts(site.config).usesInter ? [...COPIED, INTER] : COPIED;
  const diagrams = theme.diagrams();
  const css = siteStyles(site, theme);
  const cssFile = { path: `_waymark/site.${contentHash(css)}.css`, content: css };
  const integrations = viewIntegrations(site.config).map(({ name, settings, consent }) => ({
    file: `integration-${name}.js`,
    settings: JSON.stringify(settings),
    ...(consent === undefined ? {} : { consent: JSON.stringify(consent) }),
  }));
  const author = site.links.file;
  return {
    partsFiles: parts.files,
    filesFor: (html) => [
      ...(html.includes(DIAGRAM) ? diagrams.files : []),
      ...(html.includes(ISLAND) ? [theme.file('islands.js')] : []),
      ...(html.includes(url('places.js')) ? [theme.file('places.js')] : []),
      ...(html.includes(PLAYGROUND) ? PLAYGROUND_FILES.map(theme.file) : []),
    ],
    files: [cssFile, ...[...copied, ...integrations.map(({ file }) => file)].map(theme.file)],
    playground: { script: url('playground.js'), styles: url('playground.css') },
    urls: {
      css: `${base}/${cssFile.path}`,
      partsCss: parts.urlFor,
      lazyScripts: [
        { marker: DIAGRAM, href: `${base}/${diagrams.entry}` },
        { marker: FIELDS, href: url('api-fields.js') },
        { marker: ISLAND, href: url('islands.js') },
      ],
      modeScript: url('mode.js'),
      script: url('main.js'),
      placesScript: url('places.js'),
      searchScript: url('search.js'),
      searchCss: url('search.css'),
      ...(copied === COPIED ? {} : { font: url(INTER) }),
      authorCss: site.authorCss.map(author),
      authorScripts: site.authorScripts.map(({ path, isModule }) => ({ src: author(path), isModule })),
      authorSources: site.authorSources,
      integrations: integrations.map(({ file, ...data }) => ({ src: url(file), ...data })),
    },
  };
}

/** One stylesheet for the whole site, so that a page waits for one request. Layers settle what beats what. */
function siteStyles(site: Site, theme: ThemeAssets): string {
  const { config, urls } = site;
  const views = viewEveryConfig(viewConfig(config), site.navigation);
  return [
    theme.text('theme.css'),
    ...SURROUNDINGS.filter(({ isIn }) => views.some(isIn)).map(({ file }) => theme.text(file)),
    theme.text(`theme-${config.theme}.css`),
    buildPalette(config),
    buildFontStyles(config, `${urls.base}/${theme.file(INTER).path}`, site.links.asset),
    buildSiteStyles(config),
  ].join('\n');
}
