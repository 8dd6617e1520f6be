import type { FieldRoot, GraphqlPage, OperationUrl } from '@waymark/openapi';
import type { VNode } from 'preact';
import { assemblePage, type RenderedApiPage } from '../assemble-page.tsx';
import { specificationContext } from '../description.ts';
import { treeFields } from '../fields/field-row.tsx';
import { bodyFields } from '../fields/media.tsx';
import { typeLinks } from '../fields/type-element.tsx';
import { createInk } from '../ink.ts';
import { CODE_ELEMENTS, FIELD_LIMITS } from '../limits.ts';
import type { RequestPageInput } from '../page-input.ts';
import { apiFollowPart } from '../parts.ts';
import { authorizations } from '../sections/authorizations.tsx';
import { exampleBlock, responseBlock } from '../sections/draw-samples.tsx';
import { endpointBar } from '../sections/endpoint-bar.tsx';
import { responseSamples } from '../sections/read-samples.ts';
import { requestBlock } from '../sections/request-samples.tsx';
import { type ApiSection, apiSection } from '../sections/section.tsx';
import { createSheet, layOutFields, operationName, type Sheet } from '../sheet.ts';

/** A root field or a type of a GraphQL schema to be drawn as a page. */
export interface GraphqlInput extends RequestPageInput {
  readonly page: GraphqlPage;
  /** Where a type has its page. */
  readonly operationUrl: OperationUrl;
}

/** Draws the page of a root field: its arguments and what comes back; or of a type: its fields or values. */
export function renderGraphql({ specification, page, ...input }: GraphqlInput): RenderedApiPage {
  const context = specificationContext(input.context);
  const roots = rootsOf(page);
  const sheet = createSheet({
    ...input,
    specification,
    context,
    trees: layOutFields(specification, roots, FIELD_LIMITS),
    // A page leads not to itself.
    operationUrl: (head) =>
      operationName(head) === operationName(page.head) ? undefined : input.operationUrl(head),
  });
  const { servers, security } = page.request?.operation ?? { servers: [], security: [] };
  const description = input.description ?? page.head.description ?? '';
  // Before the sections, whose fields may be called as examples are.
  const aside = examples({ specification, page, ...input });
  const sections = [
    authorizations(sheet, { security }),
    argumentSection(sheet, page),
    resultSection(sheet, page),
  ].filter((section) => section !== undefined);
  return assemblePage({
    sheet,
    description,
    bar: () =>
      endpointBar({ head: page.head, servers, hasOwnServers: false }, context, {
        fullUrl: true,
        hasControls: input.hasControls !== false,
        shown: typeLinks(sheet, page.signature),
        action: input.action,
      }),
    content: input.content,
    sections,
    aside,
    code: [operationName(page.head), page.code].join('\n\n'),
  });
}

function rootsOf(page: GraphqlPage): readonly FieldRoot[] {
  const given = page.arguments === undefined ? [] : [page.arguments];
  return [
    ...given.map((node) => ({ node, direction: 'request' as const })),
    { node: page.result, direction: 'response' },
  ];
}

function argumentSection(sheet: Sheet, page: GraphqlPage): ApiSection | undefined {
  const tree = page.arguments && sheet.tree(page.arguments);
  if (tree === undefined) return undefined;
  return apiSection(sheet, {
    stem: 'arguments',
    title: sheet.context.text('arguments'),
    draw: (id) => treeFields(sheet, tree, { stem: id, level: 3, open: [] }),
  });
}

function resultSection(sheet: Sheet, { result, request, possible }: GraphqlPage): ApiSection | undefined {
  const { text } = sheet.context;
  const tree = sheet.tree(result);
  if (tree === undefined) return undefined;
  return apiSection(sheet, {
    stem: request === undefined ? 'properties' : 'response',
    title: text(request === undefined ? 'properties' : 'response'),
    draw: (id) => (
      <>
        {bodyFields(sheet, tree, { stem: id, level: 3, open: [] })}
        {possible.length === 0 ? null : (
          <p class="api-fact">
            <span class="api-fact-name">{text('oneOf')}</span>{' '}
            <code dir="ltr">{typeLinks(sheet, possible.join(' | '))}</code>
          </p>
        )}
      </>
    ),
  });
}

/** Document and requests of a root field with its answer; the declaration of a type. */
function examples({ page: { head, code, request }, samples, choices, context }: GraphqlInput): VNode {
  const drawing = { context, ink: createInk(context, CODE_ELEMENTS) };
  if (request === undefined)
    return (
      <div class="api-examples">
        {exampleBlock('response', [{ title: head.title, language: 'graphql', code }], drawing)}
      </div>
    );
  const document = { language: 'graphql', languageName: 'GraphQL', label: 'GraphQL', code };
  context.use(apiFollowPart);
  return (
    <div class="api-examples">
      {samples.length === 0 ? undefined : choices}
      {requestBlock([document, ...samples], drawing)}
      {responseBlock(responseSamples(request.specification, request.operation.responses), drawing)}
    </div>
  );
}
