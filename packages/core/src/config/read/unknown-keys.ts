import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, type Edit, suggest, suggestSurely, type Where } from '../../diagnostics/index.ts';
import type { MemberNode } from '../../source/index.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { joinCode, joinWords } from './describe.ts';
import { at, type Spot, type UnknownKeys } from './spot.ts';

/** More keys than this are not listed: the reader would not read them. */
const LISTED_KEYS = 12;

/**
 * Says what to do about a key that an object does not have: advice of the schema, the place where the key would be
 * known (inside this object, around it, or in another kind of element), the closest spelling of a key that is not there
 * yet, or the list of keys.
 */
function explainUnknownKey(
  key: string,
  schema: ObjectSchema,
  known: readonly MemberNode[],
  spot: Spot,
): Explanation {
  const advice = schema.advice ?? {};
  const told = Object.hasOwn(advice, key) ? advice[key] : findElsewhere(key, schema, spot);
  if (told !== undefined) return { hint: told, isSpelling: false };
  const keys = Object.keys(schema.fields);
  const free = keys.filter((name) => !known.some((member) => member.key === name));
  const near = suggest(key, free);
  if (near !== undefined) return { hint: `Did you mean \`${near}\`?`, isSpelling: true };
  const list = keys.length > LISTED_KEYS ? undefined : `Known keys: ${joinCode(keys).replace(' or ', ', ')}`;
  return { hint: list, isSpelling: false };
}

/** What to do about an unknown key. */
interface Explanation {
  readonly hint: string | undefined;
  /** It looks like a slip of the pen. */
  readonly isSpelling: boolean;
}

/** The key that must have been meant; undefined where it may be another one, or where that is there too. */
export function keyMeant(
  { key }: MemberNode,
  keys: readonly string[],
  members: readonly MemberNode[],
): string | undefined {
  const meant = suggestSurely(key, keys);
  return members.some((member) => member.key === meant) ? undefined : meant;
}

/** What mends a misspelt key, where it is plain which one was meant. */
export function mendKey(
  member: MemberNode,
  keys: readonly string[],
  members: readonly MemberNode[],
): { readonly fix?: readonly Edit[] } {
  const meant = keyMeant(member, keys, members);
  return meant === undefined ? {} : { fix: [{ span: member.keySpan, text: JSON.stringify(meant) }] };
}

/** Keys of one object that are reported one by one; a file of a million unknown keys is no configuration. */
const MOST_REPORTED = 100;

/** Reports the keys that an object does not have, except one that another finding names. */
export function reportUnknownKeys(
  object: UnknownKeys,
  named: ReadonlySet<MemberNode>,
): readonly Diagnostic[] {
  const { schema, unknown } = object;
  const { noun } = schema;
  const told = unknown.filter((member) => !named.has(member));
  const next = told[MOST_REPORTED];
  const parameters = { noun, count: told.length - MOST_REPORTED };
  return [
    ...told.slice(0, MOST_REPORTED).map((member) => {
      const { hint, ...where } = whereUnknown(member, object);
      return configDiagnostics['unknown-key']({ key: member.key, noun, hint }, where);
    }),
    ...(next === undefined
      ? []
      : [configDiagnostics['more-unknown-keys'](parameters, at(next.value, next.keySpan))]),
  ];
}

/** Where an unknown key is, and what to do about it. */
export function whereUnknown(member: MemberNode, { schema, known, spot }: UnknownKeys): Where {
  const { key, keySpan, value } = member;
  const { hint, isSpelling } = explainUnknownKey(key, schema, known, spot);
  const fix = isSpelling ? mendKey(member, Object.keys(schema.fields), known) : {};
  return { ...at(value, keySpan, 'unknown key'), ...fix, hint };
}

function findElsewhere(key: string, schema: ObjectSchema, spot: Spot): string | undefined {
  const current = Object.entries(schema.renamed ?? {}).find(([old]) => old === key)?.[1];
  if (current !== undefined) return `It is another name of \`${current}\`, which is there too: leave it out`;
  const kinds = Object.values(spot.definitions).filter((definition) => hasField(definition, key));
  if (schema.labelKey !== undefined && kinds.length > 0) {
    return `\`${key}\` belongs to ${joinWords(kinds.map(nounOf))}`;
  }
  const inside = Object.entries(schema.fields).find(([, field]) => hasField(field, key));
  if (inside !== undefined) return `\`${key}\` belongs into \`${inside[0]}\``;
  // The way to a key with dots, as documentation and messages name it.
  const [outer = '', name = ''] = key.split('.');
  const field = Object.hasOwn(schema.fields, outer) ? schema.fields[outer] : undefined;
  if (field !== undefined && hasField(field, name)) return `Write it as \`"${outer}": {"${name}": …}\``;
  const around = spot.parents.slice(0, -1).findLast((parent) => hasField(parent, key));
  return around === undefined ? undefined : `\`${key}\` belongs to ${around.noun}`;
}

function hasField(schema: Schema, key: string): boolean {
  return schema.kind === 'object' && Object.hasOwn(schema.fields, key);
}

function nounOf(schema: Schema): string {
  return schema.kind === 'object' ? schema.noun : '';
}
