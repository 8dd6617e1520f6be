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

/** A Swagger 2.0 document, and where references of the file that is converted lead. */
export interface SwaggerReading {
  readonly document: JsonObject;
  readonly file: string;
  /** As they are written. */
  readonly documents: ReadonlyMap<string, JsonValue>;
}

/**
 * Converts a Swagger 2.0 document to the shape of OpenAPI 3.x. Only what differs is rewritten: operations, shared
 * parameters and responses, security and servers. Everything stays at its own path, so references and the places of
 * diagnostics stay true; schemas are shared with the original.
 */
export function upgradeSwagger(reading: SwaggerReading): JsonObject {
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

function upgradeServers(document: JsonObject): JsonValue {
  const host = stringOf(document['host']);
  const basePath = (stringOf(document['basePath']) ?? '').replace(/\/$/, '');
  if (host === undefined) return basePath === '' ? [] : [{ url: basePath }];
  const schemes = stringsOf(document['schemes']).filter((scheme) => scheme.startsWith('http'));
  const ordered = schemes.length === 0 ? ['https'] : [...schemes].sort().reverse();
  return ordered.map((scheme) => ({ url: `${scheme}://${host}${basePath}` }));
}

function upgradeScheme(scheme: JsonObject): JsonObject {
  if (scheme['type'] === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  if (scheme['type'] !== 'oauth2') return scheme;
  const names: Readonly<Record<string, string>> = {
    accessCode: 'authorizationCode',
    application: 'clientCredentials',
  };
  const flow = stringOf(scheme['flow']) ?? 'implicit';
  const { authorizationUrl, tokenUrl, scopes } = scheme;
  return {
    type: 'oauth2',
    description: scheme['description'],
    flows: {
      [Object.hasOwn(names, flow) ? (names[flow] ?? flow) : flow]: { authorizationUrl, tokenUrl, scopes },
    },
  };
}

/** Converts what a path has, wherever it is written. */
export function upgradePathItem(reading: SwaggerReading, item: JsonObject | undefined): JsonObject {
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
  reading: SwaggerReading,
  operation: JsonObject,
  shared: readonly JsonValue[],
): JsonObject {
  const listed = arrayOf(operation['parameters']);
  const produces = stringsOf(operation['produces'] ?? reading.document['produces']);
  const responses = entriesOf(operation['responses']).map(([status, response]) => {
    const object = objectOf(response) ?? {};
    return [status, object['$ref'] === undefined ? upgradeResponse(object, produces) : object] as const;
  });
  return defined<JsonObject>({
    ...operation,
    parameters: listed.filter(isPlain(reading)).map(upgradeListed),
    requestBody: upgradeBody(reading, operation, [...shared, ...listed]),
    responses: Object.fromEntries(responses),
  });
}

/** Whether a listed parameter stays a parameter; those in `body` and `formData` become the request body. */
function isPlain(reading: SwaggerReading): (parameter: JsonValue) => boolean {
  return (parameter) => !['body', 'formData'].includes(String(follow(reading, parameter)['in']));
}

function follow({ documents, file }: SwaggerReading, value: JsonValue): JsonObject {
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
  const format = stringOf(parameter['collectionFormat']);
  const { schema, rest } = splitSchema(parameter);
  const styles: ReadonlyMap<string, JsonObject> = new Map(
    Object.entries({
      multi: { explode: true },
      pipes: { style: 'pipeDelimited', explode: false },
      ssv: { style: 'spaceDelimited', explode: false },
    }),
  );
  const isArray = schema['type'] === 'array';
  return { ...rest, schema, ...(isArray ? (styles.get(format ?? '') ?? { explode: false }) : {}) };
}

function splitSchema(parameter: JsonObject): { schema: JsonObject; rest: JsonObject } {
  const { collectionFormat: _, ...all } = parameter;
  const inSchema = Object.entries(all).filter(([key]) => SCHEMA_KEYS.includes(key));
  const rest = Object.entries(all).filter(([key]) => !SCHEMA_KEYS.includes(key));
  const schema = Object.fromEntries(inSchema);
  return {
    schema: schema['type'] === 'file' ? { ...schema, type: 'string', format: 'binary' } : schema,
    rest: Object.fromEntries(rest),
  };
}

function upgradeBody(
  reading: SwaggerReading,
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
      defined<JsonObject>({ ...schema, description: rest['description'] }),
    ] as const;
  });
  const required = fields.filter((field) => field['required'] === true).map((field) => String(field['name']));
  const hasFile = fields.some((field) => field['type'] === 'file');
  const fallback = hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const type = consumes.find((candidate) => candidate === 'multipart/form-data') ?? fallback;
  return {
    required: required.length > 0,
    content: { [type]: { schema: { type: 'object', properties: Object.fromEntries(properties), required } } },
  };
}

/** Converts a response that is sent as some content types. */
export function upgradeResponse(response: JsonObject, produces: readonly string[]): JsonObject {
  const { schema, examples, headers, ...rest } = response;
  const named = entriesOf(examples);
  const types =
    produces.length > 0 ? produces : named.length > 0 ? named.map(([type]) => type) : ['application/json'];
  const content = types.map((type) => {
    const example = named.find(([key]) => key === type)?.[1];
    return [type, defined<JsonObject>({ schema, example })] as const;
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
