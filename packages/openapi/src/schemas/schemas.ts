import { ARGUMENTS_KEY } from '../graphql/graphql-schemas.ts';
import { readExternalDocs } from '../model/external-docs.ts';
import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  objectOf,
  own,
  type SpecNode,
  stringOf,
  stringsOf,
} from '../model/json.ts';
import type { SchemaMemory, Specification } from '../model/model.ts';
import type { AdditionalProperty, Condition, Property, Schema } from '../model/schema-model.ts';
import { type ResolvedNode, resolveNode } from '../references/references.ts';
import { discriminatorProperty, discriminatorValues } from './discriminator.ts';
import { flattenSchema, isNull, type Part, SAME_VALUE_KEY } from './flatten-schema.ts';
import { namedSchemas } from './named-schemas.ts';
import { readChoices } from './schema-choices.ts';
import { constraintsOf, examplesOf, fileContent, pillsOf, typesOf } from './schema-keywords.ts';
import { TYPE_KEY } from './type-key.ts';

/** Reads one level of a schema. */
export type SchemaReader = (node: SpecNode) => Schema;

/** Starts the memory of a specification. */
export function createSchemaMemory(): SchemaMemory {
  return {
    schemas: new Map(),
    unions: { longer: new Map() },
    entries: { request: new Map(), response: new Map() },
    heirs: new Map(),
    mappings: new Map(),
    heads: new Map(),
    channelOperations: new Map(),
  };
}

/**
 * Creates a reader that reads each schema of a specification once: pages ask for the same ones many times, for labels,
 * fields and examples.
 */
export function createSchemaReader(specification: Specification): SchemaReader {
  const { schemas } = specification.memory;
  const entry = (value: JsonObject): Map<string | undefined, Schema> => {
    const known = schemas.get(value) ?? new Map<string | undefined, Schema>();
    schemas.set(value, known);
    return known;
  };
  return (node) => {
    const written = objectOf(node.value);
    const known = written && schemas.get(written)?.get(undefined);
    if (known !== undefined) return known;
    const resolved = resolveNode(specification.documents, node);
    // A reference with keys beside it makes an object at every reading: only what is written may be a key.
    const shared = resolved.node.value === resolved.object ? entry(resolved.object) : undefined;
    const schema = shared?.get(resolved.name) ?? readSchema(specification, resolved);
    shared?.set(resolved.name, schema);
    if (written !== undefined) entry(written).set(undefined, schema);
    return schema;
  };
}

/** Keys that allow null beside a type; the second one is how documents of Swagger 2.0 do it. */
const NULLABLE = ['nullable', 'x-nullable'];

/**
 * Reads one level of a schema: its reference is followed, `allOf` merged (properties and `required` united, later
 * keys win), 3.0's `nullable` and boolean limits understood. Children are given as nodes, so the cost is that of
 * this level alone, whatever hangs below it.
 */
function readSchema(specification: Specification, resolved: ResolvedNode): Schema {
  const { documents } = specification;
  const { parts, variants, sole } = flattenSchema(specification, resolved);
  const merged = mergeKeywords(parts);
  const types = typesOf(merged);
  const shapes = variants.filter(({ node: variant }) => !isNull(resolveNode(documents, variant).object));
  const choices = readChoices(
    merged,
    shapes.map(({ node }) => resolveNode(documents, node).object),
  );
  const alternatives = choices?.isFromVariants === true ? [] : shapes;
  const file = fileContent(merged);
  return defined<Schema>({
    ...describe(merged),
    name: resolved.name ?? sole?.name,
    types: (choices?.types ?? types).filter((type) => type !== 'null'),
    nullable:
      NULLABLE.some((key) => own(merged, key) === true) ||
      types.includes('null') ||
      shapes.length < variants.length,
    format: file === undefined ? stringOf(own(merged, 'format')) : undefined,
    file,
    choices: choices?.values,
    choiceNotes: choices?.notes,
    constraints: constraintsOf(merged),
    properties: propertiesOf(specification, parts, toldApart(specification, resolved, parts)),
    additional: additionalOf(parts),
    dependencies: parts.flatMap(({ object }) =>
      entriesOf(own(object, 'dependentRequired')).map(([property, names]) => ({
        property,
        required: stringsOf(names),
      })),
    ),
    requirements: parts.flatMap(({ object }) => requirementsOf(object)),
    closed: [own(merged, 'additionalProperties'), own(merged, 'unevaluatedProperties')].includes(false),
    items: itemsOf(specification, parts) ?? nodeOf(parts, 'unevaluatedItems'),
    contains: nodeOf(parts, 'contains'),
    propertyNames: nodeOf(parts, 'propertyNames'),
    tuple: parts.flatMap(({ file: from, object }) =>
      arrayOf(own(object, 'prefixItems')).map((value) => ({ file: from, value })),
    ),
    variants: alternatives.length > 1 || types.length > 0 || alternatives.length === 0 ? alternatives : [],
    discriminator: discriminatorProperty(merged),
    not: nodeOf(parts, 'not'),
    conditions: conditionsOf(parts),
    arguments: nodeOf(parts, ARGUMENTS_KEY),
    content: nodeOf(parts, 'contentSchema'),
    partialExample: partialExample(parts),
    identity: (sole ?? resolved).node.value,
  });
}

/** Keys that speak of a schema as a whole: what a part includes does not pass them on. */
const WHOLE_KEYS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'discriminator',
]);

function mergeKeywords(parts: readonly Part[]): JsonObject {
  const entries = parts.flatMap(({ object, isWhole }) =>
    isWhole ? Object.entries(object) : Object.entries(object).filter(([key]) => !WHOLE_KEYS.has(key)),
  );
  return Object.fromEntries(entries);
}

/** What is said of a schema, whatever its shape. */
function describe(
  merged: JsonObject,
): Pick<Schema, 'examples' | 'deprecated' | 'readOnly' | 'writeOnly' | 'pills'> & Partial<Schema> {
  const expand = own(objectOf(own(objectOf(own(merged, 'x-mint')), 'playground')), 'expand');
  return defined<ReturnType<typeof describe>>({
    title: stringOf(own(merged, 'title')),
    typeName: stringOf(own(merged, TYPE_KEY)),
    description: stringOf(own(merged, 'description')),
    default: own(merged, 'default'),
    prefill: own(merged, 'x-default'),
    isHinted: own(merged, 'x-placeholder') === true || undefined,
    examples: examplesOf(merged),
    deprecated: own(merged, 'deprecated') === true,
    readOnly: own(merged, 'readOnly') === true,
    writeOnly: own(merged, 'writeOnly') === true,
    contentMediaType: stringOf(own(merged, 'contentMediaType')),
    contentEncoding: stringOf(own(merged, 'contentEncoding')),
    externalDocs: readExternalDocs(own(merged, 'externalDocs')),
    expand: typeof expand === 'boolean' ? expand : undefined,
    pills: pillsOf(merged),
  });
}

/** The values that the discriminators of included bases have in a schema of the document, by property. */
function toldApart(
  specification: Specification,
  { name, node }: ResolvedNode,
  parts: readonly Part[],
): ReadonlyMap<string, readonly string[]> {
  const told = new Map<string, readonly string[]>();
  const schemas = namedSchemas(specification);
  if (name === undefined || own(schemas, name) !== node.value) return told;
  for (const part of parts) {
    const property = discriminatorProperty(part.object);
    if (property !== undefined && part.object !== node.value)
      told.set(property, discriminatorValues(specification, part, name));
  }
  return told;
}

/** A property that tells schemas apart, in one of them: what it allows by itself goes before the name of the schema. */
function withValues(specification: Specification, property: SpecNode, values: readonly string[]): SpecNode {
  const { parts } = flattenSchema(specification, resolveNode(specification.documents, property));
  const merged = mergeKeywords(parts);
  const [constant, usual] = [own(merged, 'const'), own(merged, 'default')];
  const listed = constant === undefined ? arrayOf(own(merged, 'enum')) : [constant];
  const allowed = listed.length > 0 || usual === undefined ? listed : [usual];
  const possible = allowed.length === 0 ? values : values.filter((value) => allowed.includes(value));
  return possible.length === 0
    ? property
    : unite(specification.memory, [property, { file: property.file, value: { enum: possible } }]);
}

function propertiesOf(
  specification: Specification,
  parts: readonly Part[],
  told: ReadonlyMap<string, readonly string[]>,
): readonly Property[] {
  const { documents, memory } = specification;
  const required = new Set(parts.flatMap(({ object }) => stringsOf(own(object, 'required'))));
  const nodes = new Map<string, SomeNodes>();
  for (const { file, value: listed } of parts.flatMap((part) => propertyLists(documents, part))) {
    for (const [name, value] of entriesOf(listed)) {
      if (objectOf(value) === undefined && value !== true) continue;
      const earlier = nodes.get(name);
      if (earlier === undefined) nodes.set(name, [{ file, value }]);
      else earlier.push({ file, value });
    }
  }
  return [...nodes].map(([name, all]) => {
    const values = told.get(name);
    const united = unite(memory, all);
    const node = values === undefined ? united : withValues(specification, united, values);
    return { name, required: required.has(name), node };
  });
}

/** The properties as written: where the list refers to one elsewhere, that one, then what stands beside the reference. */
function propertyLists(documents: Specification['documents'], { file, object }: Part): readonly SpecNode[] {
  const value = own(object, 'properties') ?? {};
  const { $ref: reference, ...beside } = objectOf(value) ?? {};
  if (typeof reference !== 'string') return [{ file, value }];
  return [resolveNode(documents, { file, value }).node, { file, value: beside }];
}

/** One or more. */
type SomeNodes = [SpecNode, ...SpecNode[]];

/**
 * What each of several parts says of a property or of entries: all of it holds, as one list, however many there are. The same
 * ones give the same value, so circles are seen. `true` takes the place of what came before it.
 */
function unite({ unions }: SchemaMemory, nodes: Readonly<SomeNodes>): SpecNode {
  const last = nodes.at(-1) ?? nodes[0];
  const told = nodes.slice(nodes.findLastIndex(({ value }) => objectOf(value) === undefined) + 1);
  if (told.length < 2) return last;
  let union = unions;
  for (const { value } of told) {
    const next = union.longer.get(value) ?? { longer: new Map() };
    union.longer.set(value, next);
    union = next;
  }
  union.value ??= {
    allOf: told.map(({ value }) => value),
    [SAME_VALUE_KEY]: told.map(({ file }) => file),
  };
  return { file: last.file, value: union.value };
}

function additionalOf(parts: readonly Part[]): readonly AdditionalProperty[] {
  return parts.flatMap(({ file, object }) => {
    const patterns = entriesOf(own(object, 'patternProperties')).map(([pattern, value]) => ({
      pattern,
      node: { file, value },
    }));
    const open = [own(object, 'additionalProperties'), own(object, 'unevaluatedProperties')].flatMap(
      (value) =>
        value === true || objectOf(value) !== undefined ? [{ node: { file, value: value ?? true } }] : [],
    );
    return [...patterns, ...open];
  });
}

/** The schema of entries: where several parts describe them, all of it holds, as it does for properties. */
function itemsOf({ memory }: Specification, parts: readonly Part[]): SpecNode | undefined {
  const [first, ...others] = parts.flatMap((part) => nodeOf([part], 'items') ?? []);
  return first && unite(memory, [first, ...others]);
}

/** The schema under a keyword, of the nearest part that has it. */
function nodeOf(parts: readonly Part[], key: string): SpecNode | undefined {
  const part = parts.findLast(({ object }) => objectOf(own(object, key)) !== undefined);
  return part && { file: part.file, value: own(part.object, key) ?? {} };
}

function conditionsOf(parts: readonly Part[]): readonly Condition[] {
  return parts.flatMap((part) => {
    const when = nodeOf([part], 'if');
    const dependent = entriesOf(own(part.object, 'dependentSchemas')).map(([name, value]) => ({
      when: { file: part.file, value: { properties: { [name]: {} } } },
      matched: { file: part.file, value },
    }));
    if (when === undefined) return dependent;
    const condition = { when, matched: nodeOf([part], 'then'), otherwise: nodeOf([part], 'else') };
    return [defined<Condition>(condition), ...dependent];
  });
}

/** What `anyOf` or `oneOf` asks for where its members name nothing but required properties. */
function requirementsOf(object: JsonObject): readonly (readonly string[])[] {
  return [own(object, 'oneOf'), own(object, 'anyOf')].flatMap((value) => {
    const sets = arrayOf(value).map((member) => stringsOf(own(objectOf(member), 'required')));
    const isPlain = arrayOf(value).every((member) =>
      Object.keys(objectOf(member) ?? {}).every((key) => key === 'required' || key === 'not'),
    );
    return isPlain ? sets.filter((names) => names.length > 0) : [];
  });
}

/** Examples of included objects show some of the properties of the whole. */
function partialExample(parts: readonly Part[]): JsonObject | undefined {
  const examples = parts.flatMap(({ object, isWhole }) =>
    isWhole ? [] : (objectOf(examplesOf(object)[0]) ?? []),
  );
  return examples.length === 0 ? undefined : Object.assign({}, ...examples);
}
