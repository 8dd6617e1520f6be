import type { DocsConfig } from '@waymark/core/config';
import type { PageFacts } from '@waymark/core/content';
import { resolveImport, resolveLink, resolveSnippet, urlOfLink } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { PlacedPage } from '@waymark/core/navigation';
import { renderToString } from 'preact-render-to-string';
import { renderEndpoint } from './render-endpoint.tsx';
import { contentHash } from './assets/hash.ts';
import { loadIconSets } from './assets/load-icon-sets.ts';
import { loadThemeAssets } from './assets/load-theme-assets.ts';
import { compileCode } from './author/compile.ts';
import { createHighlighter, type Highlighter, type HighlighterOptions } from './highlight/index.ts';
import { createIcons } from './icons/index.ts';
import type { OutputFile } from './outputs/output-file.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { Project } from './project/project.ts';
import type { Site } from './site.ts';
import { buildFontStyles, buildPalette, createTheme, type PageView, type SiteAssets, type Theme, uiText } from './theme/index.ts';

/** One route, rendered. */
export interface RenderedRoute {
  readonly route: string;
  readonly html: string;
  /** Stylesheets that only this page needs. */
  readonly files: readonly OutputFile[];
  readonly facts: PageFacts;
  readonly markdown: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is known of a route once it was rendered. */
export type InspectedRoute = Pick<RenderedRoute, 'facts' | 'diagnostics'>;

/** Renders every route of a site, in any order. */
export interface SiteRenderer {
  renderRoute(route: string): Promise<RenderedRoute>;
  /** What rendering a route finds out, without its document. */
  inspectRoute(route: string): Promise<InspectedRoute>;
  renderNotFound(): string;
  /** Scripts, stylesheets and faces that all pages share. */
  sharedFiles(): readonly OutputFile[];
  /** Parts of very large sidebars; complete once every route is rendered. */
  fragments(): readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What differs between building and serving. */
export interface RendererOptions {
  readonly version: string;
  /** Marks unknown components where they stand. */
  readonly markUnknown: boolean;
  /** False leaves code uncoloured, where nobody will look at it. */
  readonly highlight: boolean;
}

/** A highlighter that colours nothing. */
const PLAIN: Highlighter = { highlight: () => [], prepare: () => Promise.resolve(), css: () => '', dispose: () => undefined };

/** Makes everything that the pages of a site share, and the function that renders one of them. */
export async function createSiteRenderer(project: Project, site: Site, options: RendererOptions): Promise<SiteRenderer> {
  const diagnostics: Diagnostic[] = [];
  const highlighter = options.highlight ? await createHighlighter({ theme: codeTheme(site.config) }) : { value: PLAIN, diagnostics: [] };
  diagnostics.push(...highlighter.diagnostics);
  const icons = createIcons(loadIconSets(), { library: site.config.icons?.library ?? 'fontawesome' });
  const pages = createPageRenderer(site, {
    highlighter: highlighter.value,
    icons,
    compile: compileCode,
    hash: contentHash,
    readText: project.readText,
    markUnknown: options.markUnknown,
    resolveImport: (specifier, fromFile) => resolveImport(specifier, fromFile, project.files),
    resolveSnippet: (name) => resolveSnippet(name, project.files),
  });
  const shared = sharedAssets(site, highlighter.value.css());
  const theme = createTheme(
    { config: site.config, navigation: site.navigation, heads: site.heads, base: site.urls.base, assets: shared.urls, generator: `Waymark ${options.version}`, ...(site.siteUrl === undefined ? {} : { siteUrl: site.siteUrl }) },
    { icon: (value, iconOptions) => icons(value, iconOptions), text: uiText('en'), textIn: uiText },
  );

  const renderRoute = async (route: string): Promise<RenderedRoute> => {
    const head = site.heads.get(route);
    if (head === undefined) {
      const placed = site.navigation.pages.get(route);
      if (placed === undefined) throw new Error(`No page has the route ${route}`);
      return renderGenerated(placed);
    }
    const page = await pages.renderPage(head);
    const files: OutputFile[] = page.css === '' ? [] : [{ path: `_waymark/page.${contentHash(page.css)}.css`, content: page.css }];
    const context = pages.createContext(head.file, route, (stem) => stem);
    const description = head.description;
    const endpoint = await renderEndpoint(site, pages, { head, route, highlighter: highlighter.value });
    const view: PageView = {
      route,
      title: head.title,
      head,
      ...(description === undefined ? {} : { description, descriptionHtml: renderToString(<>{context.inline(description)}</>) }),
      mode: modeOf(head.mode),
      toc: [...page.facts.toc, ...(endpoint?.toc ?? [])],
      bodyHtml: page.bodyHtml + (endpoint?.bodyHtml ?? ''),
      ...(page.asideHtml + (endpoint?.asideHtml ?? '') === '' ? {} : { asideHtml: page.asideHtml !== '' ? page.asideHtml : (endpoint?.asideHtml ?? '') }),
      ...(endpoint === undefined ? {} : { operation: endpoint.operation }),
      stylesheets: files.map(({ path }) => `${site.urls.base}/${path}`),
      ...(head.deprecated === true ? { deprecated: true } : {}),
    };
    const facts = endpoint === undefined ? page.facts : { ...page.facts, toc: view.toc, anchors: [...page.facts.anchors, ...endpoint.anchors], sections: [...page.facts.sections, ...endpoint.sections] };
    return { route, html: theme.renderPage(view), files, facts, markdown: [page.markdown, endpoint?.markdown ?? ''].filter((part) => part !== '').join('\n\n'), diagnostics: [...page.diagnostics, ...(endpoint?.diagnostics ?? [])] };
  };

  const renderGenerated = async (placed: PlacedPage): Promise<RenderedRoute> => {
    const { route } = placed;
    const endpoint = await renderEndpoint(site, pages, { placed, route, highlighter: highlighter.value });
    if (endpoint === undefined) throw new Error(`The page ${route} has neither a file nor an operation`);
    const view: PageView = {
      route,
      title: placed.title,
      ...(endpoint.description === undefined ? {} : { description: endpoint.description }),
      mode: 'default',
      toc: endpoint.toc,
      bodyHtml: endpoint.bodyHtml,
      ...(endpoint.asideHtml === '' ? {} : { asideHtml: endpoint.asideHtml }),
      operation: endpoint.operation,
      stylesheets: [],
      ...(endpoint.deprecated ? { deprecated: true } : {}),
    };
    const facts: PageFacts = { file: endpoint.file, toc: endpoint.toc, anchors: endpoint.anchors, links: [], sections: endpoint.sections, dependencies: [endpoint.file] };
    return { route, html: theme.renderPage(view), files: [], facts, markdown: endpoint.markdown, diagnostics: endpoint.diagnostics };
  };

  return {
    renderRoute,
    inspectRoute: async (route) => {
      const head = site.heads.get(route);
      return head === undefined ? renderRoute(route) : pages.renderPage(head);
    },
    renderNotFound: () => renderNotFound(site, theme, pages),
    sharedFiles: () => shared.files,
    fragments: () => [...theme.fragments()].map(([path, content]) => ({ path, content })),
    diagnostics,
  };
}

/** The theme part of `styling.codeblocks`, which may also name languages only. */
function codeTheme(config: DocsConfig): HighlighterOptions['theme'] {
  const setting = config.styling?.codeblocks;
  if (typeof setting !== 'object' || setting === null) return setting;
  return 'light' in setting ? setting : (setting as { theme?: HighlighterOptions['theme'] }).theme;
}

function modeOf(mode: string | undefined): PageView['mode'] {
  const modes = ['wide', 'custom', 'frame', 'center', 'assistant'] as const;
  return modes.find((name) => name === mode) ?? 'default';
}

function renderNotFound(site: Site, theme: Theme, pages: ReturnType<typeof createPageRenderer>): string {
  const description = site.config.errors?.['404']?.description;
  if (description === undefined) return theme.renderNotFound();
  const context = pages.createContext('docs.json', '/404', (stem) => stem);
  return theme.renderNotFound(renderToString(<>{context.block(description)}</>));
}

/** The files that every page loads, and their URLs. */
function sharedAssets(site: Site, codeCss: string): { readonly files: readonly OutputFile[]; readonly urls: SiteAssets } {
  const { base } = site.urls;
  const theme = loadThemeAssets();
  const url = (name: string): string => `${base}/${theme.path(name) ?? ''}`;
  const font = theme.path('inter.woff2');
  const assetUrl = (path: string): string => urlOfLink(resolveLink(path, { file: '', route: '/', kind: 'asset' }, site.links), site.urls);
  const palette = buildPalette(site.config) + buildFontStyles(site.config, font === undefined ? undefined : `${base}/${font}`, assetUrl);
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

