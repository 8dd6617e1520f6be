import type { PageField } from '@waymark/core/content';
import { type Outcome, openapiDiagnostics, type Where } from '@waymark/core/diagnostics';
import { METHODS } from '@waymark/core/navigation';
import { defined, entriesOf, type JsonObject, type JsonValue, objectOf, own } from '../model/json.ts';
import { type OperationHead, PARAMETER_PLACES, type Specification } from '../model/model.ts';
import { createSchemaMemory } from '../schemas/schemas.ts';
import { findHead } from './operation-heads.ts';
import { type WrittenAuth, writtenSecurity } from './written-security.ts';

/** A page whose author wrote its operation by hand. */
export interface WrittenPage {
  /** `METHOD /path` or `METHOD https://host/path`. */
  readonly api: string;
  readonly title: string;
  /** Base addresses of a relative path. */
  readonly servers: readonly string[];
  readonly auth?: WrittenAuth;
  /** Content type of the body; JSON unless given. */
  readonly contentType?: string;
  readonly fields: readonly PageField[];
}

/** An operation that was made of what a page says. */
export interface WrittenOperation {
  readonly specification: Specification;
  readonly head: OperationHead;
}

/**
 * Makes the operation that a page's `api` and fields describe: a small specification of its own, so that samples and
 * playground know only one kind of operation. Nothing, and a diagnostic, when `api` is no address.
 */
export function readWrittenOperation(
  page: WrittenPage,
  where: Where & { readonly file: string },
): Outcome<WrittenOperation | undefined> {
  const { file, ...place } = where;
  const address = readAddress(page.api);
  if (address === undefined) {
    return { value: undefined, diagnostics: [openapiDiagnostics['invalid-api']({ api: page.api }, place)] };
  }
  const { method, origin, path } = address;
  const servers = origin === undefined ? page.servers : [origin];
  const { schemes, security } = writtenSecurity(page.auth);
  const document: JsonObject = {
    openapi: '3.1.0',
    servers: servers.map((url) => ({ url })),
    components: { securitySchemes: schemes },
    security,
    paths: { [path]: { [method]: operationOf(page, path) } },
  };
  const specification: Specification = {
    kind: 'specification',
    source: file,
    version: '3.1',
    title: page.title,
    document,
    documents: new Map([[file, document]]),
    dependencies: [],
    links: new Map(),
    memory: createSchemaMemory(),
  };
  const head = findHead(specification, method, path);
  return { value: head && { specification, head }, diagnostics: [] };
}

interface Address {
  /** In lower case. */
  readonly method: string;
  readonly origin?: string;
  readonly path: string;
}

function readAddress(api: string): Address | undefined {
  const found = /^\s*([a-z]+)\s+(?!\s)(https?:\/\/[^\s/]+|\{[^\s/{}]+\})?(\/\S*)?\s*$/i.exec(api);
  const [, method = '', origin, path] = found ?? [];
  if (!METHODS.has(method.toLowerCase()) || (origin === undefined && path === undefined)) return undefined;
  return defined<Address>({ method: method.toLowerCase(), origin, path: path ?? '/' });
}

function operationOf({ title, contentType, fields }: WrittenPage, path: string): JsonObject {
  const inPlace = (place: PageField['place']): readonly PageField[] =>
    fields.filter((field) => field.place === place);
  const names = new Set(inPlace('path').map(({ name }) => name));
  const unnamed = [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) =>
    name === undefined || names.has(name)
      ? []
      : [{ name, in: 'path', required: true, schema: { type: 'string' } }],
  );
  const parameters = PARAMETER_PLACES.flatMap((place) =>
    inPlace(place).map((field) => ({
      name: field.name,
      in: place,
      required: field.required || place === 'path',
      deprecated: field.deprecated,
      schema: schemaOf(field),
    })),
  );
  const body = bodyOf(inPlace('body'));
  const response = bodyOf(inPlace('response'));
  const type =
    contentType ?? (body !== undefined && hasFile(body) ? 'multipart/form-data' : 'application/json');
  return defined<JsonObject>({
    summary: title,
    parameters: [...unnamed, ...parameters],
    requestBody: body && { required: true, content: { [type]: { schema: body } } },
    responses: response && { '200': { content: { 'application/json': { schema: response } } } },
  });
}

/** The fields as properties of one object; a field without a name is the object itself. */
function bodyOf(fields: readonly PageField[]): JsonObject | undefined {
  const whole = fields.find(({ name }) => name === '');
  if (whole !== undefined) return schemaOf(whole);
  return fields.length === 0 ? undefined : objectSchema(fields);
}

function objectSchema(fields: readonly PageField[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

function hasFile({ properties }: JsonObject): boolean {
  return entriesOf(properties).some(([, field]) => own(objectOf(field), 'format') === 'binary');
}

function schemaOf(field: PageField): JsonObject {
  const { deprecated, choices } = field;
  const type = typeOf((field.type ?? '').trim(), field.fields);
  const typed = (written: unknown): JsonValue | undefined => valueOfType(jsonOf(written), type);
  return defined<JsonObject>({
    ...type,
    default: typed(field.default),
    example: typed(field.initial ?? field.example),
    'x-default': typed(field.initial ?? field.default),
    'x-placeholder': (field.initial === undefined && field.example !== undefined) || undefined,
    enum: choices?.flatMap((choice) => typed(choice) ?? []),
    deprecated: deprecated || undefined,
  });
}

const TYPES: Readonly<Record<string, JsonObject>> = {
  any: {},
  array: { type: 'array', items: {} },
  bool: { type: 'boolean' },
  boolean: { type: 'boolean' },
  file: { type: 'string', format: 'binary' },
  float: { type: 'number' },
  int: { type: 'integer' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  object: { type: 'object' },
};

/** The schema of a type as authors write it; an unknown word is a string. */
function typeOf(type: string, fields: readonly PageField[]): JsonObject {
  const item = /^(.+)\[\]$/.exec(type)?.[1] ?? /^array\s*(?:<|of\s+)(.+?)>?$/i.exec(type)?.[1];
  if (item !== undefined) return { type: 'array', items: typeOf(item.trim(), fields) };
  if (fields.length > 0) return objectSchema(fields);
  const [, name = '', inner] = /^([\w-]*)(?:<(.+)>)?/.exec(type) ?? [];
  const key = name.toLowerCase();
  if (key === 'enum') return typeOf(inner ?? 'string', []);
  const known = Object.hasOwn(TYPES, key) ? TYPES[key] : undefined;
  return known ?? defined<JsonObject>({ type: 'string', format: inner });
}

/** In quotes, an attribute is a text: `default="3"` of an integer means the number. */
function valueOfType(value: JsonValue | undefined, { type }: JsonObject): JsonValue | undefined {
  if (typeof value !== 'string' || type === undefined || type === 'string') return value;
  try {
    const read = JSON.parse(value) as JsonValue;
    return isOfType(read, type) ? read : value;
  } catch {
    return value;
  }
}

function isOfType(value: JsonValue, type: JsonValue): boolean {
  if (type === 'array') return Array.isArray(value);
  // A number that JavaScript rounds stays as it is written.
  if (typeof value === 'number')
    return type === 'number' ? Number.isFinite(value) : type === 'integer' && Number.isSafeInteger(value);
  return typeof value === type;
}

function jsonOf(value: unknown): JsonValue | undefined {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null') as JsonValue;
  } catch {
    return undefined;
  }
}
