import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, suggest, type Where, whereOf } from '../../diagnostics/index.ts';
import {
  joinPointer,
  type MemberNode,
  type ObjectNode,
  splitPointer,
  type ValueNode,
} from '../../source/index.ts';
import { containers } from '../navigation/containers.ts';
import type { ObjectSchema } from '../schema/schema.ts';
import { pointedSpan } from './describe.ts';
import { explainType } from './explain-type.ts';
import { at, type SortedKeys, type Spot } from './spot.ts';
import { keyMeant, mendKey } from './unknown-keys.ts';

/** Splits the members of an object into those that the schema has and the others. */
export function sortKeys(schema: ObjectSchema, members: readonly MemberNode[]): SortedKeys {
  const isKnown = (member: MemberNode): boolean => Object.hasOwn(schema.fields, member.key);
  if (members.every(isKnown)) return { known: members, unknown: [] };
  return { known: members.filter(isKnown), unknown: members.filter((member) => !isKnown(member)) };
}

/** The required keys that no member has. */
function missingKeys(schema: ObjectSchema, members: readonly MemberNode[]): readonly string[] {
  return Object.keys(schema.fields).filter(
    (key) => schema.fields[key]?.required === true && !members.some((member) => member.key === key),
  );
}

function isLost({ lost = [] }: ObjectNode, key: string): boolean {
  return lost.includes(key) || lost.includes('$ref');
}

/** Takes a list under a misspelt key for what it holds: its pages stay, and the slip is told as that of a required key. */
function mendContainers(
  schema: ObjectSchema,
  { known, unknown, spot }: SortedKeys & { readonly spot: Spot },
): SortedKeys {
  const keys = containers.flatMap(({ key }) => (Object.hasOwn(schema.fields, key) ? [key] : []));
  const mended = unknown.flatMap((member) => {
    const key = member.value.kind === 'array' ? keyMeant(member, keys, [...known, ...unknown]) : undefined;
    return key === undefined ? [] : [{ member, key }];
  });
  for (const { member, key } of mended) {
    const where = { ...at(member.value, member.keySpan), ...mendKey(member, keys, known) };
    const parameters = { noun: schema.noun, keys: [key], misspelt: member.key };
    spot.diagnostics.push(configDiagnostics['missing-key'](parameters, where));
  }
  return {
    known: [...known, ...mended.map(({ member, key }) => ({ ...member, key }))],
    unknown: unknown.filter((each) => !mended.some(({ member }) => member === each)),
  };
}

/** Finds required keys under a wrong name: misspelt, or as the label of another kind of element. Reports what is missing. */
export function mendRequired(
  schema: ObjectSchema,
  node: ObjectNode,
  { known, unknown, spot }: SortedKeys & { readonly spot: Spot },
): SortedKeys {
  let result: SortedKeys = mendContainers(schema, { known, unknown, spot });
  const missing: string[] = [];
  for (const key of missingKeys(schema, result.known)) {
    const plural = result.known.filter((member) => isLabelOf(member, key, schema));
    const found = findMisnamed(key, [...result.unknown, ...plural], schema, spot);
    if (found !== undefined) {
      const isOther = (member: MemberNode): boolean => member !== found;
      result = {
        known: [...result.known.filter(isOther), { ...found, key }],
        unknown: result.unknown.filter(isOther),
      };
    } else if (schema.fields[key]?.fallback === undefined && !isLost(node, key)) missing.push(key);
  }
  if (missing.length === 0) return result;
  reportMissing(schema, missing, node, { spot, unknown: result.unknown });
  // The object is left out, with the keys that it does not have; one that has no other is no element either.
  return schema.labelKey === undefined || known.length === 0 ? { ...result, unknown: [] } : result;
}

/** Whether a list has a text for its value, as the label has: `"groups": "Guides"`. */
function isLabelOf({ key, value }: MemberNode, label: string, { labelKey }: ObjectSchema): boolean {
  return (
    label === labelKey && key === `${label}s` && value.kind === 'scalar' && typeof value.value === 'string'
  );
}

function reportMissing(
  schema: ObjectSchema,
  keys: readonly string[],
  node: ObjectNode,
  { spot, unknown }: { readonly spot: Spot; readonly unknown: readonly MemberNode[] },
): void {
  const [key = '', ...others] = keys;
  const hint = others.length === 0 ? hintForMissing(schema, key, node, unknown) : undefined;
  spot.diagnostics.push(missingKey(schema, keys, { ...at(node, pointedSpan(node)), hint }));
}

function missingKey({ noun }: ObjectSchema, keys: readonly string[], where: Where): Diagnostic {
  const label = `no usable \`${keys.join('` and `')}\``;
  return configDiagnostics['missing-key']({ noun, keys }, { ...where, label });
}

/** What was found in the value of a required key that is of no use; in the place of what refused it, what follows: the object is lost. */
export function reportLost(
  schema: ObjectSchema,
  key: string,
  node: ObjectNode,
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const path = joinPointer(node.pointer, key);
  const refused = found.find((each) => each.path === path);
  if (refused === undefined) return [...found, missingKey(schema, [key], at(node, pointedSpan(node)))];
  const { hint = refused.message, ...where } = whereOf(refused);
  return found.map((each) => (each === refused ? missingKey(schema, [key], { ...where, hint }) : each));
}

/** What other formats call the label of an element. */
const LABEL_NAMES: readonly string[] = ['name', 'title', 'label', 'text'];

function hintForMissing(
  { labelKey, noun, fields }: ObjectSchema,
  key: string,
  node: ObjectNode,
  others: readonly MemberNode[],
): string | undefined {
  const field = fields[key];
  if (key === 'group' && node.members.some((member) => member.key === 'groups'))
    return 'Put the groups themselves into `pages`, without `groups` around them';
  const label = node.members.find((member) => LABEL_NAMES.includes(member.key));
  if (key === labelKey && label !== undefined) return `Write \`${key}\` instead of \`${label.key}\``;
  if (labelKey !== undefined || field === undefined) return undefined;
  const unknown = others.find(({ value }) => (value.kind === 'array') === (field.kind === 'list'));
  if (unknown === undefined) return field.kind === 'list' ? explainType(field, node) : undefined;
  return `Is it \`${unknown.key}\`, which is no key of ${noun}? Then write \`${key}\``;
}

function findMisnamed(
  key: string,
  unknown: readonly MemberNode[],
  schema: ObjectSchema,
  spot: Spot,
): MemberNode | undefined {
  const near = suggest(
    key,
    unknown.map((member) => member.key),
  );
  const misspelt = unknown.find((member) => member.key === near);
  if (misspelt !== undefined) {
    const fix = mendKey(misspelt, Object.keys(schema.fields), []);
    const where = { ...at(misspelt.value, misspelt.keySpan), ...fix };
    const parameters = { noun: schema.noun, keys: [key], misspelt: misspelt.key };
    spot.diagnostics.push(configDiagnostics['missing-key'](parameters, where));
    return misspelt;
  }
  if (key !== schema.labelKey) return undefined;
  const other = unknown.find((member) => nounOfLabel(member.key, spot) !== undefined);
  if (other === undefined) return findOtherLabel(key, unknown, schema, spot);
  const found = nounOfLabel(other.key, spot) ?? '';
  const parameters = { found, key: other.key, place: spot.key, expected: schema.noun, wanted: key };
  spot.diagnostics.push(configDiagnostics['misplaced-element'](parameters, at(other.value, other.keySpan)));
  return other;
}

function findOtherLabel(
  key: string,
  unknown: readonly MemberNode[],
  { noun }: ObjectSchema,
  spot: Spot,
): MemberNode | undefined {
  const label = unknown.find((member) => LABEL_NAMES.includes(member.key) && member.value.kind === 'scalar');
  if (label === undefined) return undefined;
  const fix = [{ span: label.keySpan, text: JSON.stringify(key) }];
  const hint = `Write \`${key}\` instead of \`${label.key}\``;
  const where = { ...at(label.value, label.keySpan), hint, fix };
  spot.diagnostics.push(configDiagnostics['missing-key']({ noun, keys: [key], misspelt: label.key }, where));
  return label;
}

function nounOfLabel(key: string, spot: Spot): string | undefined {
  const definition = Object.hasOwn(spot.definitions, key) ? spot.definitions[key] : undefined;
  return definition?.kind === 'object' && definition.labelKey === key ? definition.noun : undefined;
}

/** Fills in what has a fallback. Without a required key the object is of no use, unless it is an element. */
export function completeObject(
  schema: ObjectSchema,
  node: ObjectNode,
  { spot, writtenKeys }: { readonly spot: Spot; readonly writtenKeys: readonly string[] },
): ObjectNode | undefined {
  const added: MemberNode[] = [];
  for (const key of missingKeys(schema, node.members)) {
    const fallback = schema.fields[key]?.fallback;
    if (fallback === undefined) {
      if (schema.labelKey !== undefined) continue;
      return undefined;
    }
    // What is wrong with a value that was there was reported.
    if (!writtenKeys.includes(key) && !isLost(node, key)) reportFallback(key, fallback, node, spot);
    const value = fallbackNode(fallback, node, key);
    added.push({ key, keySpan: pointedSpan(node), value });
  }
  return added.length === 0 ? node : { ...node, members: [...node.members, ...added] };
}

function reportFallback(key: string, fallback: unknown, node: ObjectNode, spot: Spot): void {
  const where = at(node, pointedSpan(node), `\`${key}\` is missing`);
  const name = [...splitPointer(node.pointer), key].join('.');
  const used = `\`${JSON.stringify(fallback)}\``;
  spot.diagnostics.push(configDiagnostics['missing-setting']({ key: name, used }, where));
}

/** A value that nobody wrote, placed at the opening of the object that lacks it. */
function fallbackNode(value: unknown, around: ObjectNode, key: string): ValueNode {
  const span = pointedSpan(around);
  const pointer = joinPointer(around.pointer, key);
  if (typeof value !== 'object' || value === null) {
    return { kind: 'scalar', value: String(value), span, pointer };
  }
  const parent: ObjectNode = { kind: 'object', members: [], span, pointer };
  const members = Object.entries(value).map(([name, part]) => ({
    key: name,
    keySpan: span,
    value: fallbackNode(part, parent, name),
  }));
  return { ...parent, members };
}
