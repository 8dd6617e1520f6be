import { suggestSurely } from '@waymark/core/diagnostics';
import { type JsonObject, type JsonValue, objectOf, own, stringOf } from '../../model/json.ts';

const EXAMPLES = 'example examples';
const SCHEMA = `$ref $id $schema $anchor $dynamicRef $dynamicAnchor $vocabulary $comment $defs id definitions type title description format properties
      patternProperties additionalProperties propertyNames required enum const default items prefixItems contains allOf oneOf anyOf not if then else
      deprecated readOnly writeOnly nullable discriminator xml externalDocs minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength
      maxLength pattern minItems maxItems uniqueItems minContains maxContains minProperties maxProperties dependentRequired dependentSchemas
      dependencies unevaluatedItems unevaluatedProperties additionalItems contentEncoding contentMediaType contentSchema ${EXAMPLES}`;
const LIMITS = `type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems
      uniqueItems enum multipleOf`;
/** What channels, and what belongs to them, are said to be. */
const TEXTS = '$ref title summary description';
const MORE = 'tags externalDocs bindings';

/** Every key that the standard gives an object of a kind, beside those that begin with `x-`. */
const KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    Root: 'openapi $self info jsonSchemaDialect servers paths webhooks components security tags externalDocs',
    Info: 'title summary description termsOfService contact license version',
    Contact: 'name url email',
    License: 'name identifier url',
    Tag: 'name summary description externalDocs parent kind',
    ExternalDocs: 'url description',
    Link: '$ref operationRef operationId parameters requestBody description server',
    Example: '$ref summary description value dataValue serializedValue externalValue',
    Sample: 'lang label source',
    Extension: 'metadata content href groups pre post playground mcp',
    Components:
      'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes',
    PathItem: '$ref summary description servers parameters additionalOperations',
    Operation:
      'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
    Parameter: `$ref name in description required deprecated allowEmptyValue style explode allowReserved schema content ${EXAMPLES}`,
    Body: '$ref description content required',
    Media: `$ref schema itemSchema encoding prefixEncoding itemEncoding ${EXAMPLES}`,
    Response: '$ref summary description headers content links',
    Schema: SCHEMA,
    Discriminator: 'propertyName mapping defaultMapping',
    SecurityScheme:
      '$ref type description name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated',
    Server: 'url description name variables',
    ChannelRoot:
      'asyncapi id info servers defaultContentType channels operations components tags externalDocs',
    ChannelInfo: 'title summary description termsOfService contact license version tags externalDocs',
    ChannelComponents: `schemas servers serverVariables channels operations messages securitySchemes parameters correlationIds replies
      replyAddresses operationTraits messageTraits serverBindings channelBindings operationBindings messageBindings tags externalDocs`,
    ChannelServer: `${TEXTS} ${MORE} url host pathname protocol protocolVersion variables security`,
    Channel: `${TEXTS} ${MORE} address messages servers parameters publish subscribe`,
    ChannelParameter: `${TEXTS} enum default examples location schema`,
    ChannelOperation: `${TEXTS} ${MORE} operationId action channel security traits message messages reply`,
    Reply: `${TEXTS} address channel messages`,
    Located: `${TEXTS} location`,
    Message: `${TEXTS} ${MORE} messageId name contentType schemaFormat headers payload correlationId examples traits oneOf`,
    MessageExample: 'name summary headers payload',
    ChannelSecurity: '$ref type description name in scheme bearerFormat flows openIdConnectUrl scopes',
    Payload: SCHEMA,
    SwaggerRoot: `swagger info host basePath schemes consumes produces paths definitions parameters responses securityDefinitions security tags
      externalDocs`,
    SwaggerPathItem: '$ref summary description parameters',
    SwaggerOperation:
      'tags summary description externalDocs operationId consumes produces parameters responses schemes deprecated security',
    SwaggerParameter: `$ref name in description required schema allowEmptyValue collectionFormat ${LIMITS} ${EXAMPLES}`,
    SwaggerResponse: `$ref description schema headers ${EXAMPLES}`,
    SwaggerSchema: SCHEMA,
    SwaggerSecurity: '$ref type description name in flow authorizationUrl tokenUrl scopes',
  }).map(([kind, words]) => [kind, words.split(/\s+/)]),
);

/** A key that no object of its kind has, and the one that was most probably meant. */
export interface MisspeltKey {
  readonly key: string;
  readonly meant: string;
}

/** What other tools, and frameworks, call keys of the standard. */
const OTHER_NAMES: Readonly<Record<string, JsonObject>> = {
  Operation: { params: 'parameters', body: 'requestBody' },
};

/** Whether a key is none of the standard and no extension. */
function isUnknown(key: string, known: readonly string[]): boolean {
  return !known.includes(key) && !key.startsWith('x-');
}

/** Finds the keys of an object that must be slips for others that it lacks. */
export function misspeltKeys(value: JsonValue, kind: string): readonly MisspeltKey[] {
  const object = objectOf(value);
  const known = KEYS[kind];
  if (object === undefined || known === undefined) return [];
  return Object.keys(object).flatMap((key) => {
    if (!isUnknown(key, known)) return [];
    const meant = suggestSurely(key, known) ?? stringOf(own(OTHER_NAMES[kind], key));
    return meant === undefined || own(object, meant) !== undefined ? [] : [{ key, meant }];
  });
}

/** A key that the standard does not give its object, and why it may stand there all the same. */
export interface StrayKey {
  readonly key: string;
  readonly hint: string;
}

/** Keys of Swagger 2.0 that are lost in OpenAPI 3, but where something stands in their new places. */
const MOVED: Readonly<
  Record<string, { readonly keys: readonly string[]; readonly now: readonly string[]; readonly hint: string }>
> = {
  Parameter: {
    keys: ['collectionFormat', ...LIMITS.split(/\s+/)],
    now: ['$ref', 'schema', 'content'],
    hint: 'Since OpenAPI 3, it stands in `schema`',
  },
  Response: {
    keys: ['schema', 'examples'],
    now: ['$ref', 'content'],
    hint: 'Since OpenAPI 3, it stands in `content`, below a media type',
  },
};

/** Where a key stands that is written a level too high; undefined for keys that may be anything. */
function insideOf(object: JsonObject, key: string, kind: string): string | undefined {
  if (kind.endsWith('Operation')) return /^[1-5](?:\d\d|XX)$/.test(key) ? 'responses' : undefined;
  if (!kind.endsWith('Schema') && kind !== 'Payload') return undefined;
  const value = objectOf(object[key]);
  const isSchema = own(value, 'type') !== undefined || own(value, '$ref') !== undefined;
  return isSchema && objectOf(own(object, 'properties')) !== undefined ? 'properties' : undefined;
}

const AFTER_COMMA =
  'If it is part of the text before it, put that text in quotes: a comma ends it within `{ }`';

/**
 * Finds the keys of an object that stand a level too high, the first that an older standard has there, and the first that is the rest of
 * a text behind a comma: `isBare` says whether a key is written without a colon.
 */
export function strayKeys(
  value: JsonValue,
  kind: string,
  isBare: (key: string) => boolean,
): readonly StrayKey[] {
  const object = objectOf(value);
  const known = KEYS[kind];
  if (object === undefined || known === undefined) return [];
  const keys = Object.keys(object);
  const old = MOVED[kind];
  const isMoved =
    old !== undefined &&
    own(object, 'in') !== 'formData' &&
    old.now.every((key) => own(object, key) === undefined);
  const moved = isMoved ? keys.find((key) => old.keys.includes(key)) : undefined;
  const cut = keys.find(
    (key, index) =>
      object[key] === null &&
      typeof own(object, keys[index - 1] ?? '') === 'string' &&
      isUnknown(key, known) &&
      isBare(key),
  );
  const outside = keys.flatMap((key) => {
    const inside = isUnknown(key, known) ? insideOf(object, key, kind) : undefined;
    return inside === undefined
      ? []
      : [{ key, hint: `Indent it further, so that it stands in \`${inside}\`` }];
  });
  return [
    ...outside,
    ...(old === undefined || moved === undefined ? [] : [{ key: moved, hint: old.hint }]),
    ...(cut === undefined ? [] : [{ key: cut, hint: AFTER_COMMA }]),
  ];
}
