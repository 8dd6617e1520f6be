import { METHODS } from '@waymark/core/navigation';
import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  stringOf,
  stringsOf,
} from '../model/json.ts';
import type { WrittenDocument } from '../model/model.ts';
import { findTarget, readReference } from '../references/references.ts';

/** Keys of a 2.0 parameter or header that 3.x keeps in its schema. */
const SCHEMA_KEYS: readonly string[] = [
  'type',
  'format',
  'items',
  'default',
  'enum',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'multipleOf',
  'x-nullable',
];

/**
 * Converts a Swagger 2.0 document to the shape of OpenAPI 3.x. Only what differs is rewritten: operations, shared
 * parameters and responses, security and servers. Everything stays at its own path, so references and the places of
 * diagnostics stay true; schemas are shared with the original.
 */
export function upgradeSwagger(reading: WrittenDocument): JsonObject {
  const { document } = reading;
  const security = entriesOf(document['securityDefinitions']).map(
    ([key, scheme]) => [key, upgradeScheme(objectOf(scheme) ?? {})] as const,
  );
  const produces = stringsOf(document['produces']);
  const parameters = entriesOf(document['parameters']).map(
    ([key, value]) => [key, upgradeParameter(objectOf(value) ?? {})] as const,
  );
  const responses = entriesOf(document['responses']).map(
    ([key, value]) => [key, upgradeResponse(objectOf(value) ?? {}, produces)] as const,
  );
  const paths = entriesOf(document['paths']).map(
    ([path, item]) => [path, upgradePathItem(reading, objectOf(item))] as const,
  );
  return {
    ...document,
    servers: upgradeServers(document),
    components: { securitySchemes: Object.fromEntries(security) },
    parameters: Object.fromEntries(parameters),
    responses: Object.fromEntries(responses),
    paths: Object.fromEntries(paths),
  };
}

/** The servers of a document, or of an operation with schemes of its own. */
function upgradeServers(document: JsonObject): JsonValue {
  const host = stringOf(document['host']);
  const basePath = (stringOf(document['basePath']) ?? '').replace(/\/$/, '');
  if (host === undefined) return basePath === '' ? [] : [{ url: basePath }];
  const schemes = stringsOf(document['schemes']).filter((scheme) => scheme.startsWith('http'));
  const ordered = schemes.length === 0 ? ['https'] : [...schemes].sort().reverse();
  return ordered.map((scheme) => ({ url: `${scheme}://${host}${basePath}` }));
}

/** What 3.x calls the flows of OAuth that 2.0 calls otherwise. */
const FLOW_NAMES: ReadonlyMap<string, string> = new Map([
  ['accessCode', 'authorizationCode'],
  ['application', 'clientCredentials'],
]);

function upgradeScheme(scheme: JsonObject): JsonObject {
  if (scheme['type'] === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  if (scheme['type'] !== 'oauth2') return scheme;
  const flow = stringOf(scheme['flow']) ?? 'implicit';
  const { authorizationUrl, tokenUrl, scopes } = scheme;
  return {
    type: 'oauth2',
    description: scheme['description'],
    flows: {
      [FLOW_NAMES.get(flow) ?? flow]: { authorizationUrl, tokenUrl, scopes },
    },
  };
}

/** Converts what a path has, wherever it is written. */
export function upgradePathItem(reading: WrittenDocument, item: JsonObject | undefined): JsonObject {
  if (item === undefined) return {};
  const shared = arrayOf(item['parameters']);
  const upgraded = Object.entries(item).map(([key, value]) => {
    const operation = METHODS.has(key) ? objectOf(value) : undefined;
    if (operation !== undefined) return [key, upgradeOperation(reading, operation, shared)] as const;
    return [key, key === 'parameters' ? shared.filter(isPlain(reading)).map(upgradeListed) : value] as const;
  });
  return Object.fromEntries(upgraded);
}

function upgradeOperation(
  reading: WrittenDocument,
  operation: JsonObject,
  shared: readonly JsonValue[],
): JsonObject {
  const listed = arrayOf(operation['parameters']);
  const produces = stringsOf(operation['produces'] ?? reading.document['produces']);
  const schemes = stringsOf(operation['schemes']);
  const responses = entriesOf(operation['responses']).map(([status, response]) => {
    const object = objectOf(response) ?? {};
    return [status, object['$ref'] === undefined ? upgradeResponse(object, produces) : object] as const;
  });
  return defined<JsonObject>({
    ...operation,
    servers: schemes.length === 0 ? undefined : upgradeServers({ ...reading.document, schemes }),
    parameters: listed.filter(isPlain(reading)).map(upgradeListed),
    requestBody: upgradeBody(reading, operation, [...shared, ...listed]),
    responses: Object.fromEntries(responses),
  });
}

/** Whether a listed parameter stays a parameter; those in `body` and `formData` become the request body. */
function isPlain(reading: WrittenDocument): (parameter: JsonValue) => boolean {
  return (parameter) => !['body', 'formData'].includes(String(follow(reading, parameter)['in']));
}

function follow({ documents, file }: WrittenDocument, value: JsonValue): JsonObject {
  const object = objectOf(value) ?? {};
  const reference = object['$ref'];
  if (typeof reference !== 'string') return object;
  return objectOf(findTarget(documents, readReference(reference, file))) ?? {};
}

/** References keep leading to the shared parameters, which are converted where they are. */
function upgradeListed(parameter: JsonValue): JsonObject {
  const object = objectOf(parameter) ?? {};
  return object['$ref'] === undefined ? upgradeParameter(object) : object;
}

/** Converts a parameter or header. */
export function upgradeParameter(parameter: JsonObject): JsonObject {
  const { schema, rest } = splitSchema(parameter);
  return { ...defined<JsonObject>({ example: rest['x-example'] }), ...rest, schema, ...styleOf(parameter) };
}

/** How the entries of a list are sent, by the formats of 2.0; commas are between them unless one is named. */
const STYLES: ReadonlyMap<string, JsonObject> = new Map([
  ['multi', { explode: true }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
]);

function styleOf({ type, collectionFormat }: JsonObject): JsonObject {
  return type === 'array' ? (STYLES.get(stringOf(collectionFormat) ?? '') ?? { explode: false }) : {};
}

function splitSchema(parameter: JsonObject): { schema: JsonObject; rest: JsonObject } {
  const { collectionFormat: _, ...all } = parameter;
  const inSchema = Object.entries(all).filter(([key]) => SCHEMA_KEYS.includes(key));
  const rest = Object.entries(all).filter(([key]) => !SCHEMA_KEYS.includes(key));
  return { schema: upgradeFile(Object.fromEntries(inSchema)), rest: Object.fromEntries(rest) };
}

/** The content of a file, which 2.0 has as a type, or a list of files. */
function upgradeFile(schema: JsonObject): JsonObject {
  if (schema['type'] === 'file') return { ...schema, type: 'string', format: 'binary' };
  const items = objectOf(schema['items']);
  return items?.['type'] === 'file' ? { ...schema, items: upgradeFile(items) } : schema;
}

function upgradeBody(
  reading: WrittenDocument,
  operation: JsonObject,
  listed: readonly JsonValue[],
): JsonObject | undefined {
  const parameters = listed.map((parameter) => follow(reading, parameter));
  const consumes = stringsOf(operation['consumes'] ?? reading.document['consumes']);
  const body = parameters.findLast((parameter) => parameter['in'] === 'body');
  if (body !== undefined) {
    const types = consumes.length === 0 ? ['application/json'] : consumes;
    const media = defined<JsonObject>({ schema: body['schema'], example: body['x-example'] });
    return defined<JsonObject>({
      description: body['description'],
      required: body['required'],
      content: Object.fromEntries(types.map((type) => [type, media])),
    });
  }
  const fields = parameters.filter((parameter) => parameter['in'] === 'formData');
  return fields.length === 0 ? undefined : formBody(fields, consumes);
}

function formBody(fields: readonly JsonObject[], consumes: readonly string[]): JsonObject {
  const properties = fields.map((field) => {
    const { schema, rest } = splitSchema(field);
    return [
      String(field['name']),
      defined<JsonObject>({ ...schema, description: rest['description'], example: rest['x-example'] }),
    ] as const;
  });
  const required = fields.filter((field) => field['required'] === true).map((field) => String(field['name']));
  const lists = fields.filter((field) => field['type'] === 'array' && !holdsFiles(field));
  const encoding = lists.map(
    (field) => [String(field['name']), { style: 'form', ...styleOf(field) }] as const,
  );
  const fallback = fields.some(holdsFiles) ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const type = consumes.find((candidate) => candidate === 'multipart/form-data') ?? fallback;
  const schema = { type: 'object', properties: Object.fromEntries(properties), required };
  return {
    required: required.length > 0,
    content: { [type]: { schema, encoding: Object.fromEntries(encoding) } },
  };
}

function holdsFiles({ type, items }: JsonObject): boolean {
  return type === 'file' || objectOf(items)?.['type'] === 'file';
}

/** Converts a response that is sent as some content types. */
export function upgradeResponse(response: JsonObject, produces: readonly string[]): JsonObject {
  const { schema, examples, headers, ...rest } = response;
  const named = entriesOf(examples);
  const sent = produces.length === 0 && named.length === 0 ? ['application/json'] : produces;
  const types = [
    ...sent,
    ...named.map(([type]) => type).filter((type) => sent.length === 0 || type.includes('/')),
  ];
  const upgradedSchema = schema === undefined ? undefined : upgradeFile(objectOf(schema) ?? {});
  const content = types.map((type) => {
    const example = named.find(([key]) => key === type)?.[1];
    return [type, defined<JsonObject>({ schema: upgradedSchema, example })] as const;
  });
  const upgraded = entriesOf(headers).map(
    ([name, header]) => [name, upgradeParameter(objectOf(header) ?? {})] as const,
  );
  return {
    ...rest,
    headers: Object.fromEntries(upgraded),
    ...(schema === undefined && named.length === 0 ? {} : { content: Object.fromEntries(content) }),
  };
}
