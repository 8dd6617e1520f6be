import { readMembership } from '@waymark/core/content';
import {
  arrayOf,
  entriesOf,
  hasMembers,
  type JsonObject,
  type JsonValue,
  mapMembers,
  objectOf,
  own,
  printPlain,
} from '../model/json.ts';
import { resolveNode } from '../references/references.ts';

/** Objects whose entries may be for some readers only. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'responses', 'headers']);
/** Lists whose entries may be for some readers only. */
const LISTS: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf', 'parameters']);

/** Keys of one schema each, which may be for some readers only. */
const SINGLE: readonly string[] = ['schema', 'itemSchema', 'items', 'additionalProperties'];

/** The documents of a specification, by path. */
export type Documents = ReadonlyMap<string, JsonValue>;

/**
 * The documents without what is for other readers: properties, variants, parameters, responses and schemas of bodies, lists and maps that name
 * their readers in `x-mint.groups`, and values of an `enum` that `x-mint-enum` gives to some. Operations stay: they have a page, or none.
 */
export function forReaders(documents: Documents, groups: readonly string[]): Documents {
  // What is one value in the documents stays one value: resources are known by that.
  const seen = new Map<JsonValue, JsonValue>();
  const filtered = new Map<string, JsonValue>();
  for (const [path, document] of documents) {
    const file = path.split('#')[0] ?? path;
    filtered.set(path, readerOf({ documents, file, groups, seen }).keep(document));
  }
  return filtered;
}

interface Reading {
  readonly documents: Documents;
  readonly file: string;
  readonly groups: readonly string[];
  readonly seen: Map<JsonValue, JsonValue>;
}

/** Copies what changes, and nothing else. */
function readerOf({ documents, file, groups, seen }: Reading): { keep(value: JsonValue): JsonValue } {
  const isFor = (value: JsonValue, from = file): boolean => {
    const { object, node } = resolveNode(documents, { file: from, value });
    // Who may not see what a parameter holds may not see the parameter.
    const schema = resolveNode(documents, { file: node.file, value: own(object, 'schema') ?? {} });
    return [object, schema.object].every((part) => {
      const extension = objectOf(own(part, 'x-mint'));
      return readMembership(own(extension, 'groups'))?.isFor(groups) !== false;
    });
  };
  const keep = (value: JsonValue): JsonValue => {
    if (!hasMembers(value)) return value;
    const known = seen.get(value);
    if (known !== undefined) return known;
    const kept = Array.isArray(value) ? mapMembers(value, keep) : keepObject(value as JsonObject);
    seen.set(value, kept);
    return kept;
  };
  /** Whether a property of a schema, or of one that it builds on, is for others. */
  const othersIn = (schema: JsonObject): ((name: string) => boolean) => {
    const bases = arrayOf(own(schema, 'allOf')).map((value) => resolveNode(documents, { file, value }));
    const parts = [
      { object: schema, from: file },
      ...bases.map(({ object, node }) => ({ object, from: node.file })),
    ];
    return (name) =>
      parts.some(({ object, from }) => {
        const property = own(objectOf(own(object, 'properties')), name);
        return property !== undefined && !isFor(property, from);
      });
  };
  const keepObject = (object: JsonObject): JsonObject => {
    const known = withoutSingle(object, (value) => isFor(value));
    const kept = mapMembers(known, (value, key) =>
      keep(withoutOthers(key, value, (entry) => isFor(entry))),
    ) as JsonObject;
    return withoutValues(
      withoutNames(kept, () => othersIn(object)),
      groups,
    );
  };
  return { keep };
}

/** An object without its schema that is for others, and the examples beside it, which show what it holds. */
function withoutSingle(object: JsonObject, isFor: (value: JsonValue) => boolean): JsonObject {
  const others = SINGLE.filter((key) => hasMembers(object[key]) && !isFor(object[key]));
  if (others.length === 0) return object;
  const left = new Set([...others, 'example', 'examples']);
  return Object.fromEntries(Object.entries(object).filter(([key]) => !left.has(key)));
}

/** A map or list without the entries that are for others. */
function withoutOthers(key: string, value: JsonValue, isFor: (value: JsonValue) => boolean): JsonValue {
  if (MAPS.has(key)) return keptEntries(value, isFor);
  if (key === 'discriminator') return withoutMappings(value, isFor);
  if (!LISTS.has(key) || !Array.isArray(value)) return value;
  const kept = value.filter(isFor);
  return kept.length === value.length ? value : kept;
}

function keptEntries(value: JsonValue, isFor: (entry: JsonValue) => boolean): JsonValue {
  const entries = entriesOf(value);
  const kept = entries.filter(([, entry]) => isFor(entry));
  return kept.length === entries.length ? value : Object.fromEntries(kept);
}

/** A discriminator names its variants once more: by a reference, or by the name of a schema. */
function withoutMappings(value: JsonValue, isFor: (value: JsonValue) => boolean): JsonValue {
  const discriminator = objectOf(value);
  const mapping = own(discriminator, 'mapping');
  if (discriminator === undefined || mapping === undefined) return value;
  const isName = (meant: JsonValue): boolean => typeof meant === 'string' && /^[\w-]+$/.test(meant);
  const kept = keptEntries(mapping, (meant) =>
    isFor({ $ref: isName(meant) ? `#/components/schemas/${meant}` : meant }),
  );
  return kept === mapping ? value : { ...discriminator, mapping: kept };
}

/** Properties that are left out are not required either; most objects require none. */
function withoutNames(schema: JsonObject, findOthers: () => (name: string) => boolean): JsonObject {
  const required = own(schema, 'required');
  if (!Array.isArray(required)) return schema;
  const isLeftOut = findOthers();
  const kept = required.filter((name) => typeof name !== 'string' || !isLeftOut(name));
  return kept.length === required.length ? schema : { ...schema, required: kept };
}

/** The values of an `enum` that are for these readers. */
function withoutValues(schema: JsonObject, groups: readonly string[]): JsonObject {
  const owners = objectOf(own(schema, 'x-mint-enum'));
  const values = arrayOf(own(schema, 'enum'));
  if (owners === undefined || values.length === 0) return schema;
  const isFor = (value: JsonValue): boolean =>
    readMembership(own(owners, printPlain(value)))?.isFor(groups) !== false;
  return values.every(isFor) ? schema : { ...schema, enum: values.filter(isFor) };
}
