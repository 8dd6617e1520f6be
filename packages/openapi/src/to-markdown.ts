import { type ExampleOptions, mediaExample } from './examples.ts';
import { type Field, type FieldRoot, type FieldTree, fieldsOf } from './fields.ts';
import type { FoundSchema } from './find-schema.ts';
import type { JsonValue } from './json.ts';
import { isJsonType, mainContent } from './media-types.ts';
import type {
  MediaType,
  Operation,
  Parameter,
  Response,
  SecurityScheme,
  Specification,
  SpecNode,
} from './model.ts';
import { mainResponse } from './responses.ts';
import type { CodeSample } from './samples/samples.ts';
import type { Schema } from './schema-model.ts';

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
    ...securitySection(operation),
    ...parameters,
    ...(body === undefined
      ? []
      : [
          `## Body${note(body.required ? 'required' : '')}`,
          ...(body.description === undefined ? [] : [body.description]),
        ]),
    ...(body?.content ?? []).map((media) => mediaMarkdown(trees, media)),
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
  const trees = new Map(pairs([node], fieldsOf(specification, [{ node, direction: 'response' }], LIMITS)));
  const fields = treeLines(trees, node);
  return `${[fields.join('\n'), ...(example === undefined ? [] : [`## Example\n\n${example}`])].join('\n\n')}\n`;
}

function securitySection({ security }: Operation): readonly string[] {
  const alternatives = security.map(({ schemes }) =>
    schemes.length === 0 ? '- none' : `- ${schemes.map(schemeText).join(' and ')}`,
  );
  return alternatives.length === 0 ? [] : [`## Authorizations\n\n${[...new Set(alternatives)].join('\n')}`];
}

function schemeText(scheme: SecurityScheme): string {
  const kind = scheme.type === 'http' ? (scheme.scheme ?? 'http') : scheme.type;
  const scopes = scheme.scopes.length === 0 ? '' : `, scopes ${scheme.scopes.map(code).join(' ')}`;
  const description = scheme.description === undefined ? '' : `: ${oneLine(scheme.description)}`;
  return `${code(scheme.name)} (${kind}, in ${scheme.in}${scopes})${description}`;
}

/** Every schema of an operation, laid out; the limit is theirs together, so that none pushes out the others. */
type Trees = ReadonlyMap<SpecNode, FieldTree>;

function layOut(specification: Specification, { parameters, body, responses }: Operation): Trees {
  const sent = [...parameters, ...(body?.content ?? [])].flatMap(({ schema }) => schema ?? []);
  const received = responses
    .flatMap(({ headers, content }) => [...headers, ...content])
    .flatMap(({ schema }) => schema ?? []);
  const roots: readonly FieldRoot[] = [
    ...sent.map((node) => ({ node, direction: 'request' as const })),
    ...received.map((node) => ({ node, direction: 'response' as const })),
  ];
  return new Map(pairs([...sent, ...received], fieldsOf(specification, roots, LIMITS)));
}

function pairs(
  nodes: readonly SpecNode[],
  trees: readonly FieldTree[],
): readonly (readonly [SpecNode, FieldTree])[] {
  return nodes.flatMap((node, index) => (trees[index] === undefined ? [] : [[node, trees[index]] as const]));
}

function parameterLines(trees: Trees, parameter: Parameter): readonly string[] {
  const tree = trees.get(parameter.schema);
  if (tree === undefined) return [];
  const { name, required, description = tree.schema.description } = parameter;
  const deprecated = parameter.deprecated && !tree.schema.deprecated ? ['deprecated'] : [];
  const notes = [...notesOf(tree.schema, required), ...deprecated];
  return [line({ name, type: tree.type, notes, description, indent: '' }), ...childLines(tree, '  ')];
}

function responseMarkdown(trees: Trees, response: Response): string {
  const headers = response.headers.flatMap((header) => parameterLines(trees, header));
  return [
    `## Response ${response.status}`,
    ...(response.description === undefined ? [] : [response.description]),
    ...(headers.length === 0 ? [] : [`Headers:\n\n${headers.join('\n')}`]),
    ...response.content.map((media) => mediaMarkdown(trees, media)),
  ].join('\n\n');
}

function mediaMarkdown(trees: Trees, media: MediaType): string {
  const title = code(media.type);
  if (media.schema === undefined) return title;
  return `${title}\n\n${treeLines(trees, media.schema).join('\n')}`;
}

function treeLines(trees: Trees, node: SpecNode): readonly string[] {
  const tree = trees.get(node);
  if (tree === undefined) return [];
  const root = line({
    name: '',
    type: tree.type,
    notes: notesOf(tree.schema, false),
    description: tree.schema.description,
    indent: '',
  });
  return [root, ...childLines(tree, '  ')];
}

function childLines(tree: FieldTree, indent: string): readonly string[] {
  const variants = tree.variants.flatMap(({ label, tree: variant }) => [
    `${indent}- one of: ${label} (${variant.type})`,
    ...childLines(variant, `${indent}  `),
  ]);
  return [...tree.fields.flatMap((field) => fieldLines(field, indent)), ...variants];
}

function fieldLines({ name, required, tree }: Field, indent: string): readonly string[] {
  const { schema, type, cut } = tree;
  const notes = notesOf(schema, required);
  const all = cut?.kind === 'circular' ? [...notes, `the same as ${cut.name ?? 'above'}`] : notes;
  return [
    line({ name, type, notes: all, description: schema.description, indent }),
    ...childLines(tree, `${indent}  `),
  ];
}

function notesOf(schema: Schema, required: boolean): readonly string[] {
  return [
    ...(required ? ['required'] : []),
    ...(schema.deprecated ? ['deprecated'] : []),
    ...(schema.readOnly ? ['read-only'] : []),
    ...(schema.writeOnly ? ['write-only'] : []),
    ...(schema.default === undefined ? [] : [`default ${code(print(schema.default))}`]),
    ...(schema.choices === undefined
      ? []
      : [`one of ${schema.choices.map((choice) => code(print(choice))).join(' ')}`]),
    ...schema.constraints.map(({ kind, value }) => (value === '' ? kind : `${kind} ${code(value)}`)),
  ];
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

/** A fence longer than any run of backticks in the code. */
function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text}\n${ticks}`;
}

function code(text: string): string {
  const ticks = text.includes('`') ? '``' : '`';
  return `${ticks}${text.replaceAll('\n', ' ')}${ticks}`;
}

function print(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

function note(text: string): string {
  return text === '' ? '' : ` (${text})`;
}
