import { createIdPool as createPool } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { h } from 'preact';
import type { RenderContext } from '../../components/drawing/context.ts';
import { linkTo } from '../../components/drawing/draw.tsx';
import { diagnosticPart } from '../../components/index.ts';
import { OUTER_IDS } from '../../mdx/index.ts';
import { failedBody } from '../../mdx/render/notice.tsx';
import type { PlaygroundAssets } from '../../playground/index.ts';
import { contentHash } from '../../project/files/hash.ts';
import { isFetched } from '../../site/sources/specification-source.ts';
import { drawEndpoint, type EndpointOutcome, operationReference } from '../endpoint/draw-endpoint.tsx';
import type { FieldDocuments } from '../endpoint/field-documents.tsx';
import { createLinkNotes } from '../endpoint/link-notes.ts';
import type { Trace, World } from '../world/world.ts';
import type { PageDrawer } from './body/draw-page.ts';
import { type DrawnBody, NO_BODY } from './body/drawn-body.ts';
import { readWorld } from './body/world-texts.ts';
import { childrenToHtml } from './context/children-to-html.ts';
import type { PageCode } from './context/page-code.ts';
import { createPageNotes } from './context/page-notes.ts';
import { type GeneratedContent, joinContent, type PageOfRoute } from './join-content.ts';
import type { DrawnContent } from './page-content.ts';
import { addressOfRow } from './row-link.ts';

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

/** What a page is drawn from. */
interface Asked {
  readonly world: World;
  readonly code: PageCode;
}

/** Draws the content of the page of a route: of a file, or generated. All that it is drawn from is asked of the world. */
export async function drawContent(tools: DrawingTools, route: string, asked: Asked): Promise<DrawnRoute> {
  const page: PageOfRoute = { route, head: asked.world.headOf(route) };
  const body = await drawBody(tools, page, asked);
  const generated = await drawGenerated(tools, page, body, asked);
  return {
    traces: generated.documents.map(({ trace }) => trace),
    content: joinContent(page, body, generated, asked.world),
  };
}

async function drawGenerated(
  { drawer, fields, playground }: DrawingTools,
  { route, head }: PageOfRoute,
  body: DrawnBody,
  { world, code }: Asked,
): Promise<GeneratedContent> {
  const found: Diagnostic[] = [];
  const notes = createPageNotes(contentHash);
  const linkNotes = createLinkNotes();
  const placed = world.endpointOf(route);
  const file = head?.file ?? placed?.endpoint?.openapi ?? '';
  const { use, style } = notes;
  const place = { file, route, code, uniqueId: createIdPool(body.ids), noteLink: linkNotes.note };
  const report = (diagnostic: Diagnostic): number => found.push(diagnostic);
  const context = drawer.createContext({ ...place, notes: { use, style }, report }, world);
  const asked = new Set<string>();
  const endpoint = await drawEndpoint(world, {
    ...(head === undefined ? {} : { head }),
    ...(placed === undefined ? {} : { placed }),
    context,
    notes,
    restUrl: fields.urlFor(context.language, (path) => asked.add(path)),
    markdownRestUrl: fields.markdownUrlFor((path) => asked.add(path)),
    highlighter: code,
    playground,
    contentHtml: body.bodyHtml,
    asideHtml: body.asideHtml,
    parts: body.parts,
    fields: body.facts.fields ?? [],
  });
  const documents = fields.collect(asked);
  const links = linkNotes.links(endpoint.value?.specification.links);
  const noticeHtml = noticeOf(endpoint, context, world) + wayOn({ route, head }, body, context, world);
  return { file, endpoint, noticeHtml, documents, links, context, notes, found };
}

/** What a page documents and no specification has is missed where it would stand, below the page's own text. */
function noticeOf({ value, diagnostics }: EndpointOutcome, context: RenderContext, world: World): string {
  if (value !== undefined || !diagnostics.some(({ severity }) => severity === 'error')) return '';
  context.use(diagnosticPart);
  return failedBody(diagnostics, readWorld(world).place);
}

/** A page whose row is a link holds that link, unless it has a text: some come by its address, and not by the row. */
function wayOn(
  { route, head }: PageOfRoute,
  { bodyHtml }: DrawnBody,
  context: RenderContext,
  world: World,
): string {
  const address = head === undefined ? undefined : addressOfRow(head);
  if (address === undefined || bodyHtml !== '') return '';
  // A title is no Markdown: its signs are shown as they are.
  const link = h('a', { class: 'link', ...linkTo(address, context) }, world.titleOf(route));
  return childrenToHtml(h('p', null, link));
}

/** What stands in a page's file, or, where that is nothing, what the specification says in its place. */
async function drawBody(tools: DrawingTools, page: PageOfRoute, asked: Asked): Promise<DrawnBody> {
  if (page.head === undefined) return (await drawOwnText(tools, page, asked)) ?? NO_BODY;
  const written = await tools.drawer.drawFile(page.head, asked.world, asked.code);
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
): Promise<DrawnBody | undefined> {
  const reference = operationReference(head, world.endpointOf(route));
  const found = reference === undefined ? undefined : world.findOperation(reference, head?.file ?? '').value;
  const text = found?.head.content;
  if (found === undefined || text === undefined) return undefined;
  const file = found.specification.source;
  if (isFetched(file)) return undefined;
  const { links } = found.specification;
  const start = startOfText(world.readText(file) ?? '', text);
  const page = await drawer.drawSpecificationText(text, { file, route, start, links }, world, code);
  return page.failed ? { ...NO_BODY, diagnostics: page.diagnostics } : page;
}

/** Where a specification writes a text: in JSON, or line by line; at the beginning of the file if it is written in another way. */
function startOfText(source: string, text: string): number {
  const quoted = source.indexOf(JSON.stringify(text).slice(1, -1));
  if (quoted >= 0) return quoted;
  const [first = '', ...rest] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // Texts of several operations begin alike, with a warning's tag above all.
  for (let at = source.indexOf(first); at >= 0; at = source.indexOf(first, at + 1))
    if (hasLines(source, at + first.length, rest)) return at;
  return Math.max(0, source.indexOf(first));
}

/** Whether lines follow, whatever blanks stand between them. */
function hasLines(source: string, start: number, lines: readonly string[]): boolean {
  const blanks = /\s*/y;
  blanks.lastIndex = start;
  return lines.every((line) => {
    blanks.test(source);
    const at = blanks.lastIndex;
    blanks.lastIndex = at + line.length;
    return source.startsWith(line, at);
  });
}

function createIdPool(taken: readonly string[]): (stem: string) => string {
  const unique = createPool();
  for (const id of [...OUTER_IDS, ...taken]) unique(id);
  return unique;
}
