import {
  arrayOf,
  entriesOf,
  type JsonObject,
  objectOf,
  own,
  type SpecNode,
  stringOf,
} from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import type { Variant } from '../model/schema-model.ts';
import { pointerSegment, readReference, resolveNode } from '../references/references.ts';
import { namedSchemas, schemasPointer } from './named-schemas.ts';

/** The property that tells the heirs of a schema apart; Swagger 2.0 and AsyncAPI write nothing but its name. */
export function discriminatorProperty(object: JsonObject): string | undefined {
  const discriminator = own(object, 'discriminator');
  return stringOf(discriminator) ?? stringOf(own(objectOf(discriminator), 'propertyName'));
}

/**
 * A base without `oneOf` that has a discriminator: its heirs are its alternatives, those that the mapping names and those
 * that include it by `allOf`, which go by their own names.
 */
export function impliedVariants(
  specification: Specification,
  object: JsonObject,
  file: string,
): readonly Variant[] {
  const discriminator = own(object, 'discriminator');
  if (objectOf(discriminator) === undefined && stringOf(discriminator) === undefined) return [];
  const mapping = entriesOf(own(objectOf(discriminator), 'mapping'));
  const mapped = new Set(
    mapping.map(([, reference]) => (typeof reference === 'string' ? mappedReference(reference) : '')),
  );
  const heirs = heirsOf(specification, object)
    .map((name) => [name, `#${schemasPointer(specification)}/${pointerSegment(name)}`] as const)
    .filter(([, reference]) => !mapped.has(reference));
  return [...mapping, ...heirs].flatMap(([label, reference]): readonly Variant[] => {
    if (typeof reference !== 'string') return [];
    const node: SpecNode = { file, value: { $ref: mappedReference(reference) } };
    const target = resolveNode(specification.documents, node);
    // A mapping may name the base itself, for entries that are nothing more.
    const isHeir = Object.keys(target.object).length > 0 && target.node.value !== object;
    return isHeir ? [{ label, discriminator: label, node }] : [];
  });
}

/** Names of the document's schemas that include a schema by `allOf`, then of those that include these. */
function heirsOf(specification: Specification, base: JsonObject): readonly string[] {
  const { heirs } = specification.memory;
  if (heirs.size === 0) findHeirs(specification);
  const schemas = namedSchemas(specification);
  const found = new Set(heirs.get(base));
  for (const name of found)
    for (const further of heirs.get(own(schemas, name) ?? null) ?? []) found.add(further);
  return [...found];
}

function findHeirs(specification: Specification): void {
  const { document, documents, source, memory } = specification;
  const { heirs } = memory;
  // An entry of its own says that the document was read.
  heirs.set(document, []);
  for (const [name, schema] of entriesOf(namedSchemas(specification))) {
    for (const value of arrayOf(own(objectOf(schema), 'allOf'))) {
      if (own(objectOf(value), '$ref') === undefined) continue;
      const base = resolveNode(documents, { file: source, value }).node.value;
      heirs.set(base, [...(heirs.get(base) ?? []), name]);
    }
  }
}

/** Values of a discriminator's mapping by the schemas that they mean. */
export function discriminatorMapping(
  { memory: { mappings } }: Specification,
  object: JsonObject,
  file: string,
): ReadonlyMap<string, readonly string[]> {
  const known = mappings.get(object);
  if (known !== undefined) return known;
  const mapping = new Map<string, readonly string[]>();
  for (const [value, reference] of entriesOf(own(objectOf(own(object, 'discriminator')), 'mapping'))) {
    if (typeof reference !== 'string') continue;
    const target = targetKey(mappedReference(reference), file);
    mapping.set(target, [...(mapping.get(target) ?? []), value]);
  }
  mappings.set(object, mapping);
  return mapping;
}

/** The values of a base's discriminator that mean a schema of the document: those of the mapping, else the schema's name. */
export function discriminatorValues(
  specification: Specification,
  base: { readonly object: JsonObject; readonly file: string },
  name: string,
): readonly string[] {
  const target = `${specification.source}#${schemasPointer(specification)}/${pointerSegment(name)}`;
  return discriminatorMapping(specification, base.object, base.file).get(target) ?? [name];
}

/** A mapping may also hold the bare name of a schema. */
function mappedReference(reference: string): string {
  return /[#/]/.test(reference) ? reference : `#/components/schemas/${reference}`;
}

/** Names the schema that a reference leads to. */
export function targetKey(reference: string, file: string): string {
  const target = readReference(reference, file);
  return `${target.file}#${target.pointer}`;
}
