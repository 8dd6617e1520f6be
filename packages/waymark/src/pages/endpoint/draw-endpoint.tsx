import { type ApiConfig, settingsOf } from '@waymark/core/config';
import type { PageField, PageHead, PageSection, TocEntry } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { PlacedPage } from '@waymark/core/navigation';
import {
  type CodeSampleOptions,
  channelMarkdown,
  codeSamples,
  type FoundOperation,
  type FoundSchema,
  operationMarkdown,
  readChannel,
  readOperation,
  schemaMarkdown,
  writtenMarkdown,
} from '@waymark/openapi';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import {
  operationName,
  type RenderedApiPage,
  type RestUrl,
  renderChannel,
  renderOperation,
  renderSchema,
  valueLanguages,
} from '../../api-page/index.ts';
import { examplePart, type RenderContext, RenderContextProvider } from '../../components/index.ts';
import type { Highlighter } from '../../highlight/index.ts';
import type { OutputFile } from '../../outputs/index.ts';
import type { PlaygroundAssets } from '../../playground/index.ts';
import type { PageNotes } from '../content/page-notes.ts';
import type { World } from '../world/world.ts';
import { prepareChannel, preparePlayground } from './prepare-playground.ts';
import { readWrittenPage } from './read-written-page.ts';

/** The generated part of a page that documents an operation or a schema; it contains the page's own text. */
export interface DrawnEndpoint {
  /** `GET /users/{id}`; absent for schemas. */
  readonly operation?: string;
  /** The specification's file. */
  readonly file: string;
  /** Markdown, from the specification. */
  readonly description?: string;
  readonly deprecated: boolean;
  /** Stands before the examples where there is one column. */
  readonly leadHtml: string;
  readonly bodyHtml: string;
  readonly asideHtml: string;
  /** Names of the parts that were drawn. */
  readonly parts: readonly string[];
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
  readonly sections: readonly PageSection[];
  readonly markdown: string;
  /** What the playground of the page loads. */
  readonly files: readonly OutputFile[];
  /** Where the playground sends requests to; absent without one. */
  readonly connect?: readonly string[];
}

/** A page that may document an operation: a page file that names one in its front matter, or a generated page. */
export interface EndpointPage {
  readonly head?: PageHead;
  readonly placed?: Pick<PlacedPage, 'endpoint' | 'documents'>;
  readonly context: RenderContext;
  /** What is drawn with this context is noted here. */
  readonly notes: Pick<PageNotes, 'parts'>;
  /** Address of fields that are too many for the page. */
  readonly restUrl: RestUrl;
  /** The same for its Markdown. */
  readonly markdownRestUrl: RestUrl;
  readonly highlighter: Pick<Highlighter, 'highlight' | 'prepare'>;
  readonly playground: PlaygroundAssets;
  /** The page's own text and examples, rendered. */
  readonly contentHtml: string;
  readonly asideHtml: string;
  /** Names of the parts that its own text has. */
  readonly parts: readonly string[];
  /** The outermost fields of its text. */
  readonly fields: readonly PageField[];
}

/** What a page documents, or why that could not be found. */
export interface EndpointOutcome {
  readonly value?: DrawnEndpoint;
  readonly diagnostics: readonly Diagnostic[];
}

type EndpointDrawing = Omit<DrawnEndpoint, 'parts'>;

interface DrawnOutcome {
  readonly value?: EndpointDrawing;
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING: DrawnOutcome = { diagnostics: [] };

/** Renders the operation or schema that a page documents; no value for pages that document none. */
export async function drawEndpoint(world: World, page: EndpointPage): Promise<EndpointOutcome> {
  const { value, diagnostics: found } = await findAndDraw(world, page);
  const diagnostics = found.map((diagnostic) => placeInHead(diagnostic, page.head));
  return value === undefined
    ? { diagnostics }
    : { value: { ...value, parts: page.notes.parts() }, diagnostics };
}

/** What a reference of the front matter does not find is found there, wherever it was looked for. */
function placeInHead(diagnostic: Diagnostic, head: PageHead | undefined): Diagnostic {
  if (diagnostic.span !== undefined || head === undefined) return diagnostic;
  return { ...diagnostic, span: { file: head.file, start: 0, end: head.bodyStart } };
}

async function findAndDraw(world: World, page: EndpointPage): Promise<DrawnOutcome> {
  const schemaReference = page.head?.frontmatter['openapi-schema'];
  if (typeof schemaReference === 'string') {
    const schema = world.findSchema(schemaReference, page.head?.file ?? '');
    return schema.value === undefined
      ? { diagnostics: schema.diagnostics }
      : { value: await drawSchema(world, schema.value, page), diagnostics: schema.diagnostics };
  }
  const channel = channelOf(page);
  if (channel !== undefined) {
    const found = world.findChannel(channel, page.head?.file ?? '');
    if (found.value === undefined) return { diagnostics: found.diagnostics };
    return { value: await drawChannel(world, found.value, page), diagnostics: [] };
  }
  const reference = referenceOf(page);
  if (reference === undefined)
    return page.head?.api === undefined ? NOTHING : drawWritten(world, page, page.head);
  const operation = world.findOperation(reference, page.head?.file ?? '');
  return operation.value === undefined
    ? { diagnostics: operation.diagnostics }
    : { value: await drawOperation(world, operation.value, page), diagnostics: operation.diagnostics };
}

/** The channel that a page documents, with its document. */
function channelOf({ head, placed }: EndpointPage): string | undefined {
  if (head !== undefined) {
    const { asyncapi } = head.frontmatter;
    return head.openapi === undefined && typeof asyncapi === 'string' ? asyncapi : undefined;
  }
  const endpoint = placed?.endpoint;
  return endpoint?.method === 'CHANNEL' ? `${endpoint.openapi} ${endpoint.path}` : undefined;
}

function referenceOf({ head, placed }: EndpointPage): string | undefined {
  // The navigation knows which specification is in effect; a page outside of it is looked up by what it says.
  const endpoint = head === undefined ? placed?.endpoint : head.openapi && placed?.documents;
  if (endpoint === undefined || endpoint === '') return head?.openapi;
  return `${endpoint.openapi} ${endpoint.method} ${endpoint.path}`;
}

/** A page whose author wrote the operation by hand gets its head and its samples; the fields are its own text. */
async function drawWritten(world: World, page: EndpointPage, head: PageHead): Promise<DrawnOutcome> {
  const { value, diagnostics } = readWrittenPage(world.setting('api'), head, page.fields);
  if (value === undefined) return { diagnostics };
  const { specification, head: written } = value;
  const operation = readOperation(specification, written);
  const samples = codeSamples(specification, operation, sampleOptions(world.setting('api')));
  const rendered = await drawOperation(world, { specification, head: written, headOnly: true }, page);
  return { value: { ...rendered, markdown: writtenMarkdown(operation, samples) }, diagnostics };
}

async function drawOperation(
  world: World,
  { specification, head, headOnly }: FoundOperation & { readonly headOnly?: boolean },
  page: EndpointPage,
): Promise<EndpointDrawing> {
  const api = world.setting('api');
  const operation = readOperation(specification, head);
  const samples = codeSamples(specification, operation, sampleOptions(api));
  await page.highlighter.prepare([...valueLanguages(operation), ...samples.map(({ language }) => language)]);
  const own =
    page.contentHtml !== ''
      ? page.contentHtml
      : head.content === undefined
        ? ''
        : toHtml(page.context.block(head.content), page.context);
  const playground = preparePlayground(
    world,
    { specification, operation, isWritten: headOnly === true },
    page,
  );
  const rendered = renderOperation({
    specification,
    operation,
    samples,
    context: page.context,
    restUrl: page.restUrl,
    operationUrl: ({ method, path }) => world.operationUrl(`${specification.source} ${method} ${path}`),
    written: (['request', 'response'] as const).filter((kind) => page.parts.includes(examplePart(kind).name)),
    expanded: settingsOf({ api }).api.isExpanded,
    marks: api.params?.post,
    fullUrl: api.url === 'full',
    headOnly: headOnly === true,
    hasControls: playground.display !== 'none',
    action: playground.button,
    choices: playground.choices,
    ...(page.head?.description === undefined ? {} : { description: '' }),
    ...(own === '' ? {} : { content: <div class="mdx-content" dangerouslySetInnerHTML={{ __html: own }} /> }),
  });
  return {
    ...print(rendered, page),
    operation: operationName(head),
    file: specification.source,
    deprecated: head.deprecated === true,
    markdown: operationMarkdown(specification, operation, samples, (rest) =>
      page.markdownRestUrl(specification, rest),
    ),
    files: playground.files,
    ...(playground.connect === undefined ? {} : { connect: playground.connect }),
    ...(head.description === undefined ? {} : { description: head.description }),
  };
}

/** What the configuration says of generated samples. */
function sampleOptions(api: ApiConfig): CodeSampleOptions {
  const { languages, defaults, autogenerate, prefill } = settingsOf({ api }).api.examples;
  return { languages: autogenerate ? languages : [], requiredOnly: defaults === 'required', prefill };
}

function isExpanded(world: World): boolean {
  return settingsOf({ api: world.setting('api') }).api.isExpanded;
}

async function drawChannel(
  world: World,
  { specification, head }: FoundOperation,
  page: EndpointPage,
): Promise<EndpointDrawing> {
  await page.highlighter.prepare(['json']);
  const channel = readChannel(specification, head);
  const playground = prepareChannel(world, { specification, channel }, page);
  const rendered = renderChannel({
    specification,
    channel,
    action: playground.button,
    context: page.context,
    restUrl: page.restUrl,
    expanded: isExpanded(world),
    marks: world.setting('api').params?.post,
    ...(page.head?.description === undefined ? {} : { description: '' }),
    content:
      page.contentHtml === '' ? null : (
        <div class="mdx-content" dangerouslySetInnerHTML={{ __html: page.contentHtml }} />
      ),
  });
  return {
    ...print(rendered, page),
    operation: operationName(head),
    file: specification.source,
    deprecated: false,
    markdown: channelMarkdown(specification, channel),
    files: playground.files,
    ...(playground.connect === undefined ? {} : { connect: playground.connect }),
    ...(head.description === undefined ? {} : { description: head.description }),
  };
}

async function drawSchema(world: World, schema: FoundSchema, page: EndpointPage): Promise<EndpointDrawing> {
  await page.highlighter.prepare(['json']);
  const rendered = renderSchema({
    schema,
    context: page.context,
    restUrl: page.restUrl,
    expanded: isExpanded(world),
    marks: world.setting('api').params?.post,
  });
  const { bodyHtml, ...rest } = print(rendered, page);
  return {
    ...rest,
    bodyHtml: page.contentHtml + bodyHtml,
    file: schema.specification.source,
    deprecated: false,
    markdown: schemaMarkdown(schema, (rest) => page.markdownRestUrl(schema.specification, rest)),
    files: [],
  };
}

function print(
  { lead, body, aside, toc, anchors, sections }: RenderedApiPage,
  { context, asideHtml, parts }: EndpointPage,
): Pick<DrawnEndpoint, 'leadHtml' | 'bodyHtml' | 'asideHtml' | 'toc' | 'anchors' | 'sections'> {
  const generated = aside === undefined ? '' : toHtml(aside, context);
  // The request stands before the response, whoever wrote which.
  const isRequestWritten = parts.includes(examplePart('request').name);
  return {
    leadHtml: toHtml(lead, context),
    bodyHtml: toHtml(body, context),
    asideHtml: isRequestWritten ? asideHtml + generated : generated + asideHtml,
    toc,
    anchors,
    sections,
  };
}

function toHtml(children: ComponentChildren, context: RenderContext): string {
  return renderToString(
    <RenderContextProvider.Provider value={context}>{children}</RenderContextProvider.Provider>,
  );
}
