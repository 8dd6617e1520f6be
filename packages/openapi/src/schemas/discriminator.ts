import { entriesOf, type JsonObject, objectOf, own } from '../model/json.ts';
import type { Specification, SpecNode } from '../model/model.ts';
import type { Variant } from '../model/schema-model.ts';
import { readReference, resolveNode } from '../references/references.ts';

/** A base without `oneOf` whose discriminator names its heirs: the heirs are its alternatives. */
export function impliedVariants(
  specification: Specification,
  object: JsonObject,
  file: string,
): readonly Variant[] {
  const mapping = entriesOf(own(objectOf(own(object, 'discriminator')), 'mapping'));
  const variants = mapping.flatMap(([label, reference]): readonly Variant[] => {
    if (typeof reference !== 'string') return [];
    const node: SpecNode = { file, value: { $ref: mappedReference(reference) } };
    const target = resolveNode(specification.documents, node);
    return Object.keys(target.object).length === 0
      ? []
      : [{ label, discriminator: label, node: target.node }];
  });
  // A mapping may name the base itself, for entries that are nothing more.
  return variants.filter(({ node }) => node.value !== object);
}

/** Labels of a discriminator's mapping by the schemas that they mean. */
export function discriminatorMapping(object: JsonObject, file: string): ReadonlyMap<string, string> {
  const mapping = entriesOf(own(objectOf(own(object, 'discriminator')), 'mapping'));
  return new Map(
    mapping.flatMap(([label, reference]) =>
      typeof reference === 'string' ? [[targetKey(mappedReference(reference), file), label] as const] : [],
    ),
  );
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
