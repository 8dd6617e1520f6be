import { createIdPool as createPool, encodePath, type PageFacts, type PageHead } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { PlacedPage } from '@waymark/core/navigation';
import { type ComponentChildren, Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { contentHash } from '../assets/hash.ts';
import type { RenderContext } from '../components/context.ts';
import type { Highlighter } from '../highlight/index.ts';
import { failedBody } from '../mdx/failed-body.tsx';
import { feedPath, hasFeed, markdownFile, type OutputFile } from '../outputs/index.ts';
import type { Site } from '../site/site.ts';
import type { PageView, Theme } from '../theme/index.ts';
import type { FieldFragments } from './field-fragments.tsx';
import type { PageRenderer, RenderedPage } from './page-renderer.ts';
import { type RenderedEndpoint, renderEndpoint } from './render-endpoint.tsx';
import { reportBug } from './report-bug.ts';
import type { SharedAssets } from './shared-assets.ts';

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

/** What all pages of a site share while they are rendered. */
export interface Workshop {
  readonly site: Site;
  readonly pages: PageRenderer;
  readonly theme: Theme;
  readonly highlighter: Highlighter;
  readonly fragments: FieldFragments;
  readonly shared: Pick<SharedAssets, 'filesFor' | 'playground'>;
}

/** Renders the page of a route: of a file, or generated. Throws where no page has it. */
export async function renderRoute(workshop: Workshop, route: string): Promise<RenderedRoute> {
  try {
    return await renderKnown(workshop, route);
  } catch (error) {
    return failedRoute(workshop, route, error);
  }
}

/** A page that could not be drawn because of a bug: it says so, within the site where that can be drawn. */
function failedRoute({ site, theme }: Workshop, route: string, error: unknown): RenderedRoute {
  const head = site.heads.get(route);
  const placed = site.navigation.pages.get(route);
  if (head === undefined && placed === undefined) throw error;
  const file = head?.file ?? placed?.endpoint?.openapi ?? '';
  const title = head?.title ?? placed?.title ?? route;
  const bug = reportBug(error, `the page ${route}`, file);
  const bodyHtml = failedBody([bug], () => file);
  const facts = { file, toc: [], anchors: [], links: [], sections: [], dependencies: [] };
  const draw = (): string => {
    try {
      return theme.renderPage({ route, title, mode: 'default', bodyHtml, toc: [], stylesheets: [] });
    } catch {
      return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Error</title>\n<body>${bodyHtml}</body></html>\n`;
    }
  };
  return { route, html: draw(), files: [], facts, markdown: '', diagnostics: [bug] };
}

async function renderKnown(workshop: Workshop, route: string): Promise<RenderedRoute> {
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

/** Renders the page that is shown for addresses where nothing is. */
export function renderNotFound({ site, theme, pages }: Workshop): string {
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
