import { objectOf } from '../json/plain-json.ts';
import { toldVariant } from '../read/select-variant.ts';
import { definitions, docsJson } from './docs-json.ts';
import type { Schema } from './schema.ts';
import { settingsJson } from './settings.ts';

/** A key that an object of the configuration may have. */
export interface SettingKey {
  readonly name: string;
  readonly description: string;
  /** The object has it already. */
  readonly isWritten: boolean;
}

/** What may stand at a place of a configuration. */
export interface SettingPlace {
  readonly description: string;
  /** Keys of an object here. */
  readonly keys: readonly SettingKey[];
  /** What a value here is, or may well be. */
  readonly words: readonly (string | boolean)[];
}

/** The files that have settings, and what they are. */
const ROOTS: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ['docs.json', docsJson],
  ['waymark.json', settingsJson],
]);

/** What may stand at a path of a configuration, which is as far as it is written. */
export function settingPlace(
  file: string,
  config: unknown,
  path: readonly (string | number)[],
): SettingPlace | undefined {
  const root = ROOTS.get(file);
  let schemas: readonly Schema[] = root === undefined ? [] : [root];
  let value = config;
  for (const step of path) {
    const around = schemas.flatMap((schema) => alternatives(schema, value));
    schemas = around.flatMap((schema) => inside(schema, step));
    value = Array.isArray(value) ? value[Number(step)] : memberOf(value, step);
  }
  const [first] = schemas;
  if (first === undefined) return undefined;
  const forms = schemas.flatMap((schema) => alternatives(schema, value));
  const keys = forms
    .flatMap((form) => keysOf(form, value))
    .map((key): [string, SettingKey] => [key.name, key]);
  return {
    description: describe(first),
    keys: [...new Map(keys).values()],
    words: [...new Set(forms.flatMap(wordsOf))],
  };
}

function memberOf(value: unknown, step: string | number): unknown {
  const object = objectOf(value) ?? {};
  return Object.hasOwn(object, step) ? object[step] : undefined;
}

/** The forms that a value has by what is written of it; all that it may have where nothing tells them apart yet. */
function alternatives(schema: Schema, value: unknown): readonly Schema[] {
  switch (schema.kind) {
    case 'reference': {
      const named = definitions[schema.to];
      return named === undefined ? [] : alternatives(named, value);
    }
    case 'choice': {
      const { list, object } = schema.options;
      const written = Array.isArray(value) ? list : objectOf(value) && object;
      return (written === undefined ? Object.values(schema.options) : [written]).flatMap((option) =>
        alternatives(option, value),
      );
    }
    case 'variant': {
      const told = toldVariant(schema.variants, new Map(Object.entries(objectOf(value) ?? {})));
      return told === undefined ? schema.variants.map((variant) => variant.schema) : [told.schema];
    }
    default:
      return [schema];
  }
}

function inside(schema: Schema, step: string | number): readonly Schema[] {
  if (schema.kind === 'list') return typeof step === 'number' ? [schema.item] : [];
  if (schema.kind === 'map') return [schema.value];
  if (schema.kind !== 'object' || !Object.hasOwn(schema.fields, step)) return [];
  const field = schema.fields[step];
  return field === undefined ? [] : [field];
}

function keysOf(schema: Schema, value: unknown): readonly SettingKey[] {
  const key = (name: string, field: Schema): SettingKey => ({
    name,
    description: describe(field),
    isWritten: memberOf(value, name) !== undefined,
  });
  if (schema.kind === 'map') return (schema.keys ?? []).map((name) => key(name, schema.value));
  if (schema.kind !== 'object') return [];
  // A key that has no effect is not worth proposing.
  return Object.entries(schema.fields)
    .filter(([, { support }]) => support?.level !== 'not')
    .map(([name, field]) => key(name, field));
}

function wordsOf(schema: Schema): readonly (string | boolean)[] {
  if (schema.kind === 'enum') return schema.values;
  if (schema.kind === 'flag') return [true, false];
  return schema.kind === 'text' ? (schema.examples ?? []) : [];
}

/** A description, with what is missing where something is. */
function describe({ description, support }: Schema): string {
  if (support === undefined || support.level === 'works') return description;
  const { level, why, instead } = support;
  const how = level === 'not' ? 'Not supported' : 'Supported in part';
  return [
    description,
    why === undefined ? `${how}.` : `${how}: ${why}.`,
    ...(instead === undefined ? [] : [`${instead}.`]),
  ].join(' ');
}
