import { arrayOf, defined, type JsonObject, type JsonValue, objectOf, own, stringOf } from '../model/json.ts';
import type { Body, Encoding, Example, MediaType, Parameter, ParameterPlace } from '../model/model.ts';
import type { Member, Reader } from '../references/reader.ts';
import { isFileReference, isProjectFile } from '../references/references.ts';
import { meantValue } from '../schemas/schema-keywords.ts';

/** A parameter or header as written, its reference followed. */
export interface ParameterSource {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly object: JsonObject;
  /** File from which its references are resolved. */
  readonly file: string;
}

/** Reads one parameter or header. */
export function readParameter(reader: Reader, { name, in: place, object, file }: ParameterSource): Parameter {
  const media = readContent(reader, own(object, 'content'), file)[0];
  const examples = readExamples(reader, object, file);
  const style = stringOf(own(object, 'style')) ?? (['query', 'cookie'].includes(place) ? 'form' : 'simple');
  const explode = own(object, 'explode');
  return defined<Parameter>({
    name,
    in: place,
    required: place === 'path' || own(object, 'required') === true,
    deprecated: own(object, 'deprecated') === true,
    description: stringOf(own(object, 'description')),
    schema: media?.schema ?? { file, value: own(object, 'schema') ?? {} },
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: own(object, 'allowReserved') === true,
    contentType: media?.type,
    isWholeQuery: own(object, 'in') === 'querystring',
    written: object,
    examples: examples.length > 0 ? examples : (media?.examples ?? []),
  });
}

/** Reads the headers of a response, or of a part of a form. */
export function readHeaders(
  reader: Reader,
  value: JsonValue | undefined,
  file: string,
): readonly Parameter[] {
  return reader.members(value, file).map(({ name, value: header, file: from }) => {
    const { object, node } = reader.resolve(header, from);
    return readParameter(reader, { name, in: 'header', object, file: node.file });
  });
}

/** Reads a request body; undefined for one without content. */
export function readBody(reader: Reader, value: JsonValue | undefined, file: string): Body | undefined {
  if (value === undefined) return undefined;
  const { node, object } = reader.resolve(value, file);
  const content = readContent(reader, own(object, 'content'), node.file);
  if (content.length === 0) return undefined;
  const description = stringOf(own(object, 'description'));
  return defined<Body>({ description, required: own(object, 'required') === true, content });
}

/** Content types in which a body is a sequence of entries, whatever its schema says. */
const STREAMS =
  /^(?:text\/event-stream|application\/(?:jsonl|x-ndjson|json-seq|[\w.-]+\+json-seq)|multipart\/mixed)\b/i;

/** Reads the content types of a body, a response or a parameter: the one that pages begin with, then the others in document order. */
export function readContent(
  reader: Reader,
  value: JsonValue | undefined,
  file: string,
): readonly MediaType[] {
  const content = reader.members(value, file).map(({ name: type, value: media, file: from }) => {
    const { node, object } = reader.resolve(media, from);
    const whole = own(object, 'schema');
    const schema = whole ?? own(object, 'itemSchema');
    return defined<MediaType>({
      type,
      schema: schema === undefined ? undefined : { file: node.file, value: schema },
      isStream: STREAMS.test(type) || (whole === undefined && schema !== undefined),
      examples: readMediaExamples(reader, type, { object, file: node.file }),
      encodings: reader
        .members(own(object, 'encoding'), node.file)
        .map((encoding) => readEncoding(reader, encoding)),
    });
  });
  const main = content.find(isShownWhole);
  return main === undefined ? content : [main, ...content.filter((media) => media !== main)];
}

/** Whether fields and a sample can both be shown: frameworks list `text/plain` before the JSON that is meant. */
function isShownWhole({ type, schema, examples }: MediaType): boolean {
  const hasFields =
    isJsonType(type) || /[/+]xml\b|^multipart\/form-data|^application\/x-www-form-urlencoded/i.test(type);
  return hasFields && (schema !== undefined || examples.length > 0);
}

function readEncoding(reader: Reader, { name: property, value, file }: Member): Encoding {
  const encoding = objectOf(value);
  const explode = own(encoding, 'explode');
  return defined<Encoding>({
    property,
    contentType: stringOf(own(encoding, 'contentType')),
    headers: reader.members(own(encoding, 'headers'), file).map(({ name, value: header, file: from }) => {
      const { object, node } = reader.resolve(header, from);
      // A header's own content could hold an encoding with headers again, and so on without end.
      const { content: _, ...plain } = object;
      return readParameter(reader, { name, in: 'header', object: plain, file: node.file });
    }),
    style: stringOf(own(encoding, 'style')),
    explode: typeof explode === 'boolean' ? explode : undefined,
    allowReserved: own(encoding, 'allowReserved') === true,
  });
}

/** The examples of a content type. JSON that was written as a text is the value that it means, unless a text is meant. */
function readMediaExamples(
  reader: Reader,
  type: string,
  { object, file }: { readonly object: JsonObject; readonly file: string },
): readonly Example[] {
  const examples = readExamples(reader, object, file);
  if (!isJsonType(type) || !examples.some(({ value }) => typeof value === 'string')) return examples;
  const { object: schema } = reader.resolve(own(object, 'schema') ?? {}, file);
  if ([own(schema, 'type')].flat().includes('string')) return examples;
  return examples.map((example) =>
    example.value === undefined ? example : { ...example, value: meantValue(example.value) },
  );
}

/** Reads the single example of an owner, then its named ones. */
function readExamples(reader: Reader, owner: JsonObject, file: string): readonly Example[] {
  const single = own(owner, 'example');
  const meant = single === undefined ? undefined : namedExample(reader, single, file);
  const examples = own(owner, 'examples');
  // A list is the spelling of schemas; some documents write it here too.
  const listed = arrayOf(examples).map((value) => ({ value }));
  const named = reader
    .members(examples, file)
    .map(({ name, value, file: from }) => ({ name, ...readExample(reader, value, from) }));
  return [...(single === undefined ? [] : [meant ?? { value: single }]), ...listed, ...named];
}

function readExample(reader: Reader, value: JsonValue, file: string): Example {
  const { object, node } = reader.resolve(value, file);
  const written = own(object, 'value');
  const externalValue = stringOf(own(object, 'externalValue'));
  const elsewhere = isProjectFile(externalValue) ? { $ref: externalValue } : undefined;
  const shown =
    exampleValue(reader, written, node.file) ??
    own(object, 'dataValue') ??
    own(object, 'serializedValue') ??
    exampleValue(reader, elsewhere, node.file);
  return defined<Example>({
    summary: stringOf(own(object, 'summary')),
    description: stringOf(own(object, 'description')),
    value: shown,
    externalValue: shown === undefined ? externalValue : undefined,
  });
}

/** What stands at `example` is data; a reference there to one of the named examples is meant as that example. */
function namedExample(reader: Reader, written: JsonValue, file: string): Example | undefined {
  const [[key, reference] = [], ...others] = Object.entries(objectOf(written) ?? {});
  if (key !== '$ref' || others.length > 0 || typeof reference !== 'string') return undefined;
  if (!reference.startsWith('#/components/examples/')) return undefined;
  const example = readExample(reader, written, file);
  return Object.keys(example).length === 0 ? undefined : example;
}

/** The value of an example; the content of the file that it is a reference to. */
function exampleValue(reader: Reader, written: JsonValue | undefined, file: string): JsonValue | undefined {
  if (written === undefined || !isFileReference(written)) return written;
  const { value } = reader.resolve(written, file).node;
  const isFound = Object.keys(objectOf(value) ?? [value]).length > 0;
  return isFound ? value : undefined;
}

/** Whether a content type carries JSON. */
export function isJsonType(type: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]*\+)?json\b/i.test(type) || type === '*/*';
}
