import {
  createSchemaReader,
  type FieldRoot,
  type FieldTree,
  type MediaType,
  type Operation,
  type OperationUrl,
  type Response,
  type Specification,
  type SpecNode,
} from '@waymark/openapi';
import type { VNode } from 'preact';
import { assemblePage, type RenderedApiPage } from '../assemble-page.tsx';
import { specificationContext } from '../description.ts';
import { externalLink } from '../fields/facts.tsx';
import { createInk } from '../ink.ts';
import { CODE_ELEMENTS, limitsBelow } from '../limits.ts';
import type { RequestPageInput } from '../page-input.ts';
import { apiFollowPart } from '../parts.ts';
import { plainText } from '../search-notes.ts';
import { authorizations } from '../sections/authorizations.tsx';
import { bodySection } from '../sections/body.tsx';
import { callbackSection } from '../sections/callbacks.tsx';
import { exampleBlock, responseBlock } from '../sections/draw-samples.tsx';
import { endpointBar } from '../sections/endpoint-bar.tsx';
import { parameterSections } from '../sections/parameters.tsx';
import { payloadSamples, responseSamples } from '../sections/read-samples.ts';
import { requestBlock } from '../sections/request-samples.tsx';
import { repeatedSchemas, responseSection } from '../sections/responses.tsx';
import type { ApiSection } from '../sections/section.tsx';
import { createSheet, layOutFields, operationName, type Sheet } from '../sheet.ts';

/** An operation to be drawn as a page. */
export interface OperationInput extends RequestPageInput {
  readonly operation: Operation;
  /** Where an operation of the specification has its page. */
  readonly operationUrl?: OperationUrl;
  /** Examples that the page brings itself; those are not generated. */
  readonly written?: readonly ('request' | 'response')[];
  /** Keys of schemas that are shown after the name of a field (`api.params.post`). */
  readonly marks?: readonly string[] | undefined;
  /** Shows the server's address even when there is only one (`api.url: full`). */
  readonly fullUrl?: boolean;
  /** The page describes the operation itself: only bar, authorizations and samples are drawn. */
  readonly headOnly?: boolean;
}

/** Draws the page of an operation or webhook; it is complete without scripts. */
export function renderOperation(input: OperationInput): RenderedApiPage {
  const { specification, operation, samples } = input;
  const context = specificationContext(input.context);
  const sheet = createSheet({ ...input, context, trees: layOut(specification, operation) });
  const { head } = operation;
  const description = input.description ?? besideTitle(head);
  const codes = samples.map(({ code }) => code);
  // Before the sections, whose fields may be called as examples are.
  const aside = examples(input);
  const sections = operationSections(sheet, operation, input.headOnly === true);
  return assemblePage({
    sheet,
    description,
    bar: () => (
      <>
        {operation.externalDocs.map((docs) => externalLink(docs, context))}
        {endpointBar(operation, context, {
          fullUrl: input.fullUrl === true,
          hasControls: input.hasControls !== false,
          action: input.action,
        })}
      </>
    ),
    content: input.content,
    sections,
    aside,
    code: [operationName(head), ...codes].join('\n\n'),
  });
}

/** The description, unless it is the title once more. */
function besideTitle({ title, description = '' }: Operation['head']): string {
  return plainText(description).replace(/\.$/, '') === title.trim().replace(/\.$/, '') ? '' : description;
}

/** The sections in the order of the page. */
function operationSections(sheet: Sheet, operation: Operation, headOnly: boolean): readonly ApiSection[] {
  const { body, callbacks, responses } = operation;
  const access = headOnly && isDescribed(operation) ? undefined : authorizations(sheet, operation);
  const described = (): readonly (ApiSection | undefined)[] => [
    ...parameterSections(sheet, operation),
    bodySection(sheet, body),
    callbackSection(sheet, callbacks),
    responseSection(sheet, responses),
  ];
  return [access, ...(headOnly ? [] : described())].filter((section) => section !== undefined);
}

/** Whether the page has the headers that carry credentials among its own fields. */
function isDescribed({ security, parameters }: Operation): boolean {
  const headers = parameters.flatMap((each) => (each.in === 'header' ? each.name.toLowerCase() : []));
  return security.some(({ schemes }) => schemes.some(({ name }) => headers.includes(name.toLowerCase())));
}

/** Lays out all schemas of the page at once, so that they share its limit. */
function layOut(specification: Specification, operation: Operation): ReadonlyMap<SpecNode, FieldTree> {
  const ofMedia = (content: readonly MediaType[], direction: FieldRoot['direction']): readonly FieldRoot[] =>
    content.flatMap(({ schema }) => (schema === undefined ? [] : [{ node: schema, direction }]));
  const ofResponse = ({ headers, content }: Response): readonly FieldRoot[] => [
    ...headers.map(({ schema }) => ({ node: schema, direction: 'response' as const })),
    ...ofMedia(content, 'response'),
  ];
  const repeats = repeatedSchemas(specification, operation.responses);
  const roots: readonly FieldRoot[] = [
    ...operation.parameters.map(({ schema }) => ({ node: schema, direction: 'request' as const })),
    ...ofMedia(operation.body?.content ?? [], 'request'),
    ...operation.responses.flatMap(ofResponse).filter(({ node }) => !repeats.has(node)),
    ...operation.callbacks.flatMap(({ parameters, body, responses }) => [
      ...parameters.map(({ schema }) => ({ node: schema, direction: 'request' as const })),
      ...ofMedia(body?.content ?? [], 'request'),
      ...responses.flatMap(ofResponse),
    ]),
  ];
  const read = createSchemaReader(specification);
  const rows = [...operation.parameters, ...operation.responses.flatMap(({ headers }) => headers)];
  const limits = limitsBelow(
    rows.map(({ schema }) => read(schema)),
    read,
  );
  const found = layOutFields(specification, roots, limits);
  for (const [node, first] of repeats) {
    const tree = found.get(first);
    if (tree !== undefined) found.set(node, tree);
  }
  return found;
}

function examples({
  specification,
  operation,
  samples,
  context,
  choices,
  written = [],
}: OperationInput): VNode | undefined {
  const isWebhook = operation.kind === 'webhook' && samples.length === 0;
  const payloads = isWebhook ? payloadSamples(specification, operation) : [];
  const responses = isWebhook ? [] : responseSamples(specification, operation.responses);
  const front = [samples[0], payloads[0], responses[0]?.samples[0]].filter((sample) => sample !== undefined);
  const drawing = { context, ink: createInk(context, CODE_ELEMENTS, front) };
  const request = isWebhook ? exampleBlock('request', payloads, drawing) : requestBlock(samples, drawing);
  const isFollowed = samples.some(({ generated }) => generated !== undefined);
  const shown = [
    written.includes('request') || !isFollowed ? undefined : choices,
    written.includes('request') ? undefined : request,
    written.includes('response') ? undefined : responseBlock(responses, drawing),
  ].filter((element) => element !== undefined);
  if (shown.length > 0) context.use(apiFollowPart);
  return shown.length === 0 ? undefined : <div class="api-examples">{shown}</div>;
}
