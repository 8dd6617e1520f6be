import type { PageFacts, PageHead, PageLink } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { RenderContext } from '../../components/drawing/context.ts';
import { centredPart, componentParts, htmlPart, tablePart } from '../../components/index.ts';
import { addressesOf, markdownAtRoot } from '../../mdx/index.ts';
import { markdownFile, type OutputFile } from '../../outputs/index.ts';
import { contentHash } from '../../project/files/hash.ts';
import { readIslandCode } from '../../theme/index.ts';
import type { EndpointOutcome } from '../endpoint/draw-endpoint.tsx';
import type { FieldDocument } from '../endpoint/field-documents.tsx';
import type { DrawnEndpoint } from '../endpoint/print-endpoint.tsx';
import type { World } from '../world/world.ts';
import type { DrawnBody } from './body/drawn-body.ts';
import { closeView } from './close-view.ts';
import { childrenToHtml } from './context/children-to-html.ts';
import type { PageNotes } from './context/page-notes.ts';
import type { ContentView, DrawnContent } from './page-content.ts';
import { linksOfRow } from './row-link.ts';
import { printRelated, viewRelated } from './view-related.ts';

/** The page of a route. */
export interface PageOfRoute {
  readonly route: string;
  /** Absent for generated pages. */
  readonly head: PageHead | undefined;
}

/** What a page has beside its text, and what it was drawn with. */
export interface GeneratedContent {
  /** The file that the page comes from. */
  readonly file: string;
  /** The operation, schema or channel that the page documents, with its text in it. */
  readonly endpoint: EndpointOutcome;
  /** Says what could not be found of it; else empty. */
  readonly noticeHtml: string;
  /** Fields that are too many for the page. */
  readonly documents: readonly FieldDocument[];
  readonly links: readonly PageLink[];
  readonly context: RenderContext;
  readonly notes: PageNotes;
  /** Grows while the context draws. */
  readonly found: readonly Diagnostic[];
}

/** Joins what was drawn of a page to its content: facts, Markdown, view and files. */
export function joinContent(
  { route, head }: PageOfRoute,
  body: DrawnBody,
  { file, endpoint: { value: endpoint, diagnostics }, ...generated }: GeneratedContent,
  world: World,
): DrawnContent {
  const { documents, context, notes } = generated;
  const styles = pageStyles([body.css, notes.css()]);
  const said = head?.frontmatter ?? world.endpointOf(route)?.metadata;
  const related = viewRelated({ file, related: said?.['related'] }, route, world);
  const facts = joinFacts({ ...body.facts, file }, endpoint, [
    ...generated.links,
    ...documents.flatMap(({ links }) => links),
    ...related.links,
    ...linksOfRow(head, world),
  ]);
  const below = printRelated(related, context.text('relatedTopics'));
  const written = joinMarkdown([endpoint?.markdown ?? '', below]);
  const source = endpoint?.specification.source ?? file;
  const markdown = joinMarkdown([body.markdown, atRoot(written, source, { world, route })]);
  const drawn = viewContent(body, endpoint, generated.noticeHtml);
  const open = { ...drawn, ...describe(head, context), related: related.view };
  const { view, diagnostics: foreign } = closeView(open, file, world);
  return {
    facts,
    markdown,
    view: {
      ...view,
      toc: facts.toc,
      ...(facts.views === undefined ? {} : { views: facts.views }),
      parts: joinParts(body, endpoint, notes),
      stylesheets: styles.map(({ path }) => `${world.setting('urls').base}/${path}`),
    },
    files: [
      ...styles,
      ...[...body.islandFiles, ...body.frameFiles, ...(endpoint?.files ?? [])],
      ...asMarkdown(route, { head, world, endpoint, body: markdown }),
    ],
    sharedFiles: documents.map(({ file }) => file),
    sheets: [...new Map(documents.map(({ parts }) => [parts.join(), parts])).values()],
    failed: body.failed,
    runsCode: body.runsCode,
    diagnostics: [...body.diagnostics, ...diagnostics, ...generated.found, ...foreign],
  };
}

function describe(head: PageHead | undefined, context: RenderContext): Pick<ContentView, 'descriptionHtml'> {
  if (head?.description === undefined) return {};
  return { descriptionHtml: childrenToHtml(context.block(head.description, 'line')) };
}

interface MarkdownInput {
  readonly head: PageHead | undefined;
  readonly world: World;
  readonly endpoint: DrawnEndpoint | undefined;
  readonly body: string;
}

/** The page as a file of Markdown; a page that is only a link has none. */
function asMarkdown(route: string, { head, world, endpoint, body }: MarkdownInput): readonly OutputFile[] {
  if (head?.url !== undefined) return [];
  const title = world.titleOf(route);
  const [text = '', file = ''] =
    head?.description === undefined
      ? [endpoint?.description, endpoint?.specification.source]
      : [head.description, head.file];
  const description = atRoot(text, file, { world, route });
  return [markdownFile(world.setting('instructions'), { route, title, description, body })];
}

interface PagePlace {
  readonly world: World;
  readonly route: string;
}

/** Markdown of a file as the root has it: its addresses lead where those of the page's HTML lead. */
function atRoot(markdown: string, file: string, { world, route }: PagePlace): string {
  return markdownAtRoot(markdown, file, addressesOf(world, world.setting('urls').base, route));
}

/** Names of all parts of a page: of its text, of what is generated, of what stands around them. */
function joinParts(
  page: DrawnBody,
  endpoint: DrawnEndpoint | undefined,
  notes: PageNotes,
): readonly string[] {
  // Components of authors may draw these by themselves.
  const foreign = page.runsCode ? [tablePart.name, htmlPart.name, centredPart.name] : [];
  return [...new Set([...page.parts, ...foreign, ...(endpoint?.parts ?? []), ...notes.parts()])].sort();
}

function pageStyles(sheets: readonly string[]): readonly OutputFile[] {
  const css = sheets.filter((sheet) => sheet !== '').join('\n');
  return css === '' ? [] : [{ path: `_waymark/page.${contentHash(css)}.css`, content: css }];
}

/** The part of a page's view that is drawn: its own text, or what is generated and holds that text. */
function viewContent(
  page: DrawnBody,
  endpoint: DrawnEndpoint | undefined,
  noticeHtml: string,
): Omit<ContentView, 'parts' | 'stylesheets' | 'toc'> {
  const asideHtml = endpoint?.asideHtml ?? page.asideHtml;
  return {
    ...(endpoint === undefined ? {} : { leadHtml: endpoint.leadHtml }),
    bodyHtml: endpoint?.bodyHtml ?? page.bodyHtml + noticeHtml,
    ...(asideHtml === '' ? {} : { asideHtml }),
    ...(Object.keys(page.islands).length === 0 ? {} : { islands: page.islands }),
    ...(endpoint?.operation === undefined ? {} : { operation: endpoint.operation }),
    ...viewConnect(page, endpoint),
    ...(endpoint?.deprecated === true ? { deprecated: true } : {}),
  };
}

/** What a page needs beside the site: the servers of its playground, and what its parts and code of its author name. */
function viewConnect(
  { islandFiles, parts }: DrawnBody,
  endpoint: DrawnEndpoint | undefined,
): Pick<ContentView, 'connect' | 'asks'> {
  const code = islandFiles.map((file) =>
    'content' in file && typeof file.content === 'string' ? file.content : '',
  );
  const own = code.length === 0 ? undefined : readIslandCode(code.join('\n'));
  const hosts = componentParts.flatMap(({ name, connect = [] }) => (parts.includes(name) ? connect : []));
  const asks = hosts.length === 0 ? own : { ...own, connect: [...(own?.connect ?? []), ...hosts] };
  return {
    ...(endpoint?.connect === undefined ? {} : { connect: endpoint.connect }),
    ...(asks === undefined ? {} : { asks }),
  };
}

function joinMarkdown(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function joinFacts(
  written: PageFacts,
  endpoint: DrawnEndpoint | undefined,
  added: readonly PageLink[],
): PageFacts {
  const facts = { ...written, links: [...written.links, ...added] };
  if (endpoint === undefined) return facts;
  return {
    ...facts,
    toc: [...facts.toc, ...endpoint.toc],
    anchors: [...facts.anchors, ...endpoint.anchors],
    ...(endpoint.folds.length === 0 ? {} : { folds: endpoint.folds }),
    sections: [...facts.sections, ...endpoint.sections],
    dependencies: [...facts.dependencies, endpoint.specification.source],
  };
}
