import { MAXIMUM_DEPTH } from '@waymark/core/source';
import {
  arrayOf,
  defined,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  type SpecNode,
  stringOf,
  stringsOf,
} from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import type { Variant } from '../model/schema-model.ts';
import { type ResolvedNode, resolveNode } from '../references/references.ts';
import { discriminatorMapping, impliedVariants, targetKey } from './discriminator.ts';

/** An object of schema keywords, with the file from which its references are resolved. */
export interface Part {
  readonly file: string;
  readonly object: JsonObject;
  /** It speaks of the schema as a whole: its title, description and examples are those of the schema. */
  readonly isWhole: boolean;
}

/** A schema united with what it includes. */
export interface FlatSchema {
  /** Deepest first, so that what stands nearest wins. */
  readonly parts: readonly Part[];
  readonly variants: readonly Variant[];
  /** The one other schema that this one only wraps, to describe it or to allow null. */
  readonly sole?: ResolvedNode;
}

/**
 * Key of an `allOf` of ours, with the file of each member: they describe one value, and each of them as a whole. In an `allOf`
 * of the document a reference names what is included, which speaks of itself.
 */
export const SAME_VALUE_KEY = 'x-waymark-same-value';

/** What a schema includes by `allOf`; `file`: where it is written. */
export function includedNodes(object: JsonObject, file: string): readonly SpecNode[] {
  const files = stringsOf(own(object, SAME_VALUE_KEY));
  return arrayOf(own(object, 'allOf')).map((value, index) => ({ file: files[index] ?? file, value }));
}

/** Unites a schema with its `allOf`, as deep as a text may be; each schema once, so that circles end and shared bases cost once. */
export function flattenSchema(specification: Specification, { object, node }: ResolvedNode): FlatSchema {
  const { parts, variants, sole } = flatten(specification, object, node.file, new Set([node.value, object]));
  if (variants.length > 0 || sole !== undefined)
    return { parts, variants, ...(sole === undefined ? {} : { sole }) };
  return { parts, variants: impliedVariants(specification, object, node.file) };
}

function flatten(
  specification: Specification,
  object: JsonObject,
  file: string,
  visited: Set<JsonValue>,
  depth = 0,
): FlatSchema {
  const alternatives = variantsOf(specification, object, file);
  // `anyOf: [T, null]` is how nullable types are often written: T is then the schema itself.
  const shapes = alternatives.filter(
    ({ node }) => !isNull(resolveNode(specification.documents, node).object),
  );
  const only = shapes.length === 1 && !isConstant(specification, shapes[0]) ? shapes[0] : undefined;
  const members = [...includedNodes(object, file), ...(only === undefined ? [] : [only.node])].map(
    (node) => ({ node, resolved: resolveNode(specification.documents, node) }),
  );
  const sole = soleMember(
    object,
    members.map(({ resolved }) => resolved),
  );
  const describesOne = own(object, SAME_VALUE_KEY) !== undefined;
  const parts: Part[] = [];
  const variants: Variant[] = [];
  // Remarks beside the one that is wrapped stand nearer, whichever comes first; of one value the later words do.
  const ordered = describesOne
    ? members
    : [...members].sort((a, b) => Number(b.resolved === sole) - Number(a.resolved === sole));
  for (const { node, resolved } of ordered) {
    if (visited.has(resolved.node.value) || depth === MAXIMUM_DEPTH) continue;
    visited.add(resolved.node.value);
    const flat = flatten(specification, resolved.object, resolved.node.file, visited, depth + 1);
    const isWhole = describesOne || resolved === sole || own(objectOf(node.value), '$ref') === undefined;
    append(parts, isWhole ? flat.parts : flat.parts.map((part) => ({ ...part, isWhole: false })));
    // A base that lists its heirs is included by each of them: for an heir the list says nothing.
    const leadsBack = flat.variants.some((variant) =>
      visited.has(resolveNode(specification.documents, variant.node).node.value),
    );
    if (!leadsBack) append(variants, flat.variants);
  }
  append(
    variants,
    alternatives.filter((alternative) => alternative !== only),
  );
  parts.push({ file, object, isWhole: true });
  return sole === undefined ? { parts, variants } : { parts, variants, sole };
}

function append<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item);
}

/** One allowed value with a description of its own is a list of values. */
function isConstant({ documents }: Specification, variant: Variant | undefined): boolean {
  return variant !== undefined && own(resolveNode(documents, variant.node).object, 'const') !== undefined;
}

/** Keywords that give a schema its shape; without them a member of `allOf` is only a remark. */
const SHAPE_KEYS: readonly string[] = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'required',
  'items',
  'prefixItems',
  'allOf',
  'oneOf',
  'anyOf',
  'enum',
  'const',
];

function soleMember(object: JsonObject, members: readonly ResolvedNode[]): ResolvedNode | undefined {
  if (own(object, 'properties') !== undefined) return undefined;
  if (members.length === 1) return members[0];
  const shaped = members.filter((member) => member.name !== undefined || hasShape(member.object));
  return shaped.length === 1 ? shaped[0] : undefined;
}

function hasShape(object: JsonObject): boolean {
  return SHAPE_KEYS.some((key) => own(object, key) !== undefined);
}

/** Alternatives of `oneOf` and `anyOf`; those that only say what is required are limits, not shapes. */
function variantsOf(specification: Specification, object: JsonObject, file: string): readonly Variant[] {
  const values = [...arrayOf(own(object, 'oneOf')), ...arrayOf(own(object, 'anyOf'))];
  const mapping = discriminatorMapping(specification, object, file);
  const variants = values.map((value) => {
    const node: SpecNode = { file, value };
    const { object: target, name } = resolveNode(specification.documents, node);
    const reference = own(objectOf(value), '$ref');
    const mapped =
      typeof reference === 'string' ? mapping.get(targetKey(reference, file))?.at(-1) : undefined;
    return {
      shape: Object.keys(target).some((key) => key !== 'required' && key !== 'not'),
      variant: defined<Variant>({
        label: mapped ?? stringOf(own(target, 'title')) ?? name,
        discriminator: mapped ?? (own(object, 'discriminator') === undefined ? undefined : name),
        node,
      }),
    };
  });
  return variants.some(({ shape }) => shape) ? variants.map(({ variant }) => variant) : [];
}

/** Whether a schema allows nothing but null. */
export function isNull(object: JsonObject): boolean {
  return (
    own(object, 'type') === 'null' || (own(object, 'const') === null && own(object, 'type') === undefined)
  );
}
