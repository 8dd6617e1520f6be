import type { FoundSchema } from '../find/find-schema.ts';
import type { JsonValue } from '../model/json.ts';
import type {
  Callback,
  ExternalDocs,
  MediaType,
  Operation,
  Parameter,
  Response,
  ResponseLink,
  Specification,
  SpecNode,
} from '../model/model.ts';
import type { ChoiceNote, Schema } from '../model/schema-model.ts';
import { isJsonType, mainContent } from '../operations/media-types.ts';
import { findLinked } from '../operations/operation-heads.ts';
import { mainResponse } from '../operations/responses.ts';
import type { CodeSample } from '../samples/samples.ts';
import { type ExampleOptions, mediaExample } from '../schemas/examples.ts';
import { type Field, type FieldRoot, type FieldTree, fieldsOf } from '../schemas/fields.ts';
import { rulesOf, type SchemaRule } from '../schemas/schema-rules.ts';
import { securitySection } from './markdown-security.ts';
import { code, fence, oneLine, print } from './markdown-text.ts';

/** Levels and fields that Markdown spells out, all the schemas of an operation together. */
const LIMITS = { depth: 4, fields: 200 };

const PLACES: readonly (readonly [Parameter['in'], string])[] = [
  ['header', 'Headers'],
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['cookie', 'Cookies'],
];

/** An operation as Markdown for readers that are programs: the page's content below its title and description. */
export function operationMarkdown(
  specification: Specification,
  operation: Operation,
  samples: readonly CodeSample[],
): string {
  const { head, body } = operation;
  const trees = layOut(specification, operation);
  const address = head.kind === 'webhook' ? `Webhook \`${head.path}\`` : `\`${head.method} ${head.path}\``;
  const parameters = PLACES.flatMap(([place, title]) => {
    const lines = operation.parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => parameterLines(trees, parameter));
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`];
  });
  const sections = [
    address,
    ...operation.externalDocs.map(externalLine),
    ...securitySection(operation),
    ...parameters,
    ...(body === undefined
      ? []
      : [
          `## Body${note(body.required ? 'required' : '')}`,
          ...(body.description === undefined ? [] : [body.description]),
        ]),
    ...(body?.content ?? []).map((media) => mediaMarkdown(trees, media)),
    ...callbackSections(trees, operation.callbacks),
    ...operation.responses.map((response) => responseMarkdown(trees, response)),
    ...exampleSections(specification, operation, samples[0]),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The head of a page that describes its fields itself: the address and the first request. */
export function writtenMarkdown({ head }: Operation, [sample]: readonly CodeSample[]): string {
  const request =
    sample === undefined ? [] : [`## Example request\n\n${fence(sample.code, sample.language)}`];
  return `${[`\`${head.method} ${head.path}\``, ...request].join('\n\n')}\n`;
}

/** A named schema as Markdown. */
export function schemaMarkdown({ specification, node }: FoundSchema): string {
  const media: MediaType = {
    type: 'application/json',
    schema: node,
    isStream: false,
    examples: [],
    encodings: [],
  };
  const example = exampleBlock(specification, media, { direction: 'response' });
  const trees = treesOf(specification, [{ node, direction: 'response' }]);
  const fields = treeLines(trees, node);
  return `${[fields.join('\n'), ...(example === undefined ? [] : [`## Example\n\n${example}`])].join('\n\n')}\n`;
}

/** Every schema of an operation, laid out; the limit is theirs together, so that none pushes out the others. */
interface Trees {
  readonly specification: Specification;
  of(node: SpecNode): FieldTree | undefined;
}

function layOut(specification: Specification, operation: Operation): Trees {
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
  return treesOf(specification, roots);
}

function treesOf(specification: Specification, roots: readonly FieldRoot[]): Trees {
  const trees = fieldsOf(specification, roots, LIMITS);
  const found = new Map(roots.map(({ node }, index) => [node, trees[index]]));
  return { specification, of: (node) => found.get(node) };
}

function parameterLines(trees: Trees, parameter: Parameter): readonly string[] {
  const tree = trees.of(parameter.schema);
  if (tree === undefined) return [];
  const { name, required, description = tree.schema.description } = parameter;
  const deprecated = parameter.deprecated && !tree.schema.deprecated ? ['deprecated'] : [];
  const notes = [...notesOf(trees, tree.schema, required), ...deprecated];
  return [line({ name, type: tree.type, notes, description, indent: '' }), ...childLines(trees, tree, '  ')];
}

function responseMarkdown(
  trees: Trees,
  response: Response,
  title = `## Response ${response.status}`,
): string {
  const headers = response.headers.flatMap((header) => parameterLines(trees, header));
  return [
    title,
    ...(response.summary === undefined ? [] : [`**${oneLine(response.summary)}**`]),
    ...(response.description === undefined ? [] : [response.description]),
    ...(headers.length === 0 ? [] : [`Headers:\n\n${headers.join('\n')}`]),
    ...response.content.map((media) => mediaMarkdown(trees, media)),
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
  const text = link.description === undefined ? '' : `: ${oneLine(link.description)}`;
  return `- ${link.name} (${facts.join(' ')})${text}`;
}

function callbackSections(trees: Trees, callbacks: readonly Callback[]): readonly string[] {
  return callbacks.flatMap((callback) => {
    const { name, method, expression, description, parameters, body, responses } = callback;
    const lines = parameters.flatMap((parameter) => parameterLines(trees, parameter));
    return [
      `## Callback ${name}${note(callback.deprecated ? 'deprecated' : '')}`,
      code(`${method} ${expression}`),
      ...(description === undefined ? [] : [description]),
      ...(lines.length === 0 ? [] : [`Parameters:\n\n${lines.join('\n')}`]),
      ...(body?.content ?? []).map((media) => mediaMarkdown(trees, media)),
      ...responses.map((response) => responseMarkdown(trees, response, `### Response ${response.status}`)),
    ];
  });
}

/** Where more is said. */
function externalLine({ url, description }: ExternalDocs): string {
  return `${description === undefined ? 'More information' : oneLine(description)}: <${url}>`;
}

function mediaMarkdown(trees: Trees, media: MediaType): string {
  const title = code(media.type);
  if (media.schema === undefined) return title;
  return `${title}\n\n${treeLines(trees, media.schema).join('\n')}`;
}

/** A schema and the fields below it as a list. */
export function fieldsMarkdown(specification: Specification, root: FieldRoot): string {
  return treeLines(treesOf(specification, [root]), root.node).join('\n');
}

function treeLines(trees: Trees, node: SpecNode): readonly string[] {
  const tree = trees.of(node);
  if (tree === undefined) return [];
  const root = line({
    name: '',
    type: tree.type,
    notes: notesOf(trees, tree.schema, false),
    description: tree.schema.description,
    indent: '',
  });
  return [root, ...childLines(trees, tree, '  ')];
}

function childLines(trees: Trees, tree: FieldTree, indent: string): readonly string[] {
  const variants = tree.variants.flatMap(({ label, tree: variant }) => [
    `${indent}- one of: ${label} (${variant.type})`,
    ...childLines(trees, variant, `${indent}  `),
  ]);
  return [...tree.fields.flatMap((field) => fieldLines(trees, field, indent)), ...variants];
}

function fieldLines(trees: Trees, { name, required, tree }: Field, indent: string): readonly string[] {
  const { schema, type, cut } = tree;
  const notes = notesOf(trees, schema, required);
  const all = cut?.kind === 'circular' ? [...notes, `the same as ${cut.name ?? 'above'}`] : notes;
  return [
    line({ name, type, notes: all, description: schema.description, indent }),
    ...childLines(trees, tree, `${indent}  `),
  ];
}

function notesOf({ specification }: Trees, schema: Schema, required: boolean): readonly string[] {
  return [
    ...(required ? ['required'] : []),
    ...(schema.deprecated ? ['deprecated'] : []),
    ...(schema.readOnly ? ['read-only'] : []),
    ...(schema.writeOnly ? ['write-only'] : []),
    ...(schema.default === undefined ? [] : [`default ${code(print(schema.default))}`]),
    ...(schema.choices === undefined
      ? []
      : [
          `one of ${schema.choices.map((choice, index) => choiceText(choice, schema.choiceNotes?.[index])).join(' ')}`,
        ]),
    ...schema.constraints.map(({ kind, value }) => (value === '' ? kind : `${kind} ${code(value)}`)),
    ...rulesOf(specification, schema).map(ruleText),
    ...(schema.externalDocs === undefined ? [] : [`see <${schema.externalDocs.url}>`]),
  ];
}

function choiceText(choice: JsonValue, said: ChoiceNote | undefined): string {
  const texts = [said?.name, said?.description].flatMap((text) =>
    text === undefined ? [] : [oneLine(text)],
  );
  return code(print(choice)) + note(texts.join(': '));
}

function ruleText({ kind, when, asks }: SchemaRule): string {
  const text = (pieces: SchemaRule['asks']): string =>
    pieces.map((piece) => code(piece.code) + note(piece.required ? 'required' : '')).join(' and ');
  if (kind === 'not') return `not ${text(asks)}`;
  return kind === 'if' ? `if ${text(when)}: ${text(asks)}` : `otherwise ${text(asks)}`;
}

interface Line {
  readonly name: string;
  readonly type: string;
  readonly notes: readonly string[];
  readonly description: string | undefined;
  readonly indent: string;
}

function line({ name, type, notes, description, indent }: Line): string {
  const facts = [type, ...notes].join(', ');
  const text = description === undefined ? '' : `: ${oneLine(description)}`;
  return `${indent}- ${name === '' ? facts : `${code(name)} (${facts})`}${text}`;
}

function exampleSections(
  specification: Specification,
  operation: Operation,
  sample: CodeSample | undefined,
): readonly string[] {
  const content = mainContent(mainResponse(operation.responses)?.content ?? []);
  const response = content && exampleBlock(specification, content, { direction: 'response' });
  return [
    ...(sample === undefined ? [] : [`## Example request\n\n${fence(sample.code, sample.language)}`]),
    ...(response === undefined ? [] : [`## Example response\n\n${response}`]),
  ];
}

function exampleBlock(
  specification: Specification,
  media: MediaType,
  options: ExampleOptions,
): string | undefined {
  const value = mediaExample(specification, media, options);
  if (value === undefined) return undefined;
  const isJson = isJsonType(media.type) || typeof value !== 'string';
  return isJson ? fence(JSON.stringify(value, null, 2), 'json') : fence(print(value), '');
}

function note(text: string): string {
  return text === '' ? '' : ` (${text})`;
}
