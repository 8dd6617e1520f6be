import { suggest } from '../../diagnostics/index.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { joinCode, joinWords } from './describe.ts';
import type { Spot } from './spot.ts';

/** More keys than this are not listed: the reader would not read them. */
const LISTED_KEYS = 12;

/**
 * Says what to do about a key that an object does not have: advice of the schema, the place where the key would be
 * known (inside this object, around it, or in another kind of element), the closest spelling, or the list of keys.
 */
export function explainUnknownKey(key: string, schema: ObjectSchema, spot: Spot): string | undefined {
  const advice = schema.advice ?? {};
  if (Object.hasOwn(advice, key)) return advice[key];
  const elsewhere = findElsewhere(key, schema, spot);
  if (elsewhere !== undefined) return elsewhere;
  const keys = Object.keys(schema.fields);
  const near = suggest(key, keys);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return keys.length > LISTED_KEYS ? undefined : `Known keys: ${joinCode(keys).replace(' or ', ', ')}`;
}

function findElsewhere(key: string, schema: ObjectSchema, spot: Spot): string | undefined {
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
