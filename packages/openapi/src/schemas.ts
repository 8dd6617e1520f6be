import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  stringOf,
  stringsOf,
} from './json.ts';
import type { Specification, SpecNode } from './model.ts';
import { type Resolved, readReference, resolveNode } from './references.ts';
import { choicesOf, constraintsOf, examplesOf, fileContent, pillsOf, typesOf } from './schema-keywords.ts';
import type { AdditionalProperty, Property, Schema, Variant } from './schema-model.ts';

/** An object of schema keywords, with the file from which its references are resolved. */
interface Part {
  readonly file: string;
  readonly object: JsonObject;
}

/** Reads one level of a schema. */
export type SchemaReader = (node: SpecNode) => Schema;

/**
 * Creates a reader that reads each schema of a specification once: a page asks for the same ones many times, for
 * labels, fields and examples.
 */
export function createSchemaReader(specification: Specification): SchemaReader {
  const known = new Map<JsonObject, Schema>();
  return (node) => {
    const resolved = resolveNode(specification.documents, node);
    // References with nothing beside them share the object that they lead to.
    const schema = known.get(resolved.object) ?? readSchema(specification, resolved);
    known.set(resolved.object, schema);
    return schema;
  };
}

/**
 * Reads one level of a schema: its reference is followed, `allOf` merged (properties and `required` united, later
 * keys win), 3.0's `nullable` and boolean limits understood. Children are given as nodes, so the cost is that of
 * this level alone, whatever hangs below it.
 */
function readSchema(specification: Specification, resolved: Resolved): Schema {
  const { documents } = specification;
  const { parts, variants, sole } = flatten(specification, resolved.object, resolved.node.file);
  const merged: JsonObject = Object.fromEntries(parts.flatMap(({ object }) => Object.entries(object)));
  const types = typesOf(merged);
  const allVariants = variants.filter(({ node: variant }) => !isNull(resolveNode(documents, variant).object));
  const file = fileContent(merged);
  return defined<Schema>({
    name: resolved.name ?? sole?.name,
    title: stringOf(own(merged, 'title')),
    description: stringOf(own(merged, 'description')),
    types: types.filter((type) => type !== 'null'),
    nullable:
      own(merged, 'nullable') === true || types.includes('null') || allVariants.length < variants.length,
    format: file === undefined ? stringOf(own(merged, 'format')) : undefined,
    file,
    choices: choicesOf(merged),
    default: own(merged, 'default'),
    examples: examplesOf(merged),
    deprecated: own(merged, 'deprecated') === true,
    readOnly: own(merged, 'readOnly') === true,
    writeOnly: own(merged, 'writeOnly') === true,
    constraints: constraintsOf(merged),
    properties: propertiesOf(parts),
    additional: additionalOf(parts),
    items: itemsOf(parts),
    tuple: parts.flatMap((part) => nodesOf(part, 'prefixItems')),
    variants: allVariants.length > 1 || types.length > 0 || allVariants.length === 0 ? allVariants : [],
    pills: pillsOf(merged),
    identity: (sole ?? resolved).node.value,
  });
}

interface Flat {
  readonly parts: readonly Part[];
  readonly variants: readonly Variant[];
  /** The one other schema that this one only wraps, to describe it or to allow null. */
  readonly sole?: Resolved;
}

/** Unites a schema with its `allOf`, deepest first so that what stands nearest wins; each schema once. */
function flatten(
  specification: Specification,
  object: JsonObject,
  file: string,
  seen: ReadonlySet<JsonValue> = new Set(),
): Flat {
  const parts: Part[] = [];
  const variants: Variant[] = [];
  const visited = new Set([...seen, object]);
  const included: Resolved[] = [];
  const include = (node: SpecNode): void => {
    const resolved = resolveNode(specification.documents, node);
    if (visited.has(resolved.node.value)) return;
    visited.add(resolved.node.value);
    included.push(resolved);
    const flat = flatten(specification, resolved.object, resolved.node.file, visited);
    parts.push(...flat.parts);
    variants.push(...flat.variants);
  };
  for (const value of arrayOf(own(object, 'allOf'))) include({ file, value });
  const alternatives = variantsOf(specification, object, file);
  // `anyOf: [T, null]` is how nullable types are often written: T is then the schema itself.
  const only = alternatives.filter(({ node }) => !isNull(resolveNode(specification.documents, node).object));
  if (only.length === 1 && only[0] !== undefined) {
    include(only[0].node);
    variants.push(...alternatives.filter((alternative) => alternative !== only[0]));
  } else variants.push(...alternatives);
  parts.push({ file, object });
  const sole = included.length === 1 && own(object, 'properties') === undefined ? included[0] : undefined;
  return sole === undefined ? { parts, variants } : { parts, variants, sole };
}

/** Alternatives of `oneOf` and `anyOf`; those that only say what is required are limits, not shapes. */
function variantsOf(specification: Specification, object: JsonObject, file: string): readonly Variant[] {
  const values = [...arrayOf(own(object, 'oneOf')), ...arrayOf(own(object, 'anyOf'))];
  const labels = discriminatorLabels(object, file);
  const variants = values.map((value) => {
    const node: SpecNode = { file, value };
    const { object: target, name } = resolveNode(specification.documents, node);
    const reference = own(objectOf(value), '$ref');
    const mapped = typeof reference === 'string' ? labels.get(targetKey(reference, file)) : undefined;
    return {
      shape: Object.keys(target).some((key) => key !== 'required' && key !== 'not'),
      variant: defined<Variant>({ label: mapped ?? stringOf(own(target, 'title')) ?? name, node }),
    };
  });
  return variants.some(({ shape }) => shape) ? variants.map(({ variant }) => variant) : [];
}

function discriminatorLabels(object: JsonObject, file: string): ReadonlyMap<string, string> {
  const mapping = entriesOf(own(objectOf(own(object, 'discriminator')), 'mapping'));
  return new Map(
    mapping.flatMap(([label, reference]) => {
      if (typeof reference !== 'string') return [];
      // A mapping may also hold the bare name of a schema.
      const target = /[#/]/.test(reference) ? reference : `#/components/schemas/${reference}`;
      return [[targetKey(target, file), label] as const];
    }),
  );
}

function targetKey(reference: string, file: string): string {
  const target = readReference(reference, file);
  return `${target.file}#${target.pointer}`;
}

function isNull(object: JsonObject): boolean {
  return (
    own(object, 'type') === 'null' || (own(object, 'const') === null && own(object, 'type') === undefined)
  );
}

function propertiesOf(parts: readonly Part[]): readonly Property[] {
  const required = new Set(parts.flatMap(({ object }) => stringsOf(own(object, 'required'))));
  const nodes = new Map<string, SpecNode>();
  for (const { file, object } of parts) {
    for (const [name, value] of entriesOf(own(object, 'properties'))) {
      if (objectOf(value) !== undefined || value === true) nodes.set(name, { file, value });
    }
  }
  return [...nodes].map(([name, node]) => ({ name, required: required.has(name), node }));
}

function additionalOf(parts: readonly Part[]): readonly AdditionalProperty[] {
  return parts.flatMap(({ file, object }) => {
    const patterns = entriesOf(own(object, 'patternProperties')).map(([pattern, value]) => ({
      pattern,
      node: { file, value },
    }));
    const value = own(object, 'additionalProperties');
    const isShown =
      value === true || (objectOf(value) !== undefined && Object.keys(objectOf(value) ?? {}).length > 0);
    return isShown ? [...patterns, { node: { file, value: value as JsonValue } }] : patterns;
  });
}

function itemsOf(parts: readonly Part[]): SpecNode | undefined {
  const part = parts.findLast(({ object }) => objectOf(own(object, 'items')) !== undefined);
  return part && { file: part.file, value: own(part.object, 'items') ?? {} };
}

function nodesOf({ file, object }: Part, key: string): readonly SpecNode[] {
  return arrayOf(own(object, key)).map((value) => ({ file, value }));
}
