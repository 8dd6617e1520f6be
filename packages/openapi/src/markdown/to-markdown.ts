import type { FoundSchema } from '../find/find-schema.ts';
import type { ExternalDocs } from '../model/external-docs.ts';
import type {
  Body,
  Callback,
  MediaType,
  Operation,
  Response,
  ResponseLink,
  Specification,
} from '../model/model.ts';
import { groupMedia } from '../operations/media-groups.ts';
import { findLinked } from '../operations/operation-heads.ts';
import type { CodeSample } from '../samples/samples.ts';
import type { FieldRoot } from '../schemas/fields/fields.ts';
import { mediaExamples } from '../schemas/media-examples.ts';
import {
  createTrees,
  parameterLines,
  placedLines,
  type RestAddress,
  type Trees,
  treeLines,
} from './field-lines.ts';
import { itemText } from './item-text.ts';
import { code, fence, joinLines, note } from './markdown-text.ts';
import { exampleSection, exampleSections, writtenExamples } from './sections/example-sections.ts';
import { securitySection } from './sections/markdown-security.ts';
import { serverSection } from './sections/markdown-servers.ts';
import { parameterSections } from './sections/parameter-sections.ts';

/** An operation as Markdown for readers that are programs: the page's content below its title and description. */
export function operationMarkdown(
  specification: Specification,
  operation: Operation,
  samples: readonly CodeSample[],
  restAddress?: RestAddress,
): string {
  const { head, body } = operation;
  const trees = layOut(specification, operation, restAddress);
  const address =
    head.kind === 'webhook'
      ? `Webhook \`${head.path}\`${note(head.sentBy ?? '')}`
      : `\`${head.method} ${head.path}\``;
  const parameters = parameterSections(trees, operation.parameters);
  const sections = [
    address,
    ...(head.deprecated === true ? ['Deprecated.'] : []),
    ...(head.kind === 'webhook' ? [] : serverSection(operation.servers)),
    ...operation.externalDocs.map(externalLine),
    ...securitySection(operation),
    ...parameters,
    ...(body === undefined ? [] : bodySections(trees, body, '## Body', 'Body')),
    ...callbackSections(trees, operation.callbacks),
    ...operation.responses.map((response) => responseMarkdown(trees, response)),
    ...exampleSections(specification, operation, samples),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The head of a page that describes its fields itself: the address, what signs a request, and the first one. */
export function writtenMarkdown(operation: Operation, [sample]: readonly CodeSample[]): string {
  const { method, path } = operation.head;
  const request =
    sample === undefined ? [] : [`## Example request\n\n${fence(sample.code, sample.language)}`];
  return `${[`\`${method} ${path}\``, ...securitySection(operation), ...request].join('\n\n')}\n`;
}

/** A named schema as Markdown. */
export function schemaMarkdown({ specification, node }: FoundSchema, restAddress?: RestAddress): string {
  const trees = createTrees(specification, [{ node, direction: 'response' }], restAddress);
  const { written, made } = mediaExamples(
    specification,
    { schema: node, examples: [] },
    { direction: 'response' },
  );
  const examples = [...written, ...(made === undefined ? [] : [{ value: made }])];
  const sections = examples.map((example) =>
    exampleSection('## Example', { type: 'application/json', example }),
  );
  return `${[treeLines(trees, node).join('\n'), ...sections].join('\n\n')}\n`;
}

function layOut(
  specification: Specification,
  operation: Operation,
  restAddress: RestAddress | undefined,
): Trees {
  const { callbacks } = operation;
  const parameters = [...operation.parameters, ...callbacks.flatMap((callback) => callback.parameters)];
  const bodies = [operation, ...callbacks].flatMap(({ body }) => body?.content ?? []);
  const responses = [operation, ...callbacks].flatMap((each) => each.responses);
  const sent = [...parameters, ...bodies].flatMap(({ schema }) => schema ?? []);
  const received = responses
    .flatMap(({ headers, content }) => [...headers, ...content])
    .flatMap(({ schema }) => schema ?? []);
  const roots: readonly FieldRoot[] = [
    ...sent.map((node) => ({ node, direction: 'request' as const })),
    ...received.map((node) => ({ node, direction: 'response' as const })),
  ];
  return createTrees(specification, roots, restAddress);
}

function responseMarkdown(
  trees: Trees,
  response: Response,
  title = `## Response ${response.status}`,
): string {
  const headers = response.headers.flatMap((header) => parameterLines(trees, header));
  return [
    title,
    ...(response.summary === undefined ? [] : [`**${joinLines(response.summary)}**`]),
    ...(response.description === undefined ? [] : [response.description]),
    ...(headers.length === 0 ? [] : [`Headers:\n\n${headers.join('\n')}`]),
    ...mediaSections(trees, response.content, title.replace(/^#+ /, '')),
    ...(response.links.length === 0
      ? []
      : [`Links:\n\n${response.links.map((link) => linkLine(trees, link)).join('\n')}`]),
  ].join('\n\n');
}

function linkLine({ specification }: Trees, link: ResponseLink): string {
  const head = findLinked(specification, link);
  const target = head === undefined ? (link.operationId ?? link.operationRef) : `${head.method} ${head.path}`;
  const filled = link.parameters.map(({ name, value }) => code(`${name} = ${value}`)).join(', ');
  const facts = [
    ...(target === undefined ? [] : [code(target)]),
    ...(filled === '' ? [] : [`with ${filled}`]),
  ];
  return itemText(`- ${link.name} (${facts.join(' ')})`, link.description);
}

function bodySections(trees: Trees, body: Body, title: string, place: string): readonly string[] {
  return [
    `${title}${note(body.required ? 'required' : '')}`,
    ...(body.description === undefined ? [] : [body.description]),
    ...mediaSections(trees, body.content, place),
  ];
}

function callbackSections(trees: Trees, callbacks: readonly Callback[]): readonly string[] {
  return callbacks.flatMap((callback) => {
    const { name, method, expression, summary, description, parameters, body, responses } = callback;
    const { servers, externalDocs } = callback;
    const lines = parameters.flatMap((parameter) => parameterLines(trees, parameter));
    return [
      `## Callback ${name}${note(callback.deprecated ? 'deprecated' : '')}`,
      code(`${method} ${expression}`),
      ...(summary === undefined ? [] : [`**${joinLines(summary)}**`]),
      ...(description === undefined ? [] : [description]),
      ...serverSection(servers),
      ...(externalDocs === undefined ? [] : [externalLine(externalDocs)]),
      ...(lines.length === 0 ? [] : [`Parameters:\n\n${lines.join('\n')}`]),
      ...(body === undefined ? [] : bodySections(trees, body, '### Body', `Callback ${name}`)),
      ...writtenExamples(trees.specification, body?.content ?? [], '### Example body'),
      ...responses.flatMap((response) => [
        responseMarkdown(trees, response, `### Response ${response.status}`),
        ...writtenExamples(trees.specification, response.content, `### Example response ${response.status}`),
      ]),
    ];
  });
}

/** Where more is said. */
function externalLine({ url, description }: ExternalDocs): string {
  return `${description === undefined ? 'More information' : joinLines(description)}: <${url}>`;
}

/** Content types with their fields, those of one schema together; `place`: the heading above. */
function mediaSections(trees: Trees, content: readonly MediaType[], place: string): readonly string[] {
  const groups = groupMedia(content, (schema) => trees.of(schema) ?? schema);
  return groups.map((group) => mediaMarkdown(trees, group, place));
}

function mediaMarkdown(trees: Trees, group: readonly MediaType[], place: string): string {
  const title = group.map(({ type }) => code(type)).join(', ');
  const schema = group[0]?.schema;
  const encodings = group
    .flatMap((media) => media.encodings)
    .flatMap(({ property, contentType, headers }) => {
      const names = headers.map(({ name, description: said }) =>
        [`header ${code(name)}`, ...(said === undefined ? [] : [joinLines(said)])].join(': '),
      );
      const sent = [...(contentType === undefined ? [] : [code(contentType)]), ...names];
      return sent.length === 0 ? [] : [`- ${code(property)} is sent as ${sent.join(', ')}`];
    });
  const fields = schema === undefined ? [] : placedLines(trees, schema, place);
  return [title, ...[fields, encodings].map((lines) => lines.join('\n'))].filter(Boolean).join('\n\n');
}
