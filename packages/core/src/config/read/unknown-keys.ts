import { type Edit, suggest, suggestSurely } from '../../diagnostics/index.ts';
import type { MemberNode } from '../../source/index.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { joinCode, joinWords } from './describe.ts';
import type { Spot } from './spot.ts';

/** More keys than this are not listed: the reader would not read them. */
const LISTED_KEYS = 12;

/**
 * Says what to do about a key that an object does not have: advice of the schema, the place where the key would be
 * known (inside this object, around it, or in another kind of element), the closest spelling of a key that is not there
 * yet, or the list of keys.
 */
export function explainUnknownKey(
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

/** What mends a misspelt key: nothing where it may be another key, or where the key that was meant is there too. */
export function mendKey(
  { key, keySpan }: MemberNode,
  keys: readonly string[],
  known: readonly MemberNode[],
): { readonly fix?: readonly Edit[] } {
  const meant = suggestSurely(key, keys);
  if (meant === undefined || known.some((member) => member.key === meant)) return {};
  return { fix: [{ span: keySpan, text: JSON.stringify(meant) }] };
}

function findElsewhere(key: string, schema: ObjectSchema, spot: Spot): string | undefined {
  const current = Object.entries(schema.renamed ?? {}).find(([old]) => old === key)?.[1];
  if (current !== undefined) return `It is another name of \`${current}\`, which is there too: leave it out`;
  const kinds = Object.values(spot.definitions).filter((definition) => hasField(definition, key));
  if (schema.labelKey !== undefined && kinds.length > 0) {
    return `\`${key}\` belongs to ${joinWords(kinds.map(nounOf), 'or')}`;
  }
  const inside = Object.entries(schema.fields).find(([, field]) => hasField(field, key));
  if (inside !== undefined) return `\`${key}\` belongs into \`${inside[0]}\``;
  const around = spot.parents.slice(0, -1).findLast((parent) => hasField(parent, key));
  return around === undefined ? undefined : `\`${key}\` belongs to ${around.noun}`;
}

function hasField(schema: Schema, key: string): boolean {
  return schema.kind === 'object' && Object.hasOwn(schema.fields, key);
}

function nounOf(schema: Schema): string {
  return schema.kind === 'object' ? schema.noun : '';
}
