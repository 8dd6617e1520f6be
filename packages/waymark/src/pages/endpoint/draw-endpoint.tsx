import { type PageHead, spanOfPageKey, symbolReference } from '@waymark/core/content';
import { type Diagnostic, type Outcome, openapiDiagnostics } from '@waymark/core/diagnostics';
import {
  channelMarkdown,
  codeSamples,
  type FoundOperation,
  type FoundSchema,
  operationMarkdown,
  readChannel,
  readOperation,
  schemaMarkdown,
  specificationPart,
  writtenMarkdown,
} from '@waymark/openapi';
import { renderChannel, renderOperation, renderSchema, valueLanguages } from '../../api-page/index.ts';
import { examplePart } from '../../components/index.ts';
import type { World } from '../world/world.ts';
import { drawGraphql } from './draw-graphql.tsx';
import { drawSymbol } from './draw-symbol.tsx';
import { createOperationLinks } from './operation-links.ts';
import { prepareChannel, preparePlayground } from './prepare-playground.ts';
import {
  type DrawnEndpoint,
  type EndpointDrawing,
  type EndpointPage,
  pageInput,
  printEndpoint,
  printOperation,
  sampleOptions,
  toHtml,
} from './print-endpoint.tsx';
import { readWrittenPage } from './read-written-page.ts';

/** What a page documents, or why that could not be found. */
export interface EndpointOutcome {
  readonly value?: DrawnEndpoint;
  readonly diagnostics: readonly Diagnostic[];
}

interface DrawnOutcome {
  readonly value?: EndpointDrawing;
  readonly diagnostics: readonly Diagnostic[];
}

/** Keys of the front matter that name something of a specification. */
const REFERENCES = ['openapi-schema', 'asyncapi', 'openapi', 'graphql', 'sdk'] as const;

/** What is no request over HTTP is drawn in its own way. */
const DRAWERS: Partial<Record<FoundOperation['head']['kind'], typeof drawGraphql>> = {
  graphql: drawGraphql,
  symbol: drawSymbol,
};

const NOTHING: DrawnOutcome = { diagnostics: [] };

/** Renders the operation or schema that a page documents; no value for pages that document none. */
export async function drawEndpoint(world: World, page: EndpointPage): Promise<EndpointOutcome> {
  const { value, diagnostics: found } = await findAndDraw(world, page);
  const diagnostics = found.map((diagnostic) => placeInHead(diagnostic, page.head, world));
  return value === undefined
    ? { diagnostics }
    : { value: { ...value, parts: page.notes.parts() }, diagnostics };
}

/** What a reference of the front matter does not find is found there, wherever it was looked for. */
function placeInHead(diagnostic: Diagnostic, head: PageHead | undefined, { readText }: World): Diagnostic {
  if (diagnostic.span !== undefined || head === undefined) return diagnostic;
  const key = REFERENCES.find((name) => Object.hasOwn(head.frontmatter, name)) ?? '';
  return { ...diagnostic, span: spanOfPageKey(head.file, readText(head.file) ?? '', key) };
}

async function findAndDraw(world: World, page: EndpointPage): Promise<DrawnOutcome> {
  const { file = '', frontmatter } = page.head ?? {};
  const schema = frontmatter?.['openapi-schema'];
  if (typeof schema === 'string')
    return drawFound(world.findSchema(schema, file), (found) => drawSchema(world, found, page));
  const channel = channelOf(page);
  if (channel !== undefined)
    return drawFound(world.findChannel(channel, file), (found) => drawChannel(world, found, page));
  const reference = operationReference(page.head, page.placed);
  if (reference === undefined)
    return page.head?.api === undefined ? NOTHING : drawWritten(world, page, page.head);
  const { value, diagnostics } = await drawFound(world.findOperation(reference, file), (found) =>
    (DRAWERS[found.head.kind] ?? drawOperation)(world, found, page),
  );
  return value === undefined ? { diagnostics } : { value, diagnostics: [...diagnostics, ...ambiguity(page)] };
}

/** Draws what a reference found, if it did. */
async function drawFound<Found>(
  { value, diagnostics }: Outcome<Found | undefined>,
  draw: (found: Found) => Promise<EndpointDrawing>,
): Promise<DrawnOutcome> {
  return value === undefined ? { diagnostics } : { value: await draw(value), diagnostics };
}

/** Says which specification a listed page is made from, where several have what it names. */
function ambiguity({ head, placed }: EndpointPage): readonly Diagnostic[] {
  const { openapi: chosen, method, path, others = [] } = placed?.documents ?? {};
  if (head?.openapi === undefined || chosen === undefined || others.length === 0) return [];
  const parameters = { operation: `${method} ${path}`, chosen, others: others.join(', ') };
  return [openapiDiagnostics['ambiguous-operation'](parameters)];
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

/** The operation that a page documents, as specifications are asked for it. */
export function operationReference(
  head: PageHead | undefined,
  placed: EndpointPage['placed'],
): string | undefined {
  // The navigation knows which specification is in effect; a page outside of it is looked up by what it says.
  const written = head && (head.openapi ?? symbolReference(head.frontmatter));
  const endpoint = head === undefined ? placed?.endpoint : written && placed?.documents;
  if (endpoint === undefined || endpoint === '') return written;
  return `${endpoint.openapi} ${endpoint.method} ${endpoint.path}`;
}

/** A page whose author wrote the operation by hand gets its head and its samples; the fields are its own text. */
async function drawWritten(world: World, page: EndpointPage, head: PageHead): Promise<DrawnOutcome> {
  const span = spanOfPageKey(head.file, world.readText(head.file) ?? '', 'api');
  const { value, diagnostics } = readWrittenPage(world.setting('api'), head, page.fields, span);
  if (value === undefined) return { diagnostics };
  const { specification, head: written } = value;
  const operation = readOperation(specification, written);
  const samples = codeSamples(specification, operation, sampleOptions(world));
  const rendered = await drawOperation(world, { specification, head: written, headOnly: true }, page);
  return { value: { ...rendered, markdown: writtenMarkdown(operation, samples) }, diagnostics };
}

async function drawOperation(
  world: World,
  found: FoundOperation & { readonly headOnly?: boolean },
  page: EndpointPage,
): Promise<EndpointDrawing> {
  const { specification, head, headOnly } = found;
  const api = world.setting('api');
  const links = createOperationLinks(world, specification);
  const context = links.context(page.context);
  const operation = readOperation(specification, head);
  const samples = codeSamples(specification, operation, sampleOptions(world));
  await page.highlighter.prepare([...valueLanguages(operation), ...samples.map(({ language }) => language)]);
  const own =
    page.contentHtml !== ''
      ? page.contentHtml
      : head.content === undefined
        ? ''
        : toHtml(context.block(head.content), context);
  const playground = preparePlayground(
    world,
    { specification, operation, givesFirst: headOnly === true },
    page,
  );
  const rendered = renderOperation({
    ...pageInput(world, specification, page, own),
    operation,
    samples,
    context,
    operationUrl: links.url,
    written: (['request', 'response'] as const).filter((kind) => page.parts.includes(examplePart(kind).name)),
    marks: api.params?.post,
    fullUrl: api.url === 'full',
    headOnly: headOnly === true,
    hasControls: playground.display !== 'none',
    action: playground.button,
    choices: playground.choices,
  });
  const markdown = operationMarkdown(specification, operation, samples, (rest) =>
    page.markdownRestUrl(specification, rest),
  );
  const quoted = quotedPart(world, found);
  return printOperation(found, page, { rendered, markdown, quoted, playground, link: links.markdown });
}

/** The part of the specification that an operation or channel is, unless the project wants none. */
function quotedPart(world: World, { specification, head }: FoundOperation): string {
  return world.setting('givesSpecification') ? `\n${specificationPart(specification, head)}\n` : '';
}

async function drawChannel(
  world: World,
  found: FoundOperation,
  page: EndpointPage,
): Promise<EndpointDrawing> {
  const { specification, head } = found;
  const links = createOperationLinks(world, specification);
  await page.highlighter.prepare(['json']);
  const channel = readChannel(specification, head);
  const playground = prepareChannel(world, { specification, channel }, page);
  const rendered = renderChannel({
    ...pageInput(world, specification, page, page.contentHtml),
    channel,
    action: playground.button,
    context: links.context(page.context),
    marks: world.setting('api').params?.post,
  });
  const markdown = channelMarkdown(specification, channel, (rest) =>
    page.markdownRestUrl(specification, rest),
  );
  const quoted = quotedPart(world, found);
  return printOperation(found, page, { rendered, markdown, quoted, playground, link: links.markdown });
}

async function drawSchema(world: World, schema: FoundSchema, page: EndpointPage): Promise<EndpointDrawing> {
  const links = createOperationLinks(world, schema.specification);
  await page.highlighter.prepare(['json']);
  const rendered = renderSchema({
    ...pageInput(world, schema.specification, page, ''),
    schema,
    context: links.context(page.context),
    marks: world.setting('api').params?.post,
  });
  const { bodyHtml, ...rest } = printEndpoint(rendered, page);
  return {
    ...rest,
    bodyHtml: page.contentHtml + bodyHtml,
    specification: schema.specification,
    deprecated: false,
    markdown: links.markdown(
      schemaMarkdown(schema, (rest) => page.markdownRestUrl(schema.specification, rest)),
    ),
    files: [],
  };
}
