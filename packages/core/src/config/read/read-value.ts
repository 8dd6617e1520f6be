import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { contentDiagnostics } from '../../diagnostics/catalog/content.ts';
import { type Diagnostic, suggest } from '../../diagnostics/index.ts';
import {
  type ArrayNode,
  findMember,
  type MemberNode,
  type ObjectNode,
  toValue,
  type ValueNode,
} from '../../source/index.ts';
import { flatMapKept } from '../json/flat-map-kept.ts';
import type {
  ChoiceSchema,
  ListSchema,
  MapSchema,
  ObjectSchema,
  Schema,
  VariantSchema,
} from '../schema/schema.ts';
import { describeFound, pointedSpan, typeOf } from './describe.ts';
import { entriesOf, isEntry, ONE_ENTRY, textInObject } from './other-forms.ts';
import { readEnum, readPlain, readText, reportConverted, reportWrongType, wrapping } from './read-scalar.ts';
import { completeObject, mendRequired, reportLost, sortKeys } from './required-keys.ts';
import { selectVariant } from './select-variant.ts';
import { at, type Spot } from './spot.ts';
import { keyMeant, mendKey } from './unknown-keys.ts';

/**
 * Reads a value by its schema. The answer is a tree of the same shape that holds only what is right or could be mended,
 * with every part still at its place in the source; nothing when the value is of no use. What is wrong is reported.
 */
export function readValue(schema: Schema, node: ValueNode, spot: Spot): ValueNode | undefined {
  switch (schema.kind) {
    case 'text':
      return readText(schema, node, spot);
    case 'enum':
      return readEnum(schema, node, spot);
    case 'flag':
    case 'number':
      return readPlain(schema, node, spot);
    case 'list':
      return readList(schema, node, spot);
    case 'map':
      return readMap(schema, node, spot);
    case 'object':
      return readObject(schema, node, spot);
    case 'choice':
      return readChoice(schema, node, spot);
    case 'variant':
      return readVariant(schema, node, spot);
    case 'reference':
      return readReference(schema.to, node, spot);
  }
}

function readReference(to: string, node: ValueNode, spot: Spot): ValueNode | undefined {
  const definition = spot.definitions[to];
  if (definition === undefined) throw new Error(`The schema has no definition "${to}"`);
  return readValue(definition, node, spot);
}

function readChoice(schema: ChoiceSchema, node: ValueNode, spot: Spot): ValueNode | undefined {
  const type = typeOf(node);
  const option = type === 'nothing' ? undefined : schema.options[type];
  const alone = textInObject(schema, node, spot);
  if (alone !== undefined) return readChoice(schema, alone, spot);
  if (option !== undefined) return readValue(option, node, spot);
  // A number where text may stand is text without quotes.
  const { text } = schema.options;
  const isPlain = type === 'number' || type === 'flag';
  return text !== undefined && isPlain ? readValue(text, node, spot) : reportWrongType(schema, node, spot);
}

function readVariant(schema: VariantSchema, node: ValueNode, spot: Spot): ValueNode | undefined {
  if (node.kind !== 'object') return reportWrongType(schema, node, spot);
  const written = new Map(
    node.members.map(({ key, value }) => [key, value.kind === 'scalar' ? value.value : undefined]),
  );
  const variant = selectVariant(schema.variants, written);
  return variant === undefined ? undefined : readObject(variant.schema, node, spot);
}

function readList(schema: ListSchema, node: ValueNode, spot: Spot): ArrayNode | undefined {
  if (node.kind !== 'array') return readOnlyEntry(schema, node, spot);
  if (node.items.length === 0 && schema.nonEmpty === true) {
    const where = at(node, node.span);
    spot.diagnostics.push(configDiagnostics['empty-container']({ key: spot.key }, where));
    return undefined;
  }
  const { maximum } = schema;
  if (maximum !== undefined && node.items.length > maximum) {
    const surplus = node.items[maximum] ?? node;
    const parameters = { what: spot.what, maximum, count: node.items.length };
    spot.diagnostics.push(configDiagnostics['too-many'](parameters, at(surplus, pointedSpan(surplus))));
  }
  const entry = { ...spot, what: `An entry of \`${spot.key}\`` };
  const items = flatMapKept(node.items, (item) => {
    const value = readValue(schema.item, item, entry);
    return value === undefined ? [] : [value];
  });
  // Why nothing is left was reported.
  if (items.length === 0 && schema.nonEmpty === true) return undefined;
  const kept = dropRepeated(items, schema, entry);
  return kept === node.items ? node : { ...node, items: kept };
}

/** A single value where a list is expected is its only entry. */
function readOnlyEntry(schema: ListSchema, node: ValueNode, spot: Spot): ArrayNode | undefined {
  const type = typeOf(node);
  const entries = entriesOf(schema, node, spot);
  if (entries !== undefined) return readList(schema, entries, spot);
  if (type === 'nothing' || !isEntry(schema, node, spot)) return reportWrongType(schema, node, spot);
  const conversion = { expected: 'an array', result: ONE_ENTRY, fix: wrapping(node, '[', ']') };
  reportConverted(node, conversion, spot);
  const { span, pointer } = node;
  return readList(schema, { kind: 'array', items: [node], span, pointer }, spot);
}

function dropRepeated(
  items: readonly ValueNode[],
  { unique, uniqueKey }: ListSchema,
  spot: Spot,
): readonly ValueNode[] {
  if (unique !== true && uniqueKey === undefined) return items;
  const seen = new Map<string, ValueNode>();
  return items.filter((item) => {
    const part = uniqueKey === undefined ? item : findMember(item, uniqueKey)?.value;
    if (part === undefined) return true;
    const value = JSON.stringify(toValue(part));
    const earlier = seen.get(value);
    if (earlier === undefined) {
      seen.set(value, part);
      return true;
    }
    const related = [{ message: 'first listed here', span: pointedSpan(earlier) }];
    const where = { ...at(part, pointedSpan(part)), related };
    const parameters = { entry: describeFound(part), key: uniqueKey };
    spot.diagnostics.push(configDiagnostics['duplicate-entry'](parameters, where));
    return false;
  });
}

function readMap(schema: MapSchema, node: ValueNode, spot: Spot): ObjectNode | undefined {
  if (node.kind !== 'object') return reportWrongType(schema, node, spot);
  const members = node.members.flatMap((written) => {
    const member = readKey(written, schema, node, spot);
    const value = member && readValue(schema.value, member.value, inside(spot, member.key));
    return member === undefined || value === undefined ? [] : [{ ...member, value }];
  });
  return { ...node, members };
}

/** A member of a map; nothing, and a finding, for what is no key of one that has its own. */
function readKey(
  written: MemberNode,
  schema: MapSchema,
  { members }: ObjectNode,
  spot: Spot,
): MemberNode | undefined {
  const { key, keySpan, value } = written;
  if (schema.keys === undefined) return reportSlip(written, schema.usualKeys ?? [], members, spot);
  if (schema.keys.includes(key)) return written;
  const near = suggest(key, schema.keys);
  const hint = near === undefined ? undefined : `Did you mean \`${near}\`?`;
  const where = { ...at(value, keySpan), ...mendKey(written, schema.keys, members) };
  spot.diagnostics.push(configDiagnostics['unknown-key']({ key, noun: `\`${spot.key}\``, hint }, where));
  return undefined;
}

/** A member of a map that may have any key, as it is; reports one that can only be a slip for a usual one. */
function reportSlip(
  written: MemberNode,
  usual: readonly string[],
  members: readonly MemberNode[],
  { diagnostics }: Spot,
): MemberNode {
  const { key, keySpan, value } = written;
  const meant = usual.includes(key) ? undefined : keyMeant(written, usual, members);
  if (meant !== undefined)
    diagnostics.push(
      contentDiagnostics['misspelt-key'](
        { key, meant },
        { ...at(value, keySpan), ...mendKey(written, usual, members) },
      ),
    );
  return written;
}

function inside(spot: Spot, key: string): Spot {
  return { ...spot, what: `\`${key}\``, key };
}

function readObject(schema: ObjectSchema, node: ValueNode, around: Spot): ObjectNode | undefined {
  if (node.kind !== 'object') return reportWrongType(schema, node, around);
  const spot = { ...around, parents: [...around.parents, schema] };
  const written = renameKeys(schema, node, spot);
  const { known, unknown } = sortKeys(schema, written);
  const mended = mendRequired(schema, node, { known, unknown, spot });
  if (mended.unknown.length > 0) spot.unknown.push({ node, schema, ...mended, spot });
  const members = flatMapKept(mended.known, (member) => {
    const value = readMember(schema, member, node, spot);
    if (value === undefined) return [];
    return value === member.value ? [member] : [{ ...member, value }];
  });
  const writtenKeys = mended.known.map((member) => member.key);
  const read = members === node.members ? node : { ...node, members };
  return completeObject(schema, read, { spot, writtenKeys });
}

/** Reads the value of a key. What is wrong with one that the object cannot do without is told when it is known what follows. */
function readMember(
  schema: ObjectSchema,
  { key, value: written }: MemberNode,
  node: ObjectNode,
  spot: Spot,
): ValueNode | undefined {
  const field = schema.fields[key];
  if (field === undefined) return undefined;
  const isVital = field.required === true && field.fallback === undefined && schema.labelKey === undefined;
  if (!isVital) return readValue(field, written, inside(spot, key));
  const found: Diagnostic[] = [];
  const value = readValue(field, written, inside({ ...spot, diagnostics: found }, key));
  const isLost = value === undefined && !found.some(({ severity }) => severity === 'error');
  for (const each of isLost ? reportLost(schema, key, node, found) : found) spot.diagnostics.push(each);
  return value;
}

function renameKeys(schema: ObjectSchema, node: ObjectNode, spot: Spot): readonly MemberNode[] {
  const { renamed } = schema;
  if (renamed === undefined) return node.members;
  return node.members.map((member) => {
    const current = Object.hasOwn(renamed, member.key) ? renamed[member.key] : undefined;
    if (current === undefined || findMember(node, current) !== undefined) return member;
    const field = schema.fields[current];
    // `"tab": "Guides"` names one; it is no list of them.
    if (field?.kind === 'list' && member.value.kind === 'scalar' && !isEntry(field, member.value, spot))
      return member;
    const fix = [{ span: member.keySpan, text: JSON.stringify(current) }];
    const where = { ...at(member.value, member.keySpan), fix };
    spot.diagnostics.push(configDiagnostics['old-spelling']({ written: member.key, current }, where));
    return { ...member, key: current };
  });
}
