import { definitions, docsJson } from './docs-json.ts';
import type {
  ChoiceSchema,
  ListSchema,
  MapSchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  TextSchema,
  ValueType,
  VariantSchema,
} from './schema.ts';
import { settingsJson } from './settings.ts';

/** A JSON Schema or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Where the schemas are published: a part of our documentation. */
export const SCHEMAS_URL = 'https://waymark.dev/docs/schemas/';

/** What may stand in place of any object or list: the content of another file. */
const FILE_REFERENCE: JsonSchema = {
  type: 'object',
  description: 'The content of another JSON file; keys beside `$ref` are laid over it.',
  properties: { $ref: { type: 'string', description: 'Path of a JSON file, relative to this one.' } },
  required: ['$ref'],
};

/** Parts that are described once, by name; filled while the schema is written. */
type Definitions = Map<string, JsonSchema>;

/** The JSON Schema (draft-07, which every editor understands) of docs.json. */
export function docsJsonSchema(): JsonSchema {
  const known: Definitions = new Map([['file', FILE_REFERENCE]]);
  for (const [name, schema] of Object.entries(definitions)) known.set(name, describeSchema(schema, known));
  const root = describeSchema(docsJson, known);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${SCHEMAS_URL}docs.schema.json`,
    title: 'docs.json',
    ...root,
    definitions: Object.fromEntries(known),
  };
}

/** The JSON Schema of `waymark.json`, which is one file: nothing in it stands for another one. */
export function settingsJsonSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${SCHEMAS_URL}waymark.schema.json`,
    title: 'waymark.json',
    ...describeSchema(settingsJson, new Map()),
  };
}

function toJsonSchema(schema: Schema, known: Definitions): JsonSchema {
  if (schema.name === undefined) return describeSchema(schema, known);
  if (!known.has(schema.name)) known.set(schema.name, describeSchema(schema, known));
  return { $ref: `#/definitions/${schema.name}` };
}

function numberKeywords({ above, maximum }: NumberSchema): JsonSchema {
  return {
    ...(above === undefined ? {} : { exclusiveMinimum: above }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

function describeSchema(schema: Schema, known: Definitions): JsonSchema {
  const { description } = schema;
  const common = { description, ...(schema.default === undefined ? {} : { default: schema.default }) };
  switch (schema.kind) {
    case 'text':
      return { ...common, ...textKeywords(schema) };
    case 'flag':
      return { ...common, type: 'boolean' };
    case 'number':
      return { ...common, type: 'number', ...numberKeywords(schema) };
    case 'enum':
      return { ...common, enum: schema.values };
    case 'list':
      return orFile({ ...common, ...listKeywords(schema, known) }, known);
    case 'map':
      return orFile({ ...common, ...mapKeywords(schema, known) }, known);
    case 'object':
      return orFile({ ...common, ...objectKeywords(schema, known) }, known);
    case 'choice': {
      const options = Object.values(schema.options).map((option) => toJsonSchema(option, known));
      return { ...common, type: typesOf(schema), anyOf: options };
    }
    case 'variant':
      return orFile({ ...common, ...variantKeywords(schema.variants, known) }, known);
    case 'reference':
      return { $ref: `#/definitions/${schema.to}` };
  }
}

function listKeywords({ item, maximum, nonEmpty, unique }: ListSchema, known: Definitions): JsonSchema {
  return {
    type: 'array',
    items: toJsonSchema(item, known),
    ...(nonEmpty === true ? { minItems: 1 } : {}),
    ...(maximum === undefined ? {} : { maxItems: maximum }),
    ...(unique === true ? { uniqueItems: true } : {}),
  };
}

function mapKeywords({ keys, value }: MapSchema, known: Definitions): JsonSchema {
  const values = toJsonSchema(value, known);
  if (keys === undefined) return { type: 'object', additionalProperties: values };
  const properties = Object.fromEntries(keys.map((key) => [key, values]));
  return { type: 'object', properties, additionalProperties: false };
}

/** What JSON calls the types of values. */
const JSON_TYPES: ReadonlyMap<ValueType, string> = new Map([
  ['text', 'string'],
  ['flag', 'boolean'],
  ['number', 'number'],
  ['list', 'array'],
  ['object', 'object'],
]);

/** The types of a choice. Editors write an empty value of the first one behind a key that they complete. */
function typesOf({ options }: ChoiceSchema): readonly string[] {
  const types = [...JSON_TYPES].flatMap(([type, name]) => (options[type] === undefined ? [] : [name]));
  const isFile = options.list !== undefined && options.object === undefined;
  return isFile ? [...types, 'object'] : types;
}

/**
 * Chooses by the presence of `$ref`, so that an editor complains about one form only; where files may be referred to. The type
 * stands outside of the choice, where editors look for what to write behind a key.
 */
function orFile(schema: JsonSchema, known: Definitions): JsonSchema {
  if (!known.has('file')) return schema;
  const { description, type = 'object', ...rest } = schema;
  const isList = type === 'array';
  return {
    description,
    type: isList ? ['array', 'object'] : type,
    if: isList ? { type: 'object' } : { required: ['$ref'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: '#/definitions/file' },
    else: rest,
  };
}

function textKeywords({ format, nonEmpty, label, examples }: TextSchema): JsonSchema {
  return {
    type: 'string',
    ...(nonEmpty === true || label === true ? { minLength: 1 } : {}),
    ...(format === undefined ? {} : { pattern: format.pattern }),
    ...(examples === undefined ? {} : { examples }),
  };
}

function objectKeywords({ fields }: ObjectSchema, known: Definitions): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => field.required === true).map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, field]) => [key, toJsonSchema(field, known)])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

function variantKeywords(variants: VariantSchema['variants'], known: Definitions): JsonSchema {
  const [first, ...rest] = variants;
  if (first === undefined) return {};
  const { description } = first.schema;
  const chosen = { description, ...objectKeywords(first.schema, known) };
  if (rest.length === 0) return chosen;
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: conditionOf(first), then: chosen, else: variantKeywords(rest, known) };
}

function conditionOf({ key, value, schema }: VariantSchema['variants'][number]): JsonSchema {
  const required = [key];
  if (value === undefined) return { required };
  return { required, properties: { [key]: { const: value, description: schema.fields[key]?.description } } };
}
