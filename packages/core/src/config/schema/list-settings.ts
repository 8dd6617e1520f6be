import { definitions, docsJson } from './docs-json.ts';
import type { Schema, Support } from './schema.ts';
import { WORKS } from './support.ts';

/** A key of the configuration, and how far it is supported. */
export interface SettingSupport {
  /** Dotted path from the top, or from the element that has it: `api.mdx.server`, `group.expanded`. */
  readonly name: string;
  readonly support: Support;
  /** Neither the key nor anything around it says how far it is supported. */
  readonly isUnmarked: boolean;
}

/** Every key of docs.json with its support, those of the elements of the navigation after the others. */
export function listSettings(): readonly SettingSupport[] {
  const elements = Object.entries(definitions).flatMap(([kind, schema]) =>
    keysOf(schema, kind, schema.support),
  );
  const listed = [...keysOf(docsJson, '', undefined), ...elements];
  return [...new Map(listed.map((setting) => [setting.name, setting])).values()];
}

function keysOf(schema: Schema, path: string, around: Support | undefined): readonly SettingSupport[] {
  const inside = partsOf(schema).flatMap((part) =>
    keysOf(part, path, part.support ?? schema.support ?? around),
  );
  if (schema.kind !== 'object') return inside;
  return Object.entries(schema.fields).flatMap(([key, field]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const support = field.support ?? schema.support ?? around;
    const setting = { name, support: support ?? WORKS, isUnmarked: support === undefined };
    return [setting, ...keysOf(field, name, support)];
  });
}

/** What stands in the place of a schema: entries, values, alternatives. References have their own place. */
export function partsOf(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case 'list':
      return [schema.item];
    case 'map':
      return [schema.value];
    case 'choice':
      return Object.values(schema.options);
    case 'variant':
      return schema.variants.map((variant) => variant.schema);
    default:
      return [];
  }
}
