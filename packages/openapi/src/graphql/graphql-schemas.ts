import { defined, type JsonObject } from '../model/json.ts';
import { TYPE_KEY } from '../schemas/type-key.ts';
import {
  BUILT_IN,
  type GraphqlField,
  type GraphqlSchema,
  type GraphqlType,
  isRequired,
} from './graphql-model.ts';

/** Key of a schema with the arguments of the field that it stands for. */
export const ARGUMENTS_KEY = 'x-graphql-arguments';

/** JSON Schemas of everything that a request may hold: inputs, enums and scalars, by name. */
export function inputSchemas({ types }: GraphqlSchema): JsonObject {
  const entries = [...types.values()].flatMap((type): readonly (readonly [string, JsonObject])[] => {
    const schema = inputSchema(types, type);
    return schema === undefined ? [] : [[type.name, schema]];
  });
  return Object.fromEntries(entries);
}

function inputSchema(types: GraphqlSchema['types'], type: GraphqlType): JsonObject | undefined {
  const { kind, description, values } = type;
  switch (kind) {
    case 'input':
      return { ...argumentsSchema(types, type.fields), ...defined<JsonObject>({ description }) };
    case 'enum':
      return defined<JsonObject>({
        type: 'string',
        description,
        enum: values.map(({ name }) => name),
        oneOf: meaningsOf(type),
      });
    case 'scalar':
      return defined<JsonObject>({ description, externalDocs: docsOf(type) });
    default:
      return undefined;
  }
}

/** What the values of an enum mean, if anything is said of them. */
function meaningsOf({ values }: GraphqlType): readonly JsonObject[] | undefined {
  const meanings = values.flatMap((value) => {
    const description = said(value);
    const deprecated = value.deprecated === undefined ? undefined : true;
    return description === undefined
      ? []
      : [defined<JsonObject>({ const: value.name, description, deprecated })];
  });
  return meanings.length === 0 ? undefined : meanings;
}

function docsOf({ specifiedBy }: GraphqlType): JsonObject | undefined {
  return specifiedBy === undefined ? undefined : { url: specifiedBy, description: specifiedBy };
}

/** The arguments of a field, or the fields of an input, as one object. */
export function argumentsSchema(types: GraphqlSchema['types'], fields: readonly GraphqlField[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, argumentSchema(types, field)])),
    required: fields.filter(isRequired).map(({ name }) => name),
  };
}

function argumentSchema(types: GraphqlSchema['types'], field: GraphqlField): JsonObject {
  return defined<JsonObject>({
    ...valueSchema(types, field.type),
    description: said(field),
    deprecated: field.deprecated === undefined ? undefined : true,
    default: field.default,
  });
}

/** The schema of a value that is sent. */
function valueSchema(types: GraphqlSchema['types'], type: string): JsonObject {
  const bare = type.replace(/!$/, '');
  const called = { [TYPE_KEY]: type };
  if (bare.startsWith('[')) return { type: 'array', items: valueSchema(types, bare.slice(1, -1)), ...called };
  const builtIn = Object.hasOwn(BUILT_IN, bare) ? BUILT_IN[bare] : undefined;
  if (builtIn !== undefined) return { type: builtIn, ...called };
  return types.has(bare) ? { $ref: `#/components/schemas/${bare}`, ...called } : called;
}

/** What comes back as a type: its fields, each with its arguments; what those hold is on pages of its own. */
export function resultSchema(types: GraphqlSchema['types'], type: GraphqlType): JsonObject {
  const { kind, fields, members } = type;
  if (kind === 'union')
    return {
      oneOf: members.flatMap((name) => {
        const member = types.get(name);
        return member === undefined ? [] : [{ title: name, ...resultSchema(types, member) }];
      }),
    };
  return (
    inputSchema(types, type) ?? {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, resultField(types, field)])),
    }
  );
}

function resultField(types: GraphqlSchema['types'], field: GraphqlField): JsonObject {
  const { deprecated, type, arguments: given } = field;
  return defined<JsonObject>({
    description: said(field),
    deprecated: deprecated === undefined ? undefined : true,
    [TYPE_KEY]: type,
    [ARGUMENTS_KEY]: given.length === 0 ? undefined : argumentsSchema(types, given),
  });
}

/** A description, and why something should not be used any more. */
function said({
  description,
  deprecated,
}: {
  readonly description?: string;
  readonly deprecated?: string;
}): string | undefined {
  const texts = [description, deprecated].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join('\n\n');
}
