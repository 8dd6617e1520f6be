import { joinPointer } from '../../source/index.ts';
import { objectOf } from '../json/plain-json.ts';
import { selectVariant } from '../read/select-variant.ts';
import { definitions, docsJson } from './docs-json.ts';
import type { Schema, Support, ValueType } from './schema.ts';
import { WORKS } from './support.ts';

/** A key that a configuration has. */
export interface SettingUse {
  /** As `listSettings` names it. */
  readonly name: string;
  readonly support: Support;
  /** JSON pointer. */
  readonly pointer: string;
}

/** Where a value stands, and what is known of all that stands there. */
interface Place {
  readonly name: string;
  readonly pointer: string;
  readonly support: Support;
}

/** Lists the keys of a configuration that was read, in its order. */
export function settingUses(config: object): readonly SettingUse[] {
  return [...usesIn(docsJson, config, { name: '', pointer: '', support: WORKS })];
}

function* usesIn(schema: Schema, value: unknown, around: Place): Generator<SettingUse> {
  const place = { ...around, support: schema.support ?? around.support };
  switch (schema.kind) {
    case 'object':
      yield* usesInObject(schema.fields, value, place);
      return;
    case 'list':
      if (Array.isArray(value)) yield* usesInItems(schema.item, value, place);
      return;
    case 'map':
      for (const [key, inner] of Object.entries(objectOf(value) ?? {}))
        yield* usesIn(schema.value, inner, step(place, key));
      return;
    default: {
      const chosen = choose(schema, value);
      if (chosen !== undefined)
        yield* usesIn(
          chosen,
          value,
          schema.kind === 'reference' ? { ...place, name: schema.to, support: WORKS } : place,
        );
    }
  }
}

/** Most items are texts, as many as the site has pages: they have no keys. */
function* usesInItems(item: Schema, values: readonly unknown[], place: Place): Generator<SettingUse> {
  for (const [at, value] of values.entries())
    if (typeof value === 'object') yield* usesIn(item, value, step(place, at));
}

function* usesInObject(
  fields: Readonly<Record<string, Schema>>,
  value: unknown,
  place: Place,
): Generator<SettingUse> {
  for (const [key, inner] of Object.entries(objectOf(value) ?? {})) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined) continue;
    const name = place.name === '' ? key : `${place.name}.${key}`;
    const inside = { ...step(place, key), name };
    yield { name, support: supportOfValue(field, inner) ?? place.support, pointer: inside.pointer };
    yield* usesIn(field, inner, inside);
  }
}

/** What a key says of itself, or the alternative that its value is. */
function supportOfValue(field: Schema, value: unknown): Support | undefined {
  const chosen = field.kind === 'choice' || field.kind === 'variant' ? choose(field, value) : undefined;
  return chosen?.support ?? field.support;
}

function choose(schema: Schema, value: unknown): Schema | undefined {
  if (schema.kind === 'reference') return definitions[schema.to];
  if (schema.kind === 'choice') return schema.options[typeOf(value)];
  if (schema.kind !== 'variant') return undefined;
  return selectVariant(schema.variants, new Map(Object.entries(objectOf(value) ?? {})))?.schema;
}

function typeOf(value: unknown): ValueType {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  return Array.isArray(value) ? 'list' : 'object';
}

function step(place: Place, key: string | number): Place {
  return { ...place, pointer: joinPointer(place.pointer, key) };
}
