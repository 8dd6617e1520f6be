import { type DocsConfig, settingsOf } from '@waymark/core/config';
import {
  type PageField,
  type PageHead,
  type PageSection,
  type TocEntry,
  urlOfRoute,
} from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { PlacedPage } from '@waymark/core/navigation';
import {
  type CodeSampleOptions,
  channelMarkdown,
  codeSamples,
  type FoundOperation,
  type FoundSchema,
  findChannelPage,
  findOperation,
  findSchema,
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
  renderChannel,
  renderOperation,
  renderSchema,
  valueLanguages,
} from '../api-page/index.ts';
import { type RenderContext, RenderContextProvider } from '../components/context.ts';
import type { Highlighter } from '../highlight/index.ts';
import type { OutputFile } from '../outputs/index.ts';
import type { PlaygroundFiles } from '../playground/index.ts';
import { readWrittenPage } from '../site/read-written-page.ts';
import type { Site } from '../site/site.ts';
import type { FieldFragments } from './field-fragments.tsx';
import { preparePlayground } from './prepare-playground.ts';

/** The generated part of a page that documents an operation or a schema; it contains the page's own text. */
export interface RenderedEndpoint {
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
  readonly placed?: PlacedPage;
  readonly context: RenderContext;
  readonly fragments: FieldFragments;
  readonly highlighter: Highlighter;
  readonly playground: Pick<PlaygroundFiles, 'script' | 'styles'>;
  /** The page's own text and examples, rendered. */
  readonly contentHtml: string;
  readonly asideHtml: string;
  /** The outermost fields of its text. */
  readonly fields: readonly PageField[];
}

/** What a page documents, or why that could not be found. */
export interface EndpointOutcome {
  readonly value?: RenderedEndpoint;
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING: EndpointOutcome = { diagnostics: [] };

/** Renders the operation or schema that a page documents; no value for pages that document none. */
export async function renderEndpoint(site: Site, page: EndpointPage): Promise<EndpointOutcome> {
  const schemaReference = page.head?.frontmatter['openapi-schema'];
  if (typeof schemaReference === 'string') {
    const schema = findSchema(site.specifications, schemaReference, { file: page.head?.file ?? '' });
    return schema.value === undefined
      ? { diagnostics: schema.diagnostics }
      : { value: await drawSchema(site, schema.value, page), diagnostics: schema.diagnostics };
  }
  const channel = channelOf(page);
  if (channel !== undefined) {
    const found = findChannelPage(site.specifications, channel, { file: page.head?.file ?? '' });
    if (found.value === undefined) return { diagnostics: found.diagnostics };
    return { value: await drawChannel(site, found.value, page), diagnostics: [] };
  }
  const reference = referenceOf(page);
  if (reference === undefined)
    return page.head?.api === undefined ? NOTHING : renderWritten(site, page, page.head);
  const operation = findOperation(site.specifications, reference, { file: page.head?.file ?? '' });
  return operation.value === undefined
    ? { diagnostics: operation.diagnostics }
    : { value: await drawOperation(site, operation.value, page), diagnostics: operation.diagnostics };
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
async function renderWritten(site: Site, page: EndpointPage, head: PageHead): Promise<EndpointOutcome> {
  const { value, diagnostics } = readWrittenPage(site.config.api, head, page.fields);
  if (value === undefined) return { diagnostics };
  const { specification, head: written } = value;
  const operation = readOperation(specification, written);
  const samples = codeSamples(specification, operation, sampleOptions(site.config));
  const rendered = await drawOperation(site, { specification, head: written, headOnly: true }, page);
  return { value: { ...rendered, markdown: writtenMarkdown(operation, samples) }, diagnostics };
}

async function drawOperation(
  site: Site,
  { specification, head, headOnly }: FoundOperation & { readonly headOnly?: boolean },
  page: EndpointPage,
): Promise<RenderedEndpoint> {
  const operation = readOperation(specification, head);
  const samples = codeSamples(specification, operation, sampleOptions(site.config));
  await page.highlighter.prepare([...valueLanguages(operation), ...samples.map(({ language }) => language)]);
  const own =
    page.contentHtml !== ''
      ? page.contentHtml
      : head.content === undefined
        ? ''
        : toHtml(page.context.block(head.content), page.context);
  const playground = preparePlayground(site, { specification, operation }, page);
  const rendered = renderOperation({
    specification,
    operation,
    samples,
    context: page.context,
    restUrl: page.fragments.urlFor(page.context),
    operationUrl: ({ method, path }) => urlOfOperation(site, `${specification.source} ${method} ${path}`),
    written: (['request', 'response'] as const).filter((kind) =>
      page.asideHtml.includes(`id="${kind}-example"`),
    ),
    expanded: settingsOf(site.config).api.isExpanded,
    fullUrl: site.config.api?.url === 'full',
    headOnly: headOnly === true,
    hasControls: playground.display !== 'none',
    action: playground.button,
    ...(page.head?.description === undefined ? {} : { description: '' }),
    ...(own === '' ? {} : { content: <div class="mdx-content" dangerouslySetInnerHTML={{ __html: own }} /> }),
  });
  return {
    ...print(rendered, page),
    operation: operationName(head),
    file: specification.source,
    deprecated: head.deprecated === true,
    markdown: operationMarkdown(specification, operation, samples),
    files: playground.files,
    ...(playground.connect === undefined ? {} : { connect: playground.connect }),
    ...(head.description === undefined ? {} : { description: head.description }),
  };
}

/** Address of the first page that documents an operation, given as `file METHOD path`. */
function urlOfOperation({ navigation, urls }: Site, name: string): string | undefined {
  for (const [route, { endpoint, documents }] of navigation.pages) {
    const shown = endpoint ?? documents;
    if (shown && `${shown.openapi} ${shown.method} ${shown.path}` === name) return urlOfRoute(route, urls);
  }
  return undefined;
}

/** What the configuration says of generated samples. */
function sampleOptions(config: DocsConfig): CodeSampleOptions {
  const { languages, defaults, autogenerate, prefill } = settingsOf(config).api.examples;
  return { languages: autogenerate ? languages : [], requiredOnly: defaults === 'required', prefill };
}

async function drawChannel(
  site: Site,
  { specification, head }: FoundOperation,
  page: EndpointPage,
): Promise<RenderedEndpoint> {
  await page.highlighter.prepare(['json']);
  const channel = readChannel(specification, head);
  const rendered = renderChannel({
    specification,
    channel,
    context: page.context,
    restUrl: page.fragments.urlFor(page.context),
    expanded: settingsOf(site.config).api.isExpanded,
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
    files: [],
    ...(head.description === undefined ? {} : { description: head.description }),
  };
}

async function drawSchema(site: Site, schema: FoundSchema, page: EndpointPage): Promise<RenderedEndpoint> {
  await page.highlighter.prepare(['json']);
  const rendered = renderSchema({
    schema,
    context: page.context,
    restUrl: page.fragments.urlFor(page.context),
    expanded: settingsOf(site.config).api.isExpanded,
  });
  const { bodyHtml, ...rest } = print(rendered, page);
  return {
    ...rest,
    bodyHtml: page.contentHtml + bodyHtml,
    file: schema.specification.source,
    deprecated: false,
    markdown: schemaMarkdown(schema),
    files: [],
  };
}

function print(
  { lead, body, aside, toc, anchors, sections }: RenderedApiPage,
  { context, asideHtml }: EndpointPage,
): Pick<RenderedEndpoint, 'leadHtml' | 'bodyHtml' | 'asideHtml' | 'toc' | 'anchors' | 'sections'> {
  const generated = aside === undefined ? '' : toHtml(aside, context);
  // The request stands before the response, whoever wrote which.
  const isRequestWritten = asideHtml.includes('id="request-example"');
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
