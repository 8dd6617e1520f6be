import { apiFieldsPart, apiFollowPart } from '../../api-page/index.ts';
import { mermaidPart, type Part } from '../../components/index.ts';
import { islandsPart } from '../../mdx/index.ts';
import type { OutputFile } from '../../outputs/output-file.ts';
import { type PlaygroundAssets, playgroundPart } from '../../playground/index.ts';
import { contentHash } from '../../project/files/hash.ts';
import type { Site } from '../../site/site.ts';
import {
  buildFontStyles,
  buildHostedNames,
  buildPalette,
  buildSiteStyles,
  type FaceFile,
  faceFiles,
  type SiteAssets,
  viewFonts,
  viewIntegrations,
} from '../../theme/index.ts';
import { joinLayers } from './join-layers.ts';
import { loadThemeAssets, type ThemeAssets } from './load-theme-assets.ts';
import { styledParts } from './parts.ts';
import { type CodeStyles, createPartsStyles } from './parts-styles.ts';
import type { SharedFrame } from './shared-frame.ts';

/** Files that every page loads, and their URLs. */
export interface SharedAssets {
  readonly files: readonly OutputFile[];
  readonly urls: SiteAssets;
  /** Names the styles of all parts. */
  readonly codeStyles: string;
  /** Files of the parts of a page, beside those of every page: modules, and their joint stylesheet. */
  filesFor(parts: readonly string[]): readonly OutputFile[];
  /** What the button of the playground loads. */
  readonly playground: PlaygroundAssets;
}

/** Assets that are copied whole; stylesheets are joined into the site's own, except those that only some pages load. */
const COPIED: readonly string[] = [
  'mode.js',
  'main.js',
  'api-fields.js',
  'api-follow.js',
  'search.js',
  'search.css',
];

/** The file of a shipped face. */
const faceFile = ({ name }: FaceFile): string => `${name}.woff2`;

/**
 * Makes the files that every page of a site loads. `code` are the rules for code in colour, `scriptStyles` those for
 * elements that scripts of the project make.
 */
export function createSharedAssets(
  site: Site,
  frame: SharedFrame,
  code: CodeStyles,
  scriptStyles: string,
): SharedAssets {
  const { base } = site.urls;
  const theme = loadThemeAssets();
  const url = (name: string): string => `${base}/${theme.file(name).path}`;
  const parts = createPartsStyles({ theme, base, code });
  const common = frame.hasPlaces ? [...COPIED, 'places.js'] : COPIED;
  const fonts = viewFonts(site.config);
  const faces = fonts.shipped.flatMap((face) => faceFiles(face, frame.alphabets));
  const copied = [...common, ...faces.map(faceFile)];
  const fileParts = partsWithFiles(theme);
  const css = siteStyles(site, theme, frame);
  const cssFile = { path: `_waymark/site.${contentHash(css)}.css`, content: css };
  const scriptFiles =
    scriptStyles === ''
      ? []
      : [{ path: `_waymark/scripts.${contentHash(scriptStyles)}.css`, content: scriptStyles }];
  const integrations = viewIntegrations(site.config).map(({ name, settings, consent }) => ({
    file: `integration-${name}.js`,
    settings: JSON.stringify(settings),
    ...(consent === undefined ? {} : { consent: JSON.stringify(consent) }),
  }));
  const author = site.links.file;
  return {
    codeStyles: contentHash(code.tokens + code.terminal),
    filesFor(names) {
      const styles = parts.fileFor(names);
      const used = fileParts.filter(({ name }) => names.includes(name));
      return [...(styles === undefined ? [] : [styles]), ...used.flatMap(({ files }) => files())];
    },
    files: [cssFile, ...scriptFiles, ...[...copied, ...integrations.map(({ file }) => file)].map(theme.file)],
    playground: {
      script: url('playground.js'),
      styles: url('playground.css'),
      samples: url('samples.js'),
      callbackScript: url('oauth-callback.js'),
    },
    urls: {
      css: `${base}/${cssFile.path}`,
      partsCss: parts.urlFor,
      partsScripts: (parts) =>
        fileParts.flatMap(({ name, script }) =>
          script !== undefined && parts.includes(name) ? [`${base}/${script}`] : [],
        ),
      modeScript: url('mode.js'),
      script: url('main.js'),
      placesScript: url('places.js'),
      searchScript: url('search.js'),
      searchCss: url('search.css'),
      fonts: faces
        .filter(({ face }) => face === fonts.text)
        .map((file) => ({ ...file, href: url(faceFile(file)) })),
      customCss: [...scriptFiles.map(({ path }) => `${base}/${path}`), ...site.customCss.map(author)],
      customScripts: site.customScripts.map(({ path, isModule }) => ({ src: author(path), isModule })),
      authorSources: site.authorSources,
      integrations: integrations.map(({ file, ...data }) => ({ src: url(file), ...data })),
    },
  };
}

/** Files of a part beside its styles. */
interface PartFiles extends Pick<Part, 'name'> {
  /** Path of the module that its pages load. */
  readonly script?: string;
  readonly files: () => readonly OutputFile[];
}

function partsWithFiles(theme: ThemeAssets): readonly PartFiles[] {
  const diagrams = theme.diagrams();
  return [
    ...styledParts.flatMap(({ name, script }) =>
      script === undefined
        ? []
        : [{ name, script: theme.file(`${name}.js`).path, files: () => [theme.file(`${name}.js`)] }],
    ),
    { name: mermaidPart.name, script: diagrams.entry, files: () => diagrams.files },
    { name: apiFieldsPart.name, script: theme.file('api-fields.js').path, files: () => [] },
    { name: apiFollowPart.name, script: theme.file('api-follow.js').path, files: () => [] },
    {
      name: islandsPart.name,
      script: theme.file('islands.js').path,
      files: () => [theme.file('islands.js')],
    },
    {
      name: playgroundPart.name,
      files: () => ['playground.js', 'samples.js', 'oauth-callback.js', 'playground.css'].map(theme.file),
    },
  ];
}

/** Layers that stylesheets of authors may have, of Tailwind's names, below all that the theme says. */
const LAYERS = '@layer theme,base,components,utilities,waymark;';

/** One stylesheet for the whole site, so that a page waits for one request. Layers settle what beats what. */
function siteStyles(site: Site, theme: ThemeAssets, { styles, alphabets }: SharedFrame): string {
  const { config, urls } = site;
  return [
    LAYERS,
    joinLayers(['theme.css', ...styles, `theme-${config.theme}.css`].map(theme.text)),
    buildPalette(config, styles.includes('methods.css')),
    buildHostedNames(config, site.hostedNames),
    buildFontStyles(
      config,
      alphabets,
      (file) => `${urls.base}/${theme.file(faceFile(file)).path}`,
      site.links.asset,
    ),
    buildSiteStyles(config),
  ].join('\n');
}
