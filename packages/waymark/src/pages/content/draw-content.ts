import {
  createIdPool as createPool,
  type PageFacts,
  type PageHead,
  type PageLink,
} from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { RenderContext } from '../../components/context.ts';
import { componentParts, diagnosticPart, tablePart } from '../../components/index.ts';
import { addressesOf, markdownAtRoot, OUTER_IDS } from '../../mdx/index.ts';
import { failedBody } from '../../mdx/render/failed-body.tsx';
import { markdownFile, type OutputFile } from '../../outputs/index.ts';
import type { PlaygroundAssets } from '../../playground/index.ts';
import { contentHash } from '../../project/files/hash.ts';
import { readIslandCode } from '../../theme/index.ts';
import { drawEndpoint, type EndpointOutcome, operationReference } from '../endpoint/draw-endpoint.tsx';
import type { FieldDocuments } from '../endpoint/field-documents.tsx';
import { createLinkNotes } from '../endpoint/link-notes.ts';
import type { DrawnEndpoint } from '../endpoint/print-endpoint.tsx';
import type { Trace, World } from '../world/world.ts';
import { childrenToHtml } from './children-to-html.ts';
import { closeView } from './close-view.ts';
import type { PageDrawer } from './draw-page.ts';
import { type DrawnPage, NO_PAGE } from './drawn-page.ts';
import type { PageCode } from './page-code.ts';
import type { ContentView, DrawnContent } from './page-content.ts';
import { createPageNotes, type PageNotes } from './page-notes.ts';
import { printRelated, viewRelated } from './view-related.ts';
import { readWorld } from './world-texts.ts';

/** What the contents of all pages are drawn with. */
export interface DrawingTools {
  readonly drawer: PageDrawer;
  readonly fields: FieldDocuments;
  readonly playground: PlaygroundAssets;
}

/** The content of a page, and what the documents of fields that it leads to asked of the world. */
export interface DrawnRoute {
  readonly content: DrawnContent;
  readonly traces: readonly Trace[];
}

/** Draws the content of the page of a route: of a file, or generated. All that it is drawn from is asked of the world. */
export async function drawContent(
  tools: DrawingTools,
  route: string,
  { world, code }: { readonly world: World; readonly code: PageCode },
): Promise<DrawnRoute> {
  const head = world.headOf(route);
  const page = await drawBody(tools, { route, head }, { world, code });
  const found: Diagnostic[] = [];
  const notes = createPageNotes(contentHash);
  const linkNotes = createLinkNotes();
  const file = head?.file ?? world.endpointOf(route)?.endpoint?.openapi ?? '';
  const { use, style } = notes;
  const place = { file, route, code, uniqueId: createIdPool(page.ids), noteLink: linkNotes.note };
  const report = (diagnostic: Diagnostic): number => found.push(diagnostic);
  const context = tools.drawer.createContext({ ...place, notes: { use, style }, report }, world);
  const asked = new Set<string>();
  const endpoint = await drawEndpoint(world, {
    ...(head === undefined ? {} : { head }),
    ...placedAt(route, world),
    context,
    notes,
    restUrl: tools.fields.urlFor(context.language, (path) => asked.add(path)),
    markdownRestUrl: tools.fields.markdownUrlFor((path) => asked.add(path)),
    highlighter: code,
    playground: tools.playground,
    contentHtml: page.bodyHtml,
    asideHtml: page.asideHtml,
    parts: page.parts,
    fields: page.facts.fields ?? [],
  });
  const documents = tools.fields.collect(asked);
  const styles = pageStyles([page.css, notes.css()]);
  const related = viewRelated(head, route, world);
  const facts = joinFacts({ ...page.facts, file }, endpoint.value, [
    ...linkNotes.links(endpoint.value?.specification.links),
    ...documents.flatMap(({ links }) => links),
    ...related.links,
  ]);
  const below = printRelated(related, context.text('relatedTopics'));
  const written = joinMarkdown([endpoint.value?.markdown ?? '', below]);
  const source = endpoint.value?.specification.source ?? file;
  const markdown = joinMarkdown([page.markdown, atRoot(written, source, { world, route })]);
  const drawn = viewContent(page, endpoint.value, noticeOf(endpoint, context, world));
  const open = { ...drawn, ...describe(head, context), related: related.view };
  const { view, diagnostics: foreign } = closeView(open, file, world);
  return {
    traces: documents.map(({ trace }) => trace),
    content: {
      facts,
      markdown,
      view: {
        ...view,
        toc: facts.toc,
        ...(facts.views === undefined ? {} : { views: facts.views }),
        parts: joinParts(page, endpoint.value, notes),
        stylesheets: styles.map(({ path }) => `${world.setting('urls').base}/${path}`),
      },
      files: [
        ...styles,
        ...[...page.islandFiles, ...page.frameFiles, ...(endpoint.value?.files ?? [])],
        ...documents.map((document) => document.file),
        ...asMarkdown(route, { head, world, endpoint: endpoint.value, body: markdown }),
      ],
      sheets: documents.map(({ parts }) => parts),
      failed: page.failed,
      runsCode: page.runsCode,
      diagnostics: [...page.diagnostics, ...endpoint.diagnostics, ...found, ...foreign],
    },
  };
}

interface Asked {
  readonly world: World;
  readonly code: PageCode;
}

interface PageOfRoute {
  readonly route: string;
  /** Absent for generated pages. */
  readonly head: PageHead | undefined;
}

/** What stands in a page's file, or, where that is nothing, what the specification says in its place. */
async function drawBody(tools: DrawingTools, page: PageOfRoute, asked: Asked): Promise<DrawnPage> {
  if (page.head === undefined) return (await drawOwnText(tools, page, asked)) ?? NO_PAGE;
  const written = await tools.drawer.drawPage(page.head, asked.world, asked.code);
  if (written.failed || written.bodyHtml !== '' || written.asideHtml !== '') return written;
  const own = await drawOwnText(tools, page, asked);
  return own === undefined ? written : { ...own, diagnostics: [...written.diagnostics, ...own.diagnostics] };
}

/**
 * The text that the project's own specification gives to the operation of a page. That of a specification from elsewhere is
 * plain Markdown, and so is one that does not parse.
 */
async function drawOwnText(
  { drawer }: DrawingTools,
  { route, head }: PageOfRoute,
  { world, code }: Asked,
): Promise<DrawnPage | undefined> {
  const reference = operationReference(head, world.endpointOf(route));
  const found = reference === undefined ? undefined : world.findOperation(reference, head?.file ?? '').value;
  const text = found?.head.content;
  if (found === undefined || text === undefined) return undefined;
  const file = found.specification.source;
  if (/^https?:/i.test(file)) return undefined;
  const { links } = found.specification;
  const start = startOfText(world.readText(file) ?? '', text);
  const page = await drawer.drawText(text, { file, route, start, links }, world, code);
  return page.failed ? { ...NO_PAGE, diagnostics: page.diagnostics } : page;
}

/** Where a specification writes a text: in JSON, or as it is; at the beginning of the file if it is written in another way. */
function startOfText(source: string, text: string): number {
  const [line = ''] = text.trimStart().split('\n');
  const places = [JSON.stringify(text).slice(1, -1), line].map((written) => source.indexOf(written));
  return places.find((place) => place >= 0) ?? 0;
}

function placedAt(
  route: string,
  world: World,
): { readonly placed?: NonNullable<ReturnType<World['endpointOf']>> } {
  const placed = world.endpointOf(route);
  return placed === undefined ? {} : { placed };
}

function describe(head: PageHead | undefined, context: RenderContext): Pick<ContentView, 'descriptionHtml'> {
  if (head?.description === undefined) return {};
  return { descriptionHtml: childrenToHtml(context.inline(head.description)) };
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

function createIdPool(taken: readonly string[]): (stem: string) => string {
  const unique = createPool();
  for (const id of [...OUTER_IDS, ...taken]) unique(id);
  return unique;
}

/** Names of all parts of a page: of its text, of what is generated, of what stands around them. */
function joinParts(
  page: DrawnPage,
  endpoint: DrawnEndpoint | undefined,
  notes: PageNotes,
): readonly string[] {
  // Components of authors may draw tables by themselves.
  const foreign = page.runsCode ? [tablePart.name] : [];
  return [...new Set([...page.parts, ...foreign, ...(endpoint?.parts ?? []), ...notes.parts()])].sort();
}

function pageStyles(sheets: readonly string[]): readonly OutputFile[] {
  const css = sheets.filter((sheet) => sheet !== '').join('\n');
  return css === '' ? [] : [{ path: `_waymark/page.${contentHash(css)}.css`, content: css }];
}

/** What a page documents and no specification has is missed where it would stand, below the page's own text. */
function noticeOf({ value, diagnostics }: EndpointOutcome, context: RenderContext, world: World): string {
  if (value !== undefined || !diagnostics.some(({ severity }) => severity === 'error')) return '';
  context.use(diagnosticPart);
  return failedBody(diagnostics, readWorld(world).place);
}

/** The part of a page's view that is drawn: its own text, or what is generated and holds that text. */
function viewContent(
  page: DrawnPage,
  endpoint: DrawnEndpoint | undefined,
  notice: string,
): Omit<ContentView, 'parts' | 'stylesheets' | 'toc'> {
  const asideHtml = endpoint?.asideHtml ?? page.asideHtml;
  return {
    ...(endpoint === undefined ? {} : { leadHtml: endpoint.leadHtml }),
    bodyHtml: endpoint?.bodyHtml ?? page.bodyHtml + notice,
    ...(asideHtml === '' ? {} : { asideHtml }),
    ...(Object.keys(page.islands).length === 0 ? {} : { islands: page.islands }),
    ...(endpoint?.operation === undefined ? {} : { operation: endpoint.operation }),
    ...viewConnect(page, endpoint),
    ...(endpoint?.deprecated === true ? { deprecated: true } : {}),
  };
}

/** What a page needs beside the site: the servers of its playground, and what its parts and code of its author name. */
function viewConnect(
  { islandFiles, parts }: DrawnPage,
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
    sections: [...facts.sections, ...endpoint.sections],
    dependencies: [...facts.dependencies, endpoint.specification.source],
  };
}
