import type { DocsConfig } from '@waymark/core/config';
import {
  createIdPool as createPool,
  encodePath,
  type PageFacts,
  type PageHead,
  resolveImport,
  resolveSnippet,
} from '@waymark/core/content';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import type { PlacedPage } from '@waymark/core/navigation';
import { type ComponentChildren, Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { readBuildId } from './assets/build-id.ts';
import { contentHash, longHash } from './assets/hash.ts';
import { loadIconSets } from './assets/load-icon-sets.ts';
import { loadIslandAssets } from './assets/load-island-assets.ts';
import { compileCode } from './author/compile.ts';
import { createIslandModules } from './author/island-modules.ts';
import { createUtilities } from './author/utilities.ts';
import { createPageCache } from './cache/page-cache.ts';
import { type CacheStore, NO_STORE } from './cache/store.ts';
import { checkIcons } from './check-icons.ts';
import { checkPlayground } from './check-playground.ts';
import { checkSampleLanguages } from './check-sample-languages.ts';
import type { RenderContext } from './components/context.ts';
import { createFieldFragments, type FieldFragments } from './field-fragments.tsx';
import { createHighlighter, type Highlighter, type HighlighterOptions } from './highlight/index.ts';
import { createIcons } from './icons/index.ts';
import { feedPath, hasFeed, markdownFile, type OutputFile } from './outputs/index.ts';
import { languagesOf } from './page-language.ts';
import { createPageRenderer, type PageRenderer, type PageTools, type RenderedPage } from './page-renderer.ts';
import type { Project } from './project/project.ts';
import { type RenderedEndpoint, renderEndpoint } from './render-endpoint.tsx';
import { createSharedAssets, type SharedAssets } from './shared-assets.ts';
import type { Site } from './site.ts';
import {
  codeSurfaces,
  createTheme,
  loadUiText,
  type PageView,
  type SiteAssets,
  type SiteView,
  type Theme,
} from './theme/index.ts';

/** One route, rendered. */
export interface RenderedRoute {
  readonly route: string;
  readonly html: string;
  /** Files that go with the page: a stylesheet of its own, its Markdown, scripts that few pages need. */
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
  /** Parts of very large sidebars and schemas, styles of parts of pages; complete once every route and the 404 page are rendered. */
  fragments(): readonly OutputFile[];
  /** The renderer of the same site after texts of pages and snippets changed; everything that they share is kept. */
  withTexts(project: Project): SiteRenderer;
  readonly highlighting: Highlighting;
  readonly diagnostics: readonly Diagnostic[];
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

/** What all pages of a site share while they are rendered. */
interface Workshop {
  readonly site: Site;
  readonly pages: PageRenderer;
  readonly theme: Theme;
  readonly highlighter: Highlighter;
  readonly fragments: FieldFragments;
  readonly shared: Pick<SharedAssets, 'filesFor' | 'playground'>;
}

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
  const withTexts = (current: Project): SiteRenderer => {
    const tools = { highlighter, icons, textIn, utilities };
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
    };
  };
  return withTexts(project);
}

interface PagesInput {
  readonly site: Site;
  readonly project: Project;
  readonly options: RendererOptions;
  readonly tools: Pick<PageTools, 'highlighter' | 'icons' | 'textIn' | 'utilities'>;
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

async function renderRoute(workshop: Workshop, route: string): Promise<RenderedRoute> {
  const head = workshop.site.heads.get(route);
  if (head !== undefined) return renderFile(workshop, head);
  const placed = workshop.site.navigation.pages.get(route);
  if (placed === undefined) throw new Error(`No page has the route ${route}`);
  return renderGenerated(workshop, placed);
}

async function renderFile(
  { site, pages, theme, highlighter, fragments, shared }: Workshop,
  head: PageHead,
): Promise<RenderedRoute> {
  const { route } = head;
  const page = await pages.renderPage(head);
  const found: Diagnostic[] = [];
  const context = pages.createContext({
    file: head.file,
    route,
    uniqueId: createIdPool(new Set([...page.facts.anchors, ...idsOf(page.bodyHtml + page.asideHtml)])),
    report: (diagnostic) => found.push(diagnostic),
  });
  const { bodyHtml: contentHtml, asideHtml } = page;
  const fields = page.facts.fields ?? [];
  const placed = site.navigation.pages.get(route);
  const endpoint = await renderEndpoint(site, {
    head,
    ...(placed === undefined ? {} : { placed }),
    context,
    fragments,
    highlighter,
    playground: shared.playground,
    contentHtml,
    asideHtml,
    fields,
  });
  const facts = joinFacts(page.facts, endpoint.value);
  const styles = pageStyles(page.css);
  const html = theme.renderPage({
    ...viewOf(head, context),
    ...endpointView(endpoint.value, page),
    ...feedView(site, { route, head, facts }),
    ...(page.laterHtml === undefined ? {} : { laterHtml: page.laterHtml }),
    ...(facts.views === undefined ? {} : { views: facts.views }),
    toc: facts.toc,
    stylesheets: styles.map(({ path }) => `${site.urls.base}/${path}`),
  });
  const markdown = [page.markdown, endpoint.value?.markdown ?? ''].filter((part) => part !== '').join('\n\n');
  const { title, description } = head;
  return {
    route,
    html,
    files: [
      ...styles,
      ...shared.filesFor(html),
      ...page.islandFiles,
      ...(endpoint.value?.files ?? []),
      ...(head.url === undefined ? [markdownFile(site, { route, title, description, body: markdown })] : []),
    ],
    facts,
    markdown,
    diagnostics: [...page.diagnostics, ...endpoint.diagnostics, ...found],
  };
}

async function renderGenerated(
  { site, pages, theme, highlighter, fragments, shared }: Workshop,
  placed: PlacedPage,
): Promise<RenderedRoute> {
  const { route, title } = placed;
  const file = placed.endpoint?.openapi ?? '';
  const found: Diagnostic[] = [];
  const context = pages.createContext({
    file,
    route,
    uniqueId: createIdPool([]),
    report: (diagnostic) => found.push(diagnostic),
  });
  const endpoint = await renderEndpoint(site, {
    placed,
    context,
    fragments,
    highlighter,
    playground: shared.playground,
    contentHtml: '',
    asideHtml: '',
    fields: [],
  });
  const facts = joinFacts(
    { file, toc: [], anchors: [], links: [], sections: [], dependencies: [] },
    endpoint.value,
  );
  const view = endpointView(endpoint.value, { bodyHtml: '', asideHtml: '', islandFiles: [] });
  const html = theme.renderPage({ route, title, mode: 'default', ...view, toc: facts.toc, stylesheets: [] });
  const markdown = endpoint.value?.markdown ?? '';
  return {
    route,
    html,
    files: [
      ...shared.filesFor(html),
      ...(endpoint.value?.files ?? []),
      markdownFile(site, { route, title, description: endpoint.value?.description, body: markdown }),
    ],
    facts,
    markdown,
    diagnostics: [...endpoint.diagnostics, ...found],
  };
}

function createIdPool(taken: Iterable<string>): (stem: string) => string {
  const unique = createPool();
  for (const id of taken) unique(id);
  return unique;
}

/** Ids that components of a page's own text took, so that what is generated beside it takes others. */
function idsOf(html: string): readonly string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

function pageStyles(css: string): readonly OutputFile[] {
  return css === '' ? [] : [{ path: `_waymark/page.${contentHash(css)}.css`, content: css }];
}

function feedView(
  site: Site,
  { route, head, facts }: { readonly route: string; readonly head: PageHead; readonly facts: PageFacts },
): Pick<PageView, 'feed'> {
  if (!hasFeed({ head, facts })) return {};
  const href = `${site.urls.base}/${encodePath(feedPath(route))}`;
  return { feed: { href, isShown: head.frontmatter['rss'] === true } };
}

/** The part of a page's view that its front matter decides. */
function viewOf(
  head: PageHead,
  context: RenderContext,
): Pick<PageView, 'route' | 'title' | 'head' | 'mode' | 'description' | 'descriptionHtml' | 'deprecated'> {
  const { route, title, description } = head;
  const described =
    description === undefined
      ? {}
      : { description, descriptionHtml: childrenToHtml(context.inline(description)) };
  return {
    route,
    title,
    head,
    mode: modeOf(head.mode),
    ...described,
    ...(head.deprecated === true ? { deprecated: true } : {}),
  };
}

function endpointView(
  endpoint: RenderedEndpoint | undefined,
  page: Pick<RenderedPage, 'bodyHtml' | 'asideHtml' | 'islandFiles'>,
): Pick<PageView, 'leadHtml' | 'bodyHtml' | 'asideHtml' | 'operation' | 'connect' | 'deprecated'> {
  const asideHtml = endpoint?.asideHtml ?? page.asideHtml;
  return {
    ...(endpoint === undefined ? {} : { leadHtml: endpoint.leadHtml }),
    bodyHtml: endpoint?.bodyHtml ?? page.bodyHtml,
    ...(asideHtml === '' ? {} : { asideHtml }),
    ...(endpoint?.operation === undefined ? {} : { operation: endpoint.operation }),
    ...connectView(endpoint, page),
    ...(endpoint?.deprecated === true ? { deprecated: true } : {}),
  };
}

/** Where a page sends requests to. Nobody knows the servers of code that its author runs in the browser. */
function connectView(
  endpoint: RenderedEndpoint | undefined,
  { islandFiles }: Pick<RenderedPage, 'islandFiles'>,
): Pick<PageView, 'connect'> {
  if (endpoint?.connect === undefined) return {};
  return { connect: islandFiles.length > 0 ? ['https:', ...endpoint.connect] : endpoint.connect };
}

function joinFacts(facts: PageFacts, endpoint: RenderedEndpoint | undefined): PageFacts {
  if (endpoint === undefined) return facts;
  return {
    ...facts,
    toc: [...facts.toc, ...endpoint.toc],
    anchors: [...facts.anchors, ...endpoint.anchors],
    sections: [...facts.sections, ...endpoint.sections],
    dependencies: [...facts.dependencies, endpoint.file],
  };
}

function modeOf(mode: string | undefined): PageView['mode'] {
  const modes = ['wide', 'custom', 'frame', 'center', 'assistant'] as const;
  return modes.find((name) => name === mode) ?? 'default';
}

function renderNotFound({ site, theme, pages }: Workshop): string {
  const description = site.config.errors?.['404']?.description;
  if (description === undefined) return theme.renderNotFound();
  const context = pages.createContext({
    file: 'docs.json',
    route: '/404',
    uniqueId: (stem) => stem,
    report: () => undefined,
  });
  return theme.renderNotFound(childrenToHtml(context.block(description)));
}

function childrenToHtml(children: ComponentChildren): string {
  return renderToString(h(Fragment, null, children));
}
