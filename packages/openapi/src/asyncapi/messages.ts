import { link } from '../markdown/markdown-text.ts';
import { readExternalDocs } from '../model/external-docs.ts';
import {
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  objectsOf,
  own,
  printJson,
  type SpecNode,
  stringOf,
} from '../model/json.ts';
import type { Example, Specification } from '../model/model.ts';
import type { Reader } from '../references/reader.ts';
import {
  type ChannelNote,
  readBindings,
  readCorrelation,
  readExtensions,
  readTags,
} from './channel-notes.ts';
import { withTraits } from './traits.ts';

/** A message of a channel. */
export interface Message {
  readonly name: string;
  readonly description?: string;
  readonly contentType: string;
  readonly payload?: SpecNode;
  readonly headers?: SpecNode;
  /** Of the payload. */
  readonly examples: readonly Example[];
  /** Bindings, and where an answer goes or how it is known. */
  readonly notes: readonly ChannelNote[];
}

/** A message as it stands in a channel or an operation. */
export interface WrittenMessage {
  readonly name: string | undefined;
  readonly message: JsonValue;
  readonly from: string;
}

/** The messages of a channel, in document order. */
export function messagesOf({ file: from, value }: SpecNode): readonly WrittenMessage[] {
  return entriesOf(own(objectOf(value), 'messages')).map(([name, message]) => ({ name, message, from }));
}

/** Reads a message; its schemas are not looked at. */
export function readMessage(
  reader: Reader,
  { document }: Specification,
  { name, message, from }: WrittenMessage,
): Message {
  const { object: written, node, name: referred } = reader.resolve(message, from);
  const object = withTraits(reader, written, node.file);
  const examples = objectsOf(own(object, 'examples'));
  const payload = readPayload(reader, object, node.file);
  const headers = own(object, 'headers');
  const shownName =
    ['title', 'name'].map((key) => stringOf(own(object, key))).find(Boolean) ??
    name ??
    stringOf(own(object, 'messageId')) ??
    referred ??
    'message';
  const summary = stringOf(own(object, 'summary'));
  const ofHeaders = objectsOf(examples.map((example) => own(example, 'headers') ?? null));
  return defined<Message>({
    name: shownName,
    description: joinTexts(
      summary === shownName ? undefined : summary,
      stringOf(own(object, 'description')),
      docsLink(object),
    ),
    contentType:
      stringOf(own(object, 'contentType')) ??
      stringOf(own(document, 'defaultContentType')) ??
      'application/json',
    payload: payload.schema,
    headers:
      headers === undefined
        ? undefined
        : { file: node.file, value: withExamples(schemaOf(headers), ofHeaders) },
    notes: [
      ...nameNote(object),
      ...titleNote(reader, payload.schema, shownName),
      ...payload.notes,
      ...readCorrelation(reader, own(object, 'correlationId'), node.file),
      ...readBindings(reader, own(object, 'bindings'), node.file),
      ...readTags(reader, own(object, 'tags'), node.file),
      ...readExtensions(object),
    ],
    examples: examples.flatMap(readExample),
  });
}

/** A payload by its name, with the summary as the text before it; in the place of a name that is not there, the summary is one. */
function readExample(example: JsonObject): readonly Example[] {
  const value = own(example, 'payload');
  if (value === undefined) return [];
  const [name, summary] = ['name', 'summary'].map((key) => stringOf(own(example, key)));
  return [
    defined<Example>({ value, ...(name === undefined ? { summary } : { name, description: summary }) }),
  ];
}

/** What programs call a message, where its title is another one. */
function nameNote(object: JsonObject): readonly ChannelNote[] {
  const [title, name] = ['title', 'name'].map((key) => stringOf(own(object, key)));
  return title === undefined || name === undefined || name === title
    ? []
    : [{ term: 'message', value: { name } }];
}

/** The title of what a message holds, where the message is called something else. */
function titleNote(reader: Reader, payload: SpecNode | undefined, shownName: string): readonly ChannelNote[] {
  const title = payload && stringOf(own(reader.resolve(payload.value, payload.file).object, 'title'));
  return title === undefined || title === shownName ? [] : [{ term: 'schema', value: { title } }];
}

/** Languages of schemas that are those of JSON Schema, or near enough. */
const JSON_SCHEMA = /aai\.asyncapi|oai\.openapi|schema\+(?:json|yaml)/;

/** What a message holds: a schema that fields can be read of, or one in a language of its own, which is shown as it is. */
function readPayload(
  reader: Reader,
  object: JsonObject,
  file: string,
): { readonly schema: SpecNode | undefined; readonly notes: readonly ChannelNote[] } {
  const payload = own(object, 'payload');
  if (payload === undefined) return { schema: undefined, notes: [] };
  const value = schemaOf(payload);
  const format = stringOf(own(objectOf(payload), 'schemaFormat') ?? own(object, 'schemaFormat'));
  if (format === undefined || JSON_SCHEMA.test(format)) return { schema: { file, value }, notes: [] };
  const { node } = reader.resolve(value, file);
  const shown = objectOf(node.value) ?? { schema: node.value };
  return { schema: undefined, notes: [{ term: 'schema', protocol: format, value: shown }] };
}

/** Headers with the values that the examples of the message have in them, each once. */
function withExamples(schema: JsonValue, written: readonly JsonObject[]): JsonValue {
  if (written.length === 0) return schema;
  const found = new Map<string, Map<string, JsonValue>>();
  for (const [name, value] of written.flatMap(entriesOf)) {
    const values = found.get(name) ?? new Map<string, JsonValue>();
    found.set(name, values.set(printJson(value), value));
  }
  const properties = [...found].map(([name, values]) => [name, { examples: [...values.values()] }]);
  return { allOf: [schema, { properties: Object.fromEntries(properties) }] };
}

/** A link to where else something is described, as Markdown. */
export function docsLink(object: JsonObject): string | undefined {
  const docs = readExternalDocs(own(object, 'externalDocs'));
  return docs && link(docs.description ?? docs.url, docs.url);
}

/** Texts as paragraphs of one, each once: generators write the same summary and description. */
export function joinTexts(...texts: readonly (string | undefined)[]): string | undefined {
  return [...new Set(texts)].filter((text) => text !== undefined).join('\n\n') || undefined;
}

/** Keys that say what a schema allows. */
const SCHEMA_KEYS = ['$ref', 'type', 'properties', 'items', 'enum', 'const', 'allOf', 'anyOf', 'oneOf'];

/** A schema may be wrapped, to say in which language it is written; authors leave that out and keep the wrapping. */
function schemaOf(value: JsonValue): JsonValue {
  const wrapped = objectOf(value) ?? {};
  const inner = own(wrapped, 'schema');
  const isWrapped =
    own(wrapped, 'schemaFormat') !== undefined ||
    (inner !== undefined && SCHEMA_KEYS.every((key) => own(wrapped, key) === undefined));
  return isWrapped ? (inner ?? {}) : value;
}
