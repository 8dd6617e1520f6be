import { type JsonObject, type JsonValue, objectOf, type SpecNode } from '../model/json.ts';
import type { MediaType, Parameter, Specification } from '../model/model.ts';
import type { ConstraintKind, Direction, Property, Schema } from '../model/schema-model.ts';
import { isHidden } from './fields/shown-parts.ts';
import { createSchemaReader, type SchemaReader } from './schemas.ts';

/** What an example value is made for. */
export interface ExampleOptions {
  readonly direction: Direction;
  /** Leaves out properties that are not required. */
  readonly requiredOnly?: boolean;
  /** Takes `x-default` of a schema before its examples (`api.examples.prefill`). */
  readonly prefill?: boolean;
  /** Values in all that the example may hold. */
  readonly values?: number;
}

/** Levels that a made-up value goes down; what must be there goes on for as many again. */
const DEPTH = 8;

/**
 * Values in all that one made-up example may hold: very large schemas give an example that stops, not a huge one. What must be
 * there goes on for as many again, as an example without it would be none.
 */
const VALUES = 300;

/** Entries of one kind that a made-up list holds at most, however many there must be: more show nothing new. */
const ENTRIES = 10;

/** The example of a content type: the author's first one, else one made from the schema. */
export function mediaExample(
  specification: Specification,
  media: Pick<MediaType, 'schema' | 'examples'>,
  options: ExampleOptions,
): JsonValue | undefined {
  const written = media.examples.find(({ value }) => value !== undefined);
  if (written !== undefined) return written.value;
  return media.schema && exampleOf(specification, media.schema, options);
}

/** The example of a parameter: the author's first one, else one made from its schema. */
export function parameterExample(
  specification: Specification,
  { schema, examples }: Parameter,
  { prefill }: Required<Pick<ExampleOptions, 'prefill'>>,
): JsonValue | undefined {
  const filled = prefill ? createSchemaReader(specification)(schema).prefill : undefined;
  const written = filled ?? examples.find(({ value }) => value !== undefined)?.value;
  return written ?? exampleOf(specification, schema, { direction: 'request', prefill });
}

interface Making {
  readonly read: SchemaReader;
  readonly options: ExampleOptions;
  left: number;
}

/**
 * Makes an example value of a schema: what the author gave as example, default or allowed value, else a value that
 * shows type and format. A schema inside itself ends there.
 */
export function exampleOf(
  specification: Specification,
  node: SpecNode,
  options: ExampleOptions,
): JsonValue | undefined {
  return make({ read: createSchemaReader(specification), options, left: options.values ?? VALUES }, node, []);
}

function make(
  making: Making,
  node: SpecNode,
  ancestors: readonly JsonValue[],
  isNeeded = false,
): JsonValue | undefined {
  making.left--;
  const schema = making.read(node);
  const filled = making.options.prefill === true ? schema.prefill : undefined;
  const written = filled ?? schema.examples[0] ?? schema.default ?? schema.choices?.[0];
  if (written !== undefined) return written;
  const deepest = isNeeded ? 2 * DEPTH : DEPTH;
  if (ancestors.includes(schema.identity) || ancestors.length >= deepest) return undefined;
  const path = [...ancestors, schema.identity];
  if (schema.types.includes('object')) return makeObject(making, schema, path);
  if (schema.types.includes('array')) return makeArray(making, schema, path);
  const [variant] = schema.variants;
  if (variant !== undefined)
    return variantOf(making, schema, path) ?? make(making, variant.node, path, isNeeded);
  return primitive(schema);
}

function makeObject(making: Making, schema: Schema, path: readonly JsonValue[]): JsonValue {
  const wanted = wantedProperties(schema, making.options);
  const open = schema.properties.length + schema.variants.length === 0 ? schema.additional.slice(0, 1) : [];
  const named = [...wanted, ...open.map(({ node }) => ({ name: 'key', node, required: false }))];
  const entries = named.flatMap(({ name, node, required }) => {
    if (isFull(making, required) || isHidden(making.read(node), making.options.direction)) return [];
    const value = make(making, node, path, required);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(entries), ...partial(making, schema), ...variantOf(making, schema, path) };
}

function isFull({ left, options }: Making, isNeeded: boolean): boolean {
  return left <= (isNeeded ? -(options.values ?? VALUES) : 0);
}

/** The properties that an example shows, no more than there may be: then the required ones, and the first of the others. */
function wantedProperties(schema: Schema, { requiredOnly }: ExampleOptions): readonly Property[] {
  const wanted = schema.properties.filter(({ required }) => required || requiredOnly !== true);
  const most = bound(schema, 'maxProperties') ?? Infinity;
  if (wanted.length <= most) return wanted;
  const byNeed = [
    ...wanted.filter(({ required }) => required),
    ...wanted.filter(({ required }) => !required),
  ];
  const kept = new Set(byNeed.slice(0, most));
  return wanted.filter((property) => kept.has(property));
}

/** What included objects give as an example, as far as it is wanted. */
function partial({ options }: Making, { partialExample, properties }: Schema): JsonObject | undefined {
  if (partialExample === undefined || options.requiredOnly !== true) return partialExample;
  const required = new Set(properties.flatMap((property) => (property.required ? property.name : [])));
  return Object.fromEntries(Object.entries(partialExample).filter(([name]) => required.has(name)));
}

/** Properties of the first alternative; the discriminator says that it is this one. */
function variantOf(making: Making, schema: Schema, path: readonly JsonValue[]): JsonObject | undefined {
  const [variant] = schema.variants;
  const value = variant && objectOf(make(making, variant.node, path, true));
  const { discriminator } = schema;
  if (variant?.discriminator === undefined || discriminator === undefined || value === undefined)
    return value;
  const schemas = making.read(variant.node).properties.filter(({ name }) => name === discriminator);
  const isFixed = schemas.some(({ node }) => making.read(node).choices?.length === 1);
  return isFixed ? value : { ...value, [discriminator]: variant.discriminator };
}

function makeArray(making: Making, schema: Schema, path: readonly JsonValue[]): JsonValue {
  const least = bound(schema, 'minItems') ?? 0;
  return entryNodes(schema, least).flatMap((node, index) => {
    const isNeeded = index < least;
    const value = isFull(making, isNeeded) ? undefined : make(making, node, path, isNeeded);
    return value === undefined ? [] : [value];
  });
}

/** What entries are made of: as many as there must be, but for those that may not repeat. */
function entryNodes({ tuple, items, constraints }: Schema, least: number): readonly SpecNode[] {
  if (items === undefined || tuple.length > 0) return tuple;
  const isUnique = constraints.some(({ kind }) => kind === 'uniqueItems');
  return Array.from({ length: isUnique ? 1 : Math.max(1, Math.min(least, ENTRIES)) }, () => items);
}

/** Strings that show a format. Fixed, as a build gives the same files every time. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2024-01-31',
  'date-time': '2024-01-31T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  uuid: '3f2c1a9e-5b7d-4c86-9a10-2e4f6b8d0c12',
};

function primitive(schema: Schema): JsonValue {
  const type = schema.types[0];
  if (schema.file !== undefined) return '<file>';
  if (type === 'integer' || type === 'number') return numberWithin(schema);
  if (type === 'boolean') return true;
  if (type === undefined) return schema.nullable ? null : '<any>';
  const format = schema.format ?? '';
  return Object.hasOwn(FORMATS, format) ? (FORMATS[format] ?? '<string>') : '<string>';
}

/** A number that keeps the limits: 123, or the nearest to it. */
function numberWithin(schema: Schema): number {
  const step = bound(schema, 'multipleOf') ?? 0;
  if (step > 0) return multipleWithin(schema, step);
  const [above, below] = [bound(schema, 'exclusiveMinimum'), bound(schema, 'exclusiveMaximum')];
  const [minimum, maximum] = [bound(schema, 'minimum'), bound(schema, 'maximum')];
  const least = minimum ?? (above ?? -Infinity) + 1;
  const most = maximum ?? (below ?? Infinity) - 1;
  const [low, high] = [minimum ?? above, maximum ?? below];
  if (low !== undefined && high !== undefined && least > most) return (low + high) / 2;
  return Math.min(Math.max(123, least), most);
}

/** The same of multiples, which are counted in steps. */
function multipleWithin(schema: Schema, step: number): number {
  const steps = (limit: number): number => exact(limit / step);
  const [minimum, maximum] = [bound(schema, 'minimum'), bound(schema, 'maximum')];
  const [above, below] = [bound(schema, 'exclusiveMinimum'), bound(schema, 'exclusiveMaximum')];
  const least = minimum === undefined ? Math.floor(steps(above ?? -Infinity)) + 1 : Math.ceil(steps(minimum));
  const most = maximum === undefined ? Math.ceil(steps(below ?? Infinity)) - 1 : Math.floor(steps(maximum));
  return exact(Math.min(Math.max(Math.floor(steps(123)), least), most) * step);
}

/** Products and quotients of decimals are not exact; whole numbers are, and may have more digits. */
function exact(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(12));
}

function bound({ constraints }: Schema, kind: ConstraintKind): number | undefined {
  const found = constraints.find((constraint) => constraint.kind === kind);
  return found === undefined ? undefined : Number(found.value);
}
