import type { DocsConfig } from '@waymark/core/config';
import { resolveImport, resolveSnippet } from '@waymark/core/content';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { readBuildId } from '../assets/build-id.ts';
import { contentHash, longHash } from '../assets/hash.ts';
import { loadIconSets } from '../assets/load-icon-sets.ts';
import { loadIslandAssets } from '../assets/load-island-assets.ts';
import { createCodeGuard } from '../author/code-guard.ts';
import { compileCode } from '../author/compile.ts';
import { createIslandModules } from '../author/island-modules.ts';
import { createUtilities } from '../author/utilities.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { type CacheStore, NO_STORE } from '../cache/store.ts';
import { createHighlighter, type Highlighter, type HighlighterOptions } from '../highlight/index.ts';
import { createIcons } from '../icons/index.ts';
import type { OutputFile } from '../outputs/index.ts';
import type { Project } from '../project/project.ts';
import { checkIcons } from '../site/check-icons.ts';
import { checkPlayground } from '../site/check-playground.ts';
import { checkSampleLanguages } from '../site/check-sample-languages.ts';
import { languagesOf } from '../site/page-language.ts';
import type { Site } from '../site/site.ts';
import { codeSurfaces, createTheme, loadUiText, type SiteAssets, type SiteView } from '../theme/index.ts';
import { createFieldFragments } from './field-fragments.tsx';
import { createPageRenderer, type PageRenderer, type PageTools } from './page-renderer.ts';
import { type RenderedRoute, renderNotFound, renderRoute, type Workshop } from './render-route.ts';
import { createSharedAssets } from './shared-assets.ts';

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
  /** Parts of very large sidebars and schemas, styles of parts of pages; complete once every route and the 404 page are rendered. */
  fragments(): readonly OutputFile[];
  /** The renderer of the same site after texts of pages and snippets changed; everything that they share is kept. */
  withTexts(project: Project): SiteRenderer;
  readonly highlighting: Highlighting;
  readonly diagnostics: readonly Diagnostic[];
  /** What code of pages did after its page was drawn; complete once every route is rendered. */
  late(): readonly Diagnostic[];
  /** Stops listening for that. */
  close(): void;
}

/** The highlighter of a site, and the settings that it was made for. */
export interface Highlighting {
  readonly settings: string;
  readonly outcome: Outcome<Highlighter>;
}

/** What differs between building and serving. */
export interface RendererOptions {
  readonly version: string;
  /** Marks unknown components where they stand. */
  readonly markUnknown: boolean;
  /** False leaves code uncoloured, where nobody will look at it. */
  readonly highlight: boolean;
  /** Where rendered pages are kept from build to build. */
  readonly store: CacheStore;
  /** Of an earlier renderer; kept, with the grammars that it has loaded, where the settings are still the same. */
  readonly highlighting?: Highlighting | undefined;
}

/** A highlighter that colours nothing. */
const PLAIN: Highlighter = {
  highlight: () => [],
  prepare: () => Promise.resolve(),
  css: () => '',
  terminalCss: () => '',
  dispose: () => undefined,
};

/** Makes everything that the pages of a site share, and the function that renders one of them. */
export async function createSiteRenderer(
  project: Project,
  site: Site,
  options: RendererOptions,
): Promise<SiteRenderer> {
  const highlighting = await openHighlighter(site, options);
  const { value: highlighter, diagnostics } = highlighting.outcome;
  const icons = createIcons(loadIconSets(), { library: site.config.icons?.library ?? 'fontawesome' });
  const textIn = await loadUiText(languagesOf(site.navigation));
  const shared = createSharedAssets(site, {
    tokens: highlighter.css(),
    terminal: highlighter.terminalCss(),
  });
  const theme = createTheme(siteView(site, project, { assets: shared.urls, version: options.version }), {
    icon: (value, iconOptions) => icons(value, iconOptions),
    text: textIn('en'),
    textIn,
  });
  const findings = [...checkIcons(site, icons), ...checkSampleLanguages(site), ...checkPlayground(site)];
  const fragments = createFieldFragments(shared.urls, site.urls.base);
  const utilities = createUtilities();
  const guard = createCodeGuard();
  const withTexts = (current: Project): SiteRenderer => {
    const tools = { highlighter, icons, textIn, utilities, guard: guard.run, stopped: guard.take };
    const pages = createPages({ site, project: current, options, tools });
    const workshop: Workshop = { site, pages, theme, highlighter, fragments, shared };
    return {
      renderRoute: (route) => renderRoute(workshop, route),
      inspectRoute: (route) => {
        const head = site.heads.get(route);
        return head === undefined ? renderRoute(workshop, route) : pages.renderPage(head);
      },
      renderNotFound: () => renderNotFound(workshop),
      sharedFiles: () => shared.files,
      fragments: () => [
        ...[...theme.fragments()].map(([path, content]) => ({ path, content })),
        ...fragments.files(),
        ...shared.partsFiles(),
      ],
      withTexts,
      highlighting,
      diagnostics: [...diagnostics, ...findings],
      late: guard.late,
      close: guard.close,
    };
  };
  return withTexts(project);
}

interface PagesInput {
  readonly site: Site;
  readonly project: Project;
  readonly options: RendererOptions;
  readonly tools: Pick<PageTools, 'highlighter' | 'icons' | 'textIn' | 'utilities' | 'guard' | 'stopped'>;
}

function createPages({ site, project, options, tools }: PagesInput): PageRenderer {
  const { readText } = project;
  const resolveFile = (specifier: string, fromFile: string): string | undefined =>
    resolveImport(specifier, fromFile, project.files);
  const fresh = createPageRenderer(site, {
    ...tools,
    compile: compileCode,
    createIslandModules: (project) => createIslandModules({ assets: loadIslandAssets(), ...project }),
    hash: contentHash,
    readText,
    imageSize: project.imageSize,
    markUnknown: options.markUnknown,
    resolveImport: resolveFile,
    resolveSnippet: (name) => resolveSnippet(name, project.files),
  });
  if (options.store === NO_STORE) return fresh;
  return cachePages(fresh, { site, project, options, codeCss: tools.highlighter.css() });
}

interface CachedPages {
  readonly site: Site;
  readonly project: Project;
  readonly options: RendererOptions;
  readonly codeCss: string;
}

function cachePages(fresh: PageRenderer, { site, project, options, codeCss }: CachedPages): PageRenderer {
  const files = [...project.files.keys()].join('\n');
  const scope = [readBuildId(), codeCss, site.urls.base, JSON.stringify(site.config), files]
    .map(contentHash)
    .join('');
  const { readText, imageSize } = project;
  const cache = createPageCache(options.store, { site: scope, hash: longHash, readText, imageSize });
  return {
    ...fresh,
    renderPage: async (head) => ({
      ...(await cache.renderPage(head.file, readText(head.file) ?? '', () => fresh.renderPage(head))),
      head,
    }),
  };
}

async function openHighlighter(
  site: Site,
  { highlight, highlighting }: RendererOptions,
): Promise<Highlighting> {
  if (!highlight) return { settings: 'plain', outcome: { value: PLAIN, diagnostics: [] } };
  const options = { theme: codeTheme(site.config), surfaces: codeSurfaces(site.config) };
  const settings = JSON.stringify(options);
  if (highlighting?.settings === settings) return highlighting;
  return { settings, outcome: await createHighlighter(options) };
}

/** The theme part of `styling.codeblocks`, which may also name languages only. */
function codeTheme(config: DocsConfig): HighlighterOptions['theme'] {
  const setting = config.styling?.codeblocks;
  if (typeof setting !== 'object' || setting === null || 'light' in setting)
    return setting as HighlighterOptions['theme'];
  return (setting as { readonly theme?: HighlighterOptions['theme'] }).theme;
}

function siteView(
  { config, navigation, heads, urls, siteUrl }: Site,
  project: Project,
  { assets, version }: { readonly assets: SiteAssets; readonly version: string },
): SiteView {
  const view = {
    config,
    navigation,
    heads,
    base: urls.base,
    assets,
    generator: `Waymark ${version}`,
    imageSize: (path: string) =>
      /^(?:\w+:|\/\/)/.test(path) ? undefined : project.imageSize(path.replace(/^[./]+/, '')),
  };
  return siteUrl === undefined ? view : { ...view, siteUrl };
}
