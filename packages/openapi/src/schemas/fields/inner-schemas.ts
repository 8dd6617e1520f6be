import type { SpecNode } from '../../model/json.ts';
import type { Schema } from '../../model/schema-model.ts';
import type { SchemaReader } from '../schemas.ts';

/** A schema that another one speaks of, and that has no place of its own: of an array's entries, of names, of content. */
export interface InnerSchema {
  readonly kind: 'items' | 'contains' | 'propertyNames' | 'contentSchema';
  readonly schema: Schema;
}

/** Levels of arrays in arrays, and of content in content. */
const INNER_DEPTH = 4;

/** Whether what a list must contain has fields of its own, which stand in a branch of the list. */
export function isContainedBranch({ properties, additional, tuple, variants, items }: Schema): boolean {
  const count = properties.length + additional.length + tuple.length + variants.length;
  return count > 0 || items !== undefined;
}

/** Lists the inner schemas of a schema, the outermost first; a tuple's entries are fields. */
export function innerSchemas(
  read: SchemaReader,
  schema: Schema,
  depth: number = INNER_DEPTH,
): readonly InnerSchema[] {
  if (depth <= 0) return [];
  const inner = (kind: InnerSchema['kind'], node: SpecNode | undefined): readonly InnerSchema[] => {
    if (node === undefined) return [];
    const found = read(node);
    const { description, ...silent } = found;
    // Many documents describe a list and its entries by the same text.
    const said = description === schema.description ? silent : found;
    return [{ kind, schema: said }, ...innerSchemas(read, found, depth - 1)];
  };
  return [
    ...inner('items', schema.tuple.length > 0 ? undefined : schema.items),
    ...inner(
      'contains',
      schema.contains && isContainedBranch(read(schema.contains)) ? undefined : schema.contains,
    ),
    ...inner('propertyNames', schema.propertyNames),
    ...inner('contentSchema', schema.content),
  ];
}

/** Whether the type of a schema does not tell its format: a list of values stands there, or no type at all. */
export function hasHiddenFormat({ format, choices, types }: Schema): boolean {
  return format !== undefined && (choices !== undefined || types.length === 0);
}
