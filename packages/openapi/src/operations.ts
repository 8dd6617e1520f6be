import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  stringOf,
} from './json.ts';
import { METHODS } from './methods.ts';
import type {
  Body,
  Callback,
  Example,
  HandWrittenSample,
  MediaType,
  Operation,
  OperationHead,
  Parameter,
  ParameterPlace,
  Response,
  Server,
  ServerVariable,
  Specification,
  SpecNode,
} from './model.ts';
import { type Resolved, resolveNode } from './references.ts';
import { readSecurity } from './security.ts';

/** Reads a whole operation. What has the wrong shape is left out; schemas are not looked at. */
export function readOperation(specification: Specification, head: OperationHead): Operation {
  const { node, object } = resolveNode(specification.documents, head.node);
  const item = resolveNode(specification.documents, head.pathItem);
  const reader: Reader = {
    resolve: (value, file) => resolveNode(specification.documents, { file, value }),
  };
  return defined<Operation>({
    kind: head.kind,
    head,
    servers: readServers(object, item.object, specification.document),
    security: head.kind === 'webhook' ? [] : readSecurity(specification, object),
    parameters: mergeParameters(
      readParameters(reader, own(item.object, 'parameters'), item.node.file),
      readParameters(reader, own(object, 'parameters'), node.file),
    ),
    body: readBody(reader, own(object, 'requestBody'), node.file),
    responses: readResponses(reader, own(object, 'responses'), node.file),
    callbacks: readCallbacks(reader, own(object, 'callbacks'), node.file),
    samples: readSamples(object),
  });
}

interface Reader {
  resolve(value: JsonValue, file: string): Resolved;
}

/** Servers of the operation, else of the path, else of the document. */
function readServers(...owners: readonly JsonObject[]): readonly Server[] {
  const lists = owners.map((owner) => arrayOf(own(owner, 'servers')));
  const nearest = lists.find((list) => list.length > 0) ?? [];
  return nearest.flatMap((value) => {
    const server = objectOf(value);
    const url = own(server, 'url');
    if (typeof url !== 'string') return [];
    const variables = entriesOf(own(server, 'variables')).map(([name, variable]) => {
      const object = objectOf(variable);
      const choices = arrayOf(own(object, 'enum')).map(String);
      return defined<ServerVariable>({
        name,
        default: String(own(object, 'default') ?? choices[0] ?? name),
        enum: choices,
        description: stringOf(own(object, 'description')),
      });
    });
    return [defined<Server>({ url, description: stringOf(own(server, 'description')), variables })];
  });
}

/** The operation's parameters replace those of the path with the same name and place. */
function mergeParameters(shared: readonly Parameter[], own: readonly Parameter[]): readonly Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of [...shared, ...own]) merged.set(`${parameter.in} ${parameter.name}`, parameter);
  return [...merged.values()];
}

const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie'];

function readParameters(reader: Reader, list: JsonValue | undefined, file: string): readonly Parameter[] {
  return arrayOf(list).flatMap((value) => {
    const { node, object } = reader.resolve(value, file);
    const name = stringOf(own(object, 'name'));
    const place = own(object, 'in');
    if (name === undefined || typeof place !== 'string') return [];
    // `querystring` (3.2) is the whole query as one value; it is shown among the query parameters.
    const known = place === 'querystring' ? 'query' : place;
    if (!PLACES.includes(known)) return [];
    return [readParameter(reader, { name, in: known as ParameterPlace, object, file: node.file })];
  });
}

function readParameter(
  reader: Reader,
  source: { name: string; in: ParameterPlace; object: JsonObject; file: string },
): Parameter {
  const { object, file } = source;
  const media = readContent(reader, own(object, 'content'), file)[0];
  const style =
    stringOf(own(object, 'style')) ?? (['query', 'cookie'].includes(source.in) ? 'form' : 'simple');
  const explode = own(object, 'explode');
  const examples = readExamples(reader, object, file);
  return defined<Parameter>({
    name: source.name,
    in: source.in,
    required: source.in === 'path' || own(object, 'required') === true,
    deprecated: own(object, 'deprecated') === true,
    description: stringOf(own(object, 'description')),
    schema: media?.schema ?? { file, value: own(object, 'schema') ?? {} },
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form',
    examples: examples.length > 0 ? examples : (media?.examples ?? []),
  });
}

function readBody(reader: Reader, value: JsonValue | undefined, file: string): Body | undefined {
  if (value === undefined) return undefined;
  const { node, object } = reader.resolve(value, file);
  const content = readContent(reader, own(object, 'content'), node.file);
  if (content.length === 0) return undefined;
  const description = stringOf(own(object, 'description'));
  return defined<Body>({ description, required: own(object, 'required') === true, content });
}

function readContent(reader: Reader, value: JsonValue | undefined, file: string): readonly MediaType[] {
  return entriesOf(value).map(([type, media]) => {
    const { node, object } = reader.resolve(media, file);
    // `itemSchema` (3.2) describes one entry of a stream.
    const schema = own(object, 'schema') ?? own(object, 'itemSchema');
    return defined<MediaType>({
      type,
      schema: schema === undefined ? undefined : ({ file: node.file, value: schema } satisfies SpecNode),
      examples: readExamples(reader, object, node.file),
    });
  });
}

function readExamples(reader: Reader, owner: JsonObject, file: string): readonly Example[] {
  const single = own(owner, 'example');
  const named = entriesOf(own(owner, 'examples')).map(([name, value]) => {
    const { object } = reader.resolve(value, file);
    return defined<Example>({
      name,
      summary: stringOf(own(object, 'summary')),
      description: stringOf(own(object, 'description')),
      value: own(object, 'value') ?? own(object, 'dataValue') ?? own(object, 'serializedValue'),
    });
  });
  return single === undefined ? named : [{ value: single }, ...named];
}

function readResponses(reader: Reader, value: JsonValue | undefined, file: string): readonly Response[] {
  return entriesOf(value)
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => {
      const { node, object } = reader.resolve(response, file);
      const headers = entriesOf(own(object, 'headers')).map(([name, header]) => {
        const resolved = reader.resolve(header, node.file);
        return readParameter(reader, {
          name,
          in: 'header',
          object: resolved.object,
          file: resolved.node.file,
        });
      });
      return defined<Response>({
        status,
        description: stringOf(own(object, 'description')),
        headers,
        content: readContent(reader, own(object, 'content'), node.file),
      });
    });
}

function readCallbacks(reader: Reader, value: JsonValue | undefined, file: string): readonly Callback[] {
  return entriesOf(value).flatMap(([name, callback]) => {
    const { node, object } = reader.resolve(callback, file);
    return entriesOf(object).flatMap(([expression, item]) => {
      if (expression.startsWith('x-')) return [];
      const resolved = reader.resolve(item, node.file);
      return entriesOf(resolved.object)
        .filter(([key]) => METHODS.has(key))
        .map(([key, operation]) => {
          const { object: called, node: at } = reader.resolve(operation, resolved.node.file);
          return defined<Callback>({
            name,
            expression,
            method: key.toUpperCase(),
            description: stringOf(own(called, 'description')) ?? stringOf(own(called, 'summary')),
            body: readBody(reader, own(called, 'requestBody'), at.file),
            responses: readResponses(reader, own(called, 'responses'), at.file),
          });
        });
    });
  });
}

function readSamples(operation: JsonObject): readonly HandWrittenSample[] {
  const list = own(operation, 'x-codeSamples') ?? own(operation, 'x-code-samples');
  return arrayOf(list).flatMap((value) => {
    const sample = objectOf(value);
    const language = stringOf(own(sample, 'lang'));
    const source = stringOf(own(sample, 'source'));
    if (language === undefined || source === undefined) return [];
    return [defined<HandWrittenSample>({ language, label: stringOf(own(sample, 'label')), source })];
  });
}

/** Statuses that mean success come first when one response is to be shown: the first 2xx, else the first of all. */
export function mainResponse(responses: readonly Response[]): Response | undefined {
  return (
    responses.find(({ status }) => /^2/.test(status)) ??
    responses.find(({ status }) => status === 'default') ??
    responses[0]
  );
}

/** The content type shown first: JSON when there is one. */
export function mainContent(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ type }) => isJsonType(type)) ?? content[0];
}

/** Whether a content type carries JSON. */
export function isJsonType(type: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]*\+)?json\b/i.test(type) || type === '*/*';
}
