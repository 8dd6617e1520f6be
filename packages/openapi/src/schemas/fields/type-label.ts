import type { JsonValue } from '../../model/json.ts';
import type { Schema } from '../../model/schema-model.ts';
import type { SchemaReader } from '../schemas.ts';

/** Nesting of arrays and variants that a label spells out. */
const LABEL_DEPTH = 3;

/** Alternatives that a label spells out before it ends in `…`. */
export const LABEL_VARIANTS = 3;

/** The type of a schema in one phrase: `string<date-time> | null`, `enum<string>`, `object[]`, `file`. */
export function typeLabel(read: SchemaReader, schema: Schema, depth: number = LABEL_DEPTH): string {
  if (schema.typeName !== undefined) return schema.typeName;
  const label = bareLabel(read, schema, depth);
  return schema.nullable && label !== 'any' && label !== 'null' ? `${label} | null` : label;
}

function bareLabel(read: SchemaReader, schema: Schema, depth: number): string {
  if (schema.file !== undefined) return 'file';
  if (schema.choices !== undefined) return `enum<${choiceType(schema)}>`;
  if (schema.variants.length > 0 && !schema.types.includes('object')) {
    return variantsLabel(read, schema, depth);
  }
  if (schema.types.length === 0) return schema.nullable ? 'null' : 'any';
  return schema.types.map((type) => oneType(read, schema, type, depth)).join(' | ');
}

function oneType(read: SchemaReader, schema: Schema, type: string, depth: number): string {
  if (type === 'array' && schema.tuple.length > 0 && depth > 0) return tupleLabel(read, schema, depth);
  if (type === 'array') {
    if (schema.items === undefined || depth <= 0) return 'any[]';
    const items = typeLabel(read, read(schema.items), depth - 1);
    return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
  }
  return schema.format !== undefined && type !== 'object' ? `${type}<${schema.format}>` : type;
}

/** `[number, string]`, with `…` for what is not spelt out. */
function tupleLabel(read: SchemaReader, { tuple }: Schema, depth: number): string {
  const entries = tuple.slice(0, LABEL_VARIANTS).map((node) => typeLabel(read, read(node), depth - 1));
  return `[${[...entries, ...(tuple.length > LABEL_VARIANTS ? ['…'] : [])].join(', ')}]`;
}

function variantsLabel(read: SchemaReader, schema: Schema, depth: number): string {
  if (depth <= 0) return 'any';
  const different = new Set<string>();
  for (const { node } of schema.variants) {
    different.add(typeLabel(read, read(node), depth - 1));
    // The rest would not be shown, and unions of unions can be very large.
    if (different.size > LABEL_VARIANTS) break;
  }
  const shown = [...different].slice(0, LABEL_VARIANTS).join(' | ');
  return different.size > LABEL_VARIANTS ? `${shown} | …` : shown;
}

function choiceType({ choices, types }: Schema): string {
  if (types.length === 1 && types[0] !== undefined) return types[0];
  const found = new Set(
    (choices ?? []).filter((choice) => choice !== null).map((choice: JsonValue) => typeof choice),
  );
  return found.size === 1 ? [...found].join('') : 'any';
}
